import { describe, expect, it } from 'vitest';
import { complaintProblems, fitMobile, isTooLong, PROBLEM_MAX_LENGTH } from '#core/complaint/complaint.ts';

describe('R33, R34, Q21, Q22 the complaint', () => {
  const good = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };

  it('R33, R34, Q21 names every gap by its own message', () => {
    expect(complaintProblems(good)).toEqual({});
    expect(complaintProblems({ name: ' ', mobile: '', problem: '' })).toEqual({
      name: 'nameMissing',
      mobile: 'mobileMissing',
      problem: 'problemMissing',
    });
    expect(complaintProblems({ ...good, mobile: '30012345' })).toEqual({ mobile: 'mobileFormat' });
    expect(complaintProblems({ ...good, mobile: '2001234567' })).toEqual({ mobile: 'mobileFormat' });
    expect(complaintProblems({ ...good, problem: 'x'.repeat(PROBLEM_MAX_LENGTH) })).toEqual({});
    expect(complaintProblems({ ...good, problem: 'x'.repeat(PROBLEM_MAX_LENGTH + 1) })).toEqual({
      problem: 'problemTooLong',
    });
  });

  it('calls a description too long from the first character over the limit', () => {
    expect([isTooLong('x'.repeat(PROBLEM_MAX_LENGTH)), isTooLong('x'.repeat(PROBLEM_MAX_LENGTH + 1))]).toEqual([
      false,
      true,
    ]);
  });

  it.each(['03001234567', '+92 300 1234567', '00923001234567', '923001234567', '300-1234567', '۳۰۰۱۲۳۴۵۶۷'])(
    'Q22 reads the mobile %s as ten digits',
    (typed) => {
      expect(fitMobile(typed)).toEqual({ text: '3001234567', isTruncated: false });
    },
  );
});
