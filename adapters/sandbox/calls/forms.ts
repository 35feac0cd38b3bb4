import { ADDRESS_FIELDS, type Address } from '#core/address/address.ts';
import { firstAddressProblem, fitAddressField } from '#core/address/address-form.ts';
import { complaintProblems } from '#core/complaint/complaint.ts';
import { isBlank } from '#core/lib/typed-text.ts';
import type { OrderStatus } from '#core/order/order.ts';
import { hasFields } from '../../gateway/decoder.ts';
import type { Envelope } from '../../gateway/wire/call.ts';
import type { Transaction } from '../ledger/ledger.ts';
import { countOne } from '../lending/orders.ts';
import { accept, CODES, ofOrder, refuse, type Sent, text } from './call.ts';
import { complaintProblem } from './requests.ts';

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
export const readAddress = ofOrder(({ shopper }, order) =>
  accept<'readAddress'>(answeredAddress(order.address ?? shopper.address)),
);

/** The statuses in which an order's address can still change. */
const TAKES_ADDRESS: ReadonlySet<OrderStatus> = new Set(['waitingForPayment', 'waitingForSeller', 'readyForShipment']);

/** Stores an address with the order, while the order can still change, and as the shopper's own. */
export const saveAddress = ofOrder((call, order) => {
  const { tx, token, shopper } = call;
  if (!TAKES_ADDRESS.has(order.status)) return refuse(CODES.wrongState);
  const sent = ADDRESS_FIELDS.map((field) => [field, text(call, field === 'street' ? 'addr' : field)]);
  const address = Object.fromEntries(sent) as Address;
  const problem = firstAddressProblem(address);
  if (problem === 'phoneNumber') return refuse(CODES.invalidPhone);
  const isUnknownPlace = (problem === 'province' || problem === 'city') && !isBlank(address[problem]);
  if (isUnknownPlace) return refuse(CODES.unknownValue);
  const fits = ADDRESS_FIELDS.every((field) => fitAddressField(field, address[field]).text === address[field]);
  if (problem !== null || !fits) return refuse(CODES.lostParameter);
  tx.put('order', order.id, { ...order, address });
  tx.put('shopper', token, { ...shopper, address });
  return accept(null);
});

/** Takes a complaint in either language's spelling (R32); one that breaks the form's rules is not accepted. */
export function addComplaint(tx: Transaction, now: number, body: unknown): Envelope {
  if (!hasFields(body) || Array.isArray(body)) return refuse(CODES.lostParameter);
  const wrong = complaintProblem(body);
  if (wrong !== null) return refuse(wrong);
  const either = (english: string, urdu: string): string =>
    text({ fields: body }, english) || text({ fields: body }, urdu);
  const draft = {
    name: either('nameData', 'name'),
    mobile: either('mobileData', 'mobile'),
    problem: either('problemData', 'problemDescription'),
  };
  if (Object.keys(complaintProblems(draft)).length > 0) return accept<'fileComplaint'>({ status: 0 });
  tx.put('complaint', String(countOne(tx, 'complaints')), { ...draft, time: now });
  return accept<'fileComplaint'>({ status: 1 });
}
