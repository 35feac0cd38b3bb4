import type { Outcome } from '../lib/outcome.ts';

/** A picture of a document, on its way to the lender. No screen uses it yet (Q46). */
export interface UploadedDocument {
  /** What the document is, in the gateway's words (`card_type`). */
  readonly cardType: string;
  readonly bytes: Uint8Array;
  /** MIME type, like `image/jpeg`. */
  readonly mediaType: string;
}

/** Sends documents to the gateway (R71). `accepted` is true only for code 0. Never rejects, never sends twice. */
export interface DocumentUpload {
  upload(document: UploadedDocument): Promise<Outcome<null>>;
}
