/** The languages of the product (R4). */
export type Language = 'en' | 'ur';

/** Reads a stored or sent language; null for anything else. */
export function parseLanguage(text: string | null | undefined): Language | null {
  return text === 'en' || text === 'ur' ? text : null;
}
