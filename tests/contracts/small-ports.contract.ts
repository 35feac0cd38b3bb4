import { expect } from 'vitest';
import type { Clipboard, Clock, SharedPicture, Sharing } from '#core/ports/device.ts';
import type { IdempotencyKeys } from '#core/ports/gateway.ts';
import type { Notices } from '#core/ports/page.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import type { Notice } from '#core/text/catalogue.ts';
import { contractOf, type Make } from './laws.ts';

/** The contract of every session memory. */
export const sessionMemoryContract = (adapter: string, make: Make<SessionMemory>, outlivesPage = false): void =>
  contractOf<SessionMemory>('session memory', {
    async 'reads what was written last, also an empty text, and says whether it outlives the page'(fresh) {
      const memory = await fresh();
      expect(memory.read('poi')).toBeNull();
      memory.write('poi', '1');
      memory.write('poi', '20261121');
      memory.write('language', '');
      const kept = (['poi', 'language', 'riskSeen:en'] as const).map((key) => memory.read(key));
      expect(kept).toEqual(['20261121', '', null]);
      expect(memory.outlivesPage('poi')).toBe(outlivesPage);
    },
    async 'forgets what is removed, and only that'(fresh) {
      const memory = await fresh();
      memory.write('poi', '1');
      memory.write('language', 'en');
      memory.remove('poi');
      expect([memory.read('poi'), memory.read('language')]).toEqual([null, 'en']);
    },
  })(adapter, make);

/** The contract of every maker of idempotency keys. */
export const idempotencyKeysContract = contractOf<IdempotencyKeys>('idempotency keys', {
  async 'makes no key twice'(fresh) {
    expect(new Set(keysOf(await fresh(), 10_000)).size).toBe(10_000);
  },
  async 'makes keys that a header and a session carry as they are'(fresh) {
    for (const key of keysOf(await fresh(), 100)) expect(key).toMatch(/^[\w-]{16,64}$/);
  },
  async 'gives nobody a hint of the next: another maker makes others, and each place of a key varies'(fresh) {
    const [some, others] = [keysOf(await fresh(), 1000), keysOf(await fresh(), 1000)];
    expect(new Set([...some, ...others]).size).toBe(2000);
    const varied = Array.from({ length: 64 }, (_, at) => new Set(some.map((key) => key[at])).size);
    // Two to the power of 112 at the least: sixteen letters at 28 places, or more of either.
    expect(varied.reduce((bits, letters) => bits + Math.log2(letters), 0)).toBeGreaterThan(112);
  },
});

const keysOf = (keys: IdempotencyKeys, count: number): readonly string[] =>
  Array.from({ length: count }, () => keys.next());

/** A clock, and how a test lets its time pass. */
export interface ClockUnderTest {
  readonly clock: Clock;
  pass(ms: number): Promise<void> | void;
}

/** The contract of every clock. */
export const clockContract = contractOf<ClockUnderTest>('clock', {
  async 'runs each task once, in the order of their times, and none that was called off'(fresh) {
    const { clock, pass } = await fresh();
    const runs: string[] = [];
    clock.after(50, () => runs.push('later'));
    clock.after(10, () => runs.push('sooner'));
    const cancel = clock.after(20, () => runs.push('called off'));
    cancel();
    expect(runs).toEqual([]);
    await pass(120);
    await pass(60);
    expect(runs).toEqual(['sooner', 'later']);
    cancel();
  },
  async 'moves on by what passes'(fresh) {
    const { clock, pass } = await fresh();
    const before = clock.now();
    await pass(40);
    expect(clock.now()).toBeGreaterThanOrEqual(before + 35);
  },
});

/** Notices, and what is to be seen of them, newest last. */
export interface NoticesUnderTest {
  readonly notices: Notices;
  seen(): readonly Notice[];
}

/** The contract of every notices adapter. */
export const noticesContract = contractOf<NoticesUnderTest>('notices', {
  async 'shows the newest notice, also the same one again and how long is to be waited'(fresh) {
    const { notices, seen } = await fresh();
    for (const notice of ['networkError', 'soldOut', 'soldOut', { waitSeconds: 40 }] as const) {
      notices.show(notice);
      expect(seen().at(-1)).toEqual(notice);
    }
  },
});

/** A clipboard, and what lies on it. */
export interface ClipboardUnderTest {
  readonly clipboard: Clipboard;
  held(): Promise<string | null> | string | null;
  /** The same kind of clipboard on a device that refuses. */
  readonly refusing: Clipboard;
}

/** The contract of every clipboard. */
export const clipboardContract = contractOf<ClipboardUnderTest>('clipboard', {
  async 'R73 copies the text as it is'(fresh) {
    const { clipboard, held } = await fresh();
    expect(await clipboard.copy('SBX000000001 ۱')).toBe(true);
    expect(await held()).toBe('SBX000000001 ۱');
  },
  async 'R73 says so where the device refuses, and never rejects'(fresh) {
    const { refusing } = await fresh();
    expect(await refusing.copy('SBX')).toBe(false);
  },
});

/** A sharing sheet, and what it was given; the same kind closed by the person, and on a device that refuses. */
export interface SharingUnderTest {
  readonly sharing: Sharing;
  given(): readonly string[];
  /** The pictures that came with texts. */
  pictures(): Promise<readonly SharedPicture[]> | readonly SharedPicture[];
  readonly dismissing: Sharing;
  readonly refusing: Sharing;
}

/** The contract of every sharing sheet. */
export const sharingContract = contractOf<SharingUnderTest>('sharing', {
  async 'hands the text on as it is'(fresh) {
    const { sharing, given } = await fresh();
    expect(sharing.isOffered).toBe(true);
    expect(await sharing.share('0516011632: ۱\nby hand')).toBe('shared');
    expect(given()).toEqual(['0516011632: ۱\nby hand']);
  },
  async 'hands the text on beside a picture, or instead of one that it does not take'(fresh) {
    const { sharing, given, pictures } = await fresh();
    const picture = { bytes: new Uint8Array([137, 80, 78, 71]), name: 'card.png' };
    expect(await sharing.share('text', picture)).toBe('shared');
    expect(given()).toEqual(['text']);
    expect(await pictures()).toEqual(sharing.takesPictures ? [picture] : []);
  },
  async 'knows a person who closed it from a device that refuses, and never rejects'(fresh) {
    const { dismissing, refusing } = await fresh();
    expect(await dismissing.share('text')).toBe('dismissed');
    expect(await refusing.share('text')).toBe('refused');
  },
});
