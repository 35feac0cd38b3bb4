import { rupeesFromPaisa } from '#core/lib/money.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';

/** One call of a port, in plain JSON: money in rupees, ids and times by their order of appearance. */
export interface TraceEntry {
  readonly port: 'gateway' | 'hostApp' | 'notices' | 'navigation' | 'sandbox';
  readonly call: string;
  readonly sent: unknown;
  /** What came back; missing for ports that answer nothing. */
  got?: unknown;
}

/** Collects what the ports are asked and what they answer. */
export interface Trace {
  readonly entries: readonly TraceEntry[];
  /** Adds a call; the entry's `got` may follow. */
  add(port: TraceEntry['port'], call: string, sent: unknown): TraceEntry;
  /** The name that stands for an id, so that two runs on different gateways can be compared. */
  alias(id: string): string;
}

/** Makes an empty trace. */
export function createTrace(): Trace {
  const entries: TraceEntry[] = [];
  const aliases = new Map<string, string>();
  return {
    entries,
    add(port, call, sent) {
      const entry: TraceEntry = { port, call, sent };
      entries.push(entry);
      return entry;
    },
    alias(id) {
      const known = aliases.get(id) ?? `order#${aliases.size + 1}`;
      aliases.set(id, known);
      return known;
    },
  };
}

/** The same gateway, whose calls are traced. Personal fields of an address are left out. */
export function createTracingGateway(gateway: Gateway, trace: Trace): Gateway {
  const alias = (id: string | null): string | null => (id === null ? null : trace.alias(id));

  async function traced<O extends Outcome<unknown>>(
    call: keyof Gateway,
    sent: unknown,
    answer: Promise<O>,
    facts: (data: Extract<O, { kind: 'done' }>['data']) => object,
  ): Promise<O> {
    const entry = trace.add('gateway', call, sent);
    const outcome = await answer;
    entry.got = outcome.kind === 'done' ? { kind: 'done', ...facts(outcome.data) } : outcome;
    return outcome;
  }

  const nothing = (): object => ({});
  const order = (id: string): object => ({ order: trace.alias(id) });

  return {
    readProduct: (product) =>
      traced('readProduct', { product }, gateway.readProduct(product), (data) => ({
        name: data.name,
        price: rupeesFromPaisa(data.price),
        presale: data.presale.kind,
        skus: data.skus.length,
        inStock: data.skus.filter((sku) => sku.isInStock).length,
      })),
    startPurchase: (choice) =>
      traced('startPurchase', choice, gateway.startPurchase(choice), (data) => ({
        order: alias(data.productOrderId),
        waiting: alias(data.waitingOrderId),
        hasEnoughStock: data.hasEnoughStock,
      })),
    cancelWaitingOrder: (id) => traced('cancelWaitingOrder', order(id), gateway.cancelWaitingOrder(id), nothing),
    readPurchase: (id) =>
      traced('readPurchase', order(id), gateway.readPurchase(id), (data) => ({
        bnplPayStatus: data.bnplStatus,
        total: rupeesFromPaisa(data.product.totalPrice),
        terms: data.plans.map((term) => ({
          periods: term.periods,
          downPayment: rupeesFromPaisa(term.downPayment),
          total: rupeesFromPaisa(term.total),
        })),
        needsPolicy: data.needsPolicy,
      })),
    askBnpl: (id) => traced('askBnpl', order(id), gateway.askBnpl(id), (data) => ({ currentStep: data.nativeStep })),
    readAddress: (id) =>
      traced('readAddress', order(id), gateway.readAddress(id), (data) => ({ city: data?.city ?? null })),
    saveAddress: (id, address) =>
      traced(
        'saveAddress',
        { ...order(id), province: address.province, city: address.city },
        gateway.saveAddress(id, address),
        nothing,
      ),
    continuePurchase: (choice) =>
      traced(
        'continuePurchase',
        { ...choice, productOrderId: trace.alias(choice.productOrderId) },
        gateway.continuePurchase(choice),
        (data) => ({ ...data, productOrderId: alias(data.productOrderId) }),
      ),
    readCalculation: (request) =>
      traced(
        'readCalculation',
        {
          ...request,
          productOrderId: trace.alias(request.productOrderId),
          productAmount: rupeesFromPaisa(request.productAmount),
        },
        gateway.readCalculation(request),
        (data) => ({
          totalRepaymentAmount: rupeesFromPaisa(data.totalRepaymentAmount),
          markup: rupeesFromPaisa(data.markup),
          overdueCharge: rupeesFromPaisa(data.overdueCharge),
        }),
      ),
    readOrder: (id) =>
      traced('readOrder', order(id), gateway.readOrder(id), (data) => ({
        status: data.status,
        orderType: data.paymentType,
        total: rupeesFromPaisa(data.prices.totalAmount),
        installments: data.installments.map((each) => (each.amount === null ? null : rupeesFromPaisa(each.amount))),
      })),
    confirmReceipt: (id) => traced('confirmReceipt', order(id), gateway.confirmReceipt(id), nothing),
    readRefund: (id) =>
      traced('readRefund', order(id), gateway.readRefund(id), (data) => ({
        paid: data.paid,
        refundAmount: rupeesFromPaisa(data.refundAmount),
        totalFee: rupeesFromPaisa(data.totalFee),
      })),
    submitRefund: (id) => traced('submitRefund', order(id), gateway.submitRefund(id), nothing),
    fileComplaint: (complaint) =>
      traced('fileComplaint', { language: complaint.language }, gateway.fileComplaint(complaint), (data) => data),
  };
}
