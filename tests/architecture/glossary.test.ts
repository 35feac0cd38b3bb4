import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saidTexts } from './facts.ts';
import { GLOSSARY, glossaryPage, LABELS, OUTSIDE, outsideGlossary, UNITS, unitsIn, writtenUrdu } from './glossary.ts';
import { urduLiterals } from './urdu-literals.ts';

describe('R4 the Urdu of money, time and status', () => {
  const said = saidTexts();
  const written = writtenUrdu();

  it('R4 has one term for one thing, and no word from outside the glossary', () => {
    expect(said.flatMap(outsideGlossary)).toEqual([]);
  });

  it('R4 has none of them outside the catalogue either: settings, sandbox, pages, names of colours and durations', () => {
    const files = new Set(written.map(({ path }) => path));
    for (const file of [
      'adapters/settings/demo.json',
      'adapters/sandbox/catalogue/seller-texts.ts',
      'core/text/ur/seller-words.ts',
    ])
      expect([file, files.has(file)]).toEqual([file, true]);
    expect(written.flatMap(outsideGlossary)).toEqual([]);
  });

  it.each([
    ['const note = (days: number) => `${days} ایام میں`;', 2],
    ["export const WORDS = { refund: 'ریفنڈ', late: 'پینلٹی' };", 2],
    ['const Note = () => <p>سود</p>;', 1],
    ["const UNIT = isWorking ? 'کام کے ' : '';", 1],
  ])('a word from outside would be seen in %s', (source, refused) => {
    expect(urduLiterals([['ui/planted.tsx', source]]).flatMap(outsideGlossary)).toHaveLength(refused);
  });

  it('every term, label and unit is used', () => {
    expect(GLOSSARY.filter(({ forms }) => !said.some(({ urdu }) => forms.test(urdu)))).toEqual([]);
    expect(GLOSSARY.filter(({ named }) => !said.some(({ english }) => named.test(english)))).toEqual([]);
    const units = new Set([...said, ...written].flatMap(({ urdu }) => unitsIn(urdu)));
    expect([...UNITS].filter((unit) => !units.has(unit))).toEqual([]);
    const paths = new Set(said.map(({ path }) => path));
    expect(Object.keys(LABELS).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('R4 every page writes shares by the same sign', () => {
    const having = (sign: string): readonly string[] =>
      said.filter(({ urdu }) => urdu.includes(sign)).map(({ path }) => path);
    expect(having('%').length).toBeGreaterThan(9);
    expect(having('فیصد')).toEqual([]);
  });

  it.each([
    ['a word from outside', 'Interest', 'سود'],
    ['a thing not named', 'The penalty is added', 'رقم شامل ہوتی ہے'],
    ['another unit', '5 days', '5 ایام'],
    ['another unit than the terms count', 'Wait', '5 ہفتے انتظار کریں'],
  ])('%s would be seen', (_what, english, urdu) => {
    expect(outsideGlossary({ path: 'planted', english, urdu })).not.toEqual([]);
  });

  it('a state called otherwise would be seen, and each word from outside is no term of ours', () => {
    const path = 'shop.order.status.shipped';
    expect(outsideGlossary({ path, english: 'Already Shipped', urdu: 'بھیج دیا گیا' })).toHaveLength(2);
    expect(OUTSIDE.filter(([word]) => GLOSSARY.some(({ urdu }) => word.test(urdu)))).toEqual([]);
  });

  it('stands in tests/glossary.md (write it with `npm run docs`)', () => {
    expect(readFileSync(join(import.meta.dirname, '..', 'glossary.md'), 'utf8')).toBe(glossaryPage());
  });
});
