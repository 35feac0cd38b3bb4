import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { type DebianProgram, type DebianTree, debianProgram, debianTree } from '../browser/debian-program.ts';
import { freePort } from '../support/free-port.ts';
import { type OtherPage, otherPage } from './other-page.ts';

/** Debian's Firefox; null where there is none. */
export const firefox = (): Promise<DebianProgram | null> =>
  debianProgram('firefox-esr', join('firefox-esr', 'firefox-esr'));

const PREFERENCES = [
  ['app.update.disabledForTesting', true],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['browser.startup.homepage_override.mstone', '"ignore"'],
] as const;

/**
 * Starts a Firefox of a profile of its own, which reaches this machine alone, and is spoken to in WebDriver BiDi: Playwright
 * drives no Firefox of so long support.
 */
export async function openFirefox({ path, env }: DebianProgram): Promise<{ page: OtherPage; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-firefox-'));
  const preferences = PREFERENCES.map(([key, value]) => `user_pref("${key}", ${value});\n`);
  writeFileSync(join(folder, 'user.js'), preferences.join(''));
  const options = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(path, options, { env: { ...env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  const told: string[] = [];
  const send = await connect(await addressOf(child), ({ level, text }) => {
    if (level === 'error' || level === 'warn') told.push(`${level}: ${text}`);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  return {
    page: pageOf(send, contexts[0].context, told),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr ?? process.stdin })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened');
}

/** What the browser says: an answer to a command, by its number, or what a page has said, the only event that is asked for. */
interface Said {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level: string; readonly text: string };
}

type Send = (method: string, params: object) => Promise<unknown>;

/** Opens the connection. */
async function connect(address: string, hear: (entry: NonNullable<Said['params']>) => void): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Said) => void>();
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as Said;
    if (said.params !== undefined) hear(said.params);
    if (said.id !== undefined) waiting.get(said.id)?.(said);
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ error, message, result }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error}, ${message ?? ''}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

function pageOf(send: Send, context: string, told: string[]): OtherPage {
  return otherPage({
    async call(functionDeclaration) {
      const asked = { functionDeclaration, awaitPromise: true, target: { context } };
      const { result, exceptionDetails } = (await send('script.callFunction', asked)) as {
        readonly result?: { readonly value: string };
        readonly exceptionDetails?: { readonly text: string };
      };
      if (result === undefined) throw new Error(exceptionDetails?.text ?? 'no result');
      return result.value;
    },
    act: (type, actions) => send('input.performActions', { context, actions: [{ type, id: type, actions }] }),
    errors: async () => told.splice(0),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
  });
}

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
    page: webkitPage((path, body) => send('POST', session + path, body)),
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

function webkitPage(post: (path: string, body: object) => Promise<unknown>): OtherPage {
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
