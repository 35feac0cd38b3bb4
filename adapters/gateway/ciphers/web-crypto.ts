import type { PlatformSubtle } from '../http-message.ts';
import { type Cipher, isBase64, strictUtf8 } from './cipher.ts';

const ZERO_IV = new Uint8Array(16);

/** The cipher on the platform's own `crypto.subtle`: fast, and there in secure contexts only (https, localhost). */
export function createWebCryptoCipher(secret: string, subtle: PlatformSubtle = crypto.subtle): Cipher {
  const key = subtle
    .digest('SHA-256', new TextEncoder().encode(secret))
    .then((hash) => subtle.importKey('raw', hash, 'AES-CBC', false, ['encrypt', 'decrypt']));
  return {
    async encrypt(text) {
      const bytes = new TextEncoder().encode(text);
      return toBase64(new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv: ZERO_IV }, await key, bytes)));
    },
    async decrypt(base64) {
      if (!isBase64(base64)) return null;
      try {
        const bytes = await subtle.decrypt({ name: 'AES-CBC', iv: ZERO_IV }, await key, fromBase64(base64));
        return strictUtf8(new Uint8Array(bytes));
      } catch {
        return null; // wrong length or padding: the platform refuses
      }
    },
  };
}

/** WebCrypto where the page may use it; else crypto-js, loaded when it is first needed (Q60). */
export function createAvailableCipher(secret: string): Cipher {
  if (globalThis.crypto?.subtle !== undefined) return createWebCryptoCipher(secret);
  const loading = import('./crypto-js.ts').then((module) => module.createCryptoJsCipher(secret));
  return {
    encrypt: async (text) => (await loading).encrypt(text),
    decrypt: async (base64) => (await loading).decrypt(base64),
  };
}

/** Few enough bytes for one call's arguments. */
const CHUNK = 8192;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
