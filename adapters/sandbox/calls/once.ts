import { hexOf } from '#core/lib/hex.ts';
import { COMPLAINT_EN, COMPLAINT_UR, documentedCall } from '../../gateway/document/calls.ts';
import type { Transaction } from '../ledger/ledger.ts';
import type { RecordKey } from '../ledger/records.ts';
import { CODES, type Envelope, refuse } from './call.ts';

/** How long an answer is kept for the copies of its request, ms by the sandbox's clock. */
export const ANSWER_KEPT_MS = 24 * 60 * 60 * 1000;

/** An idempotency key that is taken: visible ASCII, and no longer than anybody needs. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Stands for the complaint among the paths. */
export const COMPLAINT = 'complaint';

/**
 * The fields that say what a command asks for, null for a question: copies of a request agree in these. The app's common
 * parameters may differ from copy to copy.
 */
function askedFor(path: string): readonly string[] | null {
  if (path === COMPLAINT) return [...COMPLAINT_EN.required, ...COMPLAINT_UR.required];
  const call = documentedCall(path);
  return call?.isCommand === true ? call.request.required : null;
}

/** A request with a key: where its answer is kept, and a digest of what it asks for, so that nobody's words are kept with it. */
export interface KeyedRequest {
  readonly record: RecordKey & { readonly kind: 'answer' };
  readonly digest: string;
}

/** Reads a request's key; null where it has none, or asks only; `refused` where the key cannot be one. */
export async function readKey(
  path: string,
  sender: string,
  fields: Readonly<Record<string, unknown>>,
  key: string | undefined,
): Promise<KeyedRequest | 'refused' | null> {
  const names = askedFor(path);
  if (key === undefined || names === null) return null;
  if (!KEY.test(key)) return 'refused';
  const asked = JSON.stringify([path, ...names.map((name) => fields[name] ?? null)]);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asked)));
  const digest = hexOf(bytes);
  return { record: { kind: 'answer', key: `${sender}/${key}` }, digest };
}

/**
 * Lets a command take effect once for all copies of its request: the answer of the first is kept with what it did, and
 * given to the others. A refused one did nothing, and may be carried out later. A key belongs to one shopper and one
 * request; under other words it is refused.
 */
export function once(tx: Transaction, now: number, keyed: KeyedRequest | null, carryOut: () => Envelope): Envelope {
  if (keyed === null) return carryOut();
  const { record, digest } = keyed;
  const kept = tx.get(record.kind, record.key);
  if (kept !== null && now - kept.at < ANSWER_KEPT_MS) {
    return kept.digest === digest ? { code: 0, data: kept.data } : refuse(CODES.keyUsed);
  }
  const answer = carryOut();
  if (answer.code === 0) tx.put(record.kind, record.key, { digest, data: answer.data, at: now });
  return answer;
}
