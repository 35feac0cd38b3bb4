import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { installed } from './other-programs.ts';

/** Servers of others, as Debian packages them. */
export type WebServer = 'nginx' | 'caddy';

/** A server of others that is up, on a free port of this machine. */
export interface RunningWebServer {
  readonly origin: string;
  /** All that it has logged. */
  log(): string;
  stop(): Promise<void>;
}

/** A server's program; null where it is not installed. */
export const webServer = (name: WebServer): Promise<string | null> => Promise.resolve(installed(name));

/** What the operator of a test changes of a recipe, beside the port. */
export interface OperatorsChanges {
  /** Where `/gateway` leads. */
  readonly gateway?: string;
  /** Where `/collect` leads. */
  readonly collector?: string;
  /** A file of authorities that a gateway on https is checked by. */
  readonly authorities?: string;
}

/** Starts a server with the recipe of a folder of recipes. */
export type StartServer = (program: string, recipes: string, changes?: OperatorsChanges) => Promise<RunningWebServer>;

/** Runs the nginx.conf of a folder of recipes, changed as its operator would. */
export const startNginx: StartServer = (program, recipes, changes = {}) => {
  const { gateway, collector, authorities } = changes;
  return start(recipes, 'nginx.conf', (text, port, folder) => {
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (each) => `${each}_temp_path ${folder}/${each};`,
    );
    const log = join(folder, 'logs', 'main.log');
    const changed = change(text, [
      ['http {', `http { ${own.join(' ')}`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['/var/log/nginx/access.log', join(folder, 'logs', 'access.log')],
      ['/run/asaan-nginx.pid', join(folder, 'pid')],
      ...replacing('proxy_pass http://127.0.0.1:8090/;', gateway && `proxy_pass ${gateway}/;`),
      ...replacing('proxy_pass http://127.0.0.1:8091/collect;', collector && `proxy_pass ${collector}/taken;`),
    ]);
    return {
      text: changed.replaceAll('/etc/ssl/certs/ca-certificates.crt', authorities ?? '$&'),
      run: () => spawn(program, ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; error_log ${log};`], PIPED),
    };
  });
};

/** Runs the Caddyfile of a folder of recipes, changed as its operator would. */
export const startCaddy: StartServer = (program, recipes, changes = {}) => {
  const { gateway, collector, authorities } = changes;
  return start(recipes, 'Caddyfile', (text, port, folder) => ({
    text: change(text, [
      // Caddy's own endpoint has one port for a machine.
      ['\n{\n', '\n{\n  admin off\n'],
      [':8080 {', `:${port} {\n  bind 127.0.0.1`],
      ...replacing('reverse_proxy http://127.0.0.1:8090 {', gateway && `reverse_proxy ${gateway} {`),
      ...replacing('rewrite * /collect', collector && 'rewrite * /taken'),
      ...replacing('reverse_proxy http://127.0.0.1:8091 {', collector && `reverse_proxy ${collector} {`),
    ]),
    run: () =>
      spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
        ...PIPED,
        env: {
          PATH: '/usr/bin:/bin',
          HOME: folder,
          ...(authorities === undefined ? {} : { SSL_CERT_FILE: authorities }),
        },
      }),
  }));
};

const replacing = (from: string, to: string | undefined): readonly (readonly [string, string])[] =>
  to === undefined ? [] : [[from, to]];

const PIPED = { stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'] };

/** Replaces what an operator does, each once. */
function change(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
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
