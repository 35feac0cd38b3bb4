import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPEECH_MAX_LENGTH, speechParts } from '#core/text/spoken-parts.ts';

describe('what is read aloud', () => {
  it('is cut at lines, then at sentences, then at words', () => {
    expect(speechParts('One.\n\n Two \n–\n')).toEqual(['One.', 'Two']);
    const sentence = `${'word '.repeat(30).trim()}.`;
    expect(speechParts(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
    const urdu = `${'لفظ '.repeat(40).trim()}۔`;
    expect(speechParts(`${urdu} ${urdu}`)).toEqual([urdu, urdu]);
    expect(speechParts('word '.repeat(50).trim()).map((part) => part.split(' ').length)).toEqual([40, 10]);
  });

  it('always says every word once, in order, in pieces that a voice takes', () => {
    const word = fc.stringMatching(/^[a-zا-غ0-9]{1,20}[.۔?]?$/);
    fc.assert(
      fc.property(
        fc.array(word),
        fc.array(fc.constantFrom(' ', '\n', '  ', ' \n '), { minLength: 1 }),
        (words, gaps) => {
          const text = words.map((each, at) => each + (gaps[at % gaps.length] ?? ' ')).join('');
          const parts = speechParts(text);
          expect(parts.join(' ').split(/\s+/).filter(Boolean)).toEqual(words);
          for (const part of parts) expect(part.length).toBeLessThanOrEqual(SPEECH_MAX_LENGTH);
        },
      ),
    );
  });
});
