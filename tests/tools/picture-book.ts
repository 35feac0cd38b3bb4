import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What became of a picture since the last run. */
export type Change =
  | { readonly kind: 'new' | 'same' }
  /** `difference`: the picture of what differs; null where the size itself does. */
  | { readonly kind: 'changed'; readonly pixels: number; readonly difference: string | null };

/** One picture, and what is known of it. */
export interface Picture {
  /** File beside the book. */
  readonly file: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Words that stand there unfolded, and the screens that the page fills. */
  readonly words: number;
  readonly screens: number;
  /** What axe and the eye's own rules hold against it. */
  readonly faults: readonly string[];
  readonly change: Change;
}

/** One page or state in all its views. */
export interface Spread {
  readonly name: string;
  readonly pictures: readonly Picture[];
}

/** All pictures as one page that loads from disk: those with faults and those that changed can be shown alone. */
export function bookPage(spreads: readonly Spread[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures</title><style>${STYLE}</style></head><body>
<h1>Pictures</h1>
<p><label><input type="checkbox" id="changed"> changed alone</label> <label><input type="checkbox" id="faulty"> with faults alone</label></p>
${spreads.map(spreadHtml).join('\n')}
</body></html>
`;
}

const STYLE =
  'body{margin:1rem;font:1rem system-ui}figure{display:inline-block;margin:0 .5rem 1rem 0;vertical-align:top;max-inline-size:24rem}' +
  'img{block-size:22rem;max-inline-size:100%;object-fit:contain;object-position:top;outline:1px solid silver}li{color:firebrick}' +
  'body:has(#changed:checked) section:not([data-changed]),body:has(#faulty:checked) section:not([data-faulty]){display:none}';

function spreadHtml({ name, pictures }: Spread): string {
  const isChanged = pictures.some(({ change }) => change.kind === 'changed');
  const isFaulty = pictures.some(({ faults }) => faults.length > 0);
  const marks = `${isChanged ? ' data-changed' : ''}${isFaulty ? ' data-faulty' : ''}`;
  return `<section id="${name}"${marks}><h2>${name}</h2>${pictures.map(pictureHtml).join('')}</section>`;
}

function pictureHtml({ file, width, scheme, words, screens, faults, change }: Picture): string {
  const found =
    faults.length === 0 ? 'no fault' : `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${scheme}, ${words} words, ${screens} screens, ${changeHtml(change)}, ${found}</figcaption></figure>`;
}

function changeHtml(change: Change): string {
  if (change.kind !== 'changed') return change.kind;
  const words = `${change.pixels} pixels changed`;
  return change.difference === null ? `${words}, another size` : `<a href="${change.difference}">${words}</a>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

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
