import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import type { KillFigures } from './kills.ts';
import type { LoadFigure } from './load.ts';
import type { RunFacts } from './run-facts.ts';
import type { StoreFigures } from './store-load.ts';

/** The last figures of `npm run bench:load`: what the documents show, and what a lender's year is reckoned with. */
export interface Measured {
  readonly server: { readonly run: RunFacts; readonly figures: readonly LoadFigure[] };
  readonly stores: { readonly run: RunFacts; readonly figures: readonly StoreFigures[] };
  readonly kills: { readonly date: string } & KillFigures;
}

const FILE = join(PROJECT, 'tests', 'bench', 'measured.json');

/** What was measured last. */
export const readMeasured = (): Measured => JSON.parse(readFileSync(FILE, 'utf8')) as Measured;

/** Keeps what was measured; what was not measured this time stays. */
export function keepMeasured(part: Partial<Measured>): Measured {
  const measured = { ...readMeasured(), ...part };
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
  return measured;
}
