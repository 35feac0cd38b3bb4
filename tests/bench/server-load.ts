import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PROJECT } from '#adapters/server/project.ts';
import { get, load, type Run, startLoaded } from './loaded-server.ts';

/** One figure under load: what must hold, in words, and whether it does. */
export interface LoadFigure extends Run {
  readonly what: string;
  readonly demand: string;
  readonly isMet: boolean;
}

/**
 * Loads the compiled server and a built site with so many seconds of each kind; `soak` seconds of a mixture at the end. What a read
 * and a purchase cost is measured in store-load.ts.
 */
export async function serverFigures(site: string, seconds: number, soak: number): Promise<readonly LoadFigure[]> {
  const built = (file: string): string => JSON.stringify(join(PROJECT, 'build', 'adapters', file));
  const script = `
    const { startServer } = await import(${built('server/main.js')});
    const { createSite } = await import(${built('sandbox/http/site.js')});
    await startServer(async () => ({ app: createSite(${JSON.stringify(site)}), build: 'load' }));
  `;
  const data = mkdtempSync(join(tmpdir(), 'asaan-load-'));
  const figures: LoadFigure[] = [];
  const add = (what: string, run: Run, demand: string, isMet: boolean): void =>
    void figures.push({ what, ...run, demand, isMet: isMet && (demand === 'for comparison' || run.errors === 0) });

  const bare = await bareServer(readFileSync(join(site, 'index.html')));
  add(
    'a bare server, one page from memory, c=50',
    await load(bare.port, 50, seconds, () => get('/')),
    'for comparison',
    true,
  );
  bare.stop();

  const { port, pid, read, stop } = await startLoaded(script, { DATA_DIR: data });
  const pages = ['/', `/assets/${largest(join(site, 'assets'))}`].map(get);
  const inTurn = (all: readonly (typeof read)[]) => {
    let turn = 0;
    return () => all[(turn += 1) % all.length] ?? read;
  };
  add('page and largest asset, c=50', await load(port, 50, seconds, inTurn(pages)), 'errors 0', true);
  const crowd = await load(port, 500, seconds, () => read);
  add('overload, c=500', crowd, 'p99 ≤ 500 ms, errors 0', crowd.p99 <= 500);
  await pause(2000);
  const after = await load(port, 50, Math.min(seconds, 3), () => read);
  add('2 s after the overload, c=50', after, 'p99 ≤ 50 ms, errors 0', after.p99 <= 50);

  const mixture = inTurn([read, ...pages, read]);
  await load(port, 100, soak / 3, mixture);
  const [early, long] = [vitals(pid), await load(port, 100, (soak * 2) / 3, mixture)];
  await pause(1500);
  const late = vitals(pid);
  add(
    `soak of ${soak} s, c=100: ${early.megabytes} → ${late.megabytes} MB, ${early.files} → ${late.files} files open`,
    long,
    'errors 0, memory ≤ 1.5×, files no more',
    late.megabytes <= 1.5 * early.megabytes && late.files <= early.files,
  );
  await stop();
  rmSync(data, { recursive: true });
  return figures;
}

/** Memory and open files of a process, as Linux tells them. */
function vitals(pid: number): { readonly megabytes: number; readonly files: number } {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { megabytes: Math.round((pages * 4096) / 1e6), files: readdirSync(`/proc/${pid}/fd`).length };
}

function largest(folder: string): string {
  const size = (file: string): number => statSync(join(folder, file)).size;
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.toSorted((a, b) => size(b) - size(a))[0] ?? '';
}

async function bareServer(page: Buffer) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
