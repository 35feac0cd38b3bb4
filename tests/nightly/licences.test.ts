import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../support/built.ts';
import { ROOT } from '../support/test-server.ts';

/** Texts of this length and more are a package's own: a minifier leaves them as they are. */
const OWN_TEXT = /(["'`])((?:(?!\1)[^\\\n]){24,120})\1/g;

/** Texts of one package that another says too: tsyringe names the polyfill that it looks for, which browsers are not given. */
const OF_ANOTHER: ReadonlySet<string> = new Set(['import "reflect-metadata"']);

let licences: string;
let programs: string;
let present: readonly string[];
beforeAll(async () => {
  const folder = await builtSite('production');
  licences = readFileSync(join(folder, 'licences.txt'), 'utf8');
  programs = readAll(folder, /\.(?:js|html)$/);
  const ours = ['core', 'adapters', 'ui'].map((ring) => readAll(join(ROOT, ring), /\.(?:ts|tsx)$/)).join('\n');
  present = shippedPackages().filter((name) => bringsTexts(name, programs, ours));
});

describe('licences.txt of the built site', () => {
  it('names every package whose own texts stand in a program or page, and gives its licence whole', () => {
    expect(present).toEqual(expect.arrayContaining(['react', 'react-dom', 'crypto-js', 'tsyringe']));
    // It leaves no text of its own behind.
    expect(missing([...present, 'wouter'], licences)).toEqual([]);
  });

  it('gives the licence of the fonts that stand in the pages', () => {
    expect(programs).toContain('data:font/woff2');
    const fonts = ['manrope', 'noto-naskh-arabic', 'noto-nastaliq-urdu'].map((family) => `@fontsource/${family}`);
    expect(missing(fonts, licences)).toEqual([]);
  });

  it('does not name what is not there: nothing of the build and the tests', () => {
    for (const name of ['libsql', 'reflect-metadata', 'playwright-core', 'fast-check', 'lightningcss', 'harfbuzzjs']) {
      expect(licences).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });
});

// Helpers

function readAll(folder: string, kind: RegExp): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Packages that are installed for more than building and testing. */
function shippedPackages(): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(ROOT, path)))
    .map(([path]) => path.slice('node_modules/'.length));
}

function bringsTexts(name: string, built: string, ours: string): boolean {
  const sources = readAll(join(ROOT, 'node_modules', name), /\.(?:js|mjs|cjs)$/);
  const texts = new Set([...sources.matchAll(OWN_TEXT)].map(([, , text = '']) => text));
  return [...texts].some((text) => built.includes(text) && !ours.includes(text) && !OF_ANOTHER.has(text));
}

/** The packages of which the text does not say name and version, or not the licence that lies in the package. */
function missing(names: readonly string[], text: string): readonly string[] {
  return names.filter((name) => {
    const folder = join(ROOT, 'node_modules', name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const terms = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
    return !text.includes(`${name} ${version} (`) || !text.includes(terms);
  });
}
