import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documents, settingsSchema } from '../package/documents.ts';
import { entriesOf, PACKAGE_FOLDER, readManifest } from '../package/entries.ts';
import { PATHS } from '../package/openapi.ts';
import { readReference } from '../package/reference.ts';
import { ROOT } from '../support/test-server.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGES = ['.github', 'adapters', 'core', 'tests', 'ui'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
);

describe('documents', () => {
  it('that are made from the code are whole: JSON that parses, fields of every call, every entry of the package', async () => {
    const made = new Map(await documents(ROOT));
    for (const [name, text] of made) if (name.endsWith('.json')) expect(JSON.parse(text)).toBeTypeOf('object');
    for (const path of PATHS) expect(made.get('fields.md')).toContain(`\n## ${path}\n`);
    for (const { name } of entriesOf(readManifest(ROOT))) expect(made.get('API.md')).toContain(`\n## ${name}\n`);
    const exported = Object.values(readManifest(ROOT).exports);
    for (const name of ['openapi.json', 'bridge.schema.json', 'settings.schema.json']) {
      expect(made.has(name)).toBe(true);
      expect(exported).toContain(`./${PACKAGE_FOLDER}/${name}`);
    }
  });

  it('settings.schema.json has patterns alone that every validator compiles, and takes the demo’s settings by them', () => {
    const patterns = [...settingsSchema().matchAll(/"pattern": (".*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    );
    expect(patterns.length).toBeGreaterThan(30);
    expect(patterns.filter((pattern) => /\\[pP]|\(\?(?!:)/.test(pattern))).toEqual([]);
    const ajv = new Ajv2020({ unicodeRegExp: false, strict: false });
    const schema = JSON.parse(settingsSchema()) as { readonly required: readonly string[] };
    const required = schema.required.filter((key) => key !== 'theme');
    const demo: unknown = JSON.parse(read('adapters/settings/demo.json'));
    expect(ajv.validate({ ...schema, required }, demo), ajv.errorsText()).toBe(true);
  });

  it('nothing that the package exports is undocumented', () => {
    const symbols = readReference(ROOT);
    expect(symbols.length).toBeGreaterThan(300);
    expect(symbols.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it.each(['README.md', ...PAGES])('every link of %s leads to a file that exists, and to a heading in it', (page) => {
    const links = Array.from(read(page).matchAll(/\]\((?!https?:)([^)\s]+)/g), ([, link = '']) => link);
    const leadsNowhere = (link: string): boolean => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : join(page, '..', path);
      return !existsSync(join(ROOT, file)) || (anchor !== undefined && !anchorsOf(read(file)).includes(anchor));
    };
    expect(links.filter(leadsNowhere)).toEqual([]);
  });

  it('every test that SECURITY.md names is there', () => {
    const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' });
    const tests = new Set(files.map((file) => basename(file)));
    const named = read('.github/SECURITY.md').match(/[\w-]+\.test\.ts/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});

/** What GitHub calls the headings of a page. */
const anchorsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
