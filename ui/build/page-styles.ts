import { Features, transform } from 'lightningcss';

/** The order of the layers, said anew: the bundler puts sheets together as it meets them. */
const LAYERS = '@layer reset,tokens,parts,screens;';

/**
 * The sheet of one page: the rules of the whole site's sheet whose classes are named in `text`, which is the page with the
 * scripts that may change it, and of those the movements and values that anything names.
 */
export function pageStyles(sheet: string, text: string): string {
  const words = wordsIn(text);
  const classes = namesIn(sheet, /\.([a-z_][\w-]*)/gi).filter((name) => !words.has(name));
  let smaller = without(LAYERS + sheet, classes);
  // Dropping one value may leave another unnamed.
  for (let last = ''; last !== smaller; ) {
    last = smaller;
    const named = wordsIn(last.replaceAll(/@keyframes [\w-]+|--[\w-]+:/g, ''));
    const defined = namesIn(last, /(?:@keyframes |[{;](?=--))([\w-]+)/g);
    smaller = without(
      last,
      defined.filter((name) => !named.has(name) && !words.has(name)),
    );
  }
  return smaller;
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[\w-]+/g));

const namesIn = (sheet: string, pattern: RegExp): readonly string[] =>
  Array.from(sheet.matchAll(pattern), ([, name = '']) => name);

/** The sheet without these names, as small as it gets for Chromium 99; the bundler has lowered `light-dark()` already. */
function without(sheet: string, unusedSymbols: string[]): string {
  const code = Buffer.from(sheet);
  const targets = { chrome: 99 << 16 };
  const options = { minify: true, targets, exclude: Features.LightDark, unusedSymbols };
  return transform({ filename: 'page.css', code, ...options }).code.toString();
}
