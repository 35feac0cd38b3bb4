import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import WordArray from 'crypto-js/lib-typedarrays.js';
import NoPadding from 'crypto-js/pad-nopadding.js';
import SHA256 from 'crypto-js/sha256.js';
import { type Cipher, isBase64, strictUtf8 } from './cipher.ts';

const BLOCK = 16;

/**
 * The cipher in plain JavaScript, for pages without `crypto.subtle`. crypto-js by itself accepts wrong padding and answers
 * a wrong key with garbage: so it decrypts without its own unpadding here, and the bytes are checked one by one (Q60).
 */
export function createCryptoJsCipher(secret: string): Cipher {
  const key = SHA256(Utf8.parse(secret));
  const iv = WordArray.create([0, 0, 0, 0]);
  return {
    async encrypt(text) {
      return AES.encrypt(Utf8.parse(text), key, { iv }).ciphertext.toString(Base64);
    },
    async decrypt(base64) {
      if (!isBase64(base64)) return null;
      const ciphertext = Base64.parse(base64);
      if (ciphertext.sigBytes === 0 || ciphertext.sigBytes % BLOCK !== 0) return null;
      const plain = AES.decrypt({ ciphertext } as CryptoJS.lib.CipherParams, key, { iv, padding: NoPadding });
      const text = withoutPadding(bytesOf(plain));
      return text === null ? null : strictUtf8(text);
    },
  };
}

function bytesOf({ words, sigBytes }: CryptoJS.lib.WordArray): Uint8Array {
  return Uint8Array.from({ length: sigBytes }, (_, at) => ((words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff);
}

/** Takes PKCS#7 off, null where any of its bytes is wrong. */
function withoutPadding(bytes: Uint8Array): Uint8Array | null {
  const count = bytes.at(-1) ?? 0;
  const isPadding = count >= 1 && count <= BLOCK && bytes.subarray(-count).every((byte) => byte === count);
  return isPadding ? bytes.subarray(0, bytes.length - count) : null;
}
