import { type Measured, readMeasured } from '../bench/measured.ts';
import { factsLine } from '../bench/run-facts.ts';
import { ASSUMED, MEASURED } from './assumptions.ts';
import { type Carried, carriedOf, coresFor, perSecondOf } from './capacity.ts';
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
export async function yearPage(measured: Measured = readMeasured()): Promise<string> {
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
    requestRow(
      `pages of the public site, with their first files (${ASSUMED.siteRequests} requests a visit)`,
      siteRequests(),
    ),
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
    ...buying(measured, year.changes / year.calls),
    '',
  ];
  return lines.join('\n');
}

const siteRequests = (): number => ASSUMED.shoppers * ASSUMED.siteVisits * ASSUMED.siteRequests;

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

function buying({ server, stores }: Measured, share: number): readonly string[] {
  const [file, database] = ['file, 1 process', 'PostgreSQL, 1 process'].map((what) =>
    carriedOf(stores.figures, what, share),
  );
  if (file === undefined || database === undefined) throw new Error('file and PostgreSQL were not measured');
  const most = Math.max(...stores.figures.slice(2).map(({ writes }) => writes.perSecond));
  const several = stores.figures.slice(3).map(({ what }) => carriedOf(stores.figures, what, share)?.mixed ?? 0);
  const pages = server.figures.find(({ what }) => what.startsWith('page and largest asset'))?.perSecond ?? 0;
  return [
    '## What to buy',
    '',
    `Planned with ${ASSUMED.usable * 100} % of what was measured. Changes are ${number(share * 100)} % of the calls here: a process that answers R reads or W`,
    'purchases a second answers 1 / ((1 − share) / R + share / W) of the mixture, as if the time of one went by without the other.',
    '',
    '| measured | reads/s | purchases/s | of the mixture/s | CPU ms of a call: program + database |',
    '| --- | ---: | ---: | ---: | ---: |',
    measuredRow('file, one process', file),
    measuredRow('PostgreSQL, one process', database),
    '',
    `Source: [the server's table](../../adapters/server/README.md#measured), ${factsLine(stores.run)}`,
    `Pages from memory: ${number(pages)} a second ([SECURITY.md, under load](../../.github/SECURITY.md#under-load)).`,
    '',
    '| calls a second | of them changes | cores of the program | cores of the database | what to buy |',
    '| ---: | ---: | ---: | ---: | --- |',
    ...[1, 100, 10_000].map((calls) => {
      const cores = [database.serverMs, database.databaseMs].map((each) => number(coresFor(calls, each), 2));
      const bought = toBuy(calls, database, (calls * share) / most);
      return `| ${number(calls)} | ${number(calls * share, 1)} | ${cores.join(' | ')} | ${bought} |`;
    }),
    '',
    `Cores are the CPU time that a call took here, divided by ${ASSUMED.usable}; whether machines with so many do is not known. What several machines`,
    `carry together was not measured: two and four processes on the same cores as everything else answered ${several.map((each) => number(each)).join(' and ')} calls of`,
    `the mixture a second, one ${number(database.mixed)}. All changes take turns in one database, however many processes there are.`,
  ];
}

const measuredRow = (what: string, { reads, writes, mixed, serverMs, databaseMs }: Carried): string =>
  `| ${what} | ${perSecondOf([reads, writes, mixed]).join(' | ')} | ${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} |`;

/** `turns`: the changes as a part of the most that one database committed. */
function toBuy(calls: number, database: Carried, turns: number): string {
  if (calls <= 1) return 'one small machine: one process with the file, and a copy of its folder each night';
  const used = number((100 * calls) / database.mixed);
  if (calls <= database.mixed * ASSUMED.usable) {
    const machines = `${1 + ASSUMED.spareMachines} machines of ${ASSUMED.coresEach} cores behind a balancer, ${ASSUMED.spareMachines} of them for a failure`;
    return `${machines}; one managed PostgreSQL with a standby: ${used} % of what one process and its database carried`;
  }
  return `more than was measured (${used} % of what one process and its database carried, ${number(turns * 100)} % of its purchases): rent machines with those cores, a PostgreSQL of its own among them, and try it before you buy: \`npm run bench:load -- --only stores\` there`;
}

const words = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
