import { ASSUMED, MEASURED, USABLE } from './assumptions.ts';
import { simulateYear, type Year } from './year.ts';

/** Shoppers whose year is simulated, and the seed of what they do. */
export const [SAMPLE, SEED] = [1000, 20_261_122];

const YEAR_S = 365 * 24 * 60 * 60;
/** How much busier the busiest second of a sale's busiest hour is than the mean of the year. */
const PEAK =
  ((365 * ASSUMED.saleFactor) / (365 - ASSUMED.saleDays + ASSUMED.saleDays * ASSUMED.saleFactor)) *
  ASSUMED.busiestHour *
  24;

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const perSecond = (perYear: number): string =>
  `${number(perYear / YEAR_S, 1)} | ${number((perYear / YEAR_S) * PEAK, 0)}`;

/** The page `tests/model/year.md`: what a year of the assumed lender needs, and what to buy for how many requests a second. */
export async function yearPage(): Promise<string> {
  const year = await simulateYear(SAMPLE, SEED);
  const times = ASSUMED.shoppers / year.shoppers;
  const lines = [
    '# A year of a lender',
    '',
    `Written by \`npm run model\`. ${number(SAMPLE)} shoppers live through a year with the real rules, in memory (seed ${SEED}); each`,
    `figure is theirs times ${number(times)}. What is assumed stands in [assumptions.ts](assumptions.ts): put your own numbers there.`,
    '',
    '| assumed | |',
    '| --- | ---: |',
    ...Object.entries(ASSUMED).map(([name, value]) => `| ${words(name)} | ${number(value, value % 1 === 0 ? 0 : 2)} |`),
    '',
    '## Requests',
    '',
    `The busiest hour of a sale's day is ${number(PEAK, 1)} times the mean (derived of the last assumptions).`,
    '',
    '| | in a year | a second, mean | a second, busiest hour |',
    '| --- | ---: | ---: | ---: |',
    requestRow('pages of the public site, with their first files (8 requests a visit)', siteRequests()),
    requestRow('calls of the gateway', year.calls * times),
    requestRow('of them, those that change something', year.changes * times),
    requestRow('actions of seller, courier and app', year.actions * times),
    requestRow('records read by the database', year.read * times),
    requestRow('records written by the database', year.written * times),
    '',
    '## Rows',
    '',
    `A byte of a record takes ${MEASURED.onDisk.factor} on PostgreSQL's disk with its index (${MEASURED.onDisk.source}).`,
    '',
    '| kind | rows after a year | bytes each | GB on disk |',
    '| --- | ---: | ---: | ---: |',
    ...rows(year, times),
    '',
    `**Hot keys.** Each purchase writes the counter of orders, and its variant's stock: the most popular variant takes`,
    `${number(year.hottest * 100)} % of all. Both are why commands take turns and share a commit: a row that each purchase locked for a commit of`,
    'its own would let through as many purchases a second as the disk syncs.',
    '',
    '## What to buy',
    '',
    `Planned with ${USABLE * 100} % of what was measured on two cores with generator, server and database together, so that real machines have more.`,
    `Changes are ${number((year.changes / year.calls) * 100)} % of the calls here.`,
    '',
    '| calls a second | processes that answer | purchases and other changes a second | what to buy |',
    '| ---: | ---: | ---: | --- |',
    ...[1, 100, 10_000].map((calls) => purchaseRow(calls, (calls * year.changes) / year.calls)),
    '',
    '| measured, one process | a second | where |',
    '| --- | ---: | --- |',
    `| pages from memory | ${number(MEASURED.pages.perSecond)} | ${MEASURED.pages.source} |`,
    `| calls that read | ${number(MEASURED.reads.perSecond)} | ${MEASURED.reads.source} |`,
    `| purchases, synced, file | ${number(MEASURED.purchases.perSecond)} | ${MEASURED.purchases.source} |`,
    `| purchases, synced, PostgreSQL, busy machine | ${number(MEASURED.batched.perSecond)} | ${MEASURED.batched.source} |`,
    '',
  ];
  return lines.join('\n');
}

const siteRequests = (): number => ASSUMED.shoppers * ASSUMED.siteVisits * 8;

const requestRow = (what: string, perYear: number): string =>
  `| ${what} | ${number(perYear)} | ${perSecond(perYear)} |`;

function rows({ stored }: Year, times: number): readonly string[] {
  // Stock and counters are as many as the catalogue has, whoever buys.
  const growing = [...stored].filter(([kind]) => kind !== 'stock' && kind !== 'number');
  const sizes = growing.map(([kind, { records, bytes }]) => {
    const all = records * times;
    const gigabytes = (all * bytes * MEASURED.onDisk.factor) / 1e9;
    return { gigabytes, line: `| ${kind} | ${number(all)} | ${number(bytes)} | ${number(gigabytes, 1)} |` };
  });
  const total = sizes.reduce((sum, { gigabytes }) => sum + gigabytes, 0);
  return [...sizes.map(({ line }) => line), `| **all** | | | **${number(total, 1)}** |`];
}

function purchaseRow(calls: number, changes: number): string {
  const processes = Math.ceil(calls / (MEASURED.reads.perSecond * USABLE));
  return `| ${number(calls)} | ${processes} | ${number(changes, 1)} | ${toBuy(calls, processes, changes)} |`;
}

function toBuy(calls: number, processes: number, changes: number): string {
  if (calls <= 1) return 'one small machine: one process with the file, and a copy of its folder each night';
  const share = number((changes / MEASURED.batched.perSecond) * 100);
  const servers = `${processes + 1} machines of two cores behind a balancer, one of them for a failure`;
  const turns = `its commands are ${share} % of what one writer's turn let through on the busy machine`;
  return processes === 1
    ? `${servers}; one managed PostgreSQL with a standby: ${turns}`
    : `${servers}; a PostgreSQL of its own with a standby: ${turns}, and its reads are a statement for each call: measure those on the machine that you mean to buy`;
}

const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
