import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVisit } from '#core/lib/visit.ts';

/** What a page may do: open, leave by one of the ends it was given, ask, wait, arrange something for the end. */
const steps = fc.array(
  fc.oneof(
    fc.constantFrom('begin' as const, 'ask' as const, 'stay' as const, 'untilEnd' as const),
    fc.record({ ends: fc.nat(5) }),
  ),
  { maxLength: 24 },
);

describe('R53 a visit', () => {
  it('wants an answer only in the visit that asked, and only to its newest question', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const { visit, present, ends, asked, stays, arranged } = pageThatWasNeverOpen();
        for (const step of taken) {
          if (step === 'begin') {
            const number = ends.length + 1;
            ends.push(visit.begin());
            present.visit = number;
            for (const one of arranged) one.due = 1;
          } else if (step === 'ask') {
            present.question += 1;
            asked.push({ visit: present.visit, question: present.question, isWanted: visit.ask() });
          } else if (step === 'stay') {
            stays.push({ visit: present.visit, isThere: visit.stay() });
          } else if (step === 'untilEnd') {
            const one = { calls: 0, due: present.visit === null ? 1 : 0 };
            arranged.push(one);
            visit.untilEnd(() => void (one.calls += 1));
          } else if (ends.length > 0) {
            const at = step.ends % ends.length;
            ends[at]?.();
            if (present.visit === at + 1) {
              present.visit = null;
              for (const one of arranged) one.due = 1;
            }
          }
          for (const each of asked) {
            const isNewest = each.question === present.question;
            expect(each.isWanted()).toBe(each.visit !== null && each.visit === present.visit && isNewest);
          }
          for (const each of stays) expect(each.isThere()).toBe(each.visit !== null && each.visit === present.visit);
          for (const one of arranged) expect(one.calls).toBe(one.due);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('calls off once what was arranged until its end, and earlier what is stopped by itself', () => {
    const visit = createVisit();
    const stopped: string[] = [];
    const leave = visit.begin();
    visit.untilEnd(() => void stopped.push('watch'));
    const stopTimer = visit.untilEnd(() => void stopped.push('timer'));
    stopTimer();
    stopTimer();
    expect(stopped).toEqual(['timer']);
    leave();
    visit.begin()();
    expect(stopped).toEqual(['timer', 'watch']);
  });
});

// Helpers

/** The visit under test, and beside it what a page would have written down about it. */
function pageThatWasNeverOpen() {
  return {
    visit: createVisit(),
    present: { visit: null as number | null, question: 0 },
    ends: [] as (() => void)[],
    asked: [] as { readonly visit: number | null; readonly question: number; readonly isWanted: () => boolean }[],
    stays: [] as { readonly visit: number | null; readonly isThere: () => boolean }[],
    arranged: [] as { calls: number; due: number }[],
  };
}
