import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { type PublicSymbol, readReference } from '../architecture/reference.ts';
import { rulebookTable } from '../architecture/rulebook-table.ts';
import { rulesPage } from '../architecture/rules-page.ts';
import { between } from './results.ts';

/** `npm run docs`: the README's table of requirements, core/rules.md, and the library's reference in build/docs/. */
export function main(): void {
  const readme = join(PROJECT, 'README.md');
  const text = readFileSync(readme, 'utf8');
  writeFileSync(readme, between(text, '<!-- rulebook -->\n', '<!-- /rulebook -->', [rulebookTable(PROJECT)]));
  writeFileSync(join(PROJECT, 'core', 'rules.md'), rulesPage());
  writeReference();
}

function writeReference(): void {
  const symbols = readReference(PROJECT);
  const folder = join(PROJECT, 'build', 'docs');
  mkdirSync(folder, { recursive: true });
  const pages = groupBy(symbols, pageOf);
  for (const [page, entries] of pages) writeFileSync(join(folder, `${page}.md`), pageText(page, entries));
  const index = [...pages].map(([page, entries]) => `- [${page}](${page}.md): ${entries.length} symbols`);
  writeFileSync(join(folder, 'index.md'), `# Reference\n\nMade from the docstrings.\n\n${index.join('\n')}\n`);
  process.stdout.write(`${symbols.length} public symbols, ${pages.size} pages in build/docs\n`);
}

/** `core/cart/…` goes to the page `core-cart`, what lies in a ring's own folder to the ring's page. */
const pageOf = ({ file }: PublicSymbol): string => file.split('/').slice(0, -1).slice(0, 2).join('-');

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

const entryText = ({ name, doc, signature }: PublicSymbol): string =>
  `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\``;
