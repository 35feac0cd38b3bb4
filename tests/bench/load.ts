import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { productId, skuCode } from '#core/lib/ids.ts';
import { runScript, serverUp } from '../support/server-process.ts';

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

const PHONE = productId('xiaomi-redmi-14c');
const SKU = skuCode('xiaomi-redmi-14c--midnight-black--128gb-4gb');
const format = createSealedQuery(createWebCryptoCipher(SANDBOX.secret));
const { source } = SANDBOX;

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
  const files = await load(Number(port), 50, seconds, () => pages[(turn += 1) % 2] ?? '');
  add('page and largest asset, c=50', files, '≥ 6,000/s, p99 ≤ 50 ms, errors 0', meets(files, 6000, 50));

  const perform = httpActions(server.gateway, source);
  await perform({ action: 'stock', sku: SKU, left: 10_000_000 });
  const own = await bought(server.gateway, 'sandbox-token-load');
  const read = post('get/purchase/info', await query('sandbox-token-load', { productOrderId: own }));
  const reads = await load(Number(port), 50, seconds, () => read);
  add('sandbox read, c=50', reads, '≥ 4,000/s, p99 ≤ 50 ms, errors 0', meets(reads, 4000, 50));

  const before = await stored(perform);
  const buys = await buyers(seconds * 6000);
  let buyer = 0;
  const writes = await load(Number(port), 50, seconds, () => buys[(buyer += 1) - 1] ?? null);
  const acknowledged = Math.round(writes.perSecond * writes.seconds);
  const kept = (await stored(perform)) - before;
  const isExact = kept === acknowledged + writes.open;
  add(
    `durable write, distinct shoppers, c=50: acknowledged ${acknowledged}, stored ${kept}, cut at the end ${writes.open}`,
    writes,
    '≥ 1,000/s, p99 ≤ 150 ms, every acknowledged one stored once',
    meets(writes, 1000, 150) && isExact,
  );

  const crowd = await load(Number(port), 500, seconds, () => read);
  add('overload, c=500', crowd, 'p99 ≤ 500 ms, errors 0', crowd.p99 <= 500 && crowd.errors === 0);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await load(Number(port), 50, Math.min(seconds, 3), () => read);
  add('2 s after the overload, c=50', after, 'p99 ≤ 50 ms', after.p99 <= 50);

  const first = Math.min(60, soakSeconds / 3);
  const mixture = [read, ...pages, read];
  let step = 0;
  const mixed = (): string => mixture[(step += 1) % mixture.length] ?? read;
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

interface Run {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  readonly seconds: number;
  /** Requests under way when the time was up: they may have been done or not. */
  readonly open: number;
}

const meets = ({ perSecond, p99, errors }: Run, least: number, most: number): boolean =>
  perSecond >= least && p99 <= most && errors === 0;

/** Keeps `count` connections busy, one request at a time on each; `next` gives the bytes, null where there are no more. */
async function load(port: number, count: number, seconds: number, next: () => string | null): Promise<Run> {
  const times: number[] = [];
  let errors = 0;
  let open = 0;
  const started = performance.now();
  const end = started + seconds * 1000;

  await Promise.all(
    Array.from({ length: count }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      return new Promise<void>((resolve) => {
        let sentAt = 0;
        let tail = '';
        let isFirst = true;
        const send = (): void => {
          const bytes = performance.now() < end ? next() : null;
          if (bytes === null) return void socket.destroy();
          sentAt = performance.now();
          isFirst = true;
          tail = '';
          left = -1;
          socket.write(bytes);
        };
        let left = -1;
        socket.on('connect', send);
        socket.on('data', (chunk) => {
          const text = chunk.toString('latin1');
          let body = text.length;
          if (isFirst) {
            isFirst = false;
            if (!text.startsWith('HTTP/1.1 200')) errors += 1;
            const length = /content-length: (\d+)/i.exec(text)?.[1];
            const at = text.indexOf('\r\n\r\n') + 4;
            body = text.length - at;
            left = length === undefined ? -1 : Number(length);
          }
          tail = (tail + text).slice(-5);
          if (left >= 0) left -= body;
          if (left === 0 || (left < 0 && tail === '0\r\n\r\n')) {
            times.push(performance.now() - sentAt);
            sentAt = 0;
            send();
          }
        });
        socket.on('error', () => {
          errors += 1;
        });
        socket.on('close', () => {
          if (sentAt !== 0) open += 1;
          resolve();
        });
        stopAt(socket, end);
      });
    }),
  );
  const took = (performance.now() - started) / 1000;
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), errors, seconds: took, open };
}

/** Whoever is still waiting a while after the end is cut off. */
function stopAt(socket: Socket, end: number): void {
  const timer = setTimeout(() => socket.destroy(), end - performance.now() + 2000);
  socket.on('close', () => clearTimeout(timer));
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\n\r\n`;

const post = (path: string, search: string): string =>
  `POST /gateway/v1/bnpl/${path}${search} HTTP/1.1\r\nhost: 127.0.0.1\r\nsource: ${source}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;

async function query(token: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const request = await format.write(source, { token, parameters: {} }, fields);
  if (typeof request === 'string') throw new Error('the request is too long');
  return request.query;
}

/** A purchase of each of so many shoppers. */
async function buyers(count: number): Promise<readonly string[]> {
  const all: string[] = [];
  for (let at = 0; at < count; at += 1) {
    all.push(post('now/buy', await query(`sandbox-token-l${at}`, { productId: PHONE, skuCode: SKU })));
  }
  return all;
}

async function bought(base: string, token: string): Promise<string> {
  const identify = async () => ({ token, parameters: {} });
  const gateway = createHttpGateway({ base, source, format, identify, clock: createSystemClock() });
  const started = await gateway.startPurchase({ productId: PHONE, skuCode: SKU });
  if (started.kind !== 'done' || started.data.productOrderId === null) throw new Error('the sandbox sold nothing');
  return started.data.productOrderId;
}

async function stored(perform: ReturnType<typeof httpActions>): Promise<number> {
  const result = await perform({ action: 'count' });
  return result?.ok === true ? (result.stored as { readonly orders: number }).orders : Number.NaN;
}

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
