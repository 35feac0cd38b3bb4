import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from '#adapters/server/documents/api-page.ts';
import { readReference } from '#adapters/server/documents/reference.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { settingsSchema } from '../architecture/settings-schema.ts';
import { wireFiles } from '../architecture/wire-files.ts';

/** `npm run docs`: writes the settings' JSON Schema, the documents of wire and bridge and the library's reference, and says what there is. */
export function main(): void {
  const committed = [...wireFiles(PROJECT), ['adapters/settings/settings.schema.json', settingsSchema()] as const];
  for (const [file, text] of committed) writeFileSync(join(PROJECT, file), text);
  const symbols = readReference(PROJECT);
  const folder = join(PROJECT, 'build', 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'API.md'), apiPage(symbols));
  for (const [file] of committed) process.stdout.write(`${file}\n`);
  process.stdout.write(`build/docs/API.md, ${symbols.length} public names\n`);
}
