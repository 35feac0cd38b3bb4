import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import { firstAddressProblem, fitAddressField } from '#core/address/address-form.ts';
import { isBlank } from '#core/lib/blank.ts';
import type { OrderStatus } from '#core/order/order.ts';
import { ownOrder } from '../lending/account.ts';
import { accept, CODES, type Handler, type LenderCall, refuse, type Sent, text } from './call.ts';

/** The statuses in which an order's address can still change. */
const TAKES_ADDRESS: ReadonlySet<OrderStatus> = new Set(['waitingForPayment', 'waitingForSeller', 'readyForShipment']);

/** An address as an answer holds it; without one, none of its fields. */
export const answeredAddress = (address: Address | null): Sent<'readAddress'> => ({
  name: address?.name,
  phoneNumber: address?.phoneNumber,
  email: address?.email,
  addr: address?.street,
  province: address?.province,
  city: address?.city,
});

/** The order's address, else the one the shopper used last; empty where there is none. */
export const readAddress: Handler = (call) => {
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  return accept<'readAddress'>(answeredAddress(order.address ?? call.shopper.address));
};

/** Stores an address with the order, while the order can still change, and as the shopper's own. */
export const saveAddress: Handler = (call) => {
  const { tx, token, shopper } = call;
  const order = ownOrder(call, text(call, 'productOrderId'));
  if (order === null) return refuse(CODES.orderMissing);
  if (!TAKES_ADDRESS.has(order.status)) return refuse(CODES.wrongState);
  const address = receivedAddress(call);
  const problem = firstAddressProblem(address);
  if (problem === 'phoneNumber') return refuse(CODES.invalidPhone);
  const isUnknownPlace = (problem === 'province' || problem === 'city') && !isBlank(address[problem]);
  if (problem !== null && !isUnknownPlace) return refuse(CODES.lostParameter);
  if (isUnknownPlace && !call.isLenient) return refuse(CODES.unknownValue);
  const isWithinLimits = ADDRESS_FIELDS.every(
    (field) => fitAddressField(field, address[field]).text === address[field],
  );
  if (!isWithinLimits) return refuse(CODES.lostParameter);
  tx.put('order', order.id, { ...order, address });
  tx.put('shopper', token, { ...shopper, address });
  return accept(null);
};

const receivedAddress = (call: LenderCall): Address => ({
  name: text(call, 'name'),
  phoneNumber: text(call, 'phoneNumber'),
  email: text(call, 'email'),
  province: text(call, 'province'),
  city: text(call, 'city'),
  street: text(call, 'addr'),
});
