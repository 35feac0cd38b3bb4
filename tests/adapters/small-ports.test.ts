import { expect, it } from 'vitest';
import { createRandomKeys } from '#adapters/browser/random-keys.ts';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebClipboard } from '#adapters/browser/web-clipboard.ts';
import { createExtrasInApp } from '#adapters/browser/web-extras.ts';
import { createToastNotices, createWebNavigation } from '#adapters/browser/web-page.ts';
import { createWebSession, type WebStorage } from '#adapters/browser/web-session.ts';
import { createWebSharing } from '#adapters/browser/web-sharing.ts';
import { createBrowserHost } from '#adapters/host-app/browser-host.ts';
import { createAbsentHost, createHostSharing, createSilentAnalytics } from '#adapters/host-app/host-ports.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import {
  createCountedKeys,
  createMemoryClipboard,
  createMemorySharing,
  createRecordingAnalytics,
  createRecordingNotices,
} from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { pathOf } from '#core/routes/places.ts';
import { absentHostContract, hostAppContract } from '../contracts/host-app.contract.ts';
import { navigationContract } from '../contracts/navigation.contract.ts';
import { analyticsContract } from '../contracts/reporting.contract.ts';
import {
  clipboardContract,
  clockContract,
  idempotencyKeysContract,
  noticesContract,
  sessionMemoryContract,
  sharingContract,
} from '../contracts/small-ports.contract.ts';

sessionMemoryContract('memory', () => createMemorySession());
sessionMemoryContract(
  'web storage',
  () => {
    const storage = fakeStorage();
    return createWebSession(() => storage);
  },
  true,
);
sessionMemoryContract('web storage that is forbidden', () =>
  createWebSession(() => {
    throw new DOMException('denied', 'SecurityError');
  }),
);
sessionMemoryContract('web storage that is full', () => {
  const storage = fakeStorage();
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return createWebSession(() => ({ ...storage, setItem: full }));
});

idempotencyKeysContract('random', () => createRandomKeys());
idempotencyKeysContract('counted', createCountedKeys, {
  'gives nobody a hint of the next: another maker makes others, and each place of a key varies':
    'they count from 1, so that tests can name them',
});

clockContract('manual', () => {
  const clock = createManualClock();
  return { clock, pass: (ms) => clock.pass(ms) };
});
clockContract('system', () => ({
  clock: createSystemClock(),
  pass: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

navigationContract('memory', () => {
  const navigation = createMemoryNavigation({ page: 'product', product: null });
  return {
    navigation,
    paths: () => navigation.history().map(pathOf),
    starts: navigation.starts,
    leaves: navigation.leaves,
  };
});
navigationContract('web', () => {
  let starts = 0;
  let leaves = 0;
  let entries: readonly { readonly path: string; readonly state: unknown }[] = [
    { path: '/bnpl/productInfo', state: null },
  ];
  const address = (): URL => new URL(entries.at(-1)?.path ?? '', 'https://shop.example');
  const navigation = createWebNavigation(
    (path, options) => {
      const before = options?.replace === true ? entries.slice(0, -1) : entries;
      entries = [...before, { path, state: options?.state ?? null }];
    },
    {
      history: {
        get state() {
          return entries.at(-1)?.state;
        },
        back: () => {
          entries = entries.slice(0, -1);
        },
      },
      location: {
        get pathname() {
          return address().pathname;
        },
        get search() {
          return address().search;
        },
        reload: () => void (starts += 1),
      },
    },
    () => void (leaves += 1),
  );
  return { navigation, paths: () => entries.map(({ path }) => path), starts: () => starts, leaves: () => leaves };
});

noticesContract('recording', () => {
  const notices = createRecordingNotices();
  return { notices, seen: () => notices.shown };
});
noticesContract('toast', () => {
  const notices = createToastNotices(createManualClock());
  return { notices, seen: () => [notices.toast.getSnapshot()?.notice].filter((notice) => notice !== undefined) };
});

analyticsContract('recording', createRecordingAnalytics);
analyticsContract('silent', createSilentAnalytics);

clipboardContract('memory', () => {
  const clipboard = createMemoryClipboard();
  return { clipboard, held: clipboard.text, refusing: createMemoryClipboard(true) };
});
clipboardContract('web', () => {
  let held: string | null = null;
  const device = {
    writeText: async (text: string) => {
      held = text;
    },
  };
  return {
    clipboard: createWebClipboard(() => device),
    held: () => held,
    refusing: createWebClipboard(() => ({ writeText: () => Promise.reject(new Error('denied')) })),
  };
});

sharingContract('memory', () => {
  const sharing = createMemorySharing();
  return {
    sharing,
    given: () => sharing.given,
    pictures: () => sharing.pictures,
    dismissing: createMemorySharing('dismissed'),
    refusing: createMemorySharing('refused'),
  };
});
for (const takes of [false, true]) {
  sharingContract(takes ? 'web, with pictures' : 'web', () => {
    const given: string[] = [];
    const files: File[] = [];
    const isPictures = ({ files: some = [] }: { files?: File[] }) => some.every(({ type }) => type === 'image/png');
    const sharing = (end: () => Promise<void>) =>
      createWebSharing(() => ({
        ...(takes ? { canShare: isPictures } : {}),
        async share({ text = '', files: some = [] }) {
          await end();
          given.push(text);
          files.push(...some);
        },
      }));
    const closing = (name: string) => sharing(() => Promise.reject(named(name)));
    return {
      sharing: sharing(async () => undefined),
      given: () => given,
      pictures: () =>
        Promise.all(files.map(async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }))),
      dismissing: closing('AbortError'),
      refusing: closing('NotAllowedError'),
    };
  });
}
sharingContract('host app', () => {
  const given: string[] = [];
  const lacks = async () => ({ shareText: async () => false });
  return {
    sharing: createHostSharing(
      async () => ({
        shareText: async (text) => {
          given.push(text);
          return true;
        },
      }),
      { ...createMemorySharing('refused'), takesPictures: false },
    ),
    given: () => given,
    pictures: () => [],
    dismissing: createHostSharing(lacks, createMemorySharing('dismissed')),
    refusing: createHostSharing(() => Promise.reject(new Error('gone')), createMemorySharing('refused')),
  };
});
it.each([
  [true, 'shared', true, [true, true], 0],
  [false, 'shared', true, [true, true], 0],
  [false, 'refused', true, ['unsure', 'copied'], 1],
  [false, 'refused', false, ['unsure', false], 1],
] as const)('R74 an app that can: %s, a sheet that is %s, a clipboard: %s', async (can, sheet, copies, came, loads) => {
  const [yes, opened] = [async () => can, async () => sheet];
  let downloads = 0;
  const extras = createExtrasInApp(
    { printPage: yes, saveFile: yes, shareText: yes, speak: yes },
    { share: opened, shareFile: opened },
    { copy: async () => copies },
    async () => (downloads += 1),
  );
  const file = { name: 'plan.ics', type: 'text/calendar', bytes: new Uint8Array(1) };
  expect([await extras.saveFile(file), await extras.shareText('A text'), downloads]).toEqual([...came, loads]);
});
it('a browser without a sharing sheet offers none, and refuses', async () => {
  const sharing = createWebSharing(() => ({}));
  expect([sharing.isOffered, await sharing.share('text')]).toEqual([false, 'refused']);
});
it('a browser that takes pictures, but not this one, shares the text alone', async () => {
  const given: unknown[] = [];
  const sharing = createWebSharing(() => ({
    canShare: ({ files: [file] = [] }) => file?.size === 1,
    share: async (data) => {
      if (data.files !== undefined) throw named('DataError');
      given.push(data);
    },
  }));
  expect(sharing.takesPictures).toBe(true);
  for (const size of [1, 2]) {
    expect(await sharing.share('text', { bytes: new Uint8Array(size), name: 'card.png' })).toBe('shared');
  }
  expect(given).toEqual([{ text: 'text' }, { text: 'text' }]);
});

hostAppContract('scripted', () => {
  const host = createScriptedHost({ identity: { token: 'sandbox-token', parameters: {} } });
  return { host, refresh: host.refresh };
});
hostAppContract('browser stand-in', () => {
  const host = createBrowserHost({
    identify: () => ({ token: 'sandbox-token', parameters: {} }),
    contact: { phones: [], whatsApp: null },
    leave: () => undefined,
    openLink: () => undefined,
  });
  return { host, refresh: host.refresh };
});
absentHostContract('none', createAbsentHost);

// Helpers

function fakeStorage(): WebStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function named(name: string): Error {
  return Object.assign(new Error('no'), { name });
}
