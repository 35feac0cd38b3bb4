import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { runScript, serverUp } from '../support/server-process.ts';
import { type Asked, load, type Run } from './generator.ts';
import { bought, buyers, get, post, query, SKU, source, stored } from './shopping.ts';

/** One figure under load. */
export interface LoadFigure {
  readonly what: string;
  readonly perSecond: number;
  /** ms */
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no 200, and connections that broke. */
  readonly errors: number;
  /** What must hold, in words, and whether it does. */
  readonly demand: string;
  readonly isMet: boolean;
}

/** Loads a server of its own process with so many seconds of each kind; `soakSeconds` of a mixture at the end. */
export async function loadFigures(
  script: string,
  site: string,
  seconds: number,
  soakSeconds: number,
): Promise<readonly LoadFigure[]> {
  const data = mkdtempSync(join(tmpdir(), 'asaan-load-'));
  // As `npm start` runs it, without the limits that a crowd on one machine would meet.
  const server = await serverUp(runScript(script, { PORT: '0', DATA_DIR: data, LIMITS: 'off' }));
  const { port } = new URL(server.gateway);
  const pid = server.child.pid ?? 0;
  const figures: LoadFigure[] = [];
  const add = (what: string, run: Run, demand: string, isMet: boolean): void =>
    void figures.push({ what, ...run, demand, isMet });

  const asset = largest(join(site, 'assets'));
  const pages = ['/', `/assets/${asset}`].map((path) => get(path));
  const bare = await bareServer(readFileSync(join(site, 'index.html')));
  const plain = await load(bare.port, 50, seconds, () => get('/'));
  bare.stop();
  add('a bare server, one page from memory, c=50', plain, 'for comparison', true);
  let turn = 0;
  const files = await load(Number(port), 50, seconds, () => pages[(turn += 1) % 2] ?? get('/'));
  add('page and largest asset, c=50', files, 'errors 0', files.errors === 0);

  const perform = httpActions(server.gateway, source);
  await perform({ action: 'stock', sku: SKU, left: 10_000_000 });
  const own = await bought(server.gateway, 'sandbox-token-load');
  const read = post('get/purchase/info', await query('sandbox-token-load', { productOrderId: own }));
  const reads = await load(Number(port), 50, seconds, () => read);
  add('sandbox read, c=50', reads, '≥ 4,000/s, p99 ≤ 50 ms, errors 0', meets(reads, 4000, 50));

  const before = await stored(perform);
  const buys = await buyers(seconds * 12_000);
  let buyer = 0;
  const writes = await load(Number(port), 50, seconds, () => buys[(buyer += 1) - 1] ?? get('/healthz'));
  const acknowledged = writes.answered;
  const kept = (await stored(perform)) - before;
  // What was under way at the end may have been stored.
  const isExact = kept >= acknowledged && kept <= acknowledged + writes.open;
  add(
    `durable write, distinct shoppers, c=50: acknowledged ${acknowledged}, stored ${kept}, cut at the end ${writes.open}`,
    writes,
    '≥ 500/s, p99 ≤ 150 ms, every acknowledged one stored once',
    meets(writes, 500, 150) && isExact,
  );

  const crowd = await load(Number(port), 500, seconds, () => read);
  add('overload, c=500', crowd, 'p99 ≤ 500 ms, errors 0', crowd.p99 <= 500 && crowd.errors === 0);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await load(Number(port), 50, Math.min(seconds, 3), () => read);
  add('2 s after the overload, c=50', after, 'p99 ≤ 50 ms', after.p99 <= 50);

  const first = Math.min(60, soakSeconds / 3);
  const mixture = [read, ...pages, read];
  let step = 0;
  const mixed = (): Asked => mixture[(step += 1) % mixture.length] ?? read;
  await load(Number(port), 100, first, mixed);
  const early = vitals(pid);
  const soak = await load(Number(port), 100, soakSeconds - first, mixed);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const late = vitals(pid);
  add(
    `soak of ${soakSeconds} s, c=100: ${early.megabytes} → ${late.megabytes} MB, ${early.files} → ${late.files} files open`,
    soak,
    'errors 0, memory ≤ 1.5×, files no more',
    soak.errors === 0 && late.megabytes <= 1.5 * early.megabytes && late.files <= early.files,
  );
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true });
  return figures;
}

const meets = ({ perSecond, p99, errors }: Run, least: number, most: number): boolean =>
  perSecond >= least && p99 <= most && errors === 0;

/** Memory and open files of a process, as Linux tells them; zero elsewhere. */
function vitals(pid: number): { readonly megabytes: number; readonly files: number } {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { megabytes: Math.round((pages * 4096) / 1e6), files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { megabytes: 0, files: 0 };
  }
}

function largest(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return files.reduce((most, file) =>
    statSync(join(folder, file)).size > statSync(join(folder, most)).size ? file : most,
  );
}

async function bareServer(page: Buffer): Promise<{ readonly port: number; stop(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
