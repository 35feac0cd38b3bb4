import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { withoutMark } from '#adapters/settings/read-settings.ts';
import { missingNumbersIn, samplesIn, unconfirmedIn } from '#adapters/settings/samples.ts';

/** `npm run content:check`: what settings still say as the demo does, and what they lack. Status 1 while there is any. */
export function main(): number {
  const demo = join(PROJECT, 'adapters', 'settings', 'demo.json');
  const file = process.env['ASAAN_CONFIG'] ?? demo;
  const settings: unknown = JSON.parse(withoutMark(readFileSync(file, 'utf8')));
  const [samples, standIns, missing] = [samplesIn(settings), unconfirmedIn(settings), missingNumbersIn(settings)];
  for (const path of samples) process.stdout.write(`sample   ${path}\n`);
  for (const path of standIns) process.stdout.write(`confirm  ${path}\n`);
  for (const row of missing) process.stdout.write(`missing  ${row}\n`);
  process.stdout.write(
    `${samples.length} facts are samples, ${standIns.length} are to be confirmed, ${missing.length} are missing (${file})\n`,
  );
  return samples.length + standIns.length + missing.length === 0 ? 0 : 1;
}
