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

  it('wants nothing that was asked before the page was opened or after it was left', () => {
    const visit = createVisit();
    const early = visit.ask();
    expect([early(), visit.stay()()]).toEqual([false, false]);
    visit.begin()();
    expect([early(), visit.ask()(), visit.stay()()]).toEqual([false, false, false]);
  });

  it('drops the answers of an earlier visit, and its end ends no later one', () => {
    const visit = createVisit();
    const leave = visit.begin();
    const first = visit.ask();
    const stayed = visit.stay();
    leave();
    visit.begin();
    const second = visit.ask();
    leave();
    expect([first(), stayed(), second(), visit.stay()()]).toEqual([false, false, true, true]);
  });

  it('takes the newest question alone, and staying does not depend on questions', () => {
    const visit = createVisit();
    visit.begin();
    const here = visit.stay();
    const [older, newer] = [visit.ask(), visit.ask()];
    expect([older(), newer(), here()]).toEqual([false, true, true]);
  });

  it('calls off once what was arranged until its end', () => {
    const visit = createVisit();
    let calls = 0;
    const leave = visit.begin();
    visit.untilEnd(() => void (calls += 1));
    visit.untilEnd(() => void (calls += 10));
    expect(calls).toBe(0);
    leave();
    visit.begin()();
    expect(calls).toBe(11);
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
