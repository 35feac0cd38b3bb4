import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { yearPage } from '../model/page.ts';

/** `npm run model`: simulates a year of a lender and writes `tests/model/year.md`. */
export async function main(): Promise<void> {
  writeFileSync(join(PROJECT, 'tests', 'model', 'year.md'), await yearPage());
}
