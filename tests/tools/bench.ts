import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureSite } from '#adapters/server/built-site.ts';
import { pageRows } from '../bench/pages.ts';
import type { Row } from '../bench/visits.ts';
import { launchChromium } from '../browser/chromium.ts';

const USAGE = 'npm run bench -- [--runs N] [--json FILE] [--peer NAME=URL]…';
const CELLS = [20, 34, 8, 8, 8, 8] as const;

/**
 * `npm run bench`: pages on a slow phone beside the same content by hand, a row as it is measured; status 1 where a goal is missed.
 * `--runs`: visits of each page that count (5). `--json` writes the rows too. `--peer`: a product page that was built elsewhere and
 * is served at an address, to be visited in the same turns; it sets `window.__bought` when its `#buy` works.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    process.stderr.write(`asaan: usage: ${USAGE}\n`);
    return 2;
  }
  const site = await ensureSite('production');
  const browser = await launchChromium();
  const rows: Row[] = [];
  process.stdout.write(`360 × 740, 1.6 Mbps, 150 ms, CPU ×4 (interactions ×6); ${options.runs} visits in turns\n`);
  print('page', 'what', 'ours', 'theirs', 'ratio', 'goal');
  await pageRows(browser, site, {
    ...options,
    tell(row) {
      rows.push(row);
      const { page, what, ours, theirs, goal } = row;
      const figure = (value: number): string => String(goal === 0 ? value : Math.round(value));
      const compared = theirs === null ? ['', ''] : [figure(theirs), (ours / theirs).toFixed(2)];
      print(page.split('?')[0] ?? '', what, figure(ours), ...compared, String(goal), isMet(row) ? '' : '  MISSED');
    },
  });
  await browser.close();
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
  return rows.every(isMet) ? 0 : 1;
}

const isMet = ({ ours, theirs, goal }: Row): boolean => ours / (theirs ?? 1) <= goal;

const print = (...cells: readonly string[]): void =>
  void process.stdout.write(
    `${cells.map((cell, at) => cell[at < 2 ? 'padEnd' : 'padStart'](CELLS[at] ?? 0)).join('')}\n`,
  );

function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { runs: text, json: text, peer: { type: 'string', multiple: true } } as const;
    const { runs = '5', json, peer = [] } = parseArgs({ args: [...args], options }).values;
    if (!/^[1-9]\d?$/.test(runs)) return null;
    const peers = new Map(peer.map((each) => [each.split('=')[0] ?? '', each.slice(each.indexOf('=') + 1)] as const));
    return { runs: Number(runs), json, peers };
  } catch {
    return null;
  }
}
