import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { failed, limited, refused, unknown } from '#core/lib/outcome.ts';
import { unsentText } from '#core/screens/complaint-flow.ts';
import { textsOf } from '#core/text/languages.ts';
import { waitText } from '#core/text/wait.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { type ComplaintOutcome as Answer, DRAFT, NOW, openComplaint as page } from '../../support/open-complaint.ts';

describe('Q62 a complaint that is being sent when its page goes', () => {
  it('is known to every later page of the session, with its words and its time, in either language, with and without keys', async () => {
    const pages = fc.array(fc.constantFrom('en' as const, 'ur' as const), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), pages, async (takesKeys, languages) => {
        const session = createMemorySession();
        const first = page({ session, takesKeys });
        first.fill();
        void first.screen.submit();
        for (const [at, language] of languages.entries()) {
          const next = page({ session, takesKeys, language, now: NOW + at + 1 });
          next.screen.open();
          expect(next.shown()).toEqual({ kind: 'unknown', draft: DRAFT, at: NOW, why: null });
          expect(next.sent).toEqual([]);
        }
      }),
    );
  });

  it('Q24 is sent again by the next page where the person wants it, and ends there as any other', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.boolean() })), async (outcome) => {
        const session = createMemorySession();
        const first = page({ session });
        first.fill();
        void first.screen.submit();
        const next = page({ session, answers: [outcome], now: NOW + 5 });
        next.screen.open();
        await next.screen.submit();
        expect(next.sent).toHaveLength(1);
        const [shown, last] = [next.shown(), page({ session })];
        last.screen.open();
        const seenLater = last.shown();
        if (shown.kind === 'submitted') expect(seenLater).toEqual(shown);
        // Nothing but an accepted copy says what became of the first.
        const isArrived = outcome.kind === 'done' && outcome.data.accepted;
        expect([outcome, seenLater.kind === 'unknown']).toEqual([outcome, !isArrived]);
      }),
    );
  });

  it.each([failed('unreachable'), failed('timeout'), limited(9), unknown('unreadable')] as const)(
    'is still open after a copy with %j, and says so rather than that it failed',
    async (answer) => {
      const { screen, shown, fill } = page({ answers: [unknown('timeout'), answer] });
      fill();
      await screen.submit();
      await screen.submit();
      expect(shown().kind).toBe(answer.kind === 'failed' && answer.reason === 'limited' ? 'limited' : 'unknown');
    },
  );

  it.each([failed('timeout'), refused(400_110)] as const)(
    'is not what is said of other words, which %j kept from arriving',
    async (answer) => {
      const { screen, shown, fill } = page({ answers: [unknown('timeout'), answer] });
      fill();
      await screen.submit();
      fill('Another one.');
      await screen.submit();
      expect(shown()).toMatchObject({ kind: 'failed', draft: { ...DRAFT, problem: 'Another one.' } });
    },
  );

  it('is another matter once its words are changed, and again itself where they are put back', async () => {
    const session = createMemorySession();
    const { screen, fill } = page({ session, answers: [unknown('timeout')] });
    fill();
    await screen.submit();
    screen.type('problem', 'Another one.');
    const changed = page({ session });
    changed.screen.open();
    expect(changed.shown().kind).toBe('editing');
    screen.type('problem', DRAFT.problem);
    const same = page({ session });
    same.screen.open();
    expect(same.shown().kind).toBe('unknown');
  });

  it.each(['', 'x', '-1', '1e3', 'NaN', '9'.repeat(16)])('is not made of a time that nobody wrote: %s', (sentAt) => {
    const sent = JSON.stringify([{ ...DRAFT, language: 'en', key: '', sentAt }]);
    const kept = JSON.stringify({ ...DRAFT, sent, changedAt: NOW });
    const { screen, shown } = page({ session: createMemorySession({ 'draft:complaint': kept }) });
    screen.open();
    expect(shown()).toEqual({ kind: 'editing', draft: DRAFT, problems: {}, truncated: [], earlier: null });
  });
});

describe('Q62 a page that the browser restores', () => {
  it('still says that a complaint was under way, although the browser typed its words again', () => {
    const session = createMemorySession();
    const first = page({ session });
    first.fill();
    void first.screen.submit();
    const next = page({ session });
    for (const field of ['name', 'mobile', 'problem'] as const) next.screen.type(field, DRAFT[field]);
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'unknown', draft: DRAFT });
    next.screen.type('problem', `${DRAFT.problem} More.`);
    expect(next.shown()).toMatchObject({ kind: 'editing' });
  });
});

describe.each(['en', 'ur'] as const)('Q24 what is said of a complaint that was not accepted: %s', (language) => {
  const texts = textsOf(language);
  const { limited: toWait, causes, unknown: lost } = texts.site.complaint;
  const OUTCOMES: readonly Answer[] = [
    refused(400_110),
    limited(9),
    ...(['unreachable', 'timeout', 'unreadable'] as const).map((reason) => unknown(reason)),
    ...(['unreachable', 'timeout', 'unreadable', 'tooLong', 'noSession'] as const).map((reason) => failed(reason)),
  ];

  it('differs by its cause, and speaks of the connection only where that failed', async () => {
    const said = await Promise.all(OUTCOMES.map((outcome) => saidOf(outcome, language)));
    expect(new Set(said).size).toBe(OUTCOMES.length);
    const connection = language === 'en' ? /connection|internet/i : /رابطہ|انٹرنیٹ/;
    for (const [at, outcome] of OUTCOMES.entries()) {
      const isConnection = 'reason' in outcome && outcome.reason === 'unreachable';
      expect([outcome, connection.test(said[at] ?? '')]).toEqual([outcome, isConnection]);
    }
  });

  it('R72, Q72 a refusal names its code in the words of the specification', async () => {
    for (const [code, notice] of [
      [400_110, 'lostParameter'],
      [400_112, 'lostToken'],
      [400_113, 'tokenExpired'],
      [400_114, 'invalidToken'],
      [400_115, 'invalidPhone'],
      [400_900, undefined],
      [-1, undefined],
    ] as const) {
      const { screen, shown, fill } = page({ answers: [refused(code)] });
      fill();
      await screen.submit();
      const { notice: said, ...state } = { notice: undefined, ...shown() };
      // A code without words of its own was an answer: nothing is said of the network.
      expect([code, said, state]).toEqual([
        code,
        notice,
        { kind: 'failed', draft: DRAFT, why: 'refused', earlier: null },
      ]);
    }
  });

  it('names the wait where there is one, and that the page was left where no answer could come', async () => {
    for (const seconds of [9, 600])
      expect(await saidOf(limited(seconds), language)).toBe(toWait({ wait: waitText(texts.common, seconds) }));
    expect(unsentText(texts, { kind: 'unknown', draft: DRAFT, at: NOW, why: null })).toBe(`${causes.left} ${lost}`);
  });
});

// Helpers

async function saidOf(outcome: Answer, language: 'en' | 'ur'): Promise<string> {
  const { screen, shown, fill } = page({ answers: [outcome] });
  fill();
  await screen.submit();
  const state = shown();
  if (state.kind === 'editing' || state.kind === 'submitting' || state.kind === 'submitted')
    throw new Error(`it was ${state.kind}`);
  return unsentText(textsOf(language), state);
}
