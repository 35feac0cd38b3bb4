import type { Address } from '../address/address.ts';
import { type ExplainedCall, explainRefusal } from '../errors/order-truth.ts';
import type { OrderId } from '../lib/ids.ts';
import { type Answer, done, type Outcome } from '../lib/outcome.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Notices } from '../ports/notices.ts';
import type { PurchaseInfo } from '../purchase/purchase.ts';
import type { CartState } from './cart-flow.ts';

/** What reading the cart needs from outside. */
export interface CartReadingPorts {
  readonly gateway: Pick<Gateway, 'askBnpl' | 'readPurchase' | 'readAddress' | 'readOrder'>;
  readonly notices: Notices;
}

/** What a load finds: the app's own page that comes first, an order that is no cart any more, or what the cart shows. */
export type CartAnswer =
  | Extract<CartState, { readonly kind: 'elsewhere' | 'over' }>
  | { readonly kind: 'cart'; readonly purchase: PurchaseInfo; readonly address: Answer<Address | null> };

/** Asks for the step, then reads purchase and address; null where a newer load took over in between. */
export async function readCart(
  ports: CartReadingPorts,
  order: OrderId,
  isWanted: () => boolean,
): Promise<Outcome<CartAnswer> | null> {
  const { gateway } = ports;
  const info = await gateway.askBnpl(order);
  if (info.kind !== 'done') return explained(ports, 'askBnpl', order, info, isWanted);
  if (info.data.nativeStep !== null) return done({ kind: 'elsewhere', step: info.data.nativeStep });
  if (!isWanted()) return null;
  const [purchase, address] = await Promise.all([gateway.readPurchase(order), gateway.readAddress(order)]);
  if (purchase.kind === 'done') return done({ kind: 'cart', purchase: purchase.data, address });
  return explained(ports, 'readPurchase', order, purchase, isWanted);
}

/** What the order says of a cart that cannot be read; where it explains nothing, the outcome as it came (Q72). */
async function explained(
  ports: CartReadingPorts,
  call: ExplainedCall,
  order: OrderId,
  outcome: Exclude<Outcome<never>, { readonly kind: 'done' }>,
  isWanted: () => boolean,
): Promise<Outcome<CartAnswer>> {
  const truth = await explainRefusal(ports, call, order, outcome, isWanted);
  return truth === null ? outcome : done({ kind: 'over', order, truth, said: null });
}
