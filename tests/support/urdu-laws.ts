import { describe, expect, it } from 'vitest';

/** What may stay in Latin letters: names of techniques and plans, as Urdu screens write them. */
const LATIN_NAMES = /\b(?:3G|4G\/LTE|5G|NFC|BNPL|NBFC|SECP|AML\/CFT|APR|English)\b/g;

/** What holds of every table of Urdu texts beside its English one. */
export function urduLaws(title: string, urdu: object, english: object): void {
  describe(title, () => {
    // Without the marks that isolate a number.
    const texts = textsOf(urdu).map(([path, text]) => [path, text.replace(/[\u2066\u2069]/g, '')] as const);
    const englishTexts = textsOf(english);

    it('R4, Q56 has a text for every English one, and the same number in every list', () => {
      expect(texts.map(([path]) => path)).toEqual(englishTexts.map(([path]) => path));
      for (const [path, text] of texts) expect([path, text.trim()]).not.toEqual([path, '']);
    });

    it.each([
      ['Arabic look-alikes of Urdu letters', /[\u064A\u0643\u0647\u0649\u0640]/],
      ['digits of another kind', /[٠-٩۰-۹]/],
      ['marks that no reader needs', /[\u064E\u064F\u0651\u0652\u200B-\u200F]/],
    ])('R4 is spelled in one way: never %s', (_what, other) => {
      for (const [path, text] of texts) expect([path, other.exec(text.normalize('NFC'))]).toEqual([path, null]);
    });

    it('has no Latin word left, and Urdu punctuation', () => {
      for (const [path, text] of texts) {
        const rest = text.replace(LATIN_NAMES, '').replace(/X_/g, '5');
        expect([path, rest.match(/[A-Za-z]{2,}/g)]).toEqual([path, null]);
        expect([path, rest.match(/[؀-ۿ]\s*[,;?]|[؀-ۿ]\.(?!\d)|\s[،۔؟]/g)]).toEqual([path, null]);
      }
    });

    it('names every value that the English message names', () => {
      for (const [path, english_] of englishTexts) {
        const needed = english_.match(/X_/g)?.length ?? 0;
        const urduText = texts.find(([other]) => other === path)?.[1] ?? '';
        expect([path, urduText.match(/X_/g)?.length ?? 0]).toEqual([path, needed]);
      }
    });
  });
}

/** Every text with its path; messages that need values are given one for each. */
export function textsOf(catalogue: object, given: unknown = 'X_'): readonly (readonly [path: string, text: string])[] {
  const found: [string, string][] = [];
  const values = new Proxy({}, { get: () => given });
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push([path, value]);
    else if (typeof value === 'function') found.push([path, String((value as (need: unknown) => unknown)(values))]);
    else for (const [key, each] of Object.entries(value as object)) visit(each, `${path}.${key}`);
  };
  visit(catalogue, '');
  return found;
}
