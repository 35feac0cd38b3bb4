import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMeasured } from '../bench/measured.ts';
import { carriedOf } from '../model/capacity.ts';
import { ROOT } from '../support/test-server.ts';
import { readOptions } from '../tools/load.ts';
import { loadPages } from '../tools/load-pages.ts';

describe('npm run bench:load', () => {
  it('documents show what was measured last, and nothing else', async () => {
    for (const [path, text] of await loadPages(readMeasured()))
      expect([path, readFileSync(join(ROOT, path), 'utf8')]).toEqual([path, text]);
  });

  it.each([
    '--seconds abc',
    '--seconds 0',
    '--seconds=-1',
    '--seconds NaN',
    '--soak 1e3',
    '--only all',
    '--bogus',
    'stores',
  ])('refuses %j in words', (line) => {
    expect(readOptions(line.split(' '))).toMatch(/^takes --seconds N/);
  });

  it('measures everything unless it is told what', () => {
    expect(readOptions([])).toEqual({ seconds: 10, soak: 60, parts: ['server', 'stores', 'kills'], json: undefined });
    expect(readOptions(['--only', 'stores', '--seconds', '3'])).toMatchObject({ seconds: 3, parts: ['stores'] });
  });
});

describe('what a process carries', () => {
  it('is between its reads and its purchases, and takes the time of both in a second of the mixture', () => {
    const run = (perSecond: number, serverMs: number) => ({ perSecond, serverMs, databaseMs: 0, p99: 1, errors: 0 });
    const figures = [{ what: 'it', reads: run(2000, 0.5), writes: run(500, 2), isExact: true }];
    const carried = carriedOf(figures, 'it', 0.2);
    // Of 1,250 calls 1,000 take half a second, and 250 the other half.
    expect(carried).toMatchObject({ mixed: 1250, serverMs: 0.8 });
    expect(carriedOf(figures, 'another', 0.2)).toBeUndefined();
  });
});
