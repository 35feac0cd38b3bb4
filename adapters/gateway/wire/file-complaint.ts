import type { Complaint } from '#core/complaint/complaint.ts';
import { done } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { map, object } from '../decoder.ts';
import { readReply, type Transport } from './call.ts';
import { status } from './fields.ts';

/** Path of the one call that is not encrypted. */
export const COMPLAINT_PATH = '/v3/complaint/add';

/** The two spellings of one complaint (R32, Q26). */
export function complaintBody({ language, name, mobile, problem }: Complaint): Readonly<Record<string, string>> {
  return language === 'en'
    ? { nameData: name, mobileData: mobile, problemData: problem }
    : { name, mobile, problemDescription: problem };
}

/** The complaint's answer: accepted only with status 1 (R35). One without a status says nothing about it, and is refused. */
export const complaintAnswer = map(object({ status }), (wire) => ({ accepted: wire.status === 1 }));

/** The complaint over any transport: public pages need neither a cipher nor the shop's decoders (R36). It says when, by the answer's own date. */
export const complaintsOver = (transport: Pick<Transport, 'sendPlain'>): Pick<Gateway, 'fileComplaint'> => ({
  async fileComplaint(complaint, key) {
    const reply = await transport.sendPlain(COMPLAINT_PATH, complaintBody(complaint), key);
    const outcome = readReply(reply, complaintAnswer);
    const at = 'at' in reply ? reply.at : undefined;
    return outcome.kind === 'done' && at !== undefined ? done({ ...outcome.data, at }) : outcome;
  },
});
