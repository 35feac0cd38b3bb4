import type { Clock } from '../ports/device.ts';
import type { HostApp } from '../ports/host-app.ts';
import type { Notices } from '../ports/page.ts';
import type { SessionMemory } from '../ports/session-memory.ts';

/** How long expired tokens count as one burst, which opens the login page once, ms (Q49). */
const BURST_MS = 10_000;
/** How long refusals count as one, of calls that were under way together, ms. */
const TOGETHER_MS = 1000;
/** The time in which the login page opens twice at most, ms (reliability row 62). */
const LIMIT_MS = 60_000;
/** How often it opens in that time, however often the shopper or the gateway ask for it, and however often pages load. */
const LIMIT = 2;

/** The times in a session's text; none for what was not written by us. */
export function readLogins(stored: string | null): readonly number[] {
  const times = stored?.match(/^\d{1,16}( \d{1,16})?$/)?.[0];
  return times?.split(' ').map(Number) ?? [];
}

/** The ways to the app's login page: at most twice a minute, then words. */
export type Logins = ReturnType<typeof createLogins>;

/** What opening the login page needs from outside. */
export interface LoginPorts {
  readonly hostApp: Pick<HostApp, 'openLogin'>;
  readonly notices: Notices;
  readonly clock: Pick<Clock, 'now'>;
  /** Keeps the times of the openings for the pages that follow. */
  readonly session: Pick<SessionMemory, 'read' | 'write'>;
}

/** Makes the way to the app's login page. */
export function createLogins({ hostApp, notices, clock, session }: LoginPorts) {
  let burstAt: number | null = null;
  /** What was said last, and when: a tap that the same burst answers is not met with silence. */
  let said: { readonly notice: 'tokenExpired' | 'loginLimit'; readonly at: number } | null = null;

  function say(notice: 'tokenExpired' | 'loginLimit'): void {
    said = { notice, at: clock.now() };
    notices.show(notice);
  }

  function open(why: 'tokenExpired' | null): void {
    const now = clock.now();
    burstAt = now;
    // On a device whose clock was set, those count that are near on either side.
    const before = readLogins(session.read('logins')).filter((at) => Math.abs(now - at) <= LIMIT_MS);
    if (before.length >= LIMIT) return say('loginLimit');
    session.write('logins', [...before, now].join(' '));
    if (why !== null) say(why);
    hostApp.openLogin();
  }

  return {
    /** The gateway says that the token expired; once a burst (R72, Q49). */
    expired(): void {
      if (burstAt === null || Math.abs(clock.now() - burstAt) > BURST_MS) open('tokenExpired');
      else if (said === null || Math.abs(clock.now() - said.at) > TOGETHER_MS) say(said?.notice ?? 'tokenExpired');
    },
    /** A call succeeded: the next expired token begins a new burst. */
    succeeded(): void {
      burstAt = null;
    },
    /** The shopper wants to log in. */
    ask: (): void => open(null),
  };
}
