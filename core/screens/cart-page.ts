import type { OrderTruth } from '../errors/order-truth.ts';
import type { Store, Updater } from '../lib/store.ts';
import type { Visit } from '../lib/visit.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { keepChoice } from '../session/kept-choices.ts';
import type { NoticeKey } from '../text/catalogue.ts';
import type { CartReady, CartState } from './cart-flow.ts';

/** What the actions of the cart share. */
export interface CartPage<Ports> {
  readonly ports: Ports;
  readonly state: Store<CartState>;
  readonly change: Updater<CartState, 'ready'>;
  readonly visit: Visit;
}

type Shown = Pick<CartPage<unknown>, 'state'>;

/** The cart that is shown, null while there is none. */
export function readyCart({ state }: Shown): CartReady | null {
  const now = state.getSnapshot();
  return now.kind === 'ready' ? now : null;
}

/** Lets the cart be used again. */
export function unlock({ change }: Pick<CartPage<unknown>, 'change'>): void {
  change((cart) => ({ ...cart, task: null }));
}

/** Changes the cart, and keeps for its order what is chosen then (Q69). */
export function choose(
  page: CartPage<{ readonly session: Pick<SessionMemory, 'read' | 'write'> }>,
  next: (cart: CartReady) => CartReady,
): void {
  page.change(next);
  const now = readyCart(page);
  if (now !== null) keepChoice(page.ports.session, now.order, now.chosen);
}

/** Shows what has become of the order in place of its cart (Q72). `said`: what Continue answered. */
export function showTruth(page: Pick<CartPage<unknown>, 'change'>, truth: OrderTruth, said: NoticeKey | null): void {
  page.change(({ order }) => ({ kind: 'over', order, truth, said }));
}
