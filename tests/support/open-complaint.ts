import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import type { Complaint } from '#core/complaint/complaint.ts';
import type { Outcome } from '#core/lib/outcome.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createComplaintScreen } from '#core/screens/complaint.ts';

/** What a complaint may come to. */
export type ComplaintOutcome = Outcome<{ readonly accepted: boolean }>;

/** The complaint that is filled in. */
export const DRAFT = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
/** The time of the device, ms since 1970. */
export const NOW = 1_700_000_000_000;

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
  const fileComplaint = (complaint: Complaint, key?: string): Promise<ComplaintOutcome> => {
    sent.push(complaint);
    given.push(key);
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
    /** The keys that went with them. */
    keys: given,
    shown: () => screen.state.getSnapshot(),
    fill(problem = DRAFT.problem): void {
      screen.type('name', DRAFT.name);
      screen.type('mobile', DRAFT.mobile);
      screen.type('problem', problem);
    },
  };
}
