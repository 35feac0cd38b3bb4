import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetFaults, componentFaults, sheetFaults } from './style-rules.ts';

const root = join(import.meta.dirname, '..', '..');
const files = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' }).map((file) =>
  join('ui', file).replaceAll('\\', '/'),
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const ending = (pattern: RegExp): readonly string[] => files.filter((file) => pattern.test(file));
const tokens = read('ui/kit/styles/tokens.css');

describe('every sheet', () => {
  it('takes its colours and speeds from the tokens and its breakpoints from the core, and moves nothing without end', () => {
    const sheets = ending(/\.css$/);
    expect(sheets.length).toBeGreaterThan(30);
    expect(sheets.flatMap((file) => sheetFaults(file, read(file)))).toEqual([]);
  });

  it('has a name of its own, since classes are named after it', () => {
    const names = ending(/\.module\.css$/).map((file) => file.split('/').at(-1));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each([
    ['a { color: #0b5a4b }', 'raw colour'],
    ['a { border: 1px solid red }', 'raw colour'],
    ['a { --own: rgb(1 2 3 / 4%) }', 'raw colour'],
    ['a { background: linear-gradient(var(--text), oklch(50% 0.1 20)) }', 'raw colour'],
    ['@media (max-width: 340px) { a { color: var(--text) } }', 'breakpoint width <= 340px'],
    ['@media (min-width: 720px) { a { color: var(--text) } }', 'breakpoint width >= 720px'],
    ['@media print and (width < 45rem) { a { color: var(--text) } }', 'breakpoint width < 45rem'],
    ['@media (min-height: 500px) { a { color: var(--text) } }', 'breakpoint height >= 500px'],
    ['a { animation: turn var(--speed) linear infinite }', 'endless motion'],
    ['a { animation: turn 900ms ease-out }', 'motion of 900ms'],
    ['a { transition: opacity var(--speed), color .3s }', 'motion of .3s'],
  ])('is refused for %s', (css, why) => {
    expect(sheetFaults('ui/planted.css', css)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'a { color: currentcolor; background: transparent; outline-color: canvastext }',
    '@media (max-width: 720px) { a { color: var(--text) } }',
    '@media (min-width: 750.02px) and (forced-colors: active) { a { color: canvas } }',
    'a { animation: shown 0s 15s forwards; transition: color var(--speed) ease-out, opacity var(--speed-slow) }',
  ])('is let through for %s', (css) => {
    expect(sheetFaults('ui/planted.css', css)).toEqual([]);
  });
});

describe('every component', () => {
  it('and every script names no colour and no breakpoint of its own', () => {
    const sources = ending(/\.tsx?$/);
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.flatMap((file) => componentFaults(file, read(file), tokens))).toEqual([]);
  });

  it.each([
    ['<path fill="#fff" />', 'raw colour #fff'],
    ['<path stroke="red" />', 'raw colour red'],
    ["<p style={{ backgroundColor: 'tomato' }} />", 'raw colour tomato'],
    ['<p style={{ border: `1px solid rgb(1 2 3)` }} />', 'raw colour rgb(1 2 3)'],
    ["matchMedia('(max-width: 600px)')", 'breakpoint width <= 600px'],
    ['<meta name="theme-color" content="#123456" />', "theme-color #123456 is no token's"],
  ])('is refused for %s', (planted, why) => {
    expect(componentFaults('ui/planted.tsx', `export const planted = ${planted};`, tokens)).toEqual([
      `ui/planted.tsx: ${why}`,
    ]);
  });

  it.each([
    '<path fill="none" stroke="currentColor" />',
    '<a href="#content">Red</a>',
    "matchMedia('(prefers-reduced-motion: reduce)')",
    '<meta name="theme-color" content="#0b5a4b" />',
  ])('is let through for %s', (planted) => {
    expect(componentFaults('ui/planted.tsx', `export const planted = ${planted};`, tokens)).toEqual([]);
  });
});

describe('what no sheet reaches', () => {
  it('(a theme’s defaults, the icon) repeats the tokens’ values', () => {
    const assets = ['adapters/settings/icon.svg', 'adapters/settings/theme.ts'];
    expect(assets.flatMap((file) => assetFaults(file, read(file), tokens))).toEqual([]);
    expect(assetFaults('ui/planted.svg', '<path fill="#123456"/>', tokens)).toHaveLength(1);
  });
});
