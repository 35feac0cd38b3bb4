import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { CODE_NOTICES, noticeForCode } from '#core/gateway/codes.ts';
import { done, failed, limited, refused, unknown } from '#core/lib/outcome.ts';
import { stopAfter, unsentText } from '#core/screens/complaint-state.ts';
import { forgetShopper } from '#core/session/order-in-hand.ts';
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
const STORED = JSON.stringify({ ...DRAFT, changedAt: NOW });
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
    expect(session.read('draft:complaint')).toBe(`{"name":"A","mobile":"","problem":"","changedAt":${NOW}}`);
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

  it('is kept whole wherever the form says that it is, and never where it says that it is not', () => {
    const lengths = fc.oneof(fc.integer({ min: 0, max: 2001 }), fc.integer({ min: 99_000, max: 101_000 }));
    fc.assert(
      fc.property(lengths, fc.constantFrom('x', '"', '\u0001', 'ا'), (length, letter) => {
        const problem = letter.repeat(length);
        const { screen, session, fill } = openComplaint({
          session: { ...createMemorySession(), outlivesPage: () => true },
        });
        fill(problem);
        expect(screen.isKept() || length > 2000).toBe(true);
        const draft = { ...DRAFT, problem: screen.isKept() ? problem : '' };
        expect(nextComplaint(session).shown()).toMatchObject({ kind: 'editing', draft });
      }),
    );
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
          isAccepted ? { kind: 'submitted', at: NOW, firstAt: null, words: DRAFT } : lostTo(outcome),
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
  const { limited: toWait, causes, failed: notSent, unknown: lost } = texts.site.complaint;
  const OUTCOMES: readonly ComplaintOutcome[] = [
    refused(400_110),
    limited(9),
    ...(['unreachable', 'timeout', 'unreadable'] as const).map((reason) => unknown(reason)),
    ...(['unreachable', 'timeout', 'unreadable', 'tooLong', 'noSession'] as const).map((reason) => failed(reason)),
  ];
  async function saidOf(outcome: ComplaintOutcome): Promise<string> {
    const { screen, shown } = filledComplaint({ answers: [outcome] });
    await screen.submit();
    const state = shown();
    if (state.kind === 'failed' || state.kind === 'limited' || state.kind === 'unknown')
      return unsentText(texts, state);
    throw new Error(`it was ${state.kind}`);
  }

  it('differs by its cause, and speaks of the connection only where that failed', async () => {
    const said = await Promise.all(OUTCOMES.map(saidOf));
    expect(new Set(said).size).toBe(OUTCOMES.length);
    const connection = language === 'en' ? /connection|internet/i : /رابطہ|انٹرنیٹ/;
    for (const [at, outcome] of OUTCOMES.entries()) {
      const isConnection = 'reason' in outcome && outcome.reason === 'unreachable';
      expect([outcome, connection.test(said[at] ?? '')]).toEqual([outcome, isConnection]);
    }
  });

  it('names the wait, the page that was left, and a refused copy, of which never is said that nothing was sent', async () => {
    for (const seconds of [9, 600])
      expect(await saidOf(limited(seconds))).toBe(toWait({ wait: waitText(texts.common, seconds) }));
    const open = (why: 'copyRefused' | null) => unsentText(texts, { kind: 'unknown', draft: DRAFT, at: NOW, why });
    expect(open(null)).toBe(`${causes.left} ${lost}`);
    expect([open('copyRefused').includes(lost), open('copyRefused').includes(notSent)]).toEqual([true, false]);
    expect(causes.copyRefused).not.toBe(causes.refused);
  });

  it('always has a stop between two sentences, one alone', () => {
    expect(['Wait. ', 'Wait.Now ', 'انتظار '].map(stopAfter)).toEqual(['', '.', '۔']);
    for (const text of Object.values(texts.notices)) {
      expect(text.trim() + stopAfter(text)).toMatch(language === 'en' ? /[^.?!][.?!]$/ : /[^۔؟!.][۔؟!.]$/);
    }
  });
});

it.each([
  [400_110, 'lostParameter'],
  [400_112, 'lostToken'],
  [400_113, 'tokenExpired'],
  [400_114, 'invalidToken'],
  [400_115, 'invalidPhone'],
  // A code without words of its own was an answer: nothing is said of the network.
  [400_900, undefined],
  [-1, undefined],
] as const)('R72, Q72 a complaint refused with %d says %s', async (code, notice) => {
  const { screen, shown } = filledComplaint({ answers: [refused(code)] });
  await screen.submit();
  const why = { why: 'refused', ...(notice === undefined ? {} : { notice }) };
  expect(shown()).toEqual({ kind: 'failed', draft: DRAFT, ...why, earlier: null });
});

// Helpers

/** What the form shows after a call that was not accepted. */
function lostTo(outcome: ComplaintOutcome): object {
  if (outcome.kind === 'unknown') return { kind: 'unknown', draft: DRAFT, at: NOW, why: outcome.reason };
  if (outcome.kind === 'failed' && outcome.reason === 'limited')
    return { kind: 'limited', draft: DRAFT, waitSeconds: outcome.waitSeconds, earlier: null };
  const why = outcome.kind === 'failed' && outcome.reason !== 'notAccepted' ? outcome.reason : 'refused';
  const isNamed = outcome.kind === 'refused' && Object.hasOwn(CODE_NOTICES, outcome.code);
  const notice = isNamed ? { notice: noticeForCode(outcome.code) } : {};
  return { kind: 'failed', draft: DRAFT, why, ...notice, earlier: null };
}
