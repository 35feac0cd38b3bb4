import { decisionOf, requirementOf } from '#adapters/cli/requirements/find.ts';
import { cardTextsOf } from '#core/text/card-texts.ts';
import { english } from '#core/text/catalogue.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { urdu } from '#core/text/languages.ts';
import { FACT_SOURCES, NO_FACT } from './fact-sources.ts';
import { table } from './markdown.ts';

/** A text of the catalogue in both languages, values named in brackets. */
export interface Said {
  readonly path: string;
  readonly english: string;
  readonly urdu: string;
}

/** Every text of the catalogue, of the documentation, and of the pages' pictures. */
export function saidTexts(): readonly Said[] {
  const translated = new Map(textsIn({ ...urdu, docs: docsTextsOf('ur'), cards: cardTextsOf('ur') }, ''));
  const texts = textsIn({ ...english, docs: docsTextsOf('en'), cards: cardTextsOf('en') }, '');
  return texts.map(([path, text]) => ({ path, english: text, urdu: translated.get(path) ?? '' }));
}

/** The entry of both tables that a text lies under, the longest path first; null for none. */
export function entryOf(path: string): string | null {
  const [found] = [...Object.keys(FACT_SOURCES), ...Object.keys(NO_FACT)]
    .filter((at) => path === at || path.startsWith(`${at}.`))
    .sort((a, b) => b.length - a.length);
  return found ?? null;
}

/** The texts that state a fact, each with its sources. */
export function facts(): readonly (Said & { readonly sources: readonly string[] })[] {
  return saidTexts().flatMap((said) => {
    const sources = FACT_SOURCES[entryOf(said.path) ?? ''];
    return sources === undefined ? [] : [{ ...said, sources }];
  });
}

/** Whether a text is a sentence or names a figure: then it states a fact, or is said to state none. */
export const isTelling = ({ english: text }: Said): boolean => /\.$|\d/.test(text.replaceAll(/\{\w+\}/g, ''));

/** The words of a line of the requirements; null for what is no line. */
export function wordsOf(source: string): string | null {
  const requirement = requirementOf(source);
  if (requirement !== null) return `${requirement.says} ${requirement.quote}`;
  return decisionOf(source)?.says ?? null;
}

/** The figures of a text: `2,000`, `0.75`. */
export const figuresIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replaceAll(/\{\w+\}/g, '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => figure.replaceAll(',', '')),
  );

const HEAD = `# Every sentence that states a fact

Written by \`npm run docs\` from the catalogue of texts and from \`tests/architecture/fact-sources.ts\`; a test compares, asks
for the source of each new sentence, and looks for each of its figures in the words of its source. Values stand in brackets.
A line of the requirements is the words of the specification, or a decision, by [its number](requirements.md); *settings* is
the deployment's own fact, *program* what the program does itself and other tests prove.`;

/** `tests/facts.md`: every sentence that states a fact, in both languages, with its source. */
export function factsPage(): string {
  const rows = facts().map(({ path, english: en, urdu: ur, sources }) => [`\`${path}\``, en, ur, sources.join(', ')]);
  const others = Object.entries(NO_FACT).map(([path, what]) => [`\`${path}\``, what]);
  return [
    HEAD,
    table(['text', 'English', 'Urdu', 'source'], rows),
    '## Sentences that state none',
    table(['texts under', 'what they are'], others),
    '',
  ].join('\n\n');
}

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (need: unknown) => unknown)(NAMED))]];
  return Object.entries(value as object).flatMap(([key, each]) => textsIn(each, path === '' ? key : `${path}.${key}`));
}

/** Gives every value of a message its own name. */
const NAMED = new Proxy({}, { get: (_, key) => `{${String(key)}}` });
