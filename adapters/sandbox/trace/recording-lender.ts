import { hasFields, type UnknownFields } from '../../gateway/decoder.ts';
import type { Action } from '../actions/action.ts';
import { CODES, type Envelope } from '../calls/call.ts';
import { COMPLAINT } from '../calls/once.ts';
import type { Lender } from '../lender.ts';
import { answered, createNames, isPersonal } from './names.ts';
import type { WireEntry } from './wire-trace.ts';

/** The same lender, whose calls and actions are told to `write`. */
export function createRecordingLender(lender: Lender, write: (entry: WireEntry) => void): Lender {
  const names = createNames();
  return {
    ...lender,
    async answer(path, request, key, mayDo) {
      const envelope = await lender.answer(path, request, key, mayDo);
      if (isNothing(envelope)) return envelope;
      const fields = hasFields(request) ? request : {};
      const shopper = names.shopper(String(fields['token']));
      write({ kind: 'call', shopper, path, sent: names.mask(sentFields(fields)), ...answered(names, envelope) });
      return envelope;
    },
    async fileComplaint(body, key, mayDo) {
      const envelope = await lender.fileComplaint(body, key, mayDo);
      if (isNothing(envelope)) return envelope;
      write({ kind: 'call', shopper: 'nobody', path: COMPLAINT, sent: {}, ...answered(names, envelope) });
      return envelope;
    },
    async act(action) {
      const result = await lender.act(action);
      if (!LOOKS.has(action.action)) write({ kind: 'action', action: names.mask(action), ok: result.ok });
      return result;
    },
  };
}

/** Too much was asked for: there is nothing that another lender could do likewise. */
const isNothing = ({ code }: Envelope): boolean => code === CODES.tooOften;

/** Actions that change nothing. */
const LOOKS: ReadonlySet<Action['action']> = new Set(['look', 'orders', 'count']);
/** Fields of requests that may be kept; all else is the shopper's, the app's or the token. */
const SENT: ReadonlySet<string> = new Set([
  'productId',
  'skuCode',
  'productOrderId',
  'receiptType',
  'paymentType',
  'originalProductId',
  'productAmount',
  'overdueDays',
  'loanDays',
  'province',
  'city',
]);
const sentFields = (fields: UnknownFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => SENT.has(key) || isPersonal(key)));
