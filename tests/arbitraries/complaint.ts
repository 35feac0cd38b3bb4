import fc from 'fast-check';
import type { Complaint } from '#core/complaint/complaint.ts';

/** A complaint that may be sent, in either language. */
export const validComplaint = (): fc.Arbitrary<Complaint> =>
  fc.record({
    language: fc.constantFrom('en' as const, 'ur' as const),
    name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((name) => name.trim() !== ''),
    mobile: fc.stringMatching(/^3\d{9}$/),
    problem: fc
      .string({ minLength: 1, maxLength: 400, unit: 'grapheme', size: 'max' })
      .filter((problem) => problem.trim() !== '' && problem.length <= 2000),
  });
