import { done, failed, type Outcome } from '#core/lib/outcome.ts';
import type { DocumentUpload, UploadedDocument } from '#core/ports/document-upload.ts';

/** An upload that keeps what it was given, for tests; `answer` says what becomes of each document. */
export function createMemoryUpload(
  answer: (document: UploadedDocument) => Outcome<null> = () => done(null),
  isSignedIn: () => boolean = () => true,
): DocumentUpload & { readonly received: readonly UploadedDocument[] } {
  const received: UploadedDocument[] = [];
  return {
    received,
    async upload(document) {
      if (!isSignedIn()) return failed('noSession');
      received.push(document);
      return answer(document);
    },
  };
}
