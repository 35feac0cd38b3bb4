import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locked } from '#adapters/server/lock.ts';

/** Servers of others, as Debian packages them. */
export type WebServer = 'nginx' | 'caddy';

const PROGRAMS: Readonly<Record<WebServer, readonly string[]>> = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
};

/** A server of others that is up, on a free port of this machine. */
export interface RunningWebServer {
  readonly origin: string;
  /** All that it has logged. */
  log(): string;
  stop(): Promise<void>;
}

/** A server's program, installed first where this process may; null where there is none. One process installs at a time. */
export async function webServer(name: WebServer): Promise<string | null> {
  const found = (): string | null => PROGRAMS[name].find((file) => existsSync(file)) ?? null;
  if (found() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await locked('apt-get', async () => {
      if (found() !== null) return;
      const install = ['install', '-y', '-q', '--no-install-recommends', name];
      if (!(await isDone('apt-get', install)) && (await isDone('apt-get', ['update', '-q']))) {
        await isDone('apt-get', install);
      }
    });
  }
  return found();
}

function isDone(command: string, words: readonly string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const child = spawn(command, words, { stdio: 'ignore', env });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}

/** Runs the nginx.conf of a folder of recipes, changed as its operator would. `gateway`: what stands behind `/gateway/`, with a slash at its end. */
export function startNginx(
  program: string,
  recipes: string,
  gateway?: string,
  isTls = false,
): Promise<RunningWebServer> {
  return start(join(recipes, 'nginx'), 'nginx.conf', (text, port, folder) => {
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    const log = join(folder, 'logs', 'main.log');
    return {
      text: changed(text, [
        ['http {', `http { ${own.join(' ')}`],
        ['listen 8080;', `listen 127.0.0.1:${port}${isTls ? ' ssl' : ''};`],
        ['/var/log/nginx/access.log', join(folder, 'logs', 'access.log')],
        ['/run/asaan-nginx.pid', join(folder, 'pid')],
        ...(gateway === undefined ? [] : ([['proxy_pass http://127.0.0.1:8090/;', `proxy_pass ${gateway};`]] as const)),
      ]),
      run: () => spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; error_log ${log};`], PIPED),
    };
  });
}

/** Runs the Caddyfile of a folder of recipes, changed as its operator would. `gateway`: origin of what stands behind `/gateway`. */
export function startCaddy(program: string, recipes: string, gateway?: string): Promise<RunningWebServer> {
  return start(join(recipes, 'caddy'), 'Caddyfile', (text, port, folder) => ({
    text: changed(text, [
      [':8080 {', `:${port} {\n  bind 127.0.0.1`],
      ...(gateway === undefined
        ? []
        : ([['reverse_proxy http://127.0.0.1:8090 {', `reverse_proxy ${gateway} {`]] as const)),
    ]),
    run: () =>
      spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
        ...PIPED,
        env: { PATH: '/usr/bin:/bin', HOME: folder, CADDY_ADMIN: `unix/${folder}/admin` },
      }),
  }));
}

const PIPED = { stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };

/** Replaces what an operator does, each once. */
function changed(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((now, [from, to]) => {
    if (now.split(from).length !== 2) throw new Error(`the recipe does not say '${from}' once`);
    return now.replace(from, () => to);
  }, text);
}

type Setup = (
  text: string,
  port: number,
  folder: string,
) => { readonly text: string; readonly run: () => ChildProcess };

async function start(recipes: string, file: string, setUp: Setup): Promise<RunningWebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-server-'));
  // Their workers may be another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'logs'));
  cpSync(recipes, folder, { recursive: true });
  const port = await freePort();
  const { text, run } = setUp(readFileSync(join(recipes, file), 'utf8'), port, folder);
  writeFileSync(join(folder, file), text);
  const child = run();
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await isUp(origin, child, () => said);
  return {
    origin,
    log: () =>
      readdirSync(join(folder, 'logs'))
        .map((each) => readFileSync(join(folder, 'logs', each), 'utf8'))
        .join('') + said,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isUp(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended before it was up: ${said()}`);
    const answer = await fetch(`${origin}/robots.txt`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
