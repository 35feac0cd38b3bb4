import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { done } from '#core/lib/outcome.ts';
import { isBlank } from '#core/lib/typed-text.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { DRAFT_MAX_AGE_MS } from '#core/session/drafts.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import {
  type ComplaintOutcome as Answer,
  DRAFT,
  filledComplaint,
  NOW,
  nextComplaint,
  openComplaint as page,
} from '../../support/open-complaint.ts';

/** By a server whose clock is not the phone’s. */
const ACCEPTED: Answer = done({ accepted: true, at: NOW + 7000 });

describe('Q25 the receipt of a complaint', () => {
  it('Q75 does not take the place of what was typed before it was shown', async () => {
    const session = createMemorySession();
    await submitted(session);
    const next = page({ session });
    next.screen.type('problem', 'Another one.');
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'editing', draft: { name: '', problem: 'Another one.' } });
    expect(session.read('receipt:complaint')).toContain(DRAFT.problem);
  });

  it('holds the time that its answer names, not the phone’s, and the words, until it is erased', async () => {
    const session = createMemorySession();
    const receipt = { kind: 'submitted', at: NOW + 7000, firstAt: null, words: DRAFT };
    const first = await submitted(session);
    expect(first.shown()).toEqual(receipt);
    const second = nextComplaint(session, { language: 'ur', now: NOW + DRAFT_MAX_AGE_MS });
    expect(second.shown()).toEqual(receipt);
    second.screen.eraseReceipts();
    expect([session.read('receipt:complaint'), second.screen.receipts.getSnapshot()]).toEqual([null, []]);
    expect(second.shown()).toMatchObject({ kind: 'editing', draft: { problem: '' } });
    const third = nextComplaint(session);
    third.fill();
    third.screen.eraseReceipts();
    expect(third.shown()).toMatchObject({ kind: 'editing', draft: DRAFT });
  });

  it('stays beside each later one, newest first, whatever is erased of the form', async () => {
    const problem = fc.string({
      unit: fc.constantFrom('a', '"', '\\', '\n', '\u0001', 'ش', '😀'),
      minLength: 1,
      maxLength: 500,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(problem, { minLength: 1, maxLength: 6 }), async (problems) => {
        const session = createMemorySession();
        const sent: string[] = [];
        for (const each of problems.filter((text) => !isBlank(text))) {
          const { screen, fill } = nextComplaint(session, { answers: [ACCEPTED] });
          screen.another();
          fill('Typed, and erased.');
          screen.erase();
          expect(screen.receipts.getSnapshot().map(({ words }) => words.problem)).toEqual(sent);
          fill(each);
          await screen.submit();
          sent.unshift(each);
        }
        expect(
          nextComplaint(session)
            .screen.receipts.getSnapshot()
            .map(({ words }) => words.problem),
        ).toEqual(sent);
      }),
      { numRuns: 50 },
    );
  });

  it('of many long ones the newest are kept', async () => {
    const session = createMemorySession();
    for (let count = 1; count <= 25; count += 1) {
      const { screen, fill } = nextComplaint(session, { answers: [ACCEPTED] });
      screen.another();
      fill(`${count} ${'"'.repeat(1990)}`);
      await screen.submit();
    }
    const kept = nextComplaint(session)
      .screen.receipts.getSnapshot()
      .map(({ words }) => Number.parseInt(words.problem, 10));
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(kept).toEqual(Array.from(kept, (_number, at) => 25 - at));
  });

  it('stays while another complaint is written, and the form shows that one’s next', async () => {
    const session = createMemorySession();
    const { screen, shown, fill } = await submitted(session);
    screen.another();
    expect(shown()).toMatchObject({ kind: 'editing', draft: { name: '', mobile: '', problem: '' } });
    screen.open();
    expect(shown().kind).toBe('editing');
    expect(session.read('receipt:complaint')).toContain(DRAFT.problem);
    screen.type('problem', 'Another one.');
    expect(nextComplaint(session).shown()).toMatchObject({ kind: 'editing', draft: { problem: 'Another one.' } });
    fill('Another one.');
    await screen.submit();
    expect(nextComplaint(session).shown()).toMatchObject({ kind: 'submitted', words: { problem: 'Another one.' } });
  });

  it('alone makes room for another complaint: whatever else became of one, its words stay', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.constant(false) })), async (outcome) => {
        const { screen, shown, fill } = page({ answers: [outcome] });
        fill();
        screen.another();
        expect(shown()).toMatchObject({ kind: 'editing', draft: DRAFT });
        await screen.submit();
        const before = shown();
        screen.another();
        expect(shown()).toBe(before);
      }),
    );
  });

  it('is gone with its shopper, and after a day', async () => {
    const session = createMemorySession();
    await submitted(session);
    const late = nextComplaint(session, { now: NOW + DRAFT_MAX_AGE_MS + 1 });
    expect([late.shown().kind, session.read('receipt:complaint')]).toEqual(['editing', null]);
    await submitted(session);
    forgetShopper(session);
    expect(session.read('receipt:complaint')).toBeNull();
  });
});

// Helpers

async function submitted(session: SessionMemory) {
  const made = filledComplaint({ session, answers: [ACCEPTED, ACCEPTED] });
  await made.screen.submit();
  return made;
}
