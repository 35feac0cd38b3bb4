import type { Cipher } from './ciphers/cipher.ts';
import { parseJson } from './json.ts';
import { FOLDERS, type WireFormat } from './wire-format.ts';

/** Longest encrypted payload, URL-encoded, that is sent: servers cap the request line (reliability row 10). */
export const PAYLOAD_MAX_CHARACTERS = 8000;

/** `sealed-query`, the specification's own: token and payload encrypted in the query, encrypted data (R70, R71). */
export function createSealedQuery(cipher: Cipher): WireFormat {
  return {
    folder: FOLDERS['sealed-query'],
    async write(source, { parameters, token }, fields) {
      const data = encodeURIComponent(await cipher.encrypt(JSON.stringify({ ...parameters, token, ...fields })));
      if (data.length > PAYLOAD_MAX_CHARACTERS) return 'tooLong';
      return { query: `?data=${data}&source=${encodeURIComponent(source)}`, headers: {}, payload: null };
    },
    async read(data) {
      const plain = typeof data === 'string' ? await cipher.decrypt(data) : null;
      return plain === null ? undefined : parseJson(plain);
    },
  };
}
