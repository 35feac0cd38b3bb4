import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import type { IdempotencyKey } from '#core/lib/ids.ts';
import { done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';
import type { Language } from '#core/text/language.ts';

type Sent = readonly [complaint: Complaint, key: IdempotencyKey | undefined];
type Answer = Outcome<{ readonly accepted: boolean }>;

const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
const ACCEPTED: Answer = done({ accepted: true });
const LOST: Answer = unknown('timeout');
/** One for all pages, so that no two of them make the same key by chance. */
const makesKeys = createCountedKeys();

describe('a complaint of which nobody knows whether it arrived', () => {
  it('is sent again under the same key', async () => {
    const { screen, sent } = form([LOST, failed('unreachable'), LOST, ACCEPTED]);
    fill(screen);
    for (let times = 0; times < 4; times += 1) await screen.submit();
    expect(new Set(keysOf(sent)).size).toBe(1);
    expect(screen.state.getSnapshot().kind).toBe('submitted');
  });

  it('is sent again under the same key by a page that was loaded anew, also before an answer came', async () => {
    const session = createMemorySession();
    const first = form([], session);
    fill(first.screen);
    void first.screen.submit();
    const second = form([LOST], session);
    second.screen.open();
    await second.screen.submit();
    const third = form([ACCEPTED], session);
    third.screen.open();
    await third.screen.submit();
    expect(new Set([...keysOf(first.sent), ...keysOf(second.sent), ...keysOf(third.sent)]).size).toBe(1);
    expect(session.read('draft:complaint')).toBeNull();
  });

  it('Q26 is sent again in the words of the first time, though the page has another language now', async () => {
    const session = createMemorySession();
    const urdu = form([LOST], session, 'ur');
    fill(urdu.screen);
    await urdu.screen.submit();
    const english = form([ACCEPTED], session, 'en');
    english.screen.open();
    await english.screen.submit();
    expect(english.sent).toEqual(urdu.sent);
    expect(english.sent[0]?.[0].language).toBe('ur');
  });

  it('is another one once a word of it was changed, and the same one again where the word is put back', async () => {
    const { screen, sent } = form([LOST, LOST, LOST]);
    fill(screen);
    await screen.submit();
    screen.type('problem', `${DRAFT.problem} `);
    screen.type('problem', DRAFT.problem);
    await screen.submit();
    screen.type('problem', 'Another one.');
    await screen.submit();
    const [first, second, third] = keysOf(sent);
    expect([first === second, second === third]).toEqual([true, false]);
  });
});

describe('a complaint on a page that is seen again', () => {
  it('is the same one still where the words that were sent are put back', async () => {
    const { screen, sent } = form([LOST, LOST]);
    fill(screen);
    await screen.submit();
    screen.type('problem', 'Another one.');
    screen.open();
    screen.type('problem', DRAFT.problem);
    await screen.submit();
    expect(new Set(keysOf(sent)).size).toBe(1);
  });
});

describe('a complaint that was answered', () => {
  it.each([ACCEPTED, done({ accepted: false }), refused(400110), refused(400901)])(
    'by %j leaves a new key to the next, in the same words too',
    async (answer) => {
      const { screen, sent, session } = form([answer, ACCEPTED]);
      fill(screen);
      await screen.submit();
      expect(session.read('draft:complaint') ?? '').not.toContain('key');
      screen.erase();
      fill(screen);
      await screen.submit();
      expect(new Set(keysOf(sent)).size).toBe(2);
    },
  );

  it('or erased leaves nothing of its key in the session', async () => {
    const { screen, sent, session } = form([LOST, ACCEPTED]);
    fill(screen);
    await screen.submit();
    expect(session.read('draft:complaint')).toContain(keysOf(sent)[0]);
    screen.erase();
    expect(session.read('draft:complaint')).toBeNull();
    fill(screen);
    await screen.submit();
    expect(new Set(keysOf(sent)).size).toBe(2);
  });
});

describe('what the session holds', () => {
  it('is never sent as a key unless it looks like one of ours', async () => {
    const foreign = fc.oneof(fc.string(), fc.constantFrom('', 'x'.repeat(65), 'a-key-with-a\nnew-line-in-it', 'short'));
    await fc.assert(
      fc.asyncProperty(foreign, fc.oneof(fc.constantFrom('en', 'ur'), fc.string()), async (key, sentIn) => {
        const kept = keptWith(key, sentIn);
        const { screen, sent } = form([ACCEPTED], createMemorySession({ 'draft:complaint': kept }));
        screen.open();
        await screen.submit();
        expect(keysOf(sent)).toEqual([expect.stringMatching(/^counted-key-\d{8}$/)]);
      }),
    );
  });

  it('is sent under its key only where it says in which language it was sent', async () => {
    for (const [sentIn, isSame] of [
      ['ur', true],
      ['xx', false],
    ] as const) {
      const key = 'a-key-of-sixteen-signs';
      const kept = keptWith(key, sentIn);
      const { screen, sent } = form([ACCEPTED], createMemorySession({ 'draft:complaint': kept }));
      screen.open();
      await screen.submit();
      expect([sentIn, keysOf(sent)[0] === key]).toEqual([sentIn, isSame]);
    }
  });

  it('names no key where the gateway takes none, and none is sent', async () => {
    const { screen, sent, session } = form([LOST], createMemorySession(), 'en', false);
    fill(screen);
    await screen.submit();
    expect(keysOf(sent)).toEqual([undefined]);
    expect(session.read('draft:complaint')).toBe(keptWith('', 'en'));
  });
});

// Helpers

/** What the session holds of a complaint that was sent at the beginning of time. */
function keptWith(key: string, language: string): string {
  const sent = JSON.stringify([{ language, ...DRAFT, key, sentAt: '0' }]);
  return JSON.stringify({ ...DRAFT, sent, changedAt: 0 });
}

/** A form whose sendings are answered in turn; one without an answer stays open. */
function form(
  answers: readonly Answer[],
  session: SessionMemory = createMemorySession(),
  language: Language = 'en',
  takesKeys = true,
) {
  const sent: Sent[] = [];
  const fileComplaint = (complaint: Complaint, key?: IdempotencyKey): Promise<Answer> => {
    sent.push([complaint, key]);
    const answer = answers[sent.length - 1];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  const keys = takesKeys ? makesKeys : null;
  const ports = { gateway: { fileComplaint }, session, clock: { now: () => 0 }, keys };
  return { screen: createComplaintScreen(ports, language), sent, session };
}

function fill(screen: ReturnType<typeof createComplaintScreen>): void {
  for (const field of ['name', 'mobile', 'problem'] as const) screen.type(field, DRAFT[field]);
}

const keysOf = (sent: readonly Sent[]): readonly (IdempotencyKey | undefined)[] => sent.map(([, key]) => key);
