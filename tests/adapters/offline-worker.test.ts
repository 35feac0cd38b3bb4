import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { builtSite } from '../support/built.ts';

const folder = await builtSite('sandbox');
/** Another build of the same pages. */
const other = await builtSite('production');
const script = readFileSync(join(folder, 'sw.js'), 'utf8');
const ORIGIN = 'https://asaan.example';
const HOTLINE = '051111883883';

describe('a page that is not in the store, without a network', () => {
  it.each([
    ['/complaints/urdo', 'ur'],
    ['/nowhere/at-all', 'en'],
    // One of the tools, where the browser has emptied the store.
    ['/calculator/urdo', 'ur'],
  ] as const)(
    '%s is answered with words of ours and the hotline, in the language of the address',
    async (path, language) => {
      const answer = await worker(null)(path);
      const html = (await answer?.text()) ?? '';
      const { offline } = textsOf(language).site.frame;
      expect([answer?.status, answer?.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      for (const part of [`lang="${language}"`, offline.title, offline.text, `href="tel:${HOTLINE}"`])
        expect(html).toContain(part);
    },
  );

  it.each(['/bnpl/cartInfo', '/bnpl', '/sandbox', '/bridge-check'])('%s is left to the browser', (path) => {
    expect(worker(null)(path)).toBeNull();
  });

  it('is never put before the network’s answer, nor in place of a file or a call', async () => {
    // However late, where nothing is kept.
    for (const path of ['/complaints', '/calculator'])
      expect(await (await worker('from the network')(path))?.text()).toBe('from the network');
    expect([worker(null)('/gateway/v3/complaint/add', 'cors'), worker(null)('/icon-512.png', 'no-cors')]).toEqual([
      null,
      null,
    ]);
  });
});

it('a kept page is shown where the network answers with 5xx, and with nothing else', async () => {
  const shown = async (status: number): Promise<string | undefined> => {
    const { listeners } = run({ match: async () => new Response('kept') }, async () => new Response('', { status }));
    return (await asked(listeners, '/notify', 'navigate'))?.text();
  };
  expect(await Promise.all([200, 404, 499, 500, 503].map(shown))).toEqual(['', '', '', 'kept', 'kept']);
});

describe('what a worker keeps', () => {
  const [pages, all] = ['PAGES', 'KEPT'].map((name) => listIn(script, name));

  it('is its whole list', async () => {
    const { store, install } = keeper(() => folder);
    await install();
    expect(pages).toContain('/calculator/urdo');
    expect([...store.keys()].toSorted()).toEqual(all?.toSorted());
    for (const [path, text] of store) expect([path, text]).toEqual([path, textIn(folder, path)]);
  });

  it('is nothing where one page is still of another build, whichever', async () => {
    for (const path of pages ?? []) {
      const { store, install } = keeper((each) => (each === path ? other : folder));
      await expect(install()).rejects.toThrow('not of this build');
      expect([path, store.size]).toEqual([path, 0]);
    }
  });

  it('stays what it was where a newer page is shown', async () => {
    let network = folder;
    const { puts, install, visit } = keeper(() => network);
    await install();
    const before = puts.length;
    network = other;
    for (const path of pages ?? []) expect([path, await visit(path)]).toEqual([path, textIn(other, path)]);
    expect(puts.slice(before)).toEqual([]);
  });
});

it('a worker that takes over empties its own earlier stores alone', async () => {
  const deleted: string[] = [];
  const caches = {
    keys: async () => ['asaan-0123456789ab', 'other'],
    delete: async (name: string) => deleted.push(name),
  };
  const { listeners } = run(
    { match: async () => undefined },
    () => Promise.reject(new TypeError('no network')),
    caches,
  );
  await extended(listeners, 'activate');
  expect(deleted).toEqual(['asaan-0123456789ab']);
});

// Helpers

/** The built worker, beside a network that answers with this or not at all: what it answers a page's request with, null for nothing. */
function worker(network: string | null) {
  const { listeners } = run({ match: async () => undefined }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (network === null) throw new TypeError('no network');
    return new Response(network);
  });
  return (path: string, mode = 'navigate'): Promise<Response> | null => asked(listeners, path, mode);
}

/** The built worker with a store, beside a network that gives each address from the build that lies in a folder. */
function keeper(folderOf: (path: string) => string) {
  const store = new Map<string, string>();
  const get = async (path: string): Promise<Response> => new Response(textIn(folderOf(path), path));
  const puts: string[] = [];
  const put = async (path: string, answer: Response): Promise<void> => {
    puts.push(path);
    store.set(path, await answer.text());
  };
  const cache = {
    match: async (path: string) => (store.has(path) ? new Response(store.get(path)) : undefined),
    put,
    addAll: (paths: readonly string[]) => Promise.all(paths.map(async (path) => put(path, await get(path)))),
  };
  const { listeners } = run(cache, async (request) =>
    get(typeof request === 'string' ? request : new URL(request.url).pathname),
  );
  return {
    store,
    /** Addresses that something was put under, in order. */
    puts,
    install: () => extended(listeners, 'install'),
    visit: async (path: string) => (await asked(listeners, path, 'navigate'))?.text(),
  };
}

type Listeners = Record<string, (event: unknown) => void>;

interface Store {
  match(path: string): Promise<Response | undefined>;
}

function run(
  cache: Store,
  fetch: (request: string | { readonly url: string }) => Promise<Response>,
  caches: object = { open: async () => cache, match: async (path: string) => cache.match(path) },
) {
  const listeners: Listeners = {};
  runInNewContext(script, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
      location: { origin: ORIGIN },
      skipWaiting: () => undefined,
      clients: { claim: () => undefined },
    },
    caches,
    fetch,
    Response,
    URL,
    TypeError,
    // Its patience is over at the next turn.
    setTimeout: (late: () => void) => setTimeout(late),
  });
  return { listeners };
}

/** What the worker does of an event that waits for it. */
async function extended(listeners: Listeners, event: 'install' | 'activate'): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  listeners[event]?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
  await done;
}

/** What the worker answers, null where it leaves that to the browser. */
function asked(listeners: Listeners, path: string, mode: string): Promise<Response> | null {
  let answer: Promise<Response> | null = null;
  const request = { method: 'GET', mode, url: ORIGIN + path };
  listeners['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

const listIn = (text: string, name: string): readonly string[] =>
  JSON.parse(new RegExp(`^const ${name} = (.*);$`, 'm').exec(text)?.[1] ?? '[]') as readonly string[];

/** A file of a build as the server gives it under its address. */
function textIn(site: string, path: string): string {
  const file = path === '/' ? 'index.html' : path.slice(1);
  return readFileSync(join(site, file.includes('.') ? file : `${file}.html`), 'utf8');
}
