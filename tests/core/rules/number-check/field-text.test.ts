import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_NUMBER, type NumberText, withEntered } from '#core/number-check/field-text.ts';

describe('R20, Q61 what the number check’s field holds', () => {
  it('is the 0 of a country code only where it is a 0, and leaves out none but digits behind twelve, whatever was entered before', () => {
    const entered = fc.constantFrom('', '0', '00', '+', '+9', '+92', '+92 51', '9', '92', '051', '0511१', 'call', 'x');
    const longer = fc.constantFrom('051111883883', '0511118838834', '05111188388345');
    fc.assert(
      fc.property(fc.array(fc.oneof(entered, longer), { maxLength: 6 }), fc.boolean(), (texts, isOneKey) => {
        let field: NumberText = NO_NUMBER;
        for (const text of texts) {
          field = withEntered(field, text, isOneKey);
          if (field.isAbroad) expect(field.text).toBe('0');
          if (field.rest !== '') expect(field.text + field.rest).toMatch(/^\d{13,}$/);
          expect(field.rest === '' || field.text.length >= 12).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
    expect(NO_NUMBER).toEqual({ text: '', lead: '', isAbroad: false, rest: '' });
  });

  it('Q12 always takes a paste whole, also one that begins with what stood there, but a thirteenth digit only beside the field', () => {
    const digits = fc.string({ unit: fc.constantFrom(...Array.from('12345678')), minLength: 13, maxLength: 13 });
    fc.assert(
      fc.property(digits, fc.nat(12), (paste, length) => {
        const before = { ...NO_NUMBER, text: paste.slice(0, length) };
        const typed = { ...before, rest: paste.slice(12) };
        expect(withEntered(before, paste, false)).toEqual({ ...before, text: paste });
        expect(withEntered(before, paste, true)).toEqual(length === 12 ? typed : { ...before, text: paste });
      }),
    );
  });

  it('Q12 the key that deletes takes the hidden digits first; one in the middle moves them, and one over all of it takes them', () => {
    let field: NumberText = { ...NO_NUMBER, text: '051111883883' };
    for (const key of '45') field = withEntered(field, field.text + key, true);
    expect(field).toMatchObject({ text: '051111883883', rest: '45' });
    const isDeleted = (): NumberText => withEntered(field, field.text.slice(0, -1), true);
    for (const [text, rest] of [
      ['051111883883', '4'],
      ['051111883883', ''],
      ['05111188388', ''],
    ] as const) {
      field = isDeleted();
      expect(field).toMatchObject({ text, rest });
    }
    const full: NumberText = { ...NO_NUMBER, text: '051111883883', rest: '45' };
    for (const [shown, text, rest] of [
      ['0510111883883', '051011188388', '345'],
      ['05111183883', '051111838834', '5'],
      ['051111283883', '051111283883', '45'],
      ['0', '0', ''],
    ] as const)
      expect(withEntered(full, shown, true)).toMatchObject({ text, rest });
  });

  it('Q61 keeps the words before a number, and forgets them with the next text', () => {
    let field = NO_NUMBER;
    for (const key of 'tel: +92 51') field = withEntered(field, field.text + key, true);
    expect(field).toEqual({ text: '051', lead: 'tel: ', isAbroad: false, rest: '' });
    expect(withEntered(NO_NUMBER, 'tel: +92 51', false)).toEqual(field);
    expect(withEntered(field, '051', false)).toEqual({ ...NO_NUMBER, text: '051' });
    expect(withEntered(field, '', false)).toEqual(NO_NUMBER);
    // A plus behind a digit begins no country code.
    expect(withEntered(NO_NUMBER, '9+', false)).toEqual({ ...NO_NUMBER, text: '9' });
  });
});
