import fc from 'fast-check';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import { createMemoryClipboard, createRecordingAnalytics, createRecordingNotices } from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { SessionKey } from '#core/ports/session-memory.ts';
import type { Place } from '#core/routes/places.ts';

/** A call whose answers are given by hand, one by one, oldest question first. */
export interface Questions<Given extends readonly unknown[], T> {
  /** What was asked so far. */
  readonly given: readonly Given[];
  readonly ask: (...given: Given) => Promise<T>;
  /** Answers the oldest open question, and lets everything that waits for it go on. */
  readonly answer: (value: T) => Promise<void>;
}

/** Makes such a call. */
export function questions<Given extends readonly unknown[], T>(): Questions<Given, T> {
  const given: Given[] = [];
  const open: ((value: T) => void)[] = [];
  return {
    given,
    ask: (...question) => {
      given.push(question);
      return new Promise((resolve) => void open.push(resolve));
    },
    async answer(value) {
      const resolve = open.shift();
      if (resolve === undefined) throw new Error('nothing was asked');
      resolve(value);
      await new Promise((next) => setTimeout(next));
    },
  };
}

/** One value of an arbitrary, the same in every run. */
export function oneOf<T>(arbitrary: fc.Arbitrary<T>): T {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: 7 });
  if (value === undefined) throw new Error('no value');
  return value;
}

/** What the session holds at first. */
export type Kept = Readonly<Partial<Record<SessionKey, string>>>;

/** Every port of the shop but its gateway, in memory: what the session holds, where the shopper is, and who the app says that he is. */
export const memoryPorts = (kept: Kept = {}, at: Place | null = null, identity: Identity | null = null) => ({
  hostApp: createScriptedHost({ identity }),
  session: createMemorySession(kept),
  navigation: createMemoryNavigation(at),
  notices: createRecordingNotices(),
  analytics: createRecordingAnalytics(),
  clipboard: createMemoryClipboard(),
  clock: createManualClock(),
});
