/** The languages of the product (R4). */
export type Language = 'en' | 'ur';

/** Reads a stored or sent language, with or without its region (`ur-PK`, `ur_PK`); null for anything else. */
export function parseLanguage(text: string | null | undefined): Language | null {
  const [, language] = /^(en|ur)(?:[-_].*)?$/i.exec(text ?? '') ?? [];
  return language === undefined ? null : language.toLowerCase() === 'ur' ? 'ur' : 'en';
}
