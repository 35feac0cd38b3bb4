import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sheet’s declaration, as PostCSS hands it on. */
interface SheetDeclaration {
  value: string;
}

/**
 * Writes the value of a token where it is named, if it has one value everywhere: a phone that lays out a page looks up a
 * variable for every element anew. `ui`: the folder of all sheets.
 */
export function constantTokensPlugin(ui: string): {
  readonly postcssPlugin: string;
  Declaration(each: SheetDeclaration): void;
} {
  const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const constants = constantTokens(
    readFileSync(join(ui, 'kit', 'styles', 'tokens.css'), 'utf8'),
    sheets.map((path) => readFileSync(join(ui, path), 'utf8')),
  );
  return {
    postcssPlugin: 'asaan-constant-tokens',
    Declaration(each) {
      each.value = withValues(each.value, constants);
    },
  };
}

/**
 * The tokens that have one value everywhere, with it: declared once among all sheets, and of such tokens alone. Colours are
 * none: a brand has its own, and scripts read them by their names.
 */
export function constantTokens(tokens: string, sheets: readonly string[]): ReadonlyMap<string, string> {
  const declared = sheets.flatMap((sheet) => [...withoutComments(sheet).matchAll(DECLARED)].map(([, name]) => name));
  const [, block = ''] = /:root\s*\{([^}]*)\}/.exec(withoutComments(tokens)) ?? [];
  const constants = new Map<string, string>();
  for (const [, name = '', value = ''] of block.matchAll(DECLARED)) {
    const isOnce = declared.filter((each) => each === name).length === 1;
    if (isOnce && !/#|\brgb\(/.test(value)) constants.set(name, value.trim());
  }
  for (;;) {
    const written = [...constants].map(([name, value]) => [name, withValues(value, constants)] as const);
    if (written.every(([name, value]) => constants.get(name) === value)) break;
    for (const [name, value] of written) constants.set(name, value);
  }
  for (const [name, value] of constants) if (value.includes('var(')) constants.delete(name);
  return constants;
}

/** A custom property with its value, and one that is named without another to fall back on. */
const DECLARED = /(--[\w-]+)\s*:\s*([^;}]+)/g;
const NAMED = /var\((--[\w-]+)\)/g;

const withoutComments = (sheet: string): string => sheet.replace(/\/\*.*?\*\//gs, '');

const withValues = (value: string, constants: ReadonlyMap<string, string>): string =>
  value.replace(NAMED, (whole, name: string) => constants.get(name) ?? whole);
