// npm run docs: the README's table of requirements, core/rules.md, and the library's reference in build/docs/.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCompiled, ensureInstalled, root } from './ready.mjs';

ensureInstalled();
ensureCompiled();
const { rulebookTable } = await import('../build/tests/architecture/rulebook-table.js');
const { rulesPage } = await import('../build/tests/architecture/rules-page.js');
const { readReference } = await import('../build/tests/architecture/reference.js');

const readme = join(root, 'README.md');
const text = readFileSync(readme, 'utf8');
const [before, rest] = text.split('<!-- rulebook -->\n');
const [, after] = rest.split('<!-- /rulebook -->');
writeFileSync(readme, `${before}<!-- rulebook -->\n\n${rulebookTable(root)}\n\n<!-- /rulebook -->${after}`);
writeFileSync(join(root, 'core', 'rules.md'), rulesPage());

const symbols = readReference(root);
const folder = join(root, 'build', 'docs');
mkdirSync(folder, { recursive: true });
const pages = groupBy(symbols, pageOf);
for (const [page, entries] of pages) writeFileSync(join(folder, `${page}.md`), pageText(page, entries));
const index = [...pages].map(([page, entries]) => `- [${page}](${page}.md): ${entries.length} symbols`);
writeFileSync(join(folder, 'index.md'), `# Reference\n\nMade from the docstrings.\n\n${index.join('\n')}\n`);
process.stdout.write(`${symbols.length} public symbols, ${pages.size} pages in build/docs\n`);

/** `core/cart/…` goes to the page `core-cart`, what lies in a ring's own folder to the ring's page. */
function pageOf({ file }) {
  return file.split('/').slice(0, -1).slice(0, 2).join('-');
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

function pageText(page, entries) {
  const files = groupBy(entries, ({ file }) => file);
  const sections = [...files].map(([file, each]) => `## ${file}\n\n${each.map(entryText).join('\n\n')}`);
  return `# ${page}\n\n${sections.join('\n\n')}\n`;
}

function entryText({ name, doc, signature }) {
  return `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\``;
}
