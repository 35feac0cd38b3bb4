import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { createCountedKeys } from '#adapters/memory/recording.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { type ComplaintAnswer, createComplaintScreen } from '#core/screens/complaint.ts';

/** What a complaint may come to. */
export type ComplaintOutcome = Outcome<ComplaintAnswer>;

/** The complaint that is filled in. */
export const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
/** The time of the device, ms since 1970. */
export const NOW = 1_700_000_000_000;

/** One for all pages: no two of them make the same key by chance. */
const allKeys = createCountedKeys();

/** A page with the form, whose sendings are answered in turn; one without an answer stays open. */
export function openComplaint({
  session = createMemorySession(),
  answers = [],
  language = 'en',
  takesKeys = true,
  now = NOW,
}: {
  readonly session?: SessionMemory;
  readonly answers?: readonly (ComplaintOutcome | Promise<ComplaintOutcome>)[];
  readonly language?: 'en' | 'ur';
  readonly takesKeys?: boolean;
  readonly now?: number;
} = {}) {
  const sent: Complaint[] = [];
  const given: (string | undefined)[] = [];
  let time = now;
  const fileComplaint = (complaint: Complaint, key?: string): Promise<ComplaintOutcome> => {
    sent.push(complaint);
    given.push(key);
    const answer = answers[sent.length - 1];
    return answer === undefined ? new Promise(() => undefined) : Promise.resolve(answer);
  };
  const keys = takesKeys ? allKeys : null;
  const screen = createComplaintScreen(
    { gateway: { fileComplaint }, session, clock: { now: () => time }, keys },
    language,
  );
  return {
    screen,
    session,
    sent,
    /** The keys that went with them. */
    keys: given,
    shown: () => screen.state.getSnapshot(),
    pass: (ms: number) => void (time += ms),
    fill(problem = DRAFT.problem): void {
      screen.type('name', DRAFT.name);
      screen.type('mobile', DRAFT.mobile);
      screen.type('problem', problem);
    },
  };
}

/** The same, filled in. */
export function filledComplaint(...given: Parameters<typeof openComplaint>) {
  const page = openComplaint(...given);
  page.fill();
  return page;
}

/** The next page of a session. */
export function nextComplaint(
  session: SessionMemory,
  more: Omit<NonNullable<Parameters<typeof openComplaint>[0]>, 'session'> = {},
) {
  const page = openComplaint({ session, ...more });
  page.screen.open();
  return page;
}
