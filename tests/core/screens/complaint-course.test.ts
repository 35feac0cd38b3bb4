import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import { done, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import { unsentText } from '#core/screens/complaint-flow.ts';
import { DRAFT_MAX_AGE_MS } from '#core/session/drafts.ts';
import { forgetShopper } from '#core/session/forget-shopper.ts';
import { textsOf } from '#core/text/languages.ts';
import { waitText } from '#core/text/wait.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';

type Answer = Outcome<{ readonly accepted: boolean }>;

const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
const ACCEPTED: Answer = done({ accepted: true });
const NOW = 1_700_000_000_000;

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

describe('Q25 the receipt of a complaint', () => {
  it('Q75 does not take the place of what was typed before it was shown', async () => {
    const session = createMemorySession();
    const first = page({ session, answers: [ACCEPTED] });
    first.fill();
    await first.screen.submit();
    const next = page({ session });
    next.screen.type('problem', 'Another one.');
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'editing', draft: { name: '', problem: 'Another one.' } });
    expect(session.read('receipt:complaint')).toContain(DRAFT.problem);
  });

  it('holds time and words, for every later page, until it is erased', async () => {
    const session = createMemorySession();
    const receipt = { kind: 'submitted', at: NOW, firstAt: null, words: DRAFT };
    const first = await submitted(session);
    expect(first.shown()).toEqual(receipt);
    const second = page({ session, language: 'ur', now: NOW + DRAFT_MAX_AGE_MS });
    second.screen.open();
    expect(second.shown()).toEqual(receipt);
    second.screen.erase();
    expect(session.read('receipt:complaint')).toBeNull();
    const third = page({ session });
    third.screen.open();
    expect(third.shown().kind).toBe('editing');
  });

  it('stays while another complaint is written, and gives way to that one’s', async () => {
    const session = createMemorySession();
    const { screen, shown, fill } = await submitted(session);
    screen.another();
    expect(shown()).toMatchObject({ kind: 'editing', draft: { name: '', mobile: '', problem: '' } });
    screen.open();
    expect(shown().kind).toBe('editing');
    expect(session.read('receipt:complaint')).toContain(DRAFT.problem);
    fill('Another one.');
    await screen.submit();
    const next = page({ session });
    next.screen.open();
    expect(next.shown()).toMatchObject({ kind: 'submitted', words: { problem: 'Another one.' } });
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
    const late = page({ session, now: NOW + DRAFT_MAX_AGE_MS + 1 });
    late.screen.open();
    expect([late.shown().kind, session.read('receipt:complaint')]).toEqual(['editing', null]);
    await submitted(session);
    forgetShopper(session);
    expect(session.read('receipt:complaint')).toBeNull();
  });

  it('Q71 is not written for a shopper who was forgotten meanwhile', async () => {
    const session = createMemorySession();
    let answer = (_outcome: Answer): void => undefined;
    const answers = [new Promise<Answer>((resolve) => (answer = resolve))];
    const { screen, fill } = page({ session, answers });
    fill();
    const sending = screen.submit();
    forgetShopper(session);
    answer(ACCEPTED);
    await sending;
    expect(session.read('receipt:complaint')).toBeNull();
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

async function submitted(session: SessionMemory) {
  const made = page({ session, answers: [ACCEPTED, ACCEPTED] });
  made.fill();
  await made.screen.submit();
  return made;
}

/** A page with the form, whose sendings are answered in turn; one without an answer stays open. */
function page({
  session = createMemorySession(),
  answers = [],
  language = 'en',
  takesKeys = true,
  now = NOW,
}: {
  readonly session?: SessionMemory;
  readonly answers?: readonly (Answer | Promise<Answer>)[];
  readonly language?: 'en' | 'ur';
  readonly takesKeys?: boolean;
  readonly now?: number;
} = {}) {
  const sent: Complaint[] = [];
  const fileComplaint = (complaint: Complaint): Promise<Answer> => {
    sent.push(complaint);
    const answer = answers[sent.length - 1];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  const keys = takesKeys ? createCountedKeys() : null;
  const screen = createComplaintScreen(
    { gateway: { fileComplaint }, session, clock: { now: () => now }, keys },
    language,
  );
  return {
    screen,
    sent,
    shown: () => screen.state.getSnapshot(),
    fill(problem = DRAFT.problem): void {
      screen.type('name', DRAFT.name);
      screen.type('mobile', DRAFT.mobile);
      screen.type('problem', problem);
    },
  };
}
