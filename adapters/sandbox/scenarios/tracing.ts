import type { OrderId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { Call, Command, Gateway, Question } from '#core/ports/gateway.ts';

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
  const tracer: Tracer = {
    gateway,
    trace,
    async traced(call, sent, answer, facts) {
      const entry = trace.add('gateway', call, sent);
      const outcome = await answer;
      entry.got = outcome.kind === 'done' ? { kind: 'done', ...facts(outcome.data) } : outcome;
      return outcome;
    },
    order: (id) => ({ order: trace.alias(id) }),
  };
  return { ...tracedQuestions(tracer), ...tracedCommands(tracer) };
}

interface Tracer {
  readonly gateway: Gateway;
  readonly trace: Trace;
  /** Notes what is sent and, once it is there, what came back: of a success the facts alone. */
  traced<O extends Outcome<unknown>>(
    call: Call,
    sent: unknown,
    answer: Promise<O>,
    facts: (data: Extract<O, { kind: 'done' }>['data']) => object,
  ): Promise<O>;
  /** An order by the name that stands for its id. */
  order(id: OrderId): object;
}

function tracedQuestions({ gateway, trace, traced, order }: Tracer): Pick<Gateway, Question> {
  return {
    readProduct: (product) =>
      traced('readProduct', { product }, gateway.readProduct(product), (data) => ({
        name: data.name,
        price: rupeesFromPaisa(data.price),
        presale: data.presale.kind,
        skus: data.skus.length,
        inStock: data.skus.filter((sku) => sku.isInStock).length,
      })),
    readPurchase: (id) =>
      traced('readPurchase', order(id), gateway.readPurchase(id), (data) => ({
        bnpl: data.bnplStatus,
        total: rupeesFromPaisa(data.product.totalPrice),
        plans: data.plans.map(({ periods, downPayment, total }) => ({
          periods,
          downPayment: rupeesFromPaisa(downPayment),
          total: rupeesFromPaisa(total),
        })),
        needsPolicy: data.needsPolicy,
      })),
    askBnpl: (id) => traced('askBnpl', order(id), gateway.askBnpl(id), ({ nativeStep }) => ({ nativeStep })),
    readAddress: (id) =>
      traced('readAddress', order(id), gateway.readAddress(id), (data) => ({ city: data?.city ?? null })),
    readCalculation: (request) => {
      const productAmount = rupeesFromPaisa(request.productAmount);
      const sent = { ...request, productOrderId: trace.alias(request.productOrderId), productAmount };
      return traced('readCalculation', sent, gateway.readCalculation(request), (data) => ({
        totalRepaymentAmount: rupeesFromPaisa(data.totalRepaymentAmount),
        markup: rupeesFromPaisa(data.markup),
        overdueCharge: rupeesFromPaisa(data.overdueCharge),
      }));
    },
    readOrder: (id) =>
      traced('readOrder', order(id), gateway.readOrder(id), (data) => ({
        status: data.status,
        payment: data.paymentType,
        total: rupeesFromPaisa(data.prices.totalAmount),
        installments: data.installments.map((each) => (each.amount === null ? null : rupeesFromPaisa(each.amount))),
      })),
    readRefund: (id) =>
      traced('readRefund', order(id), gateway.readRefund(id), (data) => ({
        paid: data.paid,
        refundAmount: rupeesFromPaisa(data.refundAmount),
        totalFee: rupeesFromPaisa(data.totalFee),
      })),
  };
}

function tracedCommands({ gateway, trace, traced, order }: Tracer): Pick<Gateway, Command> {
  const alias = (id: OrderId | null): string | null => (id === null ? null : trace.alias(id));
  const nothing = (): object => ({});
  return {
    startPurchase: (choice, key) =>
      traced('startPurchase', choice, gateway.startPurchase(choice, key), (data) => ({
        order: alias(data.productOrderId),
        waiting: alias(data.waitingOrderId),
        hasEnoughStock: data.hasEnoughStock,
      })),
    cancelWaitingOrder: (id, key) =>
      traced('cancelWaitingOrder', order(id), gateway.cancelWaitingOrder(id, key), nothing),
    saveAddress: (id, address, key) => {
      const { province, city } = address;
      return traced('saveAddress', { ...order(id), province, city }, gateway.saveAddress(id, address, key), nothing);
    },
    continuePurchase: (choice, key) => {
      const sent = { ...choice, productOrderId: trace.alias(choice.productOrderId) };
      return traced('continuePurchase', sent, gateway.continuePurchase(choice, key), (data) => ({
        ...data,
        productOrderId: alias(data.productOrderId),
      }));
    },
    confirmReceipt: (id, key) => traced('confirmReceipt', order(id), gateway.confirmReceipt(id, key), nothing),
    submitRefund: (id, key) => traced('submitRefund', order(id), gateway.submitRefund(id, key), nothing),
    fileComplaint: (complaint, key) => {
      const { language } = complaint;
      return traced('fileComplaint', { language }, gateway.fileComplaint(complaint, key), (data) => data);
    },
  };
}
