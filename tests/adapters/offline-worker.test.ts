import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { builtSite } from '../support/built.ts';

const folder = await builtSite('sandbox');
const script = readFileSync(join(folder, 'sw.js'), 'utf8');
const ORIGIN = 'https://asaan.example';
const HOTLINE = '051111883883';

describe('a page that is not kept, without a network', () => {
  it.each([
    ['/complaints', 'en'],
    ['/complaints/urdo', 'ur'],
    ['/faqUrdo', 'ur'],
    ['/nowhere/at-all', 'en'],
    ['/bnplans', 'en'],
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
    expect(await (await worker('from the network')('/complaints'))?.text()).toBe('from the network');
    expect([worker(null)('/gateway/v3/complaint/add', 'cors'), worker(null)('/icon-512.png', 'no-cors')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('a worker that takes over', () => {
  it.each([
    ['sw.js', ['asaan-0123456789ab', 'docs-0123456789ab', 'other'], ['asaan-0123456789ab']],
    ['docs-worker.js', ['asaan-0123456789ab', 'docs-0123456789ab', 'other'], ['docs-0123456789ab']],
  ] as const)('%s empties its own earlier stores alone', async (file, names, expected) => {
    const deleted: string[] = [];
    let done: Promise<unknown> = Promise.resolve();
    const listeners: Record<string, (event: unknown) => void> = {};
    runInNewContext(readFileSync(join(folder, file), 'utf8'), {
      self: {
        addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
        location: { origin: ORIGIN },
        clients: { claim: () => undefined },
      },
      caches: { keys: async () => names, delete: async (name: string) => deleted.push(name) },
    });
    listeners['activate']?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
    expect(deleted).toEqual(expected);
  });
});

// Helpers

/** The built worker, beside a network that answers with this or not at all: what it answers a page's request with, null for nothing. */
function worker(network: string | null) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const scope = {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
      location: { origin: ORIGIN },
    },
    caches: { open: async () => ({ match: async () => undefined }) },
    fetch: async () => {
      if (network === null) throw new TypeError('no network');
      return new Response(network);
    },
    Response,
    URL,
    setTimeout,
  };
  runInNewContext(script, scope);
  return (path: string, mode = 'navigate'): Promise<Response> | null => {
    let answer: Promise<Response> | null = null;
    const request = { method: 'GET', mode, url: ORIGIN + path };
    listeners['fetch']?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer;
  };
}
