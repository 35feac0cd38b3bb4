import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCryptoJsCipher } from '#adapters/gateway/ciphers/crypto-js.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { cipherContract } from '../contracts/cipher.contract.ts';

cipherContract('WebCrypto', createWebCryptoCipher);
cipherContract('crypto-js', createCryptoJsCipher);

it('Q60 the two ciphers always write the same bytes and read each other', async () => {
  const platform = createWebCryptoCipher('sandbox-secret');
  const script = createCryptoJsCipher('sandbox-secret');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
      const written = await platform.encrypt(text);
      expect(await script.encrypt(text)).toBe(written);
      expect(await script.decrypt(written)).toBe(text);
    }),
  );
});
