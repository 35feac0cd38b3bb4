import { describe, expect, it } from 'vitest';
import { composeShop, type ShopAdapters } from '#adapters/composition/compose-shop.ts';
import { ALL_SCREENS } from '#adapters/composition/index.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import { createMemoryClipboard, createRecordingAnalytics, createRecordingNotices } from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { createStore, type Screen } from '#core/lib/store.ts';
import type { Gateway } from '#core/ports/gateway.ts';

/** A gateway that answers nothing: whoever asks it fails the test. */
const SILENT: Gateway = new Proxy({} as Gateway, {
  get: (_, call) => () => Promise.reject(new Error(`${String(call)} was asked`)),
});

/** Adapters that note in `made` which of them were made, in order. */
function notedAdapters(made: string[]): ShopAdapters {
  const noted = <T>(name: string, adapter: T): T => {
    made.push(name);
    return adapter;
  };
  return {
    gateway: () => noted('gateway', SILENT),
    hostApp: () => noted('hostApp', createScriptedHost({ identity: null })),
    session: () => noted('session', createMemorySession()),
    clock: () => noted('clock', createManualClock()),
    navigation: () => noted('navigation', createMemoryNavigation()),
    notices: () => noted('notices', createRecordingNotices()),
    analytics: () => noted('analytics', createRecordingAnalytics()),
    clipboard: () => noted('clipboard', createMemoryClipboard()),
  };
}

describe('the composition of the shop', () => {
  it('makes an adapter when a screen first needs it, and once', () => {
    const made: string[] = [];
    const { ports, screens } = composeShop(notedAdapters(made), ALL_SCREENS);
    expect(made).toEqual([]);
    expect(ports.session).toBe(ports.session);
    expect(made).toEqual(['session']);
    screens.product(null);
    screens.product(null);
    expect(made).toHaveLength(new Set(made).size);
    expect(made).not.toContain('clipboard');
  });

  it('Q71 opens each of its screens anew once the app names the shopper', async () => {
    const opened: PropertyKey[] = [];
    const create = new Proxy(ALL_SCREENS, {
      get: (_, name) => () => ({ state: createStore(0), open: () => () => void opened.push(name) }),
    });
    const named = [null, { token: 'a', parameters: {} }];
    const host = { ...createScriptedHost({ identity: null }), identify: async () => named.shift() ?? null };
    const { ports, screens } = composeShop({ ...notedAdapters([]), hostApp: () => host }, create);
    const open = (screen: Screen<unknown>) => screen.open();
    for (const make of Object.values(screens)) open(Reflect.apply(make, null, []));
    await ports.hostApp.identify();
    ports.guard.retry();
    await expect.poll(() => opened).toEqual(Object.keys(ALL_SCREENS));
  });
});
