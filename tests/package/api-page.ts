import type { PublicSymbol } from './reference.ts';

/** The page of everything public: entry by entry, each name once, with its docstring and its declaration. */
export function apiPage(symbols: readonly PublicSymbol[]): string {
  const entries = [...new Set(symbols.map(({ entry }) => entry))];
  const firstEntry = new Map<string, string>();
  for (const each of symbols) if (!firstEntry.has(placeOf(each))) firstEntry.set(placeOf(each), each.entry);
  const sections = entries.map((entry) => {
    const own = symbols.filter((each) => each.entry === entry).sort((a, b) => (a.name < b.name ? -1 : 1));
    const shown = own.filter((each) => firstEntry.get(placeOf(each)) === entry);
    const others = own.filter((each) => !shown.includes(each));
    return [`## ${entry}`, ...shown.map(entryText), ...sharedText(others, firstEntry)].join('\n\n');
  });
  const contents = entries.map((entry) => `- [${entry}](#${entry.replaceAll(/[^\w-]/g, '')})`).join('\n');
  return `# API\n\nMade from the docstrings. What is not listed here is not public.\n\n${contents}\n\n${sections.join('\n\n')}\n`;
}

const placeOf = ({ file, name }: PublicSymbol): string => `${file} ${name}`;

function entryText({ name, doc, signature }: PublicSymbol): string {
  return `### ${name}\n\n${doc}\n\n\`\`\`ts\n${signature}\n\`\`\``;
}

/** Names that stand under an entry before. */
function sharedText(others: readonly PublicSymbol[], firstEntry: ReadonlyMap<string, string>): readonly string[] {
  const before = [...new Set(others.map((each) => firstEntry.get(placeOf(each)) ?? ''))];
  return before.map((entry) => {
    const names = others.filter((each) => firstEntry.get(placeOf(each)) === entry).map(({ name }) => `\`${name}\``);
    return `Also, as in ${entry}: ${names.join(', ')}.`;
  });
}
