/** A text, and what the cipher makes of it under a secret. */
export interface CipherVector {
  readonly secret: string;
  readonly text: string;
}

/** Texts at the edges of the cipher: empty object, a block less one, whole, and one more, other scripts, and signs that a query escapes. */
export const CIPHER_TEXTS: readonly CipherVector[] = [
  { secret: 'sandbox-secret', text: '{}' },
  { secret: 'sandbox-secret', text: '{"token":"abc"}' },
  { secret: 'sandbox-secret', text: '{"token":"abcd"}' },
  { secret: 'sandbox-secret', text: '{"token":"abcde"}' },
  { secret: 'sandbox-secret', text: '{"token":"sandbox-token","productId":"samsung-galaxy-a16"}' },
  { secret: 'sandbox-secret', text: '{"addr":"ماڈل ٹاؤن 📱"}' },
  { secret: 'another secret, with blanks and ü', text: '{"token":"sandbox-token"}' },
];
