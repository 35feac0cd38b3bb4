import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPOKEN_MAX_LENGTH, spokenParts } from '#core/text/spoken-parts.ts';

describe('what is read aloud', () => {
  it('is cut at lines, then at sentences, then at words', () => {
    expect(spokenParts('One.\n\n Two \n–\n')).toEqual(['One.', 'Two']);
    const sentence = `${'word '.repeat(30).trim()}.`;
    expect(spokenParts(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
    const urdu = `${'لفظ '.repeat(40).trim()}۔`;
    expect(spokenParts(`${urdu} ${urdu}`)).toEqual([urdu, urdu]);
    expect(spokenParts('word '.repeat(50).trim()).map((part) => part.split(' ').length)).toEqual([40, 10]);
  });

  it('always says every word once, in order, in pieces that a voice takes', () => {
    const word = fc.stringMatching(/^[a-zا-غ0-9]{1,20}[.۔?]?$/);
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(fc.constantFrom(' ', '\n', '  ', ' \n '), { minLength: 1 }),
        (words, gaps) => {
          const text = words.map((each, at) => each + (gaps[at % gaps.length] ?? ' ')).join('');
          const parts = spokenParts(text);
          expect(parts.join(' ').split(/\s+/).filter(Boolean)).toEqual(words);
          for (const part of parts) expect(part.length).toBeLessThanOrEqual(SPOKEN_MAX_LENGTH);
        },
      ),
    );
  });
});
