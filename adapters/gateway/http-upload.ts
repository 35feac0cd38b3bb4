import { SUCCESS } from '#core/errors/gateway-codes.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import type { DocumentUpload } from '#core/ports/document-upload.ts';
import { readEnvelope } from './envelope.ts';
import { createExchange } from './http-exchange.ts';
import type { HttpTransportOptions } from './http-transport.ts';
import { sealedQuery } from './sealed-query.ts';

/** Largest document that is sent, in bytes. Ours: the specification names no limit. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;

/**
 * Uploads documents as multipart with `card_type` and `fs1_size` (R71, Q46). The specification shows no path for it, so
 * `path` is the deployment's to say; token and common parameters travel in the query, as with every call (R70).
 */
export function createHttpUpload(options: HttpTransportOptions & { readonly path: string }): DocumentUpload {
  const exchange = createExchange(options);
  return {
    async upload({ cardType, bytes, mediaType }) {
      if (options.base === null) return failed('unreachable');
      const identity = await options.identify();
      if (identity === null) return failed('noSession');
      if (bytes.byteLength > DOCUMENT_MAX_BYTES) return failed('tooLong');
      const query = await sealedQuery(options, identity, {});
      if (query === null) return failed('tooLong');
      const body = new FormData();
      body.append('card_type', cardType);
      body.append('fs1_size', String(bytes.byteLength));
      body.append('fs1', new Blob([bytes.slice()], { type: mediaType }), 'document');
      const url = `${options.base}${options.path}?${query}`;
      const answer = await exchange({ url, headers: { source: options.source }, body }, false);
      if (answer.kind === 'none') return unknown(answer.reason);
      const envelope = readEnvelope(answer.text);
      if (envelope === null) return unknown('unreadable');
      return envelope.code === SUCCESS ? done(null) : refused(envelope.code);
    },
  };
}
