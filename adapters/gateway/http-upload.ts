import { failed } from '#core/lib/outcome.ts';
import type { DocumentUpload } from '#core/ports/gateway.ts';
import { createExchange, type HttpTransportOptions } from './http-transport.ts';
import { readReply } from './wire/call.ts';

/** Largest document that is sent, in bytes. Ours: the specification names no limit. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;

/**
 * Uploads documents as multipart with `card_type` and `fs1_size` (R71, Q46). The specification shows no path for it, so
 * `path` is the deployment's to say; token and common parameters travel as with every call (R70), those that have no place in
 * the query as the form's `data`.
 */
export function createHttpUpload(options: HttpTransportOptions & { readonly path: string }): DocumentUpload {
  const exchange = createExchange(options);
  return {
    async upload({ cardType, bytes, mediaType }) {
      if (options.base === null) return failed('unreachable');
      const identity = await options.identify();
      if (identity === null) return failed('noSession');
      if (bytes.byteLength > DOCUMENT_MAX_BYTES) return failed('tooLong');
      const request = await options.format.write(options.source, identity, {});
      if (typeof request === 'string') return failed(request);
      const body = new FormData();
      body.append('card_type', cardType);
      body.append('fs1_size', String(bytes.byteLength));
      body.append('fs1', new Blob([bytes.slice()], { type: mediaType }), 'document');
      if (request.payload !== null) body.append('data', request.payload);
      const url = options.base + options.path + request.query;
      const message = { url, headers: { source: options.source, ...request.headers }, body };
      return readReply(await exchange(message, false), () => null);
    },
  };
}
