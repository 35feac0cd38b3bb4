import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFile, compressFolder } from '#adapters/server/compress.ts';

const text = readFileSync(join(import.meta.dirname, '../../../README.md'));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asaan-compress-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string): Buffer => readFileSync(join(folder, file));

it('presses all that phones load as small as Brotli can, whatever it is called', async () => {
  const smallest = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const files = ['home.html', 'product.html', 'program.js', 'sheet.css'];
  for (const file of files) writeFileSync(join(folder, file), text);
  await compressFolder(folder);
  for (const file of files) {
    expect([file, read(`${file}.br`).length]).toEqual([file, smallest.length]);
    expect([brotliDecompressSync(read(`${file}.br`)), gunzipSync(read(`${file}.gz`))]).toEqual([text, text]);
  }
});

it('presses what developers read less, and as truly', async () => {
  writeFileSync(join(folder, 'guide.html'), text);
  await compressFile(join(folder, 'guide.html'), 'developers');
  expect(brotliDecompressSync(read('guide.html.br'))).toEqual(text);
  expect(gunzipSync(read('guide.html.gz'))).toEqual(text);
});
