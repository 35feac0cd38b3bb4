import type { FailureReason } from '#core/lib/outcome.ts';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Cipher } from './ciphers/cipher.ts';
import type { WireFields } from './wire/call.ts';

/** The setting `gateway.transport`: the wire's formats by their names. */
export const WIRE_FORMATS = ['sealed-query', 'bearer-body'] as const;
/** How a request is written: encrypted in the query, or as a body with a bearer token. */
export type WireFormatName = (typeof WIRE_FORMATS)[number];

/** Folder of the 13 calls under the gateway's address: it names the version of the wire. */
export const FOLDERS = {
  'sealed-query': '/v1/bnpl/',
  'bearer-body': '/v2/bnpl/',
} as const satisfies Readonly<Record<WireFormatName, string>>;

/** The parts of a request that depend on the format. */
export interface WrittenRequest {
  /** What follows the path in the address: empty, or from the question mark on. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON for the body; null where the whole payload stands in the query. */
  readonly payload: string | null;
}

/**
 * How the 13 calls stand on the wire: where token and payload lie in a request, and what an answer's data is. README.md
 * beside this file describes both.
 */
export interface WireFormat {
  readonly folder: (typeof FOLDERS)[WireFormatName];
  /** Writes a request, or says why it cannot be carried: then nothing is sent. */
  write(source: string, identity: Identity, fields: WireFields): Promise<WrittenRequest | FailureReason>;
  /** The data of a success as JSON; undefined where it cannot be read. */
  read(data: unknown): Promise<unknown>;
}

/** A token that a header carries as it is: visible ASCII, or none at all, which the gateway refuses by its code. */
const HEADER_TOKEN = /^[\x21-\x7e]*$/;

/** `bearer-body`: token in the `Authorization` header (RFC 6750), payload and data as plain JSON; TLS is all that protects them. */
export function createBearerBody(): WireFormat {
  return {
    folder: FOLDERS['bearer-body'],
    async write(_source, { parameters, token }, fields) {
      if (!HEADER_TOKEN.test(token)) return 'noSession';
      const headers = { authorization: `Bearer ${token}` };
      return { query: '', headers, payload: JSON.stringify({ ...parameters, ...fields }) };
    },
    read: async (data) => data,
  };
}

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
