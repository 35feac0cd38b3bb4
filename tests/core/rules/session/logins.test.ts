import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import { createLogins, type Logins, readLogins } from '#core/session/logins.ts';

const MINUTE = 60_000;
const START = 1_700_000_000_000;

describe('Q49, Q71 the app’s login page', () => {
  it('opens once a burst of expired tokens, which ends after ten seconds', () => {
    const { logins, done, pass } = login();
    logins.expired();
    pass(10_000);
    logins.expired();
    expect(done).toEqual(['tokenExpired', 'openLogin', 'tokenExpired']);
    pass(1);
    logins.expired();
    expect(done).toEqual(['tokenExpired', 'openLogin', 'tokenExpired', 'tokenExpired', 'openLogin']);
  });

  it('meets no tap with silence, and tells calls that were under way together once', () => {
    const { logins, done, pass } = login();
    for (const together of [1, 2, 3]) expect([together, logins.expired()]).toEqual([together, undefined]);
    pass(1000);
    logins.expired();
    expect(done).toEqual(['tokenExpired', 'openLogin']);
    for (const pause of [1001, 1001, 5000]) {
      const before = done.length;
      pass(pause);
      logins.expired();
      logins.expired();
      expect([pause, done.slice(before)]).toEqual([pause, ['tokenExpired']]);
    }
    const asked = login();
    for (const way of ['ask', 'expired', 'ask', 'ask'] as const) asked.logins[way]();
    asked.pass(1001);
    asked.logins.expired();
    expect(asked.done).toEqual(['openLogin', 'tokenExpired', 'openLogin', 'loginLimit', 'loginLimit']);
  });

  it('begins a new burst after a call that succeeded; opened twice within a minute, it says so, whoever asks', () => {
    const { logins, done, pass } = login();
    logins.expired();
    logins.expired();
    logins.succeeded();
    logins.ask();
    expect(done).toEqual(['tokenExpired', 'openLogin', 'openLogin']);
    logins.succeeded();
    logins.expired();
    logins.ask();
    expect(done.slice(3)).toEqual(['loginLimit', 'loginLimit']);
    pass(MINUTE);
    logins.ask();
    pass(1);
    logins.ask();
    expect(done.slice(5)).toEqual(['loginLimit', 'openLogin']);
  });

  it('opens on a device whose clock begins at 1970, and after the clock was set back', () => {
    const early = login(0);
    early.logins.expired();
    expect(early.done).toContain('openLogin');
    const { logins, done, pass } = login();
    logins.ask();
    logins.ask();
    pass(-MINUTE - 1);
    done.length = 0;
    logins.expired();
    expect(done).toEqual(['tokenExpired', 'openLogin']);
  });

  it('never opens more than twice in any minute, over all pages that are loaded in it, and always opens where it did not for a minute', () => {
    const step = fc.record({
      way: fc.constantFrom('expired' as const, 'ask' as const, 'succeeded' as const, 'load' as const),
      wait: fc.oneof(fc.integer({ min: 0, max: 15_000 }), fc.constant(MINUTE), fc.constant(MINUTE + 1)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { logins, load, pass, now, opened } = login();
        for (const { way, wait } of steps) {
          pass(wait);
          const before = opened.length;
          const isQuiet = opened.every((at) => now() - at > MINUTE);
          if (way === 'load') load();
          else logins[way]();
          if ((way === 'expired' || way === 'ask') && isQuiet) expect(opened).toHaveLength(before + 1);
        }
        for (const at of opened)
          expect(opened.filter((each) => each >= at && each - at <= MINUTE).length).toBeLessThan(3);
      }),
    );
  });

  it('is counted over the pages of a session, and each page says so in words', () => {
    const { logins, load, done, pass, session } = login();
    for (let page = 0; page < 4; page += 1) {
      logins.expired();
      load();
      pass(1000);
    }
    expect(done).toEqual(['tokenExpired', 'openLogin', 'tokenExpired', 'openLogin', 'loginLimit', 'loginLimit']);
    expect(session.read('logins')).toBe(`${START} ${START + 1000}`);
    pass(MINUTE);
    logins.ask();
    expect(done.at(-1)).toBe('openLogin');
  });

  it('counts nothing that was not written by it', () => {
    const foreigners = ['', ' ', 'x', '[]', '1 2 3', '1,2', '-1', '1e9', '1 ', `${START}.5`, '٣', '9'.repeat(17), null];
    for (const foreign of foreigners) expect([foreign, readLogins(foreign)]).toEqual([foreign, []]);
    expect([readLogins('1'), readLogins('1 2')]).toEqual([[1], [1, 2]]);
  });
});

// Helpers

function login(start = START, session = createMemorySession()) {
  const done: string[] = [];
  const opened: number[] = [];
  let now = start;
  const load = () =>
    createLogins({
      hostApp: {
        openLogin() {
          done.push('openLogin');
          opened.push(now);
        },
      },
      notices: { show: (notice) => void done.push(typeof notice === 'string' ? notice : 'wait') },
      clock: { now: () => now },
      session,
    });
  let page = load();
  const logins: Logins = {
    expired: () => page.expired(),
    succeeded: () => page.succeeded(),
    ask: () => page.ask(),
  };
  return {
    session,
    load: () => void (page = load()),
    logins,
    done,
    opened,
    now: () => now,
    pass: (ms: number) => void (now += ms),
  };
}
