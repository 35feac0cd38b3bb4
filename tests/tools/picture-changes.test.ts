import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { compareWithLast, keepLast } from './picture-changes.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A grey picture of this size, with this many black pixels. */
function picture(width: number, black: number): Buffer {
  const png = new PNG({ width, height: 10 });
  png.data.fill(200);
  for (let at = 0; at < black; at += 1) png.data.fill(0, at * 4, at * 4 + 3);
  return PNG.sync.write(png);
}

describe('pictures of two runs', () => {
  it('say what is new, the same, and changed by how many pixels', () => {
    const folder = join(root, 'book');
    mkdirSync(folder);
    for (const [file, png] of [
      ['same.png', picture(30, 2)],
      ['moved.png', picture(30, 0)],
      ['grown.png', picture(30, 0)],
    ] as const) {
      writeFileSync(join(folder, file), png);
    }
    keepLast(folder);
    mkdirSync(folder);
    expect(compareWithLast(folder, 'same.png', picture(30, 2))).toEqual({ kind: 'same' });
    expect(compareWithLast(folder, 'moved.png', picture(30, 7))).toEqual({
      kind: 'changed',
      pixels: 7,
      difference: 'moved-changed.png',
    });
    expect(compareWithLast(folder, 'grown.png', picture(40, 0))).toMatchObject({ kind: 'changed', difference: null });
    expect(compareWithLast(folder, 'late.png', picture(30, 0))).toEqual({ kind: 'new' });
  });

  it('a run that drew a few leaves the others to be compared with by the next', () => {
    const folder = join(root, 'few');
    for (const drawn of [['a.png', 'b.png'], ['a.png']]) {
      keepLast(folder);
      mkdirSync(folder);
      for (const file of drawn) writeFileSync(join(folder, file), picture(30, drawn.length));
    }
    keepLast(folder);
    mkdirSync(folder);
    expect(compareWithLast(folder, 'a.png', picture(30, 1))).toEqual({ kind: 'same' });
    expect(compareWithLast(folder, 'b.png', picture(30, 2))).toEqual({ kind: 'same' });
  });
});
