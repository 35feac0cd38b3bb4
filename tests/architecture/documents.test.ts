import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readReference, symbolsOf } from '#adapters/server/documents/reference.ts';
import { requirementsPage } from './requirements-page.ts';
import { settingsSchema } from './settings-schema.ts';
import { wireFiles } from './wire-files.ts';

const root = join(import.meta.dirname, '..', '..');
const READMES = ['core', 'adapters', 'adapters/gateway', 'adapters/host-app', 'adapters/server', 'ui', 'tests'].map(
  (each) => `${each}/README.md`,
);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('documents', () => {
  it('tests/requirements.md is what data, titles and tables say (write it with `npm run docs`)', () => {
    expect(read('tests/requirements.md')).toBe(requirementsPage(root));
  });

  it('settings.schema.json is what the reader of the settings knows (write it with `npm run docs`)', () => {
    expect(read('adapters/settings/settings.schema.json')).toBe(settingsSchema());
  });

  it('settings.schema.json has patterns alone that every validator compiles, and takes the demo’s settings by them', () => {
    const patterns = [...settingsSchema().matchAll(/"pattern": (".*")/g)].map(([, text = '""']) =>
      String(JSON.parse(text)),
    );
    expect(patterns.length).toBeGreaterThan(30);
    expect(patterns.filter((pattern) => /\\[pP]|\(\?(?!:)/.test(pattern))).toEqual([]);
    const ajv = new Ajv2020({ unicodeRegExp: false, strict: false });
    const schema = JSON.parse(settingsSchema()) as { readonly required: readonly string[] };
    const required = schema.required.filter((key) => key !== 'theme' && key !== 'policies');
    const demo: unknown = JSON.parse(read('adapters/settings/demo.json'));
    expect(ajv.validate({ ...schema, required }, demo), ajv.errorsText()).toBe(true);
  });

  it.each(wireFiles(root))(
    '%s is what the schemas of wire and bridge say (write it with `npm run docs`)',
    (file, text) => {
      expect(read(file)).toBe(text);
    },
  );

  it('nothing that the package exports is undocumented', () => {
    const symbols = readReference(root);
    expect(symbols.length).toBeGreaterThan(300);
    expect(symbols.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  it('every reliability row that a comment or a title cites is in the list of tests/faults/rows.md', () => {
    const listed = new Set([...read('tests/faults/rows.md').matchAll(/^\| (\d+) \|/gm)].map(([, row]) => row));
    const cited = sourceFiles().flatMap((file) =>
      [...read(file).matchAll(/\breliability,? rows? (\d+)(?:,? (?:and )?(\d+))?/g)].flatMap(([, ...rows]) =>
        rows.filter((row) => row !== undefined).map((row) => ({ file, row })),
      ),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ row }) => !listed.has(row))).toEqual([]);
  });

  it('the README is short, and no folder’s README is longer than a screen', () => {
    const lines = (file: string): number => read(file).trimEnd().split('\n').length;
    expect(lines('README.md')).toBeLessThanOrEqual(150);
    for (const folder of ['core', 'adapters', 'ui', 'tests']) expect(lines(`${folder}/README.md`)).toBeLessThan(40);
  });

  it('no file of the core is over 200 lines but tables and texts, and none of the tests over 300', () => {
    const tooLong = sourceFiles().filter((file) => {
      const isTable = /^core\/(?:text\/|address\/districts)/.test(file);
      const limit =
        file.startsWith('core/') && !isTable ? 200 : file.startsWith('tests/') ? 300 : Number.POSITIVE_INFINITY;
      return read(file).trimEnd().split('\n').length > limit;
    });
    expect(tooLong).toEqual([]);
  });

  it('every link of a document leads to a file that exists', () => {
    const pages = [
      'README.md',
      '.github/CONTRIBUTING.md',
      '.github/SECURITY.md',
      '.github/CHANGELOG.md',
      'tests/requirements.md',
      'tests/faults/rows.md',
      ...READMES,
    ];
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .map(([, link = '']) => join(page, '..', link))
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${page}: ${file}`),
    );
    expect(broken).toEqual([]);
  });

  it('a symbol without a docstring, and one behind another’s, would be seen', () => {
    const planted = '/** Said. */\nexport const a = 1;\nexport function b(x: number): number {\n  return x;\n}\n';
    expect(symbolsOf('core/planted.ts', planted)).toEqual([
      { file: 'core/planted.ts', name: 'a', signature: 'const a = 1;', doc: 'Said.' },
      { file: 'core/planted.ts', name: 'b', signature: 'function b(x: number): number', doc: '' },
    ]);
  });
});

// Helpers

function sourceFiles(): readonly string[] {
  return ['core', 'adapters', 'ui', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
}
