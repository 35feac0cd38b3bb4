import fc from 'fast-check';
import { expect } from 'vitest';
import type { Cipher } from '#adapters/gateway/ciphers/cipher.ts';
import { describeContract } from './laws.ts';

/** Makes a cipher for a secret. */
export type MakeCipher = (secret: string) => Cipher;

type Make = () => Promise<MakeCipher> | MakeCipher;

/** The secret and texts of the fixed vectors below. */
const VECTOR_SECRET = 'sandbox-secret';

/** What `openssl enc -aes-256-cbc -K $(sha256 of the secret) -iv 0…0 -a` writes for each text. */
export const CIPHER_VECTORS: readonly (readonly [text: string, base64: string])[] = [
  ['', 'ruOjC5l5PE1Z3h9G9Frr5w=='],
  ['{"productId":"samsung-galaxy-a16"}', '1BgUBbtJgPpmhsynfIEACDWaF4/aHm0aWPjqZDxVuxL7qaUFHmZXf0JheJTSm6ym'],
  ['قرض کی رقم', '4dURIaAheEni/4wbbvKXn1CqX+IYkOe5NtblFdAf0Kc='],
];

/** What `openssl enc -nopad` writes for one block of letters that ends in wrong padding: readable text, if one is lenient. */
const WRONG_PADDING: readonly (readonly [ends: string, base64: string])[] = [
  ['01 02 03', 'P9FF491B86lmSV7smhophw=='],
  ['00', 'H1iSUABpxB5lszVm9HSAIg=='],
  ['11', 'Ykmbhf7hHNa+FitkC32E9w=='],
  ['03 02', '6wyKzKNFhqdwlnuFsBYDsg=='],
  ['0f, then fifteen times 10', 'oCoXwLgzUlpONngvSo0UvA=='],
];

const LAWS = {
  async 'Q47, Q60 writes what openssl writes, with the zero IV'(make: Make) {
    const cipher = (await make())(VECTOR_SECRET);
    for (const [text, base64] of CIPHER_VECTORS) {
      expect(await cipher.encrypt(text)).toBe(base64);
      expect(await cipher.decrypt(base64)).toBe(text);
    }
  },
  async 'Q60 always reads back what it wrote'(make: Make) {
    const cipher = (await make())(VECTOR_SECRET);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        expect(await cipher.decrypt(await cipher.encrypt(text))).toBe(text);
      }),
      { numRuns: 200 },
    );
  },
  async 'Q60 answers null, never garbage, for another key'(make: Make) {
    const makeCipher = await make();
    const base64 = await makeCipher(VECTOR_SECRET).encrypt('{"code":"0","token":"sandbox-token"}');
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (secret) => {
        fc.pre(secret !== VECTOR_SECRET);
        const read = await makeCipher(secret).decrypt(base64);
        // One wrong key in some hundred leaves valid padding; what it leaves must then be valid UTF-8, and is no JSON.
        if (read !== null) expect(() => JSON.parse(read)).toThrow();
      }),
      { numRuns: 300 },
    );
  },
  async 'Q60 takes no altered ciphertext for the text: each bit counts'(make: Make) {
    const cipher = (await make())(VECTOR_SECRET);
    const text = '{"code":0,"data":"Rs. 55,999"}';
    const bytes = Buffer.from(await cipher.encrypt(text), 'base64');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit % 8));
      expect(await cipher.decrypt(changed.toString('base64'))).not.toBe(text);
    }
  },
  async 'Q60 checks every byte of the padding'(make: Make) {
    const cipher = (await make())(VECTOR_SECRET);
    for (const [padding, base64] of WRONG_PADDING)
      expect([padding, await cipher.decrypt(base64)]).toEqual([padding, null]);
  },
  async 'Q60 answers null for what is no ciphertext: cut short, no Base64, no UTF-8'(make: Make) {
    const cipher = (await make())(VECTOR_SECRET);
    const whole = await cipher.encrypt('x'.repeat(40));
    for (let length = 0; length < whole.length; length += 1)
      expect(await cipher.decrypt(whole.slice(0, length))).toBeNull();
    for (const text of ['', ' ', 'null', '{}', 'ÿÿÿÿ', whole.replace(/.$/, '-'), `${whole}\n`, ` ${whole}`]) {
      expect(await cipher.decrypt(text)).toBeNull();
    }
    // The same bytes in a second spelling of Base64: unused bits that are not zero.
    const [, base64] = CIPHER_VECTORS[0] ?? ['', ''];
    expect(await cipher.decrypt(base64.replace('w==', 'x=='))).toBeNull();
    // openssl's ciphertext of the bytes ff fe fd, which are no UTF-8.
    expect(await cipher.decrypt('TPvftQQR4mkxm3nmBQW18w==')).toBeNull();
  },
};

/** The contract of every cipher adapter. */
export function cipherContract(adapter: string, make: MakeCipher): void {
  describeContract('cipher', adapter, LAWS, () => make);
}
