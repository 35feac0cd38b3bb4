import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import { CODE_NOTICES, noticeForCode } from '#core/errors/gateway-codes.ts';
import { done, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import { forgetShopper } from '#core/session/forget-shopper.ts';
import { outcomeOf } from '../../arbitraries/shop.ts';
import { questions } from '../../support/questions.ts';

const NOW = 1_700_000_000_000;
const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
const STORED = JSON.stringify({ ...DRAFT, changedAt: NOW });
/** What is kept of a complaint without an answer. */
const SENDING = { language: 'ur', ...DRAFT, key: '', sentAt: String(NOW) };
const UNDER_WAY = JSON.stringify({ ...DRAFT, sent: JSON.stringify([SENDING]), changedAt: NOW });
const NONE = { name: '', mobile: '', problem: '' };
const editing = (draft: typeof DRAFT, more: object = {}) => ({
  kind: 'editing',
  draft,
  problems: {},
  truncated: [],
  earlier: null,
  ...more,
});

/** The words of R72 for a code that it names. */
const namedBy = (code: number): object => (Object.hasOwn(CODE_NOTICES, code) ? { notice: noticeForCode(code) } : {});

describe('R32–R35 the complaint form', () => {
  it('R35, Q23 always ends its overlay, and loses nothing that was typed, whatever becomes of the call', async () => {
    await fc.assert(
      fc.asyncProperty(outcomeOf(fc.record({ accepted: fc.boolean() })), async (outcome) => {
        const { screen } = formThatAnswers(async () => outcome);
        fill(screen);
        await screen.submit();
        const state = screen.state.getSnapshot();
        if (outcome.kind === 'done' && outcome.data.accepted)
          expect(state).toEqual({ kind: 'submitted', at: NOW, firstAt: null, words: DRAFT });
        else if (outcome.kind === 'failed' && outcome.reason === 'limited')
          expect(state).toEqual({ kind: 'limited', draft: DRAFT, waitSeconds: outcome.waitSeconds, earlier: null });
        else if (outcome.kind === 'unknown')
          expect(state).toEqual({ kind: 'unknown', draft: DRAFT, at: NOW, why: outcome.reason });
        else
          expect(state).toEqual({
            kind: 'failed',
            draft: DRAFT,
            why: outcome.kind === 'failed' && outcome.reason !== 'notAccepted' ? outcome.reason : 'refused',
            ...(outcome.kind === 'refused' ? namedBy(outcome.code) : {}),
            earlier: null,
          });
      }),
    );
  });

  it('R33 names every gap, sends nothing, and takes a message back when its field is mended', async () => {
    const { screen, sent } = formThatAnswers(async () => done({ accepted: true }));
    await screen.submit();
    expect(screen.state.getSnapshot()).toMatchObject({
      problems: { name: 'nameMissing', mobile: 'mobileMissing', problem: 'problemMissing' },
    });
    screen.type('mobile', '0300 123');
    expect(screen.state.getSnapshot()).toMatchObject({
      draft: { mobile: '300123' },
      problems: { name: 'nameMissing', problem: 'problemMissing' },
    });
    expect(sent).toEqual([]);
  });

  it('Q3 keeps the draft for the session, also in the other language, until it is sent or erased', async () => {
    const { screen, ports } = formThatAnswers(async () => done({ accepted: true }));
    fill(screen);
    const other = createComplaintScreen(ports, 'en');
    other.open();
    expect(other.state.getSnapshot()).toEqual(editing(DRAFT));
    other.erase();
    expect(other.state.getSnapshot()).toMatchObject({ draft: { name: '', mobile: '', problem: '' } });
    expect(ports.session.read('draft:complaint')).toBeNull();
    fill(other);
    await other.submit();
    expect(ports.session.read('draft:complaint')).toBeNull();
    expect(other.state.getSnapshot()).toEqual({ kind: 'submitted', at: NOW, firstAt: null, words: DRAFT });
  });
});

describe('Q3, Q23 the draft', () => {
  it('starts empty, and follows what is typed, into the session too', () => {
    const { screen, shown, session } = form();
    screen.open();
    expect(shown()).toEqual(editing(NONE));
    screen.type('name', 'A');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A' }));
    expect(session.read('draft:complaint')).toBe(`{"name":"A","mobile":"","problem":"","changedAt":${NOW}}`);
  });

  it('comes back from the session, beside what was typed before the program was there', () => {
    const { screen, shown } = form(STORED);
    screen.type('name', 'Bilal');
    screen.type('problem', 'And he called again.');
    screen.open();
    const problem = `${DRAFT.problem}\nAnd he called again.`;
    expect(shown()).toEqual(editing({ ...DRAFT, name: 'Bilal', problem }));
    screen.type('problem', 'B');
    expect(shown()).toEqual(editing({ ...DRAFT, name: 'Bilal', problem: 'B' }));
    const untouched = form(STORED);
    untouched.screen.open();
    expect(untouched.shown()).toEqual(editing(DRAFT));
    expect(untouched.session.read('draft:complaint')).toBe(STORED);
    const old = form(JSON.stringify({ ...DRAFT, changedAt: NOW - 86_400_001 }));
    old.screen.open();
    expect([old.shown(), old.session.read('draft:complaint')]).toEqual([editing(NONE), null]);
    const spoiled = form('{"name":1}');
    spoiled.screen.open();
    expect(spoiled.shown()).toEqual(editing(NONE));
  });

  it('does not come back over a form that is being sent', async () => {
    const { screen, shown } = filled();
    void screen.submit();
    screen.open()();
    expect(shown()).toEqual({ kind: 'submitting', draft: DRAFT });
  });

  it('Q64 holds a name to sixty characters, also one of the session, and says so', () => {
    const { screen, shown } = form();
    screen.type('name', 'n'.repeat(61));
    expect(shown()).toMatchObject({ draft: { name: 'n'.repeat(60) }, truncated: ['name'] });
    const stored = { name: `a\n${'n'.repeat(60)}`, mobile: '+92 0300 1234567', problem: 'x' };
    const long = form(JSON.stringify({ ...stored, changedAt: NOW }));
    long.screen.open();
    expect(long.shown()).toMatchObject({ draft: { name: `a ${'n'.repeat(58)}`, mobile: '3001234567', problem: 'x' } });
  });

  it('Q64 says which field did not fit whole, until it does', () => {
    const { screen, shown } = form();
    screen.type('mobile', '30012345678');
    screen.type('name', 'A');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A', mobile: '3001234567' }, { truncated: ['mobile'] }));
    screen.type('mobile', '3001234567');
    expect(shown()).toEqual(editing({ ...NONE, name: 'A', mobile: '3001234567' }));
  });

  it('keeps a text of any length for the problem, which its check refuses', async () => {
    const { screen, shown, filed } = form();
    screen.type('problem', 'x'.repeat(2001));
    await screen.submit();
    expect(shown()).toMatchObject({
      draft: { problem: 'x'.repeat(2001) },
      problems: { name: 'nameMissing', mobile: 'mobileMissing', problem: 'problemTooLong' },
      truncated: [],
    });
    screen.type('problem', 'x');
    expect(shown()).toMatchObject({ problems: { name: 'nameMissing', mobile: 'mobileMissing' } });
    expect(filed.given).toEqual([]);
  });
});

describe('R35, Q24, Q25 sending', () => {
  it('sends once, shows that it does, takes no typing and no erasing meanwhile, and forgets the draft at the end', async () => {
    const { screen, shown, session, filed } = filled();
    void screen.submit();
    void screen.submit();
    screen.type('name', 'Somebody else');
    screen.erase();
    expect(shown()).toEqual({ kind: 'submitting', draft: DRAFT });
    await filed.answer(done({ accepted: true }));
    expect(shown()).toEqual({ kind: 'submitted', at: NOW, firstAt: null, words: DRAFT });
    expect([filed.given, session.read('draft:complaint')]).toEqual([[[{ language: 'ur', ...DRAFT }]], null]);
    screen.type('name', 'A');
    await screen.submit();
    expect([shown().kind, filed.given.length]).toEqual(['submitted', 1]);
    screen.eraseReceipts();
    expect(shown()).toEqual(editing(NONE));
  });

  it.each([
    [done({ accepted: false }), 'failed', { why: 'refused', earlier: null }],
    [refused(400_110), 'failed', { why: 'refused', notice: 'lostParameter', earlier: null }],
    [failed('timeout'), 'failed', { why: 'timeout', earlier: null }],
    [unknown('timeout'), 'unknown', { why: 'timeout', at: NOW }],
    [limited(40), 'limited', { waitSeconds: 40, earlier: null }],
  ] as const)('keeps the draft after %j, to be sent again or changed', async (outcome, kind, more) => {
    const { screen, shown, session, filed } = filled();
    void screen.submit();
    await filed.answer(outcome);
    expect(shown()).toEqual({ kind, draft: DRAFT, ...more });
    expect(session.read('draft:complaint')).toBe(kind === 'unknown' ? UNDER_WAY : STORED);
    screen.open();
    expect(shown()).toEqual({ kind, draft: DRAFT, ...more });
    void screen.submit();
    await filed.answer(outcome);
    screen.type('name', 'Bilal');
    expect(shown()).toEqual(editing({ ...DRAFT, name: 'Bilal' }, { earlier: kind === 'unknown' ? NOW : null }));
    expect(filed.given).toHaveLength(2);
  });

  it.each([failed('timeout'), unknown('timeout'), limited(40)])(
    'writes no draft back with %j where its writer was forgotten meanwhile',
    async (outcome) => {
      const { screen, session, filed } = filled();
      void screen.submit();
      forgetShopper(session);
      await filed.answer(outcome);
      expect(session.read('draft:complaint')).toBeNull();
    },
  );
});

// Helpers

function formThatAnswers(answer: () => Promise<Outcome<{ readonly accepted: boolean }>>) {
  const sent: Complaint[] = [];
  const fileComplaint = (complaint: Complaint) => {
    sent.push(complaint);
    return answer();
  };
  const ports = { gateway: { fileComplaint }, session: createMemorySession(), clock: { now: () => NOW }, keys: null };
  return { screen: createComplaintScreen(ports, 'ur'), sent, ports };
}

function fill(screen: ReturnType<typeof createComplaintScreen>): void {
  screen.type('name', DRAFT.name);
  screen.type('mobile', '+92 300 1234567');
  screen.type('problem', DRAFT.problem);
}

function form(kept?: string) {
  const session = createMemorySession(kept === undefined ? {} : { 'draft:complaint': kept });
  const filed = questions<[Complaint], Outcome<{ readonly accepted: boolean }>>();
  const fileComplaint = (complaint: Complaint) => filed.ask(complaint);
  const ports = { gateway: { fileComplaint }, session, clock: { now: () => NOW }, keys: null };
  const screen = createComplaintScreen(ports, 'ur');
  return { screen, session, filed, shown: () => screen.state.getSnapshot() };
}

function filled() {
  const all = form();
  for (const field of ['name', 'mobile', 'problem'] as const) all.screen.type(field, DRAFT[field]);
  return all;
}
