import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { done, failed, limited, refused, unknown } from '#core/lib/outcome.ts';
import { unsentText } from '#core/screens/complaint.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
import { writtenTime } from '#core/text/dates.ts';
import { textsOf } from '#core/text/languages.ts';
import { waitText } from '#core/text/sentences.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import {
  type ComplaintOutcome,
  DRAFT,
  filledComplaint,
  NOW,
  nextComplaint,
  openComplaint,
} from '../../support/open-complaint.ts';

const ACCEPTED = done({ accepted: true });
const STORED = JSON.stringify({ ...DRAFT, sent: '', changedAt: NOW });
const NONE = { name: '', mobile: '', problem: '' };
const editing = (draft: typeof DRAFT, more: object = {}) => ({
  kind: 'editing',
  draft,
  problems: {},
  truncated: [],
  earlier: null,
  ...more,
});
/** A page whose session holds this draft. */
const kept = (draft: string) => openComplaint({ session: createMemorySession({ 'draft:complaint': draft }) });

describe('Q3, Q23 the draft', () => {
  it('Q3 starts empty, and follows what is typed into the session, also in the other language, until it is erased', () => {
    const { screen, shown, session } = openComplaint();
    expect(screen.receipts.getSnapshot()).toEqual([]);
    screen.open();
    expect(shown()).toEqual(editing(NONE));
    screen.type('name', 'A');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A' }));
    expect(session.read('draft:complaint')).toBe(`{"name":"A","mobile":"","problem":"","sent":"","changedAt":${NOW}}`);
    const other = nextComplaint(session, { language: 'ur' });
    expect(other.shown()).toEqual(editing({ ...NONE, name: 'A' }));
    other.screen.erase();
    expect([other.shown(), session.read('draft:complaint')]).toEqual([editing(NONE), null]);
  });

  it('comes back from the session, beside what was typed before the program was there', () => {
    const { screen, shown } = kept(STORED);
    screen.type('name', 'Bilal');
    screen.type('problem', 'And he called again.');
    screen.open();
    const problem = `${DRAFT.problem}\nAnd he called again.`;
    expect(shown()).toEqual(editing({ ...DRAFT, name: 'Bilal', problem }));
    screen.type('problem', 'B');
    expect(shown()).toEqual(editing({ ...DRAFT, name: 'Bilal', problem: 'B' }));
    const untouched = kept(STORED);
    untouched.screen.open();
    expect([untouched.shown(), untouched.session.read('draft:complaint')]).toEqual([editing(DRAFT), STORED]);
    const old = kept(JSON.stringify({ ...DRAFT, changedAt: NOW - 86_400_001 }));
    old.screen.open();
    expect([old.shown(), old.session.read('draft:complaint')]).toEqual([editing(NONE), null]);
    const spoiled = kept('{"name":1}');
    spoiled.screen.open();
    expect(spoiled.shown()).toEqual(editing(NONE));
  });

  it('Q64 holds each field to its length, also one of the session, and says which did not fit until it does', () => {
    const { screen, shown } = openComplaint();
    screen.type('name', 'n'.repeat(61));
    expect(shown()).toMatchObject({ draft: { name: 'n'.repeat(60) }, truncated: ['name'] });
    screen.type('mobile', '30012345678');
    screen.type('name', 'A');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A', mobile: '3001234567' }, { truncated: ['mobile'] }));
    screen.type('mobile', '3001234567');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A', mobile: '3001234567' }));
    const stored = { name: `a\n${'n'.repeat(60)}`, mobile: '+92 0300 1234567', problem: 'x', changedAt: NOW };
    const long = kept(JSON.stringify(stored));
    long.screen.open();
    expect(long.shown()).toMatchObject({ draft: { name: `a ${'n'.repeat(58)}`, mobile: '3001234567', problem: 'x' } });
  });

  it('Q26 keeps a description that is too long up to 10,000 characters, says what it left out, and finds it again', () => {
    for (const more of [0, 1]) {
      const { shown, session, fill } = openComplaint();
      fill('\u0001'.repeat(10_000 + more));
      expect(shown()).toMatchObject({ truncated: more === 0 ? [] : ['problem'] });
      const draft = { ...DRAFT, problem: '\u0001'.repeat(10_000) };
      expect(nextComplaint(session).shown()).toMatchObject({ kind: 'editing', draft });
    }
  });

  it('is called kept where a storage takes it, and a receipt without one stays as long as its page', async () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    const stored = filledComplaint({ session: createWebSession(() => storage), answers: [ACCEPTED] });
    expect(stored.screen.isKept()).toBe(true);
    await stored.screen.submit();
    expect([stored.shown().kind, stored.screen.isKept()]).toEqual(['submitted', true]);
    for (const lost of ['draft:complaint', 'receipt:complaint']) {
      const session = { ...createMemorySession(), outlivesPage: (key: string) => key !== lost };
      expect(openComplaint({ session }).screen.isKept()).toBe(false);
    }
    const forbidden = createWebSession(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { screen, shown } = filledComplaint({ session: forbidden, answers: [ACCEPTED] });
    expect(screen.isKept()).toBe(false);
    await screen.submit();
    expect(shown().kind).toBe('submitted');
    expect(nextComplaint(forbidden).shown()).toEqual(shown());
  });
});

describe('R32–R35, Q24, Q25 sending', () => {
  it('R33 names every gap, sends nothing, and takes a message back when its field is mended', async () => {
    const { screen, shown, sent } = openComplaint();
    screen.type('problem', 'x'.repeat(2001));
    await screen.submit();
    const problems = { name: 'nameMissing', mobile: 'mobileMissing', problem: 'problemTooLong' };
    expect(shown()).toEqual(editing({ ...NONE, problem: 'x'.repeat(2001) }, { problems }));
    screen.type('mobile', '0300 123');
    const { mobile: _mended, ...others } = problems;
    expect(shown()).toMatchObject({ draft: { mobile: '300123' }, problems: others });
    screen.type('problem', '');
    await screen.submit();
    expect([shown(), sent]).toMatchObject([{ problems: { problem: 'problemMissing' } }, []]);
  });

  it('R35, Q23 always ends its overlay, and loses nothing that was typed, whatever becomes of the call', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.boolean() })), async (outcome) => {
        const { screen, shown, session, sent } = filledComplaint({ answers: [outcome], language: 'ur' });
        await screen.submit();
        const isAccepted = outcome.kind === 'done' && outcome.data.accepted;
        expect(shown()).toEqual(
          isAccepted ? { kind: 'submitted', at: NOW, words: DRAFT, earlier: null } : lostTo(outcome),
        );
        expect(sent).toEqual([{ language: 'ur', ...DRAFT }]);
        const draft = session.read('draft:complaint');
        if (outcome.kind !== 'unknown') expect(draft).toBe(isAccepted ? null : STORED);
        // Seen again or changed, it is as it was, and can be sent anew.
        const before = shown();
        screen.open();
        expect(shown()).toBe(before);
        screen.type('name', 'Bilal');
        const earlier = outcome.kind === 'unknown' ? NOW : null;
        expect(shown()).toEqual(isAccepted ? before : editing({ ...DRAFT, name: 'Bilal' }, { earlier }));
        void screen.submit();
        expect(sent).toHaveLength(isAccepted ? 1 : 2);
      }),
    );
  });

  it('sends once, shows that it does, and takes no typing, no erasing and no draft meanwhile', async () => {
    let answer = (_outcome: ComplaintOutcome): void => undefined;
    const answers = [new Promise<ComplaintOutcome>((resolve) => (answer = resolve))];
    const { screen, shown, session, sent } = filledComplaint({ answers });
    const sending = screen.submit();
    void screen.submit();
    screen.type('name', 'Somebody else');
    screen.erase();
    screen.open()();
    expect(shown()).toEqual({ kind: 'submitting', draft: DRAFT });
    answer(ACCEPTED);
    await sending;
    expect([shown().kind, sent.length, session.read('draft:complaint')]).toEqual(['submitted', 1, null]);
    screen.eraseReceipts();
    expect(shown()).toEqual(editing(NONE));
  });

  it.each([ACCEPTED, failed('timeout'), unknown('timeout'), limited(40)])(
    'Q71 writes neither draft nor receipt with %j where its writer was forgotten meanwhile',
    async (outcome) => {
      const { screen, session, fill } = filledComplaint({ answers: [unknown('timeout'), outcome] });
      await screen.submit();
      fill('Another one.');
      const sending = screen.submit();
      forgetShopper(session);
      await sending;
      expect(screen.receipts.getSnapshot()).toHaveLength(outcome === ACCEPTED ? 1 : 0);
      expect([session.read('draft:complaint'), session.read('receipt:complaint')]).toEqual([null, null]);
    },
  );
});

describe.each(['en', 'ur'] as const)('Q24 what is said of a complaint that was not accepted: %s', (language) => {
  const texts = textsOf(language);
  const { limited: toWait, causes, failed: notSent, earlier } = texts.site.complaint;
  const lost = earlier({ time: writtenTime(NOW, texts.common) });
  const OUTCOMES: readonly (readonly [ComplaintOutcome, string])[] = [
    ...([9, 600] as const).map(
      (seconds) => [limited(seconds), toWait({ wait: waitText(texts.common, seconds) })] as const,
    ),
    ...[refused(400_110), failed('notAccepted'), failed('tooLong'), done({ accepted: false })].map(
      (outcome) => [outcome, `${causes.refused} ${notSent}`] as const,
    ),
    ...(['timeout', 'unreadable'] as const).flatMap((reason) => [
      [unknown(reason), `${causes.noAnswer} ${lost}`] as const,
      [failed(reason), `${causes.noAnswer} ${notSent}`] as const,
    ]),
    [unknown('unreachable'), `${causes.unreachable} ${lost}`],
    [failed('unreachable'), `${causes.unreachable} ${notSent}`],
  ];

  it.each(OUTCOMES)('after %j it is %s', async (outcome, said) => {
    const { screen, shown } = filledComplaint({ answers: [outcome] });
    await screen.submit();
    const state = shown();
    if (state.kind !== 'failed' && state.kind !== 'limited' && state.kind !== 'unknown') throw new Error(state.kind);
    expect(unsentText(texts, state)).toBe(said);
  });

  it('differs by its cause, and names no time that nobody knows', () => {
    expect(new Set([...Object.values(causes), notSent]).size).toBe(5);
    const state = { kind: 'unknown', draft: DRAFT, why: 'copyRefused', earlier: 0 } as const;
    expect(unsentText(texts, state)).toBe(`${causes.copyRefused} ${earlier({ time: null })}`);
  });
});

// Helpers

/** What the form shows after a call that was not accepted. */
function lostTo(outcome: ComplaintOutcome): object {
  if (outcome.kind === 'failed' && outcome.reason === 'limited')
    return { kind: 'limited', draft: DRAFT, waitSeconds: outcome.waitSeconds, earlier: null };
  const isLost = outcome.kind === 'unknown';
  return {
    kind: isLost ? outcome.kind : 'failed',
    draft: DRAFT,
    why: expect.any(String),
    earlier: isLost ? NOW : null,
  };
}
