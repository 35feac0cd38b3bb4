import fc, { type Scheduler } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-page.ts';
import type { Presence } from '#core/ports/host-app.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { createFormGuard } from '#core/session/form-guard.ts';

const A = 'typed by A';
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('Q71 the guard of a complaint', () => {
  it.each([
    ['A', A],
    ['A.1', null],
    ['B', null],
    ['', null],
  ])(
    'shows a page that is loaded anew to its writer alone, and to nobody before the app named him: %j',
    async (next, kept) => {
      for (const key of ['draft:complaint', 'receipt:complaint'] as const) {
        const session = createMemorySession({ poi: '5' });
        const first = form(session, () => 'A');
        await tick();
        session.write(key, A);
        first.tell('away');
        const second = form(session, () => next);
        expect(second.cover()).toBe('asking');
        await tick();
        expect([second.cover(), second.starts()]).toEqual(['none', 0]);
        expect([session.read(key), session.read('poi')]).toEqual([kept, kept && '5']);
      }
    },
  );

  it('shows nobody what was typed on a page that went away before the app named anybody, once or ever', async () => {
    for (const marked of [false, true]) {
      const session = createMemorySession();
      if (marked) {
        form(session, () => 'B');
        await tick();
      }
      const first = form(session, () => 'A');
      session.write('draft:complaint', A);
      first.tell('away');
      await tick();
      form(session, () => 'B');
      await tick();
      expect(session.read('draft:complaint')).toBeNull();
    }
  });

  it('hides a page that comes back from all but its writer, and loads it anew for others', async () => {
    for (const next of ['A', 'B', '']) {
      const session = createMemorySession();
      let token = 'A';
      const { cover, tell, starts } = form(session, () => token);
      await tick();
      session.write('draft:complaint', A);
      tell('away');
      expect(cover()).toBe('asking');
      token = next;
      tell('back');
      await tick();
      // Given up, it is not shown any more, whoever comes back to it.
      if (next !== 'A') {
        for (const presence of ['away', 'back'] as const) tell(presence);
        token = 'A';
        await tick();
      }
      const isHis = next === 'A';
      expect([next, cover(), starts()]).toEqual([next, isHis ? 'none' : 'asking', isHis ? 0 : 1]);
      expect(session.read('draft:complaint')).toBe(isHis ? A : null);
    }
  });

  it('loads a page anew for whoever is named first once it was out of sight, and for another where no draft is left', async () => {
    for (const isNamed of [false, true]) {
      const session = createMemorySession();
      let token = 'A';
      const { cover, tell, starts } = form(session, () => token);
      if (isNamed) await tick();
      else session.write('draft:complaint', A);
      tell('away');
      token = 'B';
      tell('back');
      await tick();
      expect([cover(), starts(), session.read('draft:complaint')]).toEqual(['asking', 1, null]);
    }
  });

  it('stays hidden while the app is silent, forgets nothing, and is shown once it answers', async () => {
    const session = createMemorySession();
    let token: string | null = null;
    const { guard, cover, tell, starts } = form(session, () => token);
    await tick();
    // An empty form is usable.
    expect(cover()).toBe('none');
    token = 'A';
    tell('back');
    await tick();
    session.write('draft:complaint', A);
    token = null;
    tell('away');
    tell('back');
    for (let times = 0; times < 2; times += 1) {
      await tick();
      expect([cover(), starts(), session.read('draft:complaint')]).toEqual(['unanswered', 0, A]);
      guard.retry();
      expect(cover()).toBe('asking');
    }
    const later = form(session, () => token);
    await tick();
    expect([later.cover(), session.read('draft:complaint')]).toEqual(['unanswered', A]);
    token = 'A';
    guard.retry();
    later.guard.retry();
    await tick();
    expect([cover(), later.cover(), session.read('draft:complaint')]).toEqual(['none', 'none', A]);
  });

  it('never shows one what another typed, nor erases what the one in front typed, while answers come in any order', async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constant('answer' as const) },
      { weight: 3, arbitrary: fc.constantFrom('away', 'back', 'retry', 'type', 'load') },
      { weight: 2, arbitrary: fc.record({ token: fc.constantFrom('A', 'B', '', null) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 40, size: 'max' }), async (s, steps) => {
        const session = createMemorySession();
        const hasDraft = (): boolean => session.read('draft:complaint') !== null;
        let user: string | null = 'A';
        let page = form(session, () => user, s);
        let isAway = false;
        let typedBy: string | null = null;
        let isKnown = false;
        for (const each of steps) {
          // Whose it is what was typed is known once the app has named somebody.
          if (each !== 'type' && each !== 'answer' && typedBy !== null && !isKnown) {
            await s.waitIdle();
            isKnown = true;
          }
          if (each === 'answer') await (s.count() > 0 && s.waitOne());
          else if (typeof each === 'object') {
            // Another uses the app while the page is out of sight.
            if (!isAway) page.tell('away');
            user = each.token;
            if (!isAway) page.tell('back');
          } else if (each === 'type') {
            // A silent app names nobody: whose the form is then is not known.
            if (page.cover() !== 'none' || isAway || !user) continue;
            typedBy = user;
            session.write('draft:complaint', 'typed');
          } else if (each === 'retry') page.guard.retry();
          else {
            page.tell(each === 'load' ? 'away' : each);
            isAway = each === 'away';
            if (each === 'load') page = form(session, () => user, s);
          }
          await new Promise(setImmediate);
          if (typedBy !== null && !hasDraft()) {
            expect([isAway, user === typedBy, user]).toEqual([false, false, expect.any(String)]);
            [typedBy, isKnown] = [null, false];
          }
          if (page.starts() > 0) page = form(session, () => user, s);
          if (isAway) expect(page.cover()).toBe('asking');
          else if (page.cover() === 'none' && hasDraft()) expect(typedBy).toBe(user);
        }
        await s.waitIdle();
        page.tell('back');
        await s.waitIdle();
        if (user === null) expect(page.cover()).toBe('unanswered');
        else expect([page.cover(), page.starts()]).toEqual(page.starts() > 0 ? ['asking', 1] : ['none', 0]);
      }),
      { numRuns: 500 },
    );
  });
});

// Helpers

/**
 * A form on a page, inside an app that names whom it is told to. A mark is the token in disguise. Answers come at once, or
 * when a scheduler says so.
 */
function form(session: SessionMemory, token: () => string | null, s?: Scheduler) {
  const later = <T>(value: T): Promise<T> => s?.schedule(Promise.resolve(value)) ?? Promise.resolve(value);
  let tell: (presence: Presence) => void = () => undefined;
  let starts = 0;
  const guard = createFormGuard({
    session,
    marks: { of: (named, earlier) => later(`${earlier?.split('.')[0] ?? 'salt'}.${named.length}${named}`) },
    askToken: () => later(token()),
    watchPresence: (watch) => void (tell = watch),
    startOver: () => void (starts += 1),
  });
  return { guard, cover: guard.cover.getSnapshot, starts: () => starts, tell: (presence: Presence) => tell(presence) };
}
