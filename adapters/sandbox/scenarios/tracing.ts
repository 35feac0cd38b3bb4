import { CALLS, methodsOver, sendTo } from '#core/gateway/calls.ts';
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

/** The same gateway, whose calls are traced: of what was sent and answered the named fields alone. */
export function createTracingGateway(gateway: Gateway, trace: Trace): Gateway {
  const send = sendTo(gateway);
  return methodsOver(Object.keys(CALLS) as Call[], async (call, request) => {
    const named = call === 'readProduct' ? 'productId' : 'productOrderId';
    const about = request.about.map((each: unknown) => (typeof each === 'string' ? { [named]: each } : each));
    const entry = trace.add('gateway', call, tracedOf(Object.assign({}, ...about), trace));
    const outcome = await send(call, request);
    entry.got = outcome.kind === 'done' ? { kind: 'done', ...tracedOf(outcome.data, trace) } : outcome;
    return outcome;
  });
}

/** What a person looks for; nothing that a shopper typed about himself but the place. */
const ORDERS: ReadonlySet<string> = new Set(['productOrderId', 'waitingOrderId']);
const SUMS: ReadonlySet<string> = new Set(
  'price productAmount totalRepaymentAmount markup overdueCharge refundAmount totalFee'.split(' '),
);
const PLAIN: ReadonlySet<string> = new Set([
  ...'productId skuCode province city receiptType paymentType originalProductId overdueDays language'.split(' '),
  ...'hasEnoughStock bnplStatus needsPolicy nativeStep result status paid accepted'.split(' '),
]);

/** The fields of a request or an answer that a trace has: orders by the names that stand for them, sums in rupees. */
function tracedOf(fields: object | null, { alias }: Trace): object {
  return Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) => {
      if (ORDERS.has(name)) return [[name, value === null ? null : alias(value as string)]];
      if (SUMS.has(name)) return [[name, value === null ? null : rupeesFromPaisa(value as Paisa)]];
      return PLAIN.has(name) ? [[name, value]] : [];
    }),
  );
}
