import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  besideKept,
  COMPLAINT_FIELDS,
  complaintProblems,
  fitMobile,
  isTooLong,
  PROBLEM_MAX_LENGTH,
  readableField,
} from '#core/complaint/complaint.ts';

const GOOD = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };

describe('R33, R34 what is wrong with a complaint', () => {
  it('R33, R34, Q21 names every gap by its own message', () => {
    expect(COMPLAINT_FIELDS).toEqual(['name', 'mobile', 'problem']);
    fc.assert(
      fc.property(fc.subarray([...COMPLAINT_FIELDS]), fc.constantFrom('', ' ', '\t\n'), (empty, blank) => {
        const draft = { ...GOOD, ...Object.fromEntries(empty.map((field) => [field, blank])) };
        expect(complaintProblems(draft)).toEqual(Object.fromEntries(empty.map((field) => [field, `${field}Missing`])));
      }),
    );
  });

  it('is a description from the first character over the limit', () => {
    const [most, over] = [PROBLEM_MAX_LENGTH, PROBLEM_MAX_LENGTH + 1].map((length) => 'x'.repeat(length));
    expect([isTooLong(most ?? ''), isTooLong(over ?? '')]).toEqual([false, true]);
    expect(complaintProblems({ ...GOOD, problem: most ?? '' })).toEqual({});
    expect(complaintProblems({ ...GOOD, problem: over ?? '' })).toEqual({ problem: 'problemTooLong' });
  });

  it('R34 is the format of a mobile that is not ten digits from 3 or more', () => {
    const odd = ['300123456', '2001234567', '03001234567', 'x3001234567', '3001234567x', '300123456x', '+923001234567'];
    for (const mobile of odd)
      expect([mobile, complaintProblems({ ...GOOD, mobile })]).toEqual([mobile, { mobile: 'mobileFormat' }]);
    for (const mobile of ['3001234567', '30012345678']) expect(complaintProblems({ ...GOOD, mobile })).toEqual({});
  });
});

describe('Q22 the mobile field', () => {
  it.each([
    ['03001234567', '3001234567', false],
    ['+92 300 1234567', '3001234567', false],
    ['0092 0300-1234567', '3001234567', false],
    ['923001234567', '3001234567', false],
    ['۳۰۰۱۲۳۴۵۶۷', '3001234567', false],
    ['', '', false],
    ['0', '', false],
    ['003001234567', '3001234567', false],
    ['92', '92', false],
    ['923', '3', false],
    ['920', '920', false],
    ['9203001234', '3001234', false],
    ['+92 (0) 300', '300', false],
    ['92003001234', '9200300123', true],
    ['009230012345', '30012345', false],
    ['00921', '921', false],
    ['1923001234', '1923001234', false],
    ['3009230012', '3009230012', false],
    ['30012345678', '3001234567', true],
    ['300.123.4567', '3001234567', false],
    ['300 x 4567', '3004567', true],
  ])('Q22 keeps of %j the digits %j', (typed, text, isTruncated) =>
    expect(fitMobile(typed)).toEqual({ text, isTruncated }),
  );
});

describe('R33 a complaint as it is read afterwards', () => {
  it('has its mobile number with the 0 in front, in groups, and all else as it was written', () => {
    const words = { name: 'Ayesha 3001234567', mobile: '3001234567', problem: '3001234567' };
    expect(COMPLAINT_FIELDS.map((field) => readableField(field, words))).toEqual([
      words.name,
      '0300 1234567',
      words.problem,
    ]);
    expect(readableField('mobile', { ...words, mobile: '300123456789' })).toBe('300123456789');
  });
});

describe('a draft of the session beside what was typed before it was read', () => {
  it.each([
    ['problem', '', 'new', 'new'],
    ['problem', 'old', 'new', 'old\nnew'],
    ['problem', 'old', 'old, and new', 'old, and new'],
    ['problem', 'old, and new', 'new', 'old, and new'],
    ['name', 'Amna', 'Bilal', 'Bilal'],
    ['mobile', '300', '301', '301'],
  ] as const)('of %s keeps of %j and %j: %j', (field, kept, typed, both) =>
    expect(besideKept(field, kept, typed)).toBe(both),
  );
});
