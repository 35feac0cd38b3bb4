import fc from 'fast-check';
import { expect } from 'vitest';
import type { DocumentUpload, UploadedDocument } from '#core/ports/gateway.ts';
import { contractOf } from './laws.ts';

/** An upload with its other side. */
export interface UploadSubject {
  readonly upload: DocumentUpload;
  /** What the other side was given so far. */
  received(): readonly UploadedDocument[];
}

/** Makes an upload whose other side answers with a code; null: nobody is signed in. */
export type MakeUpload = (code: number | null) => UploadSubject;

/** The contract of `DocumentUpload`. */
export const uploadContract = contractOf<MakeUpload>('document upload', {
  async 'R71, Q46 delivers type and bytes as they were given, and says done for code 0'(make) {
    const subject = (await make())(0);
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2000 }),
        fc.stringMatching(/^[a-z_]{1,12}$/),
        async (bytes, cardType) => {
          const before = subject.received().length;
          expect(await subject.upload.upload({ cardType, bytes, mediaType: 'image/jpeg' })).toEqual({
            kind: 'done',
            data: null,
          });
          expect(subject.received().slice(before)).toEqual([{ cardType, bytes, mediaType: 'image/jpeg' }]);
        },
      ),
      { numRuns: 20 },
    );
  },
  async 'a refusal keeps its code'(make) {
    const { upload } = (await make())(400114);
    expect(await upload.upload(DOCUMENT)).toEqual({ kind: 'refused', code: 400114 });
  },
  async 'Q67 sends nothing where nobody is signed in'(make) {
    const subject = (await make())(null);
    expect(await subject.upload.upload(DOCUMENT)).toEqual({ kind: 'failed', reason: 'noSession' });
    expect(subject.received()).toEqual([]);
  },
});

// Helpers

const DOCUMENT: UploadedDocument = { cardType: 'cnic_front', bytes: new Uint8Array([1, 2, 3]), mediaType: 'image/png' };
