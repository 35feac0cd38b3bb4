import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { type DebianTree, debianTree } from '../browser/debian-program.ts';
import { freePort } from '../support/free-port.ts';
import { type OtherPage, otherPage } from './other-page.ts';

/** Debian's WebKit, with a driver and a screen in memory; null where there is none. */
export const webkit = (): Promise<DebianTree | null> =>
  debianTree(['WebKitWebDriver', 'Xvfb'], ['webkit2gtk-driver', 'xvfb']);

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A window is as narrow as a phone only where its tool bar takes no room. */
const NARROW =
  '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** No graphics card, and no cage of its own, which a container refuses. */
const PLAIN = {
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
};

/** WebKit's WebDriver has no log: what goes wrong is heard from when a page is there. */
const LISTEN = `async () => {
  window.told = [];
  addEventListener('error', ({ message }) => told.push(message));
  addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => told.push(blockedURI));
}`;

/** Starts a WebKit of a profile of its own, driven by WebDriver. */
export async function openWebkit({ run }: DebianTree): Promise<{ page: OtherPage; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
  const screen = spawn(...run('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstLine(screen)}`;
  const port = await freePort();
  const driver = spawn(...run('WebKitWebDriver', [`--port=${port}`]), {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', HOME: folder, XDG_CONFIG_HOME: folder, ...PLAIN },
  });
  const send = sendTo(`http://127.0.0.1:${port}`);
  await vi.waitUntil(() => send('GET', '/status').catch(() => false), { timeout: 20_000 });
  const asked = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] } } };
  const { sessionId } = (await send('POST', '/session', { capabilities: asked })) as { readonly sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    page: pageOf((path, body) => send('POST', session + path, body)),
    async stop() {
      await send('DELETE', session);
      for (const child of [driver, screen]) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: stdout ?? process.stdin })) return line;
  throw new Error('the screen ended before it was there');
}

const sendTo =
  (origin: string) =>
  async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(origin + path, body === undefined ? { method } : { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { readonly value: { error?: string; message?: string } | null };
    if (!answer.ok) throw new Error(`${path}: ${value?.error}, ${value?.message}`);
    return value;
  };

function pageOf(post: (path: string, body: object) => Promise<unknown>): OtherPage {
  const call = async (source: string): Promise<string> => {
    const [text, error] = (await post('/execute/async', {
      script: `const done = arguments[0]; (${source})().then((text) => done([text]), (error) => done([null, String(error)]));`,
      args: [],
    })) as [string | null, string?];
    if (error !== undefined) throw new Error(error);
    return text ?? '';
  };
  return otherPage({
    call,
    act: (type, actions) => post('/actions', { actions: [{ type, id: type, actions }] }),
    errors: async () => JSON.parse(await call('async () => JSON.stringify((window.told ?? []).splice(0))')) as string[],
    resize: (width, height) => post('/window/rect', { width, height }),
    goto: (url) => post('/url', { url }).then(() => call(LISTEN)),
    reload: () => post('/refresh', {}).then(() => call(LISTEN)),
    back: () => post('/back', {}),
  });
}
