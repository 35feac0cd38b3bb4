import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { done, unknown } from '#core/lib/outcome.ts';
import { stopAfter } from '#core/screens/complaint-flow.ts';
import { textsOf } from '#core/text/languages.ts';
import { DRAFT, NOW, openComplaint } from '../../support/open-complaint.ts';

const ACCEPTED = done({ accepted: true });
const LOST = unknown('timeout' as const);

describe('Q62 a complaint of which nobody knows whether it arrived', () => {
  it('stays open, on this page and later ones, where another is accepted, and goes out again under its key', async () => {
    const session = createMemorySession();
    const first = openComplaint({ session, answers: [LOST, ACCEPTED] });
    first.fill();
    first.screen.open();
    await first.screen.submit();
    first.fill('Another one.');
    await first.screen.submit();
    expect(first.shown()).toMatchObject({ kind: 'submitted', earlier: NOW, words: { problem: 'Another one.' } });
    const later = openComplaint({ session, answers: [ACCEPTED], now: NOW + 5 });
    later.screen.open();
    expect(later.shown()).toMatchObject({ kind: 'submitted', earlier: NOW });
    later.screen.another();
    expect(later.shown()).toMatchObject({ kind: 'editing', draft: { problem: '' }, earlier: NOW });
    later.fill();
    expect(later.shown()).toMatchObject({ earlier: NOW });
    await later.screen.submit();
    expect(later.shown()).toEqual({ kind: 'submitted', at: NOW + 5, firstAt: NOW, words: DRAFT });
    expect(session.read('draft:complaint')).toBeNull();
  });

  it('always counts as the same where its words are sent again, however many others are open, after a reload too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), fc.boolean(), async (others, isReloaded) => {
        const session = createMemorySession();
        const answers = Array.from({ length: others + 1 }, () => LOST);
        const first = openComplaint({ session, answers: [...answers, ACCEPTED] });
        first.fill();
        await first.screen.submit();
        for (let other = 0; other < others; other += 1) {
          first.fill(`${other} `.repeat(600));
          await first.screen.submit();
        }
        const last = isReloaded ? openComplaint({ session, answers: [ACCEPTED], now: NOW + 9 }) : first;
        last.screen.open();
        last.fill();
        await last.screen.submit();
        expect(last.shown()).toMatchObject({ kind: 'submitted', firstAt: NOW, words: DRAFT });
        expect(last.keys.at(-1)).toBe(first.keys[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('is not forgotten for a description for which there is no room', async () => {
    const session = createMemorySession();
    const first = openComplaint({ session, answers: [LOST] });
    first.fill();
    await first.screen.submit();
    first.fill('x'.repeat(100_000));
    const later = openComplaint({ session });
    later.screen.open();
    expect(later.shown()).toMatchObject({ kind: 'editing', draft: { ...DRAFT, problem: '' }, earlier: NOW });
  });
});

describe('a description of any length', () => {
  it('is kept whole wherever the form says that it is, and never where it says that it is not', () => {
    const lengths = fc.oneof(fc.integer({ min: 0, max: 2001 }), fc.integer({ min: 99_000, max: 101_000 }));
    fc.assert(
      fc.property(lengths, fc.constantFrom('x', '"', '\u0001', 'ا'), (length, letter) => {
        const session = { ...createMemorySession(), outlivesPage: () => true };
        const first = openComplaint({ session });
        const problem = letter.repeat(length);
        first.fill(problem);
        const isLong = length > 2000;
        expect(first.screen.isKept() || isLong).toBe(true);
        const later = openComplaint({ session });
        later.screen.open();
        const draft = { ...DRAFT, problem: first.screen.isKept() ? problem : '' };
        expect(later.shown()).toMatchObject({ kind: 'editing', draft });
      }),
    );
  });
});

describe.each(['en', 'ur'] as const)('two sentences beside each other: %s', (language) => {
  it('always have a stop between them, one alone', () => {
    for (const text of Object.values(textsOf(language).notices)) {
      expect(text.trim() + stopAfter(text)).toMatch(language === 'en' ? /[^.?!][.?!]$/ : /[^۔؟!.][۔؟!.]$/);
    }
  });
});
