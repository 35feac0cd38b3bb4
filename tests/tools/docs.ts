import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { factsPage } from '../architecture/facts.ts';
import { glossaryPage } from '../architecture/glossary.ts';
import { type PublicSymbol, readReference } from '../architecture/reference.ts';
import { requirementsPage } from '../architecture/requirements-page.ts';
import { settingsSchema } from '../architecture/settings-schema.ts';
import { wireFiles } from '../architecture/wire-files.ts';

/** `npm run docs`. */
export function main(): void {
  process.stdout.write(`${writeDocuments(PROJECT)}\n`);
}

/** Writes `tests/requirements.md`, `tests/facts.md`, `tests/glossary.md`, the settings' JSON Schema, the documents of wire and bridge and the library's reference in `build/docs/`, and says what there is. */
export function writeDocuments(root: string): string {
  writeFileSync(join(root, 'tests', 'requirements.md'), requirementsPage(root));
  writeFileSync(join(root, 'tests', 'facts.md'), factsPage());
  writeFileSync(join(root, 'tests', 'glossary.md'), glossaryPage());
  writeFileSync(join(root, 'adapters', 'settings', 'settings.schema.json'), settingsSchema());
  for (const [file, text] of wireFiles(root)) writeFileSync(join(root, file), text);
  const symbols = readReference(root);
  const folder = join(root, 'build', 'docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = groupBy(symbols, ({ file }) => dirname(file).split('/').slice(0, 2).join('-'));
  for (const [page, entries] of pages) writeFileSync(join(folder, `${page}.md`), pageText(page, entries));
  const index = [...pages].map(([page, entries]) => `- [${page}](${page}.md): ${entries.length} symbols`);
  writeFileSync(join(folder, 'index.md'), `# Reference\n\nMade from the docstrings.\n\n${index.join('\n')}\n`);
  const wire = wireFiles(root).map(([file]) => file);
  return `tests/requirements.md; tests/facts.md; tests/glossary.md; adapters/settings/settings.schema.json; ${wire.join('; ')}; ${symbols.length} public symbols, ${pages.size} pages in build/docs`;
}

function groupBy<T>(list: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

function pageText(page: string, entries: readonly PublicSymbol[]): string {
  const files = groupBy(entries, ({ file }) => file);
  const sections = [...files].map(([file, each]) => `## ${file}\n\n${each.map(entryText).join('\n\n')}`);
  return `# ${page}\n\n${sections.join('\n\n')}\n`;
}

function entryText({ name, doc, signature }: PublicSymbol): string {
  return `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\``;
}
