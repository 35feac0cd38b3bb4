import { CALLS, type DataOf, methodsOver, sendTo } from '#core/gateway/calls.ts';
import { type Paisa, rupeesFromPaisa } from '#core/lib/money.ts';
import type { Call, Gateway } from '#core/ports/gateway.ts';

/** One call of a port, in plain JSON: money in rupees, ids and times by their order of appearance. */
export interface TraceEntry {
  readonly port: 'gateway' | 'hostApp' | 'notices' | 'navigation' | 'sandbox';
  readonly call: string;
  readonly sent: unknown;
  /** What came back; missing for ports that answer nothing. */
  got?: unknown;
}

/** Collects what the ports are asked and what they answer. */
export type Trace = ReturnType<typeof createTrace>;

/** Makes an empty trace. */
export function createTrace() {
  const entries: TraceEntry[] = [];
  const aliases = new Map<string, string>();
  return {
    entries: entries as readonly TraceEntry[],
    /** Adds a call; the entry's `got` may follow. */
    add(port: TraceEntry['port'], call: string, sent: unknown): TraceEntry {
      const entry: TraceEntry = { port, call, sent };
      entries.push(entry);
      return entry;
    },
    /** The name that stands for an id, so that two runs on different gateways can be compared. */
    alias(id: string): string {
      const known = aliases.get(id) ?? `order#${aliases.size + 1}`;
      aliases.set(id, known);
      return known;
    },
  };
}

/** The same gateway, whose calls are traced. What a shopper typed about himself is left out. */
export function createTracingGateway(gateway: Gateway, trace: Trace): Gateway {
  const send = sendTo(gateway);
  return methodsOver(Object.keys(CALLS) as Call[], async (call, request) => {
    const sent = request.about.map((each: unknown) => sentOf(call, each, trace.alias));
    const entry = trace.add('gateway', call, Object.assign({}, ...sent));
    const outcome = await send(call, request);
    entry.got = outcome.kind === 'done' ? { kind: 'done', ...FACTS[call](outcome.data, trace.alias) } : outcome;
    return outcome;
  });
}

type Alias = Trace['alias'];

/** What may be kept of one argument: an order by the name that stands for it, of what was typed nothing but the place. */
function sentOf(call: Call, about: unknown, alias: Alias): object {
  if (typeof about === 'string') return call === 'readProduct' ? { product: about } : { order: alias(about) };
  const kept = Object.entries(about as object).filter(([name]) => !TYPED.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'productOrderId') return [name, alias(value as string)];
      return [name, name === 'productAmount' ? rupeesFromPaisa(value as Paisa) : value];
    }),
  );
}

const TYPED: ReadonlySet<string> = new Set(['name', 'phoneNumber', 'email', 'street', 'mobile', 'problem']);

const nothing = (): object => ({});

/** Sums by their names, in rupees. */
const rupees = (sums: Readonly<Record<string, Paisa>>): object =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, rupeesFromPaisa(sum)]));

/** The facts of an answer that a person looks for. */
const FACTS: { readonly [C in Call]: (data: DataOf<C>, alias: Alias) => object } = {
  readProduct: ({ name, price, presale, skus }) => {
    const inStock = skus.filter((sku) => sku.isInStock).length;
    return { name, ...rupees({ price }), presale: presale.kind, skus: skus.length, inStock };
  },
  startPurchase: ({ productOrderId, waitingOrderId, hasEnoughStock }, alias) => ({
    order: productOrderId && alias(productOrderId),
    waiting: waitingOrderId && alias(waitingOrderId),
    hasEnoughStock,
  }),
  cancelWaitingOrder: nothing,
  readPurchase: ({ bnplStatus, product, plans, needsPolicy }) => ({
    bnpl: bnplStatus,
    ...rupees({ total: product.totalPrice }),
    plans: plans.map(({ periods, downPayment, total }) => ({ periods, ...rupees({ downPayment, total }) })),
    needsPolicy,
  }),
  askBnpl: ({ nativeStep }) => ({ nativeStep }),
  readAddress: (address) => ({ city: address?.city ?? null }),
  saveAddress: nothing,
  continuePurchase: (data, alias) => ({ ...data, productOrderId: data.productOrderId && alias(data.productOrderId) }),
  readCalculation: ({ totalRepaymentAmount, markup, overdueCharge }) =>
    rupees({ totalRepaymentAmount, markup, overdueCharge }),
  readOrder: ({ status, paymentType, prices, installments }) => ({
    status,
    payment: paymentType,
    ...rupees({ total: prices.totalAmount }),
    installments: installments.map(({ amount }) => amount && rupeesFromPaisa(amount)),
  }),
  confirmReceipt: nothing,
  readRefund: ({ paid, refundAmount, totalFee }) => ({ paid, ...rupees({ refundAmount, totalFee }) }),
  submitRefund: nothing,
  fileComplaint: (data) => data,
};
