import type { Gateway } from '#core/ports/gateway.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import type { PurchaseChoice } from '#core/purchase/purchase.ts';
import type { Place } from '#core/routes/places.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import { orderInHand } from '#core/session/order-in-hand.ts';
import type { PerformAction } from '../actions/performers.ts';
import type { Trace } from './tracing.ts';

/** What a shopper works with: the screens on recording ports, and what the ports were asked. */
export interface ShopperDriver {
  readonly screens: ScreenFactories;
  readonly gateway: Gateway;
  readonly session: SessionMemory;
  readonly navigation: { open(place: Place): void; current(): Place | null };
  /** The port calls so far. */
  readonly trace: Trace;
  readonly perform: PerformAction;
  readonly token: string;
}

/** What became of a step: its name, and the facts that a person or a test looks for. */
export type Step = { readonly step: string; readonly outcome: string } & Readonly<Record<string, unknown>>;

/** What is done about an order that waits for payment. */
export type PendingChoice = 'cancel' | 'pay' | 'leave';

/** What is chosen in the cart. */
export interface CartChoice {
  readonly paymentType: PurchaseChoice['paymentType'];
  /** Number of instalments; null for the first plan offered. */
  readonly periods: number | null;
  readonly receiptType: PurchaseChoice['receiptType'];
}

/** What was asked for is not on offer: nothing else is chosen in its place. */
export const notOffered = (what: string, named: string | number, offered: readonly (string | number)[]): Error =>
  new Error(`no ${what} '${named}'; there are ${offered.join(', ') || 'none'}`);

/** The alias of the order in hand, null where there is none. */
export function orderAlias({ session, trace }: ShopperDriver): string | null {
  const order = orderInHand(session);
  return order === null ? null : trace.alias(order);
}

/** What the page showed and opened since this was called. */
export function factsSince({ trace }: ShopperDriver): {
  readonly notice: () => unknown;
  readonly opened: () => string | null;
  readonly hostCalls: () => number;
} {
  const from = trace.entries.length;
  const entriesOf = (port: string) => trace.entries.slice(from).filter((entry) => entry.port === port);
  return {
    notice: () => entriesOf('notices').at(-1)?.sent ?? null,
    opened: () => entriesOf('hostApp').at(-1)?.call ?? null,
    hostCalls: () => entriesOf('hostApp').length,
  };
}
