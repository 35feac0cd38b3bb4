import { type MediaCondition, transform } from 'lightningcss';
import {
  NO_DIALOG_MAX_WIDTH_PX,
  PHONE_LAYOUT_MAX_WIDTH_PX,
  TABLET_LAYOUT_MAX_WIDTH_PX,
} from '#core/session/risk-notice.ts';
import { isNode, nodeIn, nodesIn, parseSource, type SyntaxNode, textIn, visit } from './syntax.ts';

/** The widest screens of the core's two layouts, CSS px. */
const WIDEST = [PHONE_LAYOUT_MAX_WIDTH_PX, NO_DIALOG_MAX_WIDTH_PX, TABLET_LAYOUT_MAX_WIDTH_PX];
/** What a sheet asks for them: up to and with the widest, or wider by less than a device pixel. */
const BREAKPOINTS = new Set(WIDEST.flatMap((px) => [`width <= ${px}px`, `width > ${px}px`, `width >= ${px}.02px`]));

const SIGNS: Readonly<Record<string, string>> = {
  equal: '=',
  'greater-than': '>',
  'greater-than-equal': '>=',
  'less-than': '<',
  'less-than-equal': '<=',
};

/** What a sheet holds of colours and widths of its own. */
interface Sheet {
  readonly colors: readonly string[];
  readonly breakpoints: readonly string[];
}

/** Reads a sheet: its raw colours (none of `currentcolor`, system colours or nothing at all), and what it asks of the screen's size. */
function readSheet(file: string, css: string): Sheet {
  const colors: string[] = [];
  const breakpoints: string[] = [];
  transform({
    filename: file,
    code: new TextEncoder().encode(css),
    visitor: {
      Color(color) {
        const isNothing = typeof color === 'object' && 'alpha' in color && color.alpha === 0;
        if (typeof color === 'object' && color.type !== 'currentcolor' && !isNothing) colors.push(colorText(color));
      },
      MediaQuery(query) {
        if (query.condition != null) breakpoints.push(...sizesIn(query.condition));
      },
    },
  });
  return { colors, breakpoints };
}

/** A colour in one form, to compare it: `rgb 11 90 75 1`. */
function colorText(color: object): string {
  return Object.values(color)
    .map((value) => (typeof value === 'number' ? Number(value.toFixed(3)) : String(value)))
    .join(' ');
}

/** Every comparison of the screen's width or height, as `width <= 720px`. */
function sizesIn(condition: MediaCondition): readonly string[] {
  switch (condition.type) {
    case 'not':
      return sizesIn(condition.value);
    case 'operation':
      return condition.conditions.flatMap(sizesIn);
    case 'feature': {
      const { value: feature } = condition;
      if (!/width|height/.test(feature.name)) return [];
      if (feature.type !== 'range') return [`${feature.name}, ${feature.type}`];
      return [`${feature.name} ${SIGNS[feature.operator] ?? '?'} ${lengthText(feature.value)}`];
    }
    case 'unknown':
      return ['what cannot be read'];
  }
}

function lengthText(value: object): string {
  const found = /"unit":"(\w+)","value":([\d.]+)/.exec(JSON.stringify(value));
  return found === null ? JSON.stringify(value) : `${Number(Number(found[2]).toFixed(2))}${found[1]}`;
}

/** What moves in a sheet against the rules: what never ends, and what takes another time than the tokens' speeds. What comes late in no time is no motion. */
function motionFaults(css: string): readonly string[] {
  const moves = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[\s;{])(?:animation|transition)[\w-]*:\s*([^;}]+)/g);
  return [...moves].flatMap(([, value = '']) => [
    ...(/\binfinite\b/.test(value) ? [`endless motion ${value.trim()}`] : []),
    ...value.split(',').flatMap((each) => {
      const [takes = '0s'] = /(?<![\w-])\d*\.?\d+m?s\b/.exec(each) ?? [];
      return parseFloat(takes) === 0 ? [] : [`motion of ${takes}`];
    }),
  ]);
}

/** What is wrong with a sheet: raw colours outside the tokens, breakpoints that are not the core's, motion of its own speed or without an end. */
export function sheetFaults(file: string, css: string): readonly string[] {
  const { colors, breakpoints } = readSheet(file, css);
  const raw = file.endsWith('/tokens.css') ? [] : colors;
  return [
    ...raw.map((color) => `${file}: raw colour ${color}`),
    ...breakpoints.filter((each) => !BREAKPOINTS.has(each)).map((each) => `${file}: breakpoint ${each}`),
    ...motionFaults(css).map((each) => `${file}: ${each}`),
  ];
}

/** Attributes and properties whose values are colours or may hold one. */
const COLOR_NAMES = /^(?:fill|stroke|color|background|border|outline|stopColor|floodColor|.*Color)$/;

/** What is wrong with a component: raw colours in its texts and drawings, media queries with breakpoints of their own. */
export function componentFaults(file: string, source: string, tokens: string): readonly string[] {
  const found: string[] = [];
  const seeText = (text: string, isColor: boolean): void => {
    for (const color of colorsIn(text, isColor)) found.push(`${file}: raw colour ${color}`);
    if (!/\((?:min|max)?-?(?:width|height)\b/.test(text)) return;
    const { breakpoints } = readSheet(file, `@media ${text.replace(/^@media/, '')} { a { color: canvas } }`);
    for (const each of breakpoints) if (!BREAKPOINTS.has(each)) found.push(`${file}: breakpoint ${each}`);
  };
  const themes = new Set<SyntaxNode>();
  visit(parseSource(file, source), (node) => {
    const theme = themeColor(node);
    if (theme !== null) {
      themes.add(theme);
      const color = textIn(theme, 'value') ?? '';
      if (!isToken(color, tokens)) found.push(`${file}: theme-color ${color} is no token's`);
    }
    const name = textIn(nodeIn(node, 'name') ?? nodeIn(node, 'key'), 'name');
    const value = nodeIn(node, 'value');
    const isColor = /^(?:JSXAttribute|Property)$/.test(node.type) && name !== null && COLOR_NAMES.test(name);
    if (isColor && value?.type === 'Literal') seeText(String(value['value']), true);
    else if (node.type === 'Literal' && typeof node['value'] === 'string' && !themes.has(node))
      seeText(node['value'], false);
    else if (node.type === 'TemplateElement')
      seeText(textIn(isNode(value) ? value : null, 'cooked') ?? cooked(node), false);
  });
  return [...new Set(found)];
}

const cooked = (node: SyntaxNode): string => {
  const value = node['value'];
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
};

/** The value of `<meta name="theme-color" content>`: the browser reads it without any sheet. */
function themeColor(node: SyntaxNode): SyntaxNode | null {
  if (node.type !== 'JSXOpeningElement') return null;
  const attributes = nodesIn(node, 'attributes');
  const valueOf = (name: string): SyntaxNode | null => {
    const found = attributes.find((each) => textIn(nodeIn(each, 'name'), 'name') === name);
    return found === undefined ? null : nodeIn(found, 'value');
  };
  return textIn(valueOf('name'), 'value') === 'theme-color' ? valueOf('content') : null;
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Raw colours in a text; named ones only where the text is a colour. */
function colorsIn(text: string, isColor: boolean): readonly string[] {
  const written = text.split(/[\s,;:'"()]+/).filter((word) => HEX.test(word));
  const made = text.match(/\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/g) ?? [];
  const named = isColor && /^[a-z]+$/i.test(text) ? readSheet('value', `a { color: ${text} }`).colors : [];
  return [...written, ...made, ...(named.length > 0 ? [text] : [])];
}

/** Raw colours of a file that no sheet reaches (a manifest, an icon): each must be a token's value. */
export function assetFaults(file: string, text: string, tokens: string): readonly string[] {
  const colors = text.match(/#[\da-f]{3,8}\b/gi) ?? [];
  return colors.filter((color) => !isToken(color, tokens)).map((color) => `${file}: ${color} is no token's`);
}

function isToken(color: string, tokens: string): boolean {
  const named = new Set(readSheet('tokens.css', tokens).colors);
  return readSheet('value', `a { color: ${color} }`).colors.every((each) => named.has(each));
}
