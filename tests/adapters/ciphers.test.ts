import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCryptoJsCipher } from '#adapters/gateway/ciphers/crypto-js.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { cipherContract } from '../contracts/cipher.contract.ts';

cipherContract('WebCrypto', (secret) => createWebCryptoCipher(secret));
cipherContract('crypto-js', createCryptoJsCipher);

describe('Q60 wire equality', () => {
  it('the two ciphers always write the same bytes and read each other', async () => {
    const platform = createWebCryptoCipher('sandbox-secret');
    const script = createCryptoJsCipher('sandbox-secret');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
        const written = await platform.encrypt(text);
        expect(await script.encrypt(text)).toBe(written);
        expect(await script.decrypt(written)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it.each(['', 'a', '0123456789abcdef', '{"name":"عائشہ"}', 'x'.repeat(1022)])(
    'openssl writes the same for %j',
    async (text) => {
      const key = createHash('sha256').update('sandbox-secret').digest('hex');
      const { stdout, status } = spawnSync(
        'openssl',
        ['enc', '-aes-256-cbc', '-K', key, '-iv', '0'.repeat(32), '-a', '-A'],
        { input: text, encoding: 'utf8' },
      );
      expect(status).toBe(0);
      expect(await createWebCryptoCipher('sandbox-secret').encrypt(text)).toBe(stdout.trim());
    },
  );

  it('both ciphers refuse every single changed bit or leave what is no longer the text', async () => {
    const text = '{"code":0,"data":"Rs. 55,999"}';
    for (const cipher of [createWebCryptoCipher('sandbox-secret'), createCryptoJsCipher('sandbox-secret')]) {
      const bytes = Buffer.from(await cipher.encrypt(text), 'base64');
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const changed = Buffer.from(bytes);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit % 8));
        expect(await cipher.decrypt(changed.toString('base64'))).not.toBe(text);
      }
    }
  });
});
