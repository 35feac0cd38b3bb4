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

/** Few enough bytes for one call's arguments. */
const CHUNK = 8192;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
