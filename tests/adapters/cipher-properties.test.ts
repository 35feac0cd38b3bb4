import fc from 'fast-check';
import { describe, it } from 'vitest';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { must, numRuns, timeout } from '../support/runs.ts';

/** In a file of its own, so that it runs beside the other properties: it takes as long as they do together. */
describe('a cipher', () => {
  it('Q60 decrypting always undoes encrypting, and accepts nothing else', { timeout }, async () => {
    const cipher = createWebCryptoCipher('sandbox-secret');
    const WIDTH = 50;
    const texts = fc.array(fc.tuple(fc.string({ maxLength: 40 }), fc.nat()), { minLength: WIDTH, maxLength: WIDTH });
    await fc.assert(
      fc.asyncProperty(texts, async (batch) => {
        const results = await Promise.all(
          batch.map(async ([text, at]) => {
            const written = await cipher.encrypt(text);
            const place = at % written.length;
            const other = written[place] === 'A' ? 'B' : 'A';
            const changed = written.slice(0, place) + other + written.slice(place + 1);
            return (await cipher.decrypt(written)) === text && (await cipher.decrypt(changed)) !== text;
          }),
        );
        must(results.every(Boolean));
      }),
      { numRuns: Math.ceil(numRuns / WIDTH) },
    );
  });
});
