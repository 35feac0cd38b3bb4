import { describe, expect, it } from 'vitest';
import { failed } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import type { ShopperGuard } from '#core/session/shopper-guard.ts';
import { ORDER_PAGE, watched } from '../../../support/guarded-page.ts';
import { tick } from '../../../support/open-shop.ts';

describe('Q71 a page that comes back', () => {
  it('opens a screen anew for another token and after an answer that was owed, and not for the same one', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    let opened = 0;
    let open = 0;
    const screen = guard.reopening({
      state: createStore(0),
      open() {
        opened += 1;
        open += 1;
        return () => void (open -= 1);
      },
    });
    await guard.hostApp.identify();
    const end = screen.open();
    for (const [token, times] of [
      ['first', 1],
      ['renewed', 2],
      [null, 2],
      ['renewed', 3],
    ] as const) {
      becomes(token);
      host.tell('back');
      await tick();
      expect([token, opened, open]).toEqual([token, times, 1]);
      expect(guard.cover.getSnapshot()).toBe(token === null ? 'login' : 'none');
    }
    end();
    becomes('first');
    host.tell('back');
    await tick();
    expect([opened, open]).toEqual([3, 0]);
  });

  it('opens a screen anew after the login where nobody was named when the page was opened', async () => {
    const { guard, host, becomes, asked } = watched(ORDER_PAGE);
    const { screen, opened } = opening(guard);
    becomes(null);
    screen.open();
    await tick();
    guard.hostApp.openLogin();
    for (const [token, times] of [
      ['first', 2],
      ['first', 2],
    ] as const) {
      host.tell('away');
      becomes(token);
      host.tell('back');
      await tick();
      expect([opened(), guard.cover.getSnapshot()]).toEqual([times, 'none']);
    }
    // The first whom the app names needs no proof.
    expect(asked).toEqual([]);
  });

  it('is not opened anew where the app first names somebody after it came back: what it asked goes on', async () => {
    const { guard, host } = watched(ORDER_PAGE);
    const { screen, opened } = opening(guard);
    screen.open();
    host.tell('away');
    host.tell('back');
    await tick();
    expect([opened(), guard.cover.getSnapshot()]).toEqual([1, 'none']);
    host.tell('back');
    await tick();
    expect(opened()).toBe(1);
  });

  it('is not opened anew for a token that one of its calls found: the call goes on', async () => {
    const { guard, becomes } = watched(ORDER_PAGE);
    const { screen, opened } = opening(guard);
    screen.open();
    await tick();
    becomes('renewed');
    expect((await guard.hostApp.identify())?.token).toBe('renewed');
    expect([opened(), guard.cover.getSnapshot()]).toEqual([1, 'none']);
  });

  it('asks a page to reload only once it is known whose it is', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE, failed('timeout'));
    let reloads = 0;
    guard.hostApp.onRefresh('order', () => (reloads += 1));
    await guard.hostApp.identify();
    host.refresh('order');
    await tick();
    expect(reloads).toBe(1);
    becomes('renewed');
    host.refresh('order');
    await tick();
    expect(reloads).toBe(1);
  });

  it('lets a screen that can go on do so for another token of its shopper', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    const steps: string[] = [];
    const screen = guard.reopening({
      state: createStore(0),
      open() {
        steps.push('open');
        return () => void steps.push('end');
      },
      reopen: () => void steps.push('reopen'),
    });
    await guard.hostApp.identify();
    const end = screen.open();
    becomes('renewed');
    host.tell('back');
    await tick();
    end();
    becomes('first');
    host.tell('back');
    await tick();
    expect(steps).toEqual(['open', 'reopen', 'end']);
  });
});

// Helpers

/** A screen that asks who the shopper is whenever it is opened. */
function opening(guard: ShopperGuard) {
  let opened = 0;
  const screen = guard.reopening({
    state: createStore(0),
    open() {
      opened += 1;
      void guard.hostApp.identify();
      return () => undefined;
    },
  });
  return { screen, opened: () => opened };
}
