import { FOLDERS, type WireFormat } from './wire-format.ts';

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
