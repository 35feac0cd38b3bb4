import { ADDRESS_FIELDS, type Address, firstAddressProblem, fitAddressField } from '#core/address/address.ts';
import { ownOrder } from '../account.ts';
import { accept, CODES, type Handler, refuse, text } from '../envelope.ts';

/** The order's address, else the one the shopper used last; empty where there is none. */
export const readAddress: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  return accept(order.address ?? call.shopper.address ?? {});
};

/** Stores an address with the order, while the order can still change, and as the shopper's own. */
export const saveAddress: Handler = (call) => {
  const { tx, token, shopper } = call;
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  if (![1, 2, 3].includes(order.status)) return refuse(CODES.wrongState);
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(call, field)])) as unknown as Address;
  const problem = firstAddressProblem(address);
  if (problem !== null) return refuse(problem === 'phoneNumber' ? CODES.invalidPhone : CODES.lostParameter);
  const isWithinLimits = ADDRESS_FIELDS.every(
    (field) => fitAddressField(field, address[field]).text === address[field],
  );
  if (!isWithinLimits) return refuse(CODES.lostParameter);
  tx.put('order', order.id, { ...order, address });
  tx.put('shopper', token, { ...shopper, address });
  return accept(null);
};
