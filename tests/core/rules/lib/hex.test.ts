import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOf } from '#core/lib/hex.ts';

it('bytes are always written as Node writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});
