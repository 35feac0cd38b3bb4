import { type CssColor, type TokenOrValue, transform } from 'lightningcss';

/** Style modules as a drawing needs them that knows neither layers nor variables. */
export interface FlatStyles {
  /** Classes with the colours of light surroundings. */
  readonly rules: string;
  /** Those colours, by the name of their token. */
  readonly colours: ReadonlyMap<string, string>;
}

/** Style modules without layers, media and variables; `tokens`: the sheet that names the variables, its first values count. */
export function flatStyles(sheet: string, tokens: string): FlatStyles {
  const values = new Map<string, TokenOrValue[]>();
  transform({
    filename: 'tokens.css',
    code: Buffer.from(tokens),
    visitor: {
      Rule: { media: () => [] },
      Declaration: {
        custom: ({ name, value }) => {
          if (!values.has(name)) values.set(name, value);
        },
      },
    },
  });
  const { code } = transform({
    filename: 'drawing.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: {
      Rule: { media: () => [] },
      Variable: ({ name }) => values.get(name.ident) ?? [],
    },
  });
  const colours = [...values].flatMap(([name, [value]]) =>
    value?.type === 'color' ? [[name, colourText(value.value)] as const] : [],
  );
  // The parser cannot hand on what a layer holds.
  const rules = code.toString().replaceAll(/@layer [\w-]+\{((?:[^{}]+\{[^{}]*\})*)\}/g, '$1');
  return { rules, colours: new Map(colours) };
}

/** A colour as SVG takes it. */
function colourText(colour: CssColor): string {
  if (typeof colour === 'string' || colour.type !== 'rgb') return 'none';
  return `rgb(${colour.r} ${colour.g} ${colour.b})`.replaceAll(' ', ',');
}
