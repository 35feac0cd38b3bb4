import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACT_SOURCES, NO_FACT } from './fact-sources.ts';
import { entryOf, facts, factsPage, figuresIn, isTelling, saidTexts, wordsOf } from './facts.ts';

describe('every sentence that states a fact', () => {
  it('has a source, or is said to state none; never both, and nothing is said of texts that are gone', () => {
    const said = saidTexts();
    expect(said.filter((each) => isTelling(each) && entryOf(each.path) === null)).toEqual([]);
    expect(Object.keys(FACT_SOURCES).filter((at) => Object.hasOwn(NO_FACT, at))).toEqual([]);
    const used = new Set(said.map(({ path }) => entryOf(path)));
    expect([...Object.keys(FACT_SOURCES), ...Object.keys(NO_FACT)].filter((at) => !used.has(at))).toEqual([]);
  });

  it('Q10 has its figures from the words of its source, and the same ones in both languages', () => {
    expect(facts().length).toBeGreaterThan(120);
    for (const { path, english, urdu, sources } of facts()) {
      const lines = sources.map(wordsOf).filter((words) => words !== null);
      expect([path, sources.filter((each) => wordsOf(each) === null && !/^(?:settings|program)$/.test(each))]).toEqual([
        path,
        [],
      ]);
      const given = figuresIn(lines.join(' '));
      const own = figuresIn(english);
      if (!sources.includes('program'))
        expect([path, [...own].filter((figure) => !given.has(figure))]).toEqual([path, []]);
      // One may be said in a word.
      const inFigures = own.has('1') ? urdu.replace(/(?<!\p{L})ایک(?!\p{L})/u, '1') : urdu;
      expect([path, figuresIn(inFigures)]).toEqual([path, own]);
    }
  });

  it('stands in tests/facts.md (write it with `npm run docs`)', () => {
    expect(readFileSync(join(import.meta.dirname, '..', 'facts.md'), 'utf8')).toBe(factsPage());
  });
});
