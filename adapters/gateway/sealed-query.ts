import type { Identity } from '#core/ports/host-app.ts';
import type { Cipher } from './ciphers/cipher.ts';
import type { WireFields } from './wire/call.ts';

/** Longest encrypted payload, URL-encoded, that is sent: servers cap the request line (reliability row 10). */
export const PAYLOAD_MAX_CHARACTERS = 8000;

/** The query of a call: the encrypted payload and the product's name (R70); null where it would be too long to send. */
export async function sealedQuery(
  { cipher, source }: { readonly cipher: Cipher; readonly source: string },
  { parameters, token }: Identity,
  fields: WireFields,
): Promise<string | null> {
  const payload = encodeURIComponent(await cipher.encrypt(JSON.stringify({ ...parameters, token, ...fields })));
  return payload.length > PAYLOAD_MAX_CHARACTERS ? null : `data=${payload}&source=${encodeURIComponent(source)}`;
}
