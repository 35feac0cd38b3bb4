import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import type { LoadFigure } from '../bench/load.ts';
import type { Measured } from '../bench/measured.ts';
import { factsLine } from '../bench/run-facts.ts';
import type { StoreFigures } from '../bench/store-load.ts';
import { yearPage } from '../model/page.ts';
import { between } from './results.ts';

/** Each document that shows what was measured, by its path in the project, with that of `measured`. */
export async function loadPages(measured: Measured): Promise<ReadonlyMap<string, string>> {
  const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
  return new Map([
    [SECURITY, between(read(SECURITY), '<!-- load -->\n', '<!-- end -->', serverLines(measured))],
    [README, between(read(README), '<!-- measured -->\n', '<!-- end -->', storeLines(measured))],
    ['tests/model/year.md', await yearPage(measured)],
  ]);
}

/** Writes them; returns those lines that are new, for a person. */
export async function writeLoadPages(measured: Measured, fresh: Partial<Measured>): Promise<string> {
  for (const [path, text] of await loadPages(measured)) writeFileSync(join(PROJECT, path), text);
  const shown = [
    ...(fresh.server === undefined ? [] : serverLines(measured)),
    ...(fresh.stores === undefined && fresh.kills === undefined ? [] : storeLines(measured)),
  ];
  return `${shown.join('\n')}\n`;
}

const [SECURITY, README] = ['.github/SECURITY.md', 'adapters/server/README.md'];

const serverLines = ({ server }: Measured): readonly string[] => [
  factsLine(server.run),
  '',
  ...serverTable(server.figures),
];

const storeLines = ({ stores, kills }: Measured): readonly string[] => [
  factsLine(stores.run),
  '',
  ...storeTable(stores.figures),
  '',
  ...killLines(kills),
];

/** The table of the server under load. */
function serverTable(figures: readonly LoadFigure[]): readonly string[] {
  const bare = figures[0]?.perSecond ?? 1;
  return [
    '| what | per second | of bare | p99 ms | errors | demand |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...figures.map(
      ({ what, perSecond, p99, errors, demand, isMet }) =>
        `| ${what} | ${perSecond.toFixed(0)} | ${(perSecond / bare).toFixed(2)} | ${p99.toFixed(0)} | ${errors} | ${demand}${isMet ? '' : ' **missed**'} |`,
    ),
  ];
}

/** The table of what the records are kept in. */
function storeTable(figures: readonly StoreFigures[]): readonly string[] {
  const bare = figures[0];
  const cells = (run: StoreFigures['reads'], of: StoreFigures['reads'] | undefined): string =>
    [
      run.perSecond.toFixed(0),
      (run.perSecond / (of?.perSecond ?? 1)).toFixed(2),
      run.p99.toFixed(0),
      `${run.serverMs.toFixed(2)} + ${run.databaseMs.toFixed(2)}`,
    ].join(' | ');
  return [
    '| kept in | reads/s | of bare | p99 ms | CPU ms of one: program + database | purchases/s | of bare | p99 ms | CPU ms of one | errors |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...figures.map(
      ({ what, reads, writes }) =>
        `| ${what} | ${cells(reads, bare?.reads)} | ${cells(writes, bare?.writes)} | ${reads.errors + writes.errors} |`,
    ),
  ];
}

const killLines = ({ date, kills, acknowledged, isWhole }: Measured['kills']): readonly string[] => [
  `${date}: ${kills} kills of PostgreSQL and of one of four servers during purchases, ${acknowledged.toLocaleString('en-US')} of which were acknowledged:`,
  isWhole
    ? 'none lost, none doubled; the last piece, wanted by 50 clients through four servers, was sold once 200 times of 200.'
    : '**not all of them were kept once**; `npm run test:faults` says what went wrong.',
];
