import { describe, expect, it } from 'vitest';
import { createWebSession } from '#adapters/browser/web-session.ts';
import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import type { IdempotencyKey } from '#core/lib/ids.ts';
import { done, failed, limited, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import { unsentText } from '#core/screens/complaint-flow.ts';
import { textsOf } from '#core/text/languages.ts';

type Answer = Outcome<{ readonly accepted: boolean }>;

const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
const ACCEPTED: Answer = done({ accepted: true });
const LOST: Answer = unknown('timeout');
const NOW = 1_700_000_000_000;
const REFUSALS: readonly Answer[] = [
  refused(400_110),
  refused(400_113),
  done({ accepted: false }),
  failed('notAccepted'),
];

describe('Q62 a copy of a complaint that may have arrived', () => {
  it.each(REFUSALS)(
    'tells nothing of the first where it comes to %j, and the next goes out under its key',
    async (no) => {
      const { screen, keys, shown, pass } = form([LOST, no, ACCEPTED]);
      await screen.submit();
      pass();
      await screen.submit();
      const words = no.kind === 'refused' ? { notice: no.code === 400_110 ? 'lostParameter' : 'tokenExpired' } : {};
      expect(shown()).toEqual({ kind: 'unknown', draft: DRAFT, at: NOW, why: 'copyRefused', ...words });
      await screen.submit();
      expect([keys.length, new Set(keys).size, shown().kind]).toEqual([3, 1, 'submitted']);
    },
  );

  it.each(['en', 'ur'] as const)(
    'says of a refused copy that it was one, and never that nothing was sent: %s',
    (language) => {
      const texts = textsOf(language);
      const said = unsentText(texts, { kind: 'unknown', draft: DRAFT, at: NOW, why: 'copyRefused' });
      const { causes, failed: notSent, unknown: open } = texts.site.complaint;
      expect([said.includes(open), said.includes(notSent), causes.copyRefused === causes.refused]).toEqual([
        true,
        false,
        false,
      ]);
    },
  );

  it('is dated by the first, and by the answer that accepted it', async () => {
    const { screen, session, shown, pass } = form([LOST, LOST, ACCEPTED]);
    for (const _time of [1, 2]) {
      await screen.submit();
      pass();
    }
    expect(shown()).toMatchObject({ kind: 'unknown', at: NOW });
    await screen.submit();
    const receipt = { kind: 'submitted', at: NOW + 2000, firstAt: NOW, words: DRAFT };
    expect(shown()).toEqual(receipt);
    const next = form([], session);
    expect(next.shown()).toEqual(receipt);
  });

  it('leaves a wait in the words of a wait, and the first open', async () => {
    const { screen, shown } = form([LOST, limited(9)]);
    await screen.submit();
    await screen.submit();
    expect(shown()).toEqual({ kind: 'limited', draft: DRAFT, waitSeconds: 9, earlier: NOW });
  });
});

describe('Q62 words that were changed after a sending without an answer', () => {
  it('stand beside it: it is said on each page, and the words that were sent go out under their key', async () => {
    const { screen, session, keys, shown } = form([LOST]);
    await screen.submit();
    screen.type('problem', `${DRAFT.problem}x`);
    expect(shown()).toMatchObject({ kind: 'editing', earlier: NOW });
    const next = form([LOST], session);
    expect(next.shown()).toMatchObject({ kind: 'editing', draft: { problem: `${DRAFT.problem}x` }, earlier: NOW });
    next.screen.type('problem', DRAFT.problem);
    await next.screen.submit();
    expect([next.sent, next.keys]).toEqual([[{ language: 'en', ...DRAFT }], keys]);
  });

  it.each(['name', 'problem'] as const)(
    'by blanks around the %s are the same: a copy to the letter goes out',
    async (field) => {
      const { screen, sent, keys } = form([LOST, LOST]);
      await screen.submit();
      screen.type(field, ` ${DRAFT[field]} `);
      await screen.submit();
      expect([sent[1], keys[1]]).toEqual([sent[0], keys[0]]);
    },
  );

  it.each([...REFUSALS, failed('unreachable'), LOST])(
    'and were sent themselves, with %j, leave the first under its key',
    async (answer) => {
      const { screen, session, keys, shown } = form([LOST, answer]);
      await screen.submit();
      screen.type('problem', 'Another one.');
      await screen.submit();
      if (answer !== LOST) expect(shown()).toMatchObject({ kind: 'failed', earlier: NOW });
      const next = form([ACCEPTED], session);
      next.screen.type('problem', DRAFT.problem);
      await next.screen.submit();
      expect([next.keys, keys[0] === keys[1]]).toEqual([[keys[0]], false]);
    },
  );

  it('do not grow without an end', async () => {
    const { screen, session } = form(Array.from({ length: 40 }, () => LOST));
    for (let times = 0; times < 40; times += 1) {
      screen.type('problem', `${times}`.repeat(900));
      await screen.submit();
    }
    expect(form([], session).shown()).toMatchObject({ kind: 'unknown', draft: { problem: '39'.repeat(900) } });
  });

  it('and erased leave nothing of it', async () => {
    const { screen, session, shown } = form([LOST]);
    await screen.submit();
    screen.type('problem', '');
    screen.erase();
    expect([shown(), session.read('draft:complaint')]).toMatchObject([{ kind: 'editing', earlier: null }, null]);
  });
});

describe('Q24 a complaint whose status says no', () => {
  it('is said to be refused', async () => {
    const { screen, shown } = form([failed('notAccepted')]);
    await screen.submit();
    expect(shown()).toEqual({ kind: 'failed', draft: DRAFT, why: 'refused', earlier: null });
  });
});

describe('a form whose storage is forbidden', () => {
  it('does not call itself kept, and shows its receipt for as long as the page lives', async () => {
    const forbidden = createWebSession(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { screen, shown } = form([ACCEPTED], forbidden);
    expect(screen.isKept()).toBe(false);
    await screen.submit();
    expect(shown().kind).toBe('submitted');
    expect(form([], forbidden).shown()).toEqual(shown());
  });

  it('calls itself kept where a storage takes what is typed', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    expect(
      form(
        [],
        createWebSession(() => storage),
      ).screen.isKept(),
    ).toBe(true);
  });
});

// Helpers

const makesKeys = createCountedKeys();

/** A page with the form, filled in where the session holds nothing, whose sendings are answered in turn. */
function form(answers: readonly Answer[], session: SessionMemory = createMemorySession()) {
  const sent: Complaint[] = [];
  const keys: (IdempotencyKey | undefined)[] = [];
  const fileComplaint = async (complaint: Complaint, key?: IdempotencyKey): Promise<Answer> => {
    sent.push(complaint);
    keys.push(key);
    return answers[sent.length - 1] ?? LOST;
  };
  let now = NOW;
  const isEmpty = session.read('draft:complaint') === null && session.read('receipt:complaint') === null;
  const screen = createComplaintScreen(
    { gateway: { fileComplaint }, session, clock: { now: () => now }, keys: makesKeys },
    'en',
  );
  screen.open();
  if (isEmpty) for (const field of ['name', 'mobile', 'problem'] as const) screen.type(field, DRAFT[field]);
  return {
    screen,
    session,
    sent,
    keys,
    shown: () => screen.state.getSnapshot(),
    pass: () => {
      now += 1000;
    },
  };
}
