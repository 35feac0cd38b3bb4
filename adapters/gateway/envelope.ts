import { parseJson } from '#core/lib/parse-json.ts';
import { hasFields } from './decoder.ts';

/** Code of success. Nothing else is success (reliability row 15). */
export const SUCCESS = 0;

/** What every answer of a gateway comes in (R71). `data` is null where there is none. */
export interface Envelope {
  readonly code: number;
  readonly data: unknown;
}

/** Opens an envelope: its code must be there as a whole number that JSON carries. Null for everything else, also for what is no JSON. */
export function readEnvelope(text: string): Envelope | null {
  const sent = parseJson(text);
  if (!hasFields(sent)) return null;
  const { code, data = null } = sent;
  return typeof code === 'number' && Number.isSafeInteger(code) ? { code, data } : null;
}
