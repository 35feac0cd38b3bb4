/** Bytes, each from 0 to 255, as two hexadecimal digits each. */
export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
