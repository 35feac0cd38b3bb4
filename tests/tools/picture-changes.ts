import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What became of a picture since the last run. */
export type Change =
  | { readonly kind: 'new' | 'same' }
  /** `difference`: the picture of what differs; null where the size itself does. */
  | { readonly kind: 'changed'; readonly pixels: number; readonly difference: string | null };

const lastOf = (folder: string): string => `${folder}-last`;

/**
 * Puts the pictures of the runs before aside, to be compared with, and begins a run of these sources: the newest of each,
 * also where a run drew a few alone. Says whether the last run was of the same sources.
 */
export function keepLast(folder: string, sources: string): boolean {
  const stamp = join(folder, 'sources.txt');
  const isSame = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (existsSync(folder)) {
    cpSync(folder, lastOf(folder), { recursive: true });
    rmSync(folder, { recursive: true });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, sources);
  return isSame;
}

/** Compares a picture with that of the last run; what differs is drawn beside it. */
export function compareWithLast(folder: string, file: string, png: Buffer): Change {
  const before = join(lastOf(folder), file);
  if (!existsSync(before)) return { kind: 'new' };
  const [old, now] = [PNG.sync.read(readFileSync(before)), PNG.sync.read(png)];
  if (old.width !== now.width || old.height !== now.height) {
    const pixels = Math.abs(old.width * old.height - now.width * now.height);
    return { kind: 'changed', pixels, difference: null };
  }
  const difference = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(old.data, now.data, difference.data, now.width, now.height, { threshold: 0.1 });
  if (pixels === 0) return { kind: 'same' };
  const drawn = file.replace(/\.png$/, '-changed.png');
  writeFileSync(join(folder, drawn), PNG.sync.write(difference));
  return { kind: 'changed', pixels, difference: drawn };
}
