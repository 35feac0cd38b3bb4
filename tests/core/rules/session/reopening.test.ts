import { describe, expect, it } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import { failed } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import type { Place } from '#core/routes/places.ts';
import { tick } from '../../../support/open-shop.ts';
import { watched } from '../../../support/watched-page.ts';

const ORDER_PAGE: Place = { page: 'order', order: orderId('7'), isFromHost: false };

describe('Q71 what a page does once its shopper is known again', () => {
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
    }
    end();
    becomes('first');
    host.tell('back');
    await tick();
    expect([opened, open]).toEqual([3, 0]);
  });

  it('opens a screen anew after the login where nobody was named when the page was opened', async () => {
    const { guard, host, becomes } = watched(ORDER_PAGE);
    let opened = 0;
    const screen = guard.reopening({
      state: createStore(0),
      open() {
        opened += 1;
        void guard.hostApp.identify();
        return () => undefined;
      },
    });
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
      expect([opened, guard.cover.getSnapshot()]).toEqual([times, 'none']);
    }
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
