import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { type ComplaintOutcome, DRAFT, filledComplaint, NOW, nextComplaint } from '../../support/open-complaint.ts';

const ACCEPTED: ComplaintOutcome = done({ accepted: true });
const LOST: ComplaintOutcome = unknown('timeout');
const REFUSALS: readonly ComplaintOutcome[] = [
  refused(400_110),
  refused(400_113),
  done({ accepted: false }),
  failed('notAccepted'),
];

describe('Q62 a complaint of which nobody knows whether it arrived', () => {
  it('is known to every later page, with its words and its time, in either language, with and without keys', async () => {
    const pages = fc.array(fc.constantFrom('en' as const, 'ur' as const), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), pages, async (takesKeys, languages) => {
        const { screen, session } = filledComplaint({ takesKeys });
        void screen.submit();
        for (const [at, language] of languages.entries()) {
          const next = nextComplaint(session, { takesKeys, language, now: NOW + at + 1 });
          expect(next.shown()).toEqual({ kind: 'unknown', draft: DRAFT, at: NOW, why: null });
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
        const page = isReloaded ? nextComplaint(first.session, { answers: [outcome], now: NOW + 5 }) : first;
        await page.screen.submit();
        expect([page.sent.at(-1), page.keys.at(-1)]).toEqual([first.sent[0], first.keys[0]]);
        const isArrived = outcome.kind === 'done' && outcome.data.accepted;
        const isLimited = outcome.kind === 'failed' && outcome.reason === 'limited';
        const isReason = outcome.kind === 'unknown' || (outcome.kind === 'failed' && outcome.reason !== 'notAccepted');
        const why = isReason ? outcome.reason : 'copyRefused';
        const ended = isLimited ? { kind: 'limited', earlier: NOW } : { kind: 'unknown', at: NOW, why };
        expect(page.shown()).toMatchObject(isArrived ? { kind: 'submitted', firstAt: NOW } : ended);
        const later = nextComplaint(first.session).shown();
        if (isArrived) expect(later).toEqual(page.shown());
        else expect(later).toMatchObject({ kind: 'unknown', at: NOW });
      }),
    );
  });

  it.each(REFUSALS)(
    'says of a copy that came to %j that it was refused, and goes out again under its key',
    async (no) => {
      const { screen, keys, shown, pass } = filledComplaint({ answers: [LOST, no, LOST, ACCEPTED] });
      await screen.submit();
      pass(1000);
      await screen.submit();
      const words = no.kind === 'refused' ? { notice: no.code === 400_110 ? 'lostParameter' : 'tokenExpired' } : {};
      expect(shown()).toEqual({ kind: 'unknown', draft: DRAFT, at: NOW, why: 'copyRefused', ...words });
      await screen.submit();
      await screen.submit();
      expect(shown()).toEqual({ kind: 'submitted', at: NOW + 1000, firstAt: NOW, words: DRAFT });
      expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
    },
  );

  it('Q26 is sent again in the words of the first time, though the page has another language now', async () => {
    const urdu = filledComplaint({ answers: [LOST], language: 'ur' });
    await urdu.screen.submit();
    const english = nextComplaint(urdu.session, { answers: [ACCEPTED] });
    await english.screen.submit();
    expect(english.sent).toEqual([{ language: 'ur', ...DRAFT }]);
  });

  it('is another one once its words are changed, and itself where they are put back, here and on a later page', async () => {
    const { screen, session, sent, keys, shown } = filledComplaint({ answers: [LOST, LOST, LOST] });
    await screen.submit();
    screen.type('problem', 'Another one.');
    expect(shown()).toMatchObject({ kind: 'editing', earlier: NOW });
    const next = nextComplaint(session, { answers: [LOST] });
    expect(next.shown()).toMatchObject({ kind: 'editing', draft: { problem: 'Another one.' }, earlier: NOW });
    next.screen.type('problem', DRAFT.problem);
    expect(nextComplaint(session).shown().kind).toBe('unknown');
    await next.screen.submit();
    screen.open();
    for (const field of ['name', 'problem'] as const) screen.type(field, ` ${DRAFT[field]} `);
    await screen.submit();
    expect([next.keys[0], keys[1], next.sent[0], sent[1]]).toEqual([keys[0], keys[0], sent[0], sent[0]]);
    screen.type('problem', 'Another one.');
    await screen.submit();
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([...REFUSALS, failed('unreachable'), LOST])(
    'stays open under its key where other words are sent with %j',
    async (answer) => {
      const { screen, session, keys, shown } = filledComplaint({ answers: [LOST, answer] });
      await screen.submit();
      screen.type('problem', 'Another one.');
      await screen.submit();
      if (answer !== LOST)
        expect(shown()).toMatchObject({ kind: 'failed', draft: { problem: 'Another one.' }, earlier: NOW });
      const next = nextComplaint(session, { answers: [ACCEPTED] });
      next.screen.type('problem', DRAFT.problem);
      await next.screen.submit();
      expect([next.keys, keys[0] === keys[1]]).toEqual([[keys[0]], false]);
    },
  );

  it('stays open, on this page and later ones, where another is accepted', async () => {
    const first = filledComplaint({ answers: [LOST, ACCEPTED] });
    await first.screen.submit();
    first.fill('Another one.');
    await first.screen.submit();
    expect(first.shown()).toMatchObject({ kind: 'submitted', earlier: NOW, words: { problem: 'Another one.' } });
    const later = nextComplaint(first.session, { answers: [ACCEPTED], now: NOW + 5 });
    expect(later.shown()).toMatchObject({ kind: 'submitted', earlier: NOW });
    later.screen.another();
    expect(later.shown()).toMatchObject({ kind: 'editing', draft: { problem: '' }, earlier: NOW });
    later.fill();
    await later.screen.submit();
    expect(later.shown()).toEqual({ kind: 'submitted', at: NOW + 5, firstAt: NOW, words: DRAFT });
    expect(first.session.read('draft:complaint')).toBeNull();
  });

  it('always counts as the same where its words are sent again, however many others are open, after a reload too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 25 }), fc.boolean(), async (others, isReloaded) => {
        const answers = Array.from({ length: others + 1 }, () => LOST);
        const first = filledComplaint({ answers: [...answers, ACCEPTED] });
        await first.screen.submit();
        for (let other = 0; other < others; other += 1) {
          first.fill(`${other} `.repeat(600));
          await first.screen.submit();
        }
        const last = isReloaded ? nextComplaint(first.session, { answers: [ACCEPTED], now: NOW + 9 }) : first;
        last.fill();
        await last.screen.submit();
        expect(last.shown()).toMatchObject({ kind: 'submitted', firstAt: NOW, words: DRAFT });
        expect(last.keys.at(-1)).toBe(first.keys[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('is one of the latest forty, and is not forgotten for a description for which there is no room', async () => {
    const { screen, session, fill } = filledComplaint({ answers: Array.from({ length: 41 }, () => LOST) });
    for (let times = 0; times <= 40; times += 1) {
      fill(`${times}`.repeat(900));
      await screen.submit();
    }
    expect(nextComplaint(session).shown()).toMatchObject({ kind: 'unknown', draft: { problem: '40'.repeat(900) } });
    fill('x'.repeat(100_000));
    const later = nextComplaint(session).shown();
    expect(later).toMatchObject({ kind: 'editing', draft: { ...DRAFT, problem: '' }, earlier: NOW });
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

describe('a complaint that was answered or erased', () => {
  it.each([ACCEPTED, done({ accepted: false }), refused(400110), refused(400901), LOST])(
    'after %j leaves nothing of its key, and a new one to the next in the same words',
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
});

describe('what the session holds of a complaint', () => {
  /** What is kept of one that was sent at the beginning of time. */
  const keptWith = (key: string, language: string, sentAt = '0'): string =>
    JSON.stringify({ ...DRAFT, sent: JSON.stringify([{ language, ...DRAFT, key, sentAt }]), changedAt: NOW });
  const pageWith = (draft: string) =>
    nextComplaint(createMemorySession({ 'draft:complaint': draft }), { answers: [ACCEPTED] });

  it('is never sent as a key unless it looks like one of ours', async () => {
    const foreign = fc.oneof(fc.string(), fc.constantFrom('', 'x'.repeat(65), 'a-key-with-a\nnew-line-in-it', 'short'));
    await fc.assert(
      fc.asyncProperty(foreign, fc.oneof(fc.constantFrom('en', 'ur'), fc.string()), async (key, sentIn) => {
        const { screen, keys } = pageWith(keptWith(key, sentIn));
        await screen.submit();
        expect(keys).toEqual([expect.stringMatching(/^counted-key-\d{8}$/)]);
      }),
    );
  });

  it.each([
    ['ur', true],
    ['xx', false],
  ])('is sent under its key only where it says in which language it was sent: %s', async (sentIn, isSame) => {
    const key = 'a-key-of-sixteen-signs';
    const { screen, keys } = pageWith(keptWith(key, sentIn));
    await screen.submit();
    expect(keys[0] === key).toBe(isSame);
  });

  it('names no key where the gateway takes none, and none is sent', async () => {
    const { screen, keys, session } = filledComplaint({ answers: [LOST], takesKeys: false });
    await screen.submit();
    expect([keys, session.read('draft:complaint')]).toEqual([[undefined], keptWith('', 'en', String(NOW))]);
  });

  it.each(['', 'x', '-1', '1e3', 'NaN', '9'.repeat(16)])('is not made of a time that nobody wrote: %s', (sentAt) => {
    const { shown } = pageWith(keptWith('', 'en', sentAt));
    expect(shown()).toEqual({ kind: 'editing', draft: DRAFT, problems: {}, truncated: [], earlier: null });
  });
});
