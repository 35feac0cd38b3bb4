import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { type DebianProgram, debianProgram } from '../browser/debian-program.ts';
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
