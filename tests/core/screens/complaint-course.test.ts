import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { DRAFT_MAX_AGE_MS } from '#core/session/drafts.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import {
  type ComplaintOutcome,
  DRAFT,
  filledComplaint,
  NOW,
  nextComplaint,
  openComplaint,
} from '../../support/open-complaint.ts';

const ACCEPTED: ComplaintOutcome = done({ accepted: true });
/** By a server whose clock is not the phone’s. */
const DATED: ComplaintOutcome = done({ accepted: true, at: NOW + 7000 });
const LOST: ComplaintOutcome = unknown('timeout');
const OTHER = 'Another one.';

describe('Q62 a complaint of which nobody knows whether it arrived', () => {
  it('is known to every later page, with its words and its time, in either language, with and without keys', async () => {
    const pages = fc.array(fc.constantFrom('en' as const, 'ur' as const), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), pages, async (takesKeys, languages) => {
        const { screen, session } = filledComplaint({ takesKeys });
        void screen.submit();
        for (const [at, language] of languages.entries()) {
          const next = nextComplaint(session, { takesKeys, language, now: NOW + at + 1 });
          expect(next.shown()).toEqual({ kind: 'unknown', draft: DRAFT, why: 'noAnswer', earlier: NOW });
          expect(next.sent).toEqual([]);
        }
      }),
    );
  });

  it('Q24 is sent again where the person wants it, under its key, and is open until a copy of it is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.boolean() })), fc.boolean(), async (outcome, isReloaded) => {
        const first = filledComplaint({ answers: [LOST, outcome] });
        await first.screen.submit();
        first.pass(1000);
        const page = isReloaded ? nextComplaint(first.session, { answers: [outcome], now: NOW + 5 }) : first;
        await page.screen.submit();
        expect([page.sent.at(-1), page.keys.at(-1)]).toEqual([first.sent[0], first.keys[0]]);
        const isArrived = outcome.kind === 'done' && outcome.data.accepted;
        const isLimited = outcome.kind === 'failed' && outcome.reason === 'limited';
        const reason = 'reason' in outcome ? outcome.reason : 'none';
        const why = { unreachable: 'unreachable', timeout: 'noAnswer', unreadable: 'noAnswer' }[reason as 'timeout'];
        const ended = isLimited ? { kind: 'limited' } : { kind: 'unknown', why: why ?? 'copyRefused' };
        expect(page.shown()).toMatchObject(
          isArrived ? { kind: 'submitted', earlier: null } : { ...ended, earlier: NOW },
        );
        const later = nextComplaint(first.session).shown();
        if (isArrived) expect(later).toEqual(page.shown());
        else expect(later).toMatchObject({ kind: 'unknown', earlier: NOW });
      }),
    );
  });

  it('Q26 is sent again in the words of the first time, though the page has another language and blanks now', async () => {
    const urdu = filledComplaint({ answers: [LOST], language: 'ur' });
    await urdu.screen.submit();
    const english = nextComplaint(urdu.session, { answers: [ACCEPTED] });
    english.screen.type('problem', ` ${DRAFT.problem} `);
    await english.screen.submit();
    expect([english.sent, english.keys]).toEqual([[{ language: 'ur', ...DRAFT }], urdu.keys]);
  });

  it.each([ACCEPTED, done({ accepted: false }), refused(400_110), failed('unreachable')])(
    'stays open under its key, here and on a later page, where other words come to %j',
    async (answer) => {
      const { screen, session, keys, shown } = filledComplaint({ answers: [LOST, answer] });
      await screen.submit();
      screen.type('problem', OTHER);
      expect(shown()).toMatchObject({ kind: 'editing', earlier: NOW });
      await screen.submit();
      const kind = answer === ACCEPTED ? 'submitted' : 'failed';
      expect(shown()).toMatchObject({ kind, earlier: NOW });
      const next = nextComplaint(session, { answers: [ACCEPTED] });
      expect(next.shown()).toMatchObject({ kind: answer === ACCEPTED ? 'submitted' : 'editing', earlier: NOW });
      next.screen.another();
      next.fill();
      await next.screen.submit();
      expect(next.shown()).toEqual({ kind: 'submitted', at: NOW, words: DRAFT, earlier: null });
      expect([next.keys, keys[0] === keys[1], session.read('draft:complaint')]).toEqual([[keys[0]], false, null]);
    },
  );

  it('gives its place to the next one that is lost', async () => {
    const { screen, session, keys, pass } = filledComplaint({ answers: [LOST, LOST] });
    await screen.submit();
    pass(1000);
    screen.type('problem', OTHER);
    await screen.submit();
    const next = nextComplaint(session, { answers: [LOST] });
    expect(next.shown()).toMatchObject({ kind: 'unknown', draft: { problem: OTHER }, earlier: NOW + 1000 });
    await next.screen.submit();
    expect(next.keys).toEqual([keys[1]]);
  });

  it('still counts as under way on a page that the browser restores, although it typed the words again', () => {
    const { screen, session } = filledComplaint();
    void screen.submit();
    const next = filledComplaint({ session });
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'unknown', draft: DRAFT });
    next.screen.type('problem', `${DRAFT.problem} More.`);
    expect(next.shown()).toMatchObject({ kind: 'editing' });
  });
});

it.each([ACCEPTED, done({ accepted: false }), refused(400110), LOST])(
  'a complaint that came to %j and was erased leaves nothing of its key, and a new one to the next in the same words',
  async (answer) => {
    const { screen, keys, session, shown, fill } = filledComplaint({ answers: [answer, ACCEPTED] });
    await screen.submit();
    expect((session.read('draft:complaint') ?? '').includes(keys[0] ?? '')).toBe(answer === LOST);
    screen.another();
    screen.erase();
    expect([shown(), session.read('draft:complaint')]).toMatchObject([{ kind: 'editing', earlier: null }, null]);
    fill();
    await screen.submit();
    expect(new Set(keys).size).toBe(2);
  },
);

describe('what the session holds of a complaint', () => {
  /** A page that finds one which was sent in such a language, at such a time, under such a key. */
  const pageWith = (key: string, language: string, sentAt = '0') => {
    const sent = JSON.stringify({ language, ...DRAFT, key, sentAt });
    const draft = JSON.stringify({ ...DRAFT, sent, changedAt: NOW });
    return nextComplaint(createMemorySession({ 'draft:complaint': draft }), { answers: [ACCEPTED] });
  };

  it('is sent as a key where it looks like one of ours, and says in which language it was sent', async () => {
    const key = 'a-key-of-sixteen';
    for (const [given, sentIn, isKept] of [
      [key, 'ur', true],
      [key, 'xx', false],
      ['x'.repeat(64), 'en', true],
      ['x'.repeat(65), 'en', false],
      ['fifteen-letters', 'en', false],
      ['a-key-with-a\nnew-line-in-it', 'en', false],
    ] as const) {
      const { screen, keys } = pageWith(given, sentIn);
      await screen.submit();
      expect([given, keys[0] === given]).toEqual([given, isKept]);
    }
  });

  it('names no key where the gateway takes none, and none is sent', async () => {
    const { screen, keys, session } = filledComplaint({ answers: [LOST], takesKeys: false });
    await screen.submit();
    expect(keys).toEqual([undefined]);
    expect(session.read('draft:complaint')).toContain(String.raw`\"key\":\"\",\"sentAt\":\"${NOW}\"`);
  });

  // The last one is the year 2100.
  it.each(['', 'x', '-1', '1e3', 'NaN', '9'.repeat(16), '4102444800000'])(
    'is not made of a time that nobody wrote: %s',
    (sentAt) => {
      const { shown } = pageWith('', 'en', sentAt);
      expect(shown()).toEqual({ kind: 'editing', draft: DRAFT, problems: {}, truncated: [], earlier: null });
    },
  );
});

describe('Q25 the receipt of a complaint', () => {
  async function submitted(session = createMemorySession()) {
    const made = filledComplaint({ session, answers: [DATED, ACCEPTED] });
    await made.screen.submit();
    return made;
  }

  it('holds the time that its answer names, not the phone’s, and the words, until it is erased', async () => {
    const { session, shown } = await submitted();
    const receipt = { kind: 'submitted', at: NOW + 7000, words: DRAFT, earlier: null };
    expect(shown()).toEqual(receipt);
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

  it('Q75 stays beside what was typed before it was shown, and beside what is written after it', async () => {
    const { session, screen, shown, fill } = await submitted();
    const next = openComplaint({ session });
    next.screen.type('problem', OTHER);
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'editing', draft: { name: '', problem: OTHER } });
    next.screen.erase();
    screen.type('problem', OTHER);
    expect(shown().kind).toBe('submitted');
    screen.another();
    fill(OTHER);
    expect(nextComplaint(session).shown()).toMatchObject({ kind: 'editing', draft: { problem: OTHER } });
    await screen.submit();
    const kept = nextComplaint(session).screen.receipts.getSnapshot();
    expect(kept.map(({ words }) => words.problem)).toEqual([OTHER, DRAFT.problem]);
  });

  it('of many long ones the newest five are kept', async () => {
    const session = createMemorySession();
    const problem = (count: number): string => `${count} ${'\u0001'.repeat(1990)}`;
    for (let count = 1; count <= 6; count += 1) {
      const { screen, fill } = nextComplaint(session, { answers: [ACCEPTED] });
      screen.another();
      fill(problem(count));
      await screen.submit();
    }
    const kept = nextComplaint(session).screen.receipts.getSnapshot();
    expect(kept.map(({ words }) => words.problem)).toEqual([6, 5, 4, 3, 2].map(problem));
  });

  it('alone makes room for another complaint: whatever else became of one, its words stay', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.constant(false) })), async (outcome) => {
        const { screen, shown } = filledComplaint({ answers: [outcome] });
        screen.another();
        expect(shown()).toMatchObject({ kind: 'editing', draft: DRAFT });
        await screen.submit();
        const before = shown();
        screen.another();
        expect(shown()).toBe(before);
      }),
    );
  });

  it('is gone with its shopper, and after a day, and is none that nobody wrote', async () => {
    const { session } = await submitted();
    const late = nextComplaint(session, { now: NOW + DRAFT_MAX_AGE_MS + 1 });
    expect([late.shown().kind, session.read('receipt:complaint')]).toEqual(['editing', null]);
    await submitted(session);
    forgetShopper(session);
    expect(session.read('receipt:complaint')).toBeNull();
    const receipts = JSON.stringify([{}, { ...DRAFT, at: '4102444800000' }, { ...DRAFT, at: '5' }]);
    for (const [stored, words] of [
      [receipts, [DRAFT]],
      ['{}', []],
    ] as const) {
      const foreign = JSON.stringify({ receipts: stored, changedAt: NOW });
      const { screen } = nextComplaint(createMemorySession({ 'receipt:complaint': foreign }));
      expect(screen.receipts.getSnapshot().map((each) => each.words)).toEqual(words);
    }
  });
});
