import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { type DebianProgram, debianProgram } from './debian-program.ts';
import { type OtherPage, otherPage } from './other-page.ts';

/** Debian's Firefox; null where there is none. */
export const firefox = (): Promise<DebianProgram | null> =>
  debianProgram('firefox-esr', join('firefox-esr', 'firefox-esr'));

/**
 * Starts a Firefox of a profile of its own, which reaches this machine alone, and is spoken to in WebDriver BiDi: Playwright
 * drives no Firefox but its own.
 */
export async function openFirefox({ path, env }: DebianProgram): Promise<{ page: OtherPage; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-firefox-'));
  writeFileSync(
    join(folder, 'user.js'),
    PREFERENCES.map(([key, value]) => `user_pref("${key}", ${value});\n`).join(''),
  );
  const options = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  const child = spawn(path, options, { env: { ...env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
  const send = await connect(await addressOf(child));
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const told: string[] = [];
  send.onLog(({ level, text }) => {
    if (level === 'error' || level === 'warn') told.push(`${level}: ${text}`);
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });
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

const PREFERENCES = [
  ['app.update.disabledForTesting', true],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['browser.startup.homepage_override.mstone', '"ignore"'],
] as const;

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr ?? process.stdin })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened');
}

interface Answered {
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
  /** Of an event. */
  readonly params?: LogEntry;
}

/** What a page has said; the only event that is asked for. */
interface LogEntry {
  readonly level: string;
  readonly text: string;
}

interface Send {
  (method: string, params: object): Promise<unknown>;
  onLog(hear: (entry: LogEntry) => void): void;
}

/** Opens the connection; each command's answer comes under its number. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answered) => void>();
  let hear: (entry: LogEntry) => void = () => undefined;
  socket.on('message', (data: Buffer) => {
    const { id, params, ...answer } = JSON.parse(data.toString()) as Answered;
    if (params !== undefined) hear(params);
    if (id !== undefined) waiting.get(id)?.(answer);
  });
  let last = 0;
  const send = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error}, ${message ?? ''}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return Object.assign(send, { onLog: (next: typeof hear) => void (hear = next) });
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
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
  });
}
