import type { Address } from '#core/address/address.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, type Outcome } from '#core/lib/outcome.ts';
import type { Order } from '#core/order/order.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { ADDRESS } from './open-shop.ts';
import { type Kept, memoryPorts, questions } from './questions.ts';

export const ID = orderId('A-1');

/** The address form over a gateway that is answered by hand. */
export function openAddress(kept: Kept = {}, order: OrderId | null = ID) {
  const read = questions<[OrderId], Answer<Address | null>>();
  const save = questions<[OrderId, Address], Outcome<null>>();
  const orders = questions<[OrderId, ...unknown[]], Answer<Order>>();
  const ports = memoryPorts(kept, { page: 'cart' });
  const gateway = { readAddress: read.ask, saveAddress: save.ask, readOrder: orders.ask };
  const screen = createAddressScreen({ gateway, ...ports }, order);
  const shown = () => screen.state.getSnapshot();
  return { screen, read, save, orders, shown, ...ports };
}

/** The form of the order in hand, opened from the cart, with its address. */
export async function readyAddress(address: Address | null = ADDRESS) {
  const form = openAddress({ poi: ID }, null);
  form.navigation.open({ page: 'address', order: ID });
  const leave = form.screen.open();
  await form.read.answer(done(address));
  return { ...form, leave };
}
