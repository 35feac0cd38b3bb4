import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readReference } from '#adapters/server/documents/reference.ts';
import { ROOT } from '../support/test-server.ts';
import { settingsSchema } from './settings-schema.ts';
import { wireFiles } from './wire-files.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const FOLDERS = ['core', 'adapters', 'adapters/gateway', 'adapters/host-app', 'adapters/server', 'ui', 'tests'];
const PAGES = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  '.github/CHANGELOG.md',
  'tests/requirements.md',
  'tests/rows.md',
  ...FOLDERS.map((folder) => `${folder}/README.md`),
];

describe('documents', () => {
  it.each([...wireFiles(ROOT), ['adapters/settings/settings.schema.json', settingsSchema()] as const])(
    '%s is what the schemas say (write it with `npm run docs`)',
    (file, text) => {
      expect(read(file)).toBe(text);
    },
  );

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

  it.each(PAGES)('every link of %s leads to a file that exists', (page) => {
    const links = Array.from(read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(ROOT, page, '..', link)))).toEqual([]);
  });

  it('every test that SECURITY.md names is there', () => {
    const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' });
    const tests = new Set(files.map((file) => basename(file)));
    const named = read('.github/SECURITY.md').match(/[\w-]+\.test\.ts/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !tests.has(name))).toEqual([]);
  });
});
