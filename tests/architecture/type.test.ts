import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb } from '../support/contrast.ts';

const ui = join(import.meta.dirname, '..', '..', 'ui');
const read = (file: string): string => readFileSync(join(ui, file), 'utf8');
const sheets = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

/** One rule's declarations of type, as they are written. */
interface TypeRule {
  readonly where: string;
  readonly size: string | undefined;
  readonly weight: string | undefined;
  readonly family: string | undefined;
}

/** Every rule of a sheet that says anything of type. */
function typeRules(file: string, css: string): readonly TypeRule[] {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .split('}')
    .map((rule) => rule.slice(rule.lastIndexOf('{') + 1))
    .map((rule) => {
      const valueOf = (name: string): string | undefined =>
        new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]+)`).exec(rule)?.[1]?.trim();
      return {
        where: file,
        size: valueOf('font-size'),
        weight: valueOf('font-weight'),
        family: valueOf('font-family'),
      };
    })
    .filter(({ size, weight, family }) => (size ?? weight ?? family) !== undefined);
}

const SIZE =
  /^(?:var\(--text-[\w-]+\)|min\((?:var\(--text-[\w-]+\)|1em), (?:[\d.]+vw|max\([\d.]+vw, 1rem\))\))$|^inherit$|^\d+pt$|^125%$/;
const WEIGHTS: ReadonlySet<string> = new Set([
  '400',
  '700',
  'inherit',
  'var(--weight-display)',
  'var(--weight-section)',
]);

/** What is wrong with a rule: a size beside the scale, a weight that has no cut, a face of headings in another weight than its own. */
function typeFaults({ where, size, weight, family }: TypeRule): readonly string[] {
  const ofHeadings = /^var\(--font-(display|section)\)$/.exec(family ?? '')?.[1];
  return [
    ...(size === undefined || SIZE.test(size) ? [] : [`${where}: size ${size}`]),
    ...(weight === undefined || WEIGHTS.has(weight) ? [] : [`${where}: weight ${weight}`]),
    ...(ofHeadings === /^var\(--weight-(display|section)\)$/.exec(weight ?? '')?.[1]
      ? []
      : [`${where}: ${family} in ${weight}`]),
  ];
}

const tokens = read('kit/styles/tokens.css');
/** A token's values, by the place in the sheet: English first, then Urdu. */
const tokenValues = (name: string): readonly string[] =>
  [...tokens.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value = '']) => value);

describe('type', () => {
  it('has no size but those of the scale, and none below 14 px', () => {
    const sizes = ['small', 'body', 'lead', 'title', 'display', 'large', 'huge'].flatMap((step) =>
      tokenValues(`--text-${step}`),
    );
    expect(sizes.map((rem) => parseFloat(rem) * 16)).toEqual([14, 16, 18, 22, 28, 36, 48]);
    // In no language a token of another name has a size of its own.
    expect([...tokens.matchAll(/--text[\w-]*: [\d.]+(?:rem|px|em)/g)]).toHaveLength(sizes.length);
  });

  it('is taken from the scale, the cuts and the face of headings in every rule of every sheet', () => {
    const rules = sheets.flatMap((file) => typeRules(file, read(file)));
    expect(rules.length).toBeGreaterThan(150);
    expect(rules.flatMap(typeFaults)).toEqual([]);
  });

  it('has a cut for every weight that it is asked for, in both languages, and the browser makes up none', () => {
    const cuts = cutsIn(read('build/fonts.ts'));
    expect(cuts).toEqual({ manrope: [700], 'noto-naskh-arabic': [400, 700], 'noto-nastaliq-urdu': [400] });
    const [english, urdu] = tokenValues('--font-display');
    expect([english, tokenValues('--weight-display')[0]]).toEqual([expect.stringMatching(/^Manrope,/), '700']);
    expect([urdu, tokenValues('--weight-display')[1]]).toEqual([expect.stringMatching(/^"Urdu Nastaliq",/), '400']);
    expect(tokens).toMatch(/body \{[^}]*font-synthesis: none/);
  });

  it.each([
    ['a { font-size: 0.8rem }', 'size 0.8rem'],
    ['a { font-size: clamp(1rem, 2vw, 3rem) }', 'size clamp(1rem, 2vw, 3rem)'],
    ['a { font-weight: 600 }', 'weight 600'],
    ['a { font-weight: bold }', 'weight bold'],
    ['a { font-family: var(--font-display); font-weight: 700 }', 'var(--font-display) in 700'],
    ['a { font-family: var(--font-display) }', 'var(--font-display) in undefined'],
    ['a { font-family: var(--font-section); font-weight: var(--weight-display) }', 'in var(--weight-display)'],
  ])('is refused for %s', (css, why) => {
    expect(typeRules('planted', css).flatMap(typeFaults)).toEqual([expect.stringContaining(why)]);
  });
});

describe('what is cut off', () => {
  it('is left out by whole lines, and by no ellipsis, which would stand on letters of a line that runs both ways', () => {
    const rules = sheets.flatMap((file) => read(file).split('}'));
    const cut = rules.filter((rule) => /overflow: hidden/.test(rule) && /max-block-size: /.test(rule));
    expect(cut.map((rule) => [/\.([\w-]+)/.exec(rule)?.[1], rule.includes('columns: 1;')])).toEqual([
      ['description', true],
    ]);
    expect(rules.filter((rule) => /-webkit-line-clamp/.test(rule))).toEqual([]);
  });
});

const cutsIn = (source: string): unknown =>
  JSON.parse(
    (/CUTS = (\{.*?\}) as const/s.exec(source)?.[1] ?? '')
      .replace(/(\w[\w-]*|'[\w-]+'):/g, (_, name: string) => `"${name.replaceAll("'", '')}":`)
      .replace(/,(\s*\})/g, '$1'),
  );

/** The tables of tokens.css: what a colour says, and the sheets that may say it. */
const MEANINGS = {
  late: [
    'kit/parts/badge/badge.module.css',
    'shop/parts/payment-schedule.module.css',
    'shop/parts/reason.module.css',
    'shop/payments/above-loan-note.module.css',
    'site/tools/loan-calculator.module.css',
  ],
  scam: ['site/frame/warning.module.css', 'site/tools/advice.module.css'],
};

/** What stands on mint, and why. */
const MINT: Readonly<Record<string, string>> = {
  'address.module.css .ending': 'an ending that is offered',
  'art.module.css .ground': 'drawn',
  'badge.module.css .badge[data-tone="brand"]': 'offered',
  'choice.module.css .input:checked:where(:not([aria-label]))': 'chosen',
  'letter-rail.module.css .rail': 'letters to jump to',
  'message.module.css .icon': 'drawn',
  'payment-schedule.module.css .due': 'the next payment, which is not late',
  'plan-comparison.module.css .table :where([data-total] > *)': 'the totals that are compared',
  'product.module.css .bar > [data-buy="presale"]:disabled': 'offered from a day on',
  'product.module.css .plan': 'the plan that is offered',
  'risk.module.css .icon': 'drawn',
  'site-frame.module.css .drawer > .aids > :where(button[aria-pressed="true"])': 'chosen',
  'site-frame.module.css .drawer > .menu :where(a[aria-current])': 'the page that is open',
  'site-frame.module.css .panel :where(a:hover, a[aria-current])': 'the page that is open',
  'site.module.css .topics > :where(a)': 'topics to jump to',
};

describe('colours that mean one thing', () => {
  it.each(Object.entries(MEANINGS))(
    '%s: clay says lateness, amber says scams, and nothing else',
    (meaning, allowed) => {
      const users = sheets
        .filter((file) => read(file).includes(`-${meaning})`))
        .map((file) => file.replaceAll('\\', '/'));
      expect(users.sort()).toEqual(allowed);
    },
  );

  it('is mint only where something is chosen, offered, verified or drawn: no notice stands on it', () => {
    const rules = sheets
      .filter((file) => !/^(?:sandbox|docs|bridge-check)\b/.test(file))
      .flatMap((file) =>
        read(file)
          .replace(/\/\*.*?\*\//gs, '')
          .split('}')
          .filter((rule) => rule.includes('var(--surface-brand-tint)'))
          .map(
            (rule) => `${file.replaceAll('\\', '/').replace(/^.*\//, '')} ${/([^{]*)\{[^{]*$/.exec(rule)?.[1]?.trim()}`,
          ),
      );
    expect(rules.sort()).toEqual(Object.keys(MINT).sort());
  });

  it('have no other name for them: each of their colours stands in the tokens once', () => {
    const own = ['late', 'scam'].flatMap((meaning) =>
      [...tokens.matchAll(new RegExp(`--\\w+-${meaning}: (#\\w+);`, 'g'))].map(([, color = '']) => color),
    );
    expect(own).toHaveLength(12);
    expect(own).toContain('#c8553d');
    expect(own.filter((color) => tokens.split(color).length !== 2)).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('contrast (%s)', (scheme) => {
  const dark = tokens.slice(tokens.indexOf('prefers-color-scheme: dark'));
  const colorOf = (name: string): string => {
    const written = (sheet: string): string | undefined =>
      new RegExp(`${name}: (#\\w+|var\\([\\w-]+\\));`).exec(sheet)?.[1];
    const value = (scheme === 'light' ? undefined : written(dark)) ?? written(tokens) ?? '';
    const other = /^var\((.*)\)$/.exec(value)?.[1];
    return other === undefined ? value : colorOf(other);
  };
  const SURFACES = ['page', 'sunken', 'brand-tint', 'late', 'scam'].map((name) => `--surface-${name}`);

  it.each([
    ...['good', 'bad', 'late', 'scam'].map((name) => [`--text-${name}`, `--surface-${name}`, 4.5] as const),
    ...SURFACES.map((surface) => ['--text', surface, 4.5] as const),
    ...['--surface-page', '--surface', '--surface-sunken', '--surface-brand-tint'].flatMap((surface) => [
      ['--text-brand', surface, 4.5] as const,
      ['--line-selected', surface, 3] as const,
    ]),
    ['--text-bad', '--surface', 4.5],
    ['--text-bad', '--surface-page', 4.5],
    ['--line-strong', '--surface', 3],
    ['--line-strong', '--surface-page', 3],
    ['--line-late', '--surface-late', 3],
    ['--line-late', '--surface', 3],
    ['--line-scam', '--surface-scam', 3],
    ['--text-on-brand', '--surface-brand', 4.5],
  ] as const)('%s on %s is at least %s:1', (ink, surface, least) => {
    expect(contrast(channelsOf(colorOf(ink)), channelsOf(colorOf(surface)))).toBeGreaterThanOrEqual(least);
  });

  it.each(['--text', '--surface'])('%s of a mistake is no shade of clay, which says lateness', (kind) => {
    const [mistake = 0, lateness = 0] = ['bad', 'late'].map((name) => hueOf(channelsOf(colorOf(`${kind}-${name}`))));
    const turn = Math.abs(mistake - lateness);
    expect(Math.min(turn, 360 - turn)).toBeGreaterThan(20);
  });
});

/** Where a colour stands on the wheel, degrees from red. */
function hueOf([red = 0, green = 0, blue = 0]: Rgb): number {
  const turn = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (turn + 360) % 360;
}

/** What a sheet says of a colour, as its channels. */
function channelsOf(color: string): Rgb {
  let found: Rgb = [];
  transform({
    filename: 'color',
    code: new TextEncoder().encode(`a { color: ${color} }`),
    visitor: {
      Color(value) {
        if (typeof value === 'object' && value.type === 'rgb') found = [value.r, value.g, value.b];
      },
    },
  });
  expect(found, color).toHaveLength(3);
  return found;
}
