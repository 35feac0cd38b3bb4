import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ensureSite } from '#adapters/server/built-site.ts';
import { compressFolder } from '#adapters/server/compress.ts';
import { type Progress, startProgress } from '#adapters/server/progress.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { bench } from '../bench/bench.ts';
import type { Figure } from '../bench/measure.ts';
import { sitePageSpeed } from '../bench/page-speed.ts';
import { shopPageSpeed } from '../bench/shop-speed.ts';

/** How often each page is visited. */
const VISITS = 7;

type PageFigure = Awaited<ReturnType<typeof sitePageSpeed>>[number];

/** `npm run bench`: speed as ratios within one run, and pages on a slow phone. `-- --json FILE` writes the figures too. */
export async function main(args: readonly string[]): Promise<number> {
  const [option, file] = args;
  if (args.length > 0 && (option !== '--json' || file === undefined || args.length > 2)) {
    process.stderr.write('asaan: usage: npm run bench -- [--json FILE]\n');
    return 2;
  }
  const progress = startProgress('bench', 5);
  progress.step('ciphers and sandbox');
  const figures = await bench();
  printFigures(figures);
  const pages = await pageFigures(progress);
  progress.end();
  printPages(pages);
  if (file !== undefined)
    writeFileSync(file, `${JSON.stringify({ node: process.version, figures, pages }, null, 2)}\n`);
  return 0;
}

/** The pages of the built site against bare ones, in a browser on a slow phone. */
async function pageFigures(progress: Progress): Promise<readonly PageFigure[]> {
  progress.step('building the site');
  const site = await ensureSite('production');
  progress.step('building what it is compared to');
  const plainReact = join(PROJECT, 'build', 'plain-react');
  await build({
    root: join(PROJECT, 'tests', 'bench', 'plain-react'),
    logLevel: 'warn',
    configFile: false,
    mode: 'production',
    build: { outDir: plainReact, emptyOutDir: true },
  });
  await compressFolder(plainReact);
  progress.step('public pages');
  const publicPages = await sitePageSpeed(site, VISITS);
  progress.step('shop');
  return [...publicPages, ...(await shopPageSpeed(site, plainReact, VISITS))];
}

function printFigures(figures: readonly Figure[]): void {
  const whole = (value: number): string => Math.round(value).toLocaleString('en-US').padStart(12);
  process.stdout.write(`${'what'.padEnd(62)}${'ours/s'.padStart(12)}${'theirs/s'.padStart(12)}   ratio  against\n`);
  for (const { what, ours, theirs, ratio, against } of figures) {
    const numbers = `${whole(ours)}${whole(theirs)}${ratio.toFixed(2).padStart(8)}`;
    process.stdout.write(`${what.padEnd(62)}${numbers}  ${against}\n`);
  }
}

function printPages(pages: readonly PageFigure[]): void {
  const cells = (page: string, what: string, ...numbers: readonly [string, string, string, string]): string => {
    const [ours, theirs, ratio, goal] = numbers;
    return `${page.padEnd(24)}${what.padEnd(34)}${ours.padStart(8)}${theirs.padStart(10)}${ratio.padStart(8)}${goal.padStart(8)}`;
  };
  process.stdout.write(`\n360 × 740, 1.6 Mbps, 150 ms, CPU ×4; means of the middle half of ${VISITS}\n`);
  process.stdout.write(`${cells('page', 'what', 'ours', 'theirs', 'ratio', 'goal')}  against\n`);
  for (const { page, what, ours, theirs, ratio, goal, against } of pages) {
    const rounded = (ms: number): string => String(Math.round(ms));
    const met = ratio <= goal ? '' : '   MISSED';
    process.stdout.write(
      `${cells(page, what, rounded(ours), rounded(theirs), ratio.toFixed(2), String(goal))}  ${against}${met}\n`,
    );
  }
  process.stdout.write('\n');
}
