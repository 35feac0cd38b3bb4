import type { Cipher } from './cipher.ts';
import { createWebCryptoCipher } from './web-crypto.ts';

/** WebCrypto where the page may use it; else crypto-js, loaded when it is first needed (Q60). */
export function createAvailableCipher(secret: string): Cipher {
  if (globalThis.crypto?.subtle !== undefined) return createWebCryptoCipher(secret);
  const loading = import('./crypto-js.ts').then((module) => module.createCryptoJsCipher(secret));
  return {
    encrypt: async (text) => (await loading).encrypt(text),
    decrypt: async (base64) => (await loading).decrypt(base64),
  };
}
