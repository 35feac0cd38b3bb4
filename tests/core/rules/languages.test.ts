import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#core/text/catalogue.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';

/** What may stay in Latin letters: names of techniques and plans, as Urdu screens write them. */
const LATIN_NAMES = /\b(?:3G|4G\/LTE|5G|NFC|BNPL|NBFC|SECP|AML\/CFT|English)\b/g;

describe('R4, Q1 the Urdu catalogue', () => {
  const texts = textsOf(urdu);

  it('R4 has a text for every English one, and the same number in every list', () => {
    expect(texts.map(([path]) => path)).toEqual(textsOf(english).map(([path]) => path));
    for (const [path, text] of texts) expect([path, text.trim()]).not.toEqual([path, '']);
  });

  it('uses the letters of Urdu, composed, and none of their Arabic look-alikes', () => {
    for (const [path, text] of texts) {
      expect([path, text.match(/[\u064A\u0643\u0647\u0649\u0640]/g)]).toEqual([path, null]);
      expect([path, text.normalize('NFC')]).toEqual([path, text]);
      expect([path, text.match(/[٠-٩۰-۹]/g)]).toEqual([path, null]);
    }
  });

  it('has no Latin word left, and Urdu punctuation', () => {
    for (const [path, text] of texts) {
      const rest = text.replace(LATIN_NAMES, '').replace(/X_/g, '5');
      expect([path, rest.match(/[A-Za-z]{2,}/g)]).toEqual([path, null]);
      expect([path, rest.match(/[؀-ۿ]\s*[,;?]|[؀-ۿ]\.(?!\d)|\s[،۔؟]/g)]).toEqual([path, null]);
    }
  });

  it('names every value that the English message names', () => {
    for (const [path, english_] of textsOf(english)) {
      const needed = english_.match(/X_/g)?.length ?? 0;
      const urduText = texts.find(([other]) => other === path)?.[1] ?? '';
      expect([path, urduText.match(/X_/g)?.length ?? 0]).toEqual([path, needed]);
    }
  });
});

// Helpers

/** Every text with its path; messages that need values are given `X_` for each. */
function textsOf(catalogue: Catalogue): readonly (readonly [path: string, text: string])[] {
  const found: [string, string][] = [];
  const values = new Proxy({}, { get: () => 'X_' });
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.push([path, value]);
    else if (typeof value === 'function') found.push([path, String((value as (need: unknown) => unknown)(values))]);
    else for (const [key, each] of Object.entries(value as object)) visit(each, `${path}.${key}`);
  };
  visit(catalogue, '');
  return found;
}
