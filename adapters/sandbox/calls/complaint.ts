import { complaintProblems } from '#core/complaint/complaint.ts';
import { hasFields } from '../../gateway/decoder.ts';
import type { Transaction } from '../ledger/ledger.ts';
import { counterOf, setCounter } from '../lending/counters.ts';
import { accept, CODES, type Envelope, refuse, text } from './call.ts';
import { complaintProblem } from './parameters.ts';

/** Takes a complaint in either language's spelling (R32); one that breaks the form's rules is not accepted. */
export function addComplaint(tx: Transaction, now: number, body: unknown, isLenient: boolean): Envelope {
  if (!hasFields(body) || Array.isArray(body)) return refuse(CODES.lostParameter);
  const wrong = isLenient ? null : complaintProblem(body);
  if (wrong !== null) return refuse(wrong);
  const either = (english: string, urdu: string): string =>
    text({ fields: body }, english) || text({ fields: body }, urdu);
  const draft = {
    name: either('nameData', 'name'),
    mobile: either('mobileData', 'mobile'),
    problem: either('problemData', 'problemDescription'),
  };
  if (Object.keys(complaintProblems(draft)).length > 0) return accept<'fileComplaint'>({ status: 0 });
  const count = counterOf(tx, 'complaints');
  setCounter(tx, 'complaints', count + 1);
  tx.add('complaint', String(count + 1), { ...draft, time: now });
  return accept<'fileComplaint'>({ status: 1 });
}
