import {
  type Declaration,
  Features,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import type { Language } from '../../core/text/language.ts';
import { directionOf, otherLanguage } from '../../core/text/language.ts';
import { elementsIn, type HtmlElement } from './pages/html-tree.ts';

/** The host app's web view, as in vite.config.ts: Chromium 99 or newer. */
const targets = { chrome: 99 << 16 };

/** The order of the layers, said anew: bundlers put sheets together as they meet them. */
const LAYERS = '@layer reset,tokens,parts,screens;';

/** A style file that a page brings. */
export interface StyleFile {
  readonly css: string;
  /** True where it belongs to a working part, which may show any of its classes later. */
  readonly isPart: boolean;
}

/**
 * The sheet of one page, as small as it gets: of these style files, the classes that its markup has and those of its
 * working parts. Rules of the other language go; `null` keeps both.
 */
export function pageSheet(page: HtmlElement, files: readonly StyleFile[], language: Language | null): string {
  const used = new Set([...elementsIn(page)].flatMap(({ attributes }) => attributes.get('class')?.split(' ') ?? []));
  const unused = files
    .filter(({ isPart }) => !isPart)
    .flatMap(({ css }) => [...namesIn(css).classes])
    .filter((name) => !used.has(name));
  const sheet = LAYERS + files.map(({ css }) => css).join('');
  // Pages with several addresses, and pages of one kind, have one sheet.
  const key = JSON.stringify([sheet, unused, language]);
  const made = sheets.get(key) ?? smallest(sheet, unused, language);
  sheets.set(key, made);
  return made;
}

const sheets = new Map<string, string>();

function smallest(sheet: string, unused: string[], language: Language | null): string {
  const named = withoutUnnamed(reduced(sheet, unused, language === null ? {} : { Selector: withoutOther(language) }));
  const options = { minify: true, targets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code: Buffer.from(named), ...options }).code.toString();
}

/** Without the movements and values that no rule names any more; dropping one may leave another unnamed. */
function withoutUnnamed(sheet: string): string {
  const { movements, movementsUsed, values, valuesUsed } = namesIn(sheet);
  const unnamed = [
    ...[...movements].filter((name) => !movementsUsed.has(name)),
    ...[...values].filter((name) => !valuesUsed.has(name)),
  ];
  if (unnamed.length === 0) return sheet;
  const smaller = reduced(sheet, unnamed);
  return smaller === sheet ? sheet : withoutUnnamed(smaller);
}

type Visit = Visitor<Record<string, never>>;

function reduced(sheet: string, unusedSymbols: string[], visitor: Visit = {}): string {
  const code = Buffer.from(sheet);
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols, visitor }).code.toString();
}

/** What a sheet defines and names. */
interface Names {
  readonly classes: Set<string>;
  /** `@keyframes`, and those that an animation names. */
  readonly movements: Set<string>;
  readonly movementsUsed: Set<string>;
  /** Custom properties, and those that a `var()` names. */
  readonly values: Set<string>;
  readonly valuesUsed: Set<string>;
}

const known = new Map<string, Names>();

function namesIn(sheet: string): Names {
  const names = known.get(sheet) ?? readNames(sheet);
  known.set(sheet, names);
  return names;
}

function readNames(sheet: string): Names {
  const names: Names = {
    classes: new Set(),
    movements: new Set(),
    movementsUsed: new Set(),
    values: new Set(),
    valuesUsed: new Set(),
  };
  const visitor: Visit = {
    Selector: (selector) => {
      for (const component of componentsIn(selector)) if (component.type === 'class') names.classes.add(component.name);
    },
    Rule: {
      keyframes: ({ value }) => void names.movements.add(value.name.value),
    },
    Declaration: {
      // What the parser does not know of comes here, too.
      custom: ({ name }) => void (name.startsWith('--') && names.values.add(name)),
      animation: (declaration) => addMovements(declaration, names.movementsUsed),
      'animation-name': (declaration) => addMovements(declaration, names.movementsUsed),
    },
    Variable: ({ name }) => void names.valuesUsed.add(name.ident),
  };
  transform({ filename: 'page.css', code: Buffer.from(sheet), visitor });
  return names;
}

/** The movements that an animation names; one with a variable in it is read as single words. */
function addMovements(
  { value }: Extract<Declaration, { property: 'animation' | 'animation-name' | 'unparsed' }>,
  names: Set<string>,
): void {
  if (!Array.isArray(value)) {
    for (const word of value.value)
      if (word.type === 'token' && word.value.type === 'ident') names.add(word.value.value);
    return;
  }
  for (const each of value) {
    const name = 'name' in each ? each.name : each;
    if (name.type !== 'none') names.add(name.value);
  }
}

/** Every part of a selector, those inside of `:is`, `:not` and `:where` included. */
function* componentsIn(selector: Selector): Generator<SelectorComponent> {
  for (const component of selector) {
    yield component;
    if (component.type === 'pseudo-class' && component.kind !== 'host' && 'selectors' in component) {
      for (const inner of component.selectors ?? []) yield* componentsIn(inner);
    }
  }
}

/** Drops the selectors that hold in the other language alone. */
const withoutOther =
  (language: Language) =>
  (selector: Selector): [] | undefined =>
    isOfOther(selector, otherLanguage(language)) ? [] : undefined;

/** Whether a selector names the other language, or its side around what it selects: an element may have a side of its own. */
function isOfOther(selector: Selector, other: Language, isAround = false): boolean {
  return selector.some((component, at) => {
    const leads = isAround || selector.slice(at).some(({ type }) => type === 'combinator');
    if (component.type === 'attribute') return leads && component.operation?.value === directionOf(other);
    if (component.type !== 'pseudo-class' || component.kind === 'host') return false;
    if (component.kind === 'lang') return component.languages.length === 1 && component.languages[0] === other;
    return 'selectors' in component && (component.selectors ?? []).some((inner) => isOfOther(inner, other, leads));
  });
}
