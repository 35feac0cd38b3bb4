import type { Context } from 'hono';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Cipher } from '../../gateway/ciphers/cipher.ts';
import { hasFields } from '../../gateway/decoder.ts';
import { documentedCall } from '../../gateway/document/calls.ts';

/** A format of the wire, from the gateway's side. */
export interface WireSide {
  /**
   * What the lender is asked, token included; undefined fields, which it refuses like a request without its fields, where
   * they cannot be opened. Null for a request that is not of this format at all.
   */
  open(c: Context, body: string): Promise<{ readonly fields: unknown } | null>;
  /** The data of a success as it goes out. */
  seal(data: unknown): Promise<unknown>;
}

/** Token and payload encrypted in the query, encrypted data (R70, R71). */
export const sealedQuerySide = (cipher: Cipher, source: string): WireSide => ({
  async open(c) {
    if (c.req.query('source') !== source) return null;
    const data = c.req.query('data');
    const text = data === undefined ? null : await cipher.decrypt(data);
    return { fields: text === null ? undefined : parseJson(text) };
  },
  seal: (data) => cipher.encrypt(JSON.stringify(data)),
});

/** The credentials of RFC 6750; nothing behind the word is a token that is missing. */
const BEARER = /^Bearer(?: +(\S+))?$/i;

/** Token in the `Authorization` header, payload in the body, plain data. A `token` in the body counts for nothing. */
export const BEARER_BODY_SIDE: WireSide = {
  async open(c, body) {
    const payload = parseJson(body);
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    return { fields: hasFields(payload) && !Array.isArray(payload) ? { ...payload, token } : undefined };
  },
  seal: async (data) => data,
};

/** The data of a success without the fields that the specification does not name; instalments are their bare number. */
export function withoutOptional(path: string, data: unknown): unknown {
  const ours = documentedCall(path)?.ours ?? [];
  if (ours.length === 0 || !hasFields(data)) return data;
  const { installmentSummary: summary, ...rest } = data;
  const left = Object.fromEntries(Object.entries(rest).filter(([name]) => !ours.includes(name)));
  if (!hasFields(summary)) return left;
  const { installments: list } = summary;
  return { ...left, installmentSummary: { installments: Array.isArray(list) ? list.length : 0 } };
}
