import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from '#adapters/server/documents/api-page.ts';
import { readReference } from '#adapters/server/documents/reference.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { factsPage } from '../architecture/facts.ts';
import { glossaryPage } from '../architecture/glossary.ts';
import { requirementsPage } from '../architecture/requirements-page.ts';
import { settingsSchema } from '../architecture/settings-schema.ts';
import { wireFiles } from '../architecture/wire-files.ts';

/** `npm run docs`. */
export function main(): void {
  process.stdout.write(`${writeDocuments(PROJECT)}\n`);
}

/** Writes `tests/requirements.md`, `tests/facts.md`, `tests/glossary.md`, the settings' JSON Schema, the documents of wire and bridge and the library's reference in `build/docs/API.md`, and says what there is. */
function writeDocuments(root: string): string {
  writeFileSync(join(root, 'tests', 'requirements.md'), requirementsPage(root));
  writeFileSync(join(root, 'tests', 'facts.md'), factsPage());
  writeFileSync(join(root, 'tests', 'glossary.md'), glossaryPage());
  writeFileSync(join(root, 'adapters', 'settings', 'settings.schema.json'), settingsSchema());
  for (const [file, text] of wireFiles(root)) writeFileSync(join(root, file), text);
  const symbols = readReference(root);
  const folder = join(root, 'build', 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'API.md'), apiPage(symbols));
  const wire = wireFiles(root).map(([file]) => file);
  return `tests/requirements.md; tests/facts.md; tests/glossary.md; adapters/settings/settings.schema.json; ${wire.join('; ')}; build/docs/API.md, ${symbols.length} public names`;
}
