import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRequirements } from '#adapters/cli/requirements.ts';
import { readReference } from '#adapters/server/documents/reference.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { DOCS_ADDRESSES, DOCS_INDEX, DOCS_WORKER, docsFile } from '#core/routes/docs-pages.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { builtSite } from '../support/built.ts';

const folder = await builtSite('sandbox');
const page = (file: string): string => readFileSync(join(folder, file), 'utf8');
const source = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

describe('the documentation', () => {
  it('has a file for each of its addresses', () => {
    const missing = DOCS_ADDRESSES.filter(({ path }) => !page(docsFile({ path })).startsWith('<!doctype html>'));
    expect(missing).toEqual([]);
  });

  it('has an anchor for each requirement and decision, and each public name', () => {
    const { requirements, decisions } = readRequirements(source('tests/requirements.md'));
    const html = page('docs/requirements.html');
    expect([...requirements, ...decisions].filter(({ id }) => !html.includes(`<tr id="${id}">`))).toEqual([]);
    const headings = page('docs/api.html').matchAll(/<h3[^>]*>(.*?)<\/h3>/gs);
    const names = new Set(
      Array.from(headings, ([, inner = '']) => inner.replaceAll(/<[^>]*>/g, '').replace(/ #$/, '')),
    );
    expect(readReference(PROJECT).filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['openapi.json', 'adapters/gateway'],
    ['bridge.schema.json', 'adapters/host-app'],
    ['cipher-vectors.json', 'adapters/gateway'],
    ['settings.schema.json', 'adapters/settings'],
  ])('hands out %s as it is', (name, from) => {
    expect(page(`docs/${name}`)).toBe(source(`${from}/${name}`));
  });

  it('brings no word to a page of the site or the shop', () => {
    const { search, description } = docsTextsOf('en');
    const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!docs[\\/]).*\.html$/.test(file),
    );
    const words = [search.label, description, 'asaan/core'];
    expect(others.filter((file) => words.some((word) => page(file).includes(word)))).toEqual([]);
  });

  it('keeps all of itself in its worker, and nothing else of the site', () => {
    const [, kept = '[]'] = /^const KEPT = (.*);$/m.exec(page(DOCS_WORKER)) ?? [];
    const list = JSON.parse(kept) as readonly string[];
    expect(list).toEqual(expect.arrayContaining([...DOCS_ADDRESSES.map(({ path }) => path), DOCS_INDEX]));
    expect(list.filter((each) => !/^\/(?:docs|assets\/|icon\.svg$)/.test(each))).toEqual([]);
    expect(page('sw.js')).not.toContain('docs');
  });
});
