/**
 * The gateway's cipher: AES-256-CBC, IV of 16 zero bytes, PKCS#7, key = SHA-256 of the environment's secret, Base64 text.
 *
 * It keeps payloads from being legible at a glance, and no more: the key ships in the JavaScript, equal payloads give
 * equal ciphertexts, and nothing is authenticated. Confidentiality and integrity are TLS's work (Q47).
 */
export interface Cipher {
  /** Base64 of the encrypted UTF-8 text. */
  encrypt(text: string): Promise<string>;
  /** The text, or null for anything that is not exactly what `encrypt` writes: Base64, padding and UTF-8 are checked (Q60). */
  decrypt(base64: string): Promise<string | null>;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads bytes as UTF-8; null where they are not. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Groups of four, and before the padding only those letters whose unused bits are zero: one spelling for each text. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=|[A-Za-z0-9+/][AQgw]==)$/;

/** True for Base64 as `encrypt` writes it: no blanks, no second spelling, at least one cipher block. */
export function isBase64(text: string): boolean {
  return text.length >= 24 && BASE64.test(text);
}
