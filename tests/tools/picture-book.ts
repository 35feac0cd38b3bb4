import type { Change } from './picture-changes.ts';

/** One picture, and what is known of it. */
export interface Picture {
  /** File beside the book. */
  readonly file: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
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

function pictureHtml({ file, width, scheme, faults, change }: Picture): string {
  const found =
    faults.length === 0 ? 'no fault' : `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>`;
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${width} px, ${scheme}, ${changeHtml(change)}, ${found}</figcaption></figure>`;
}

function changeHtml(change: Change): string {
  if (change.kind !== 'changed') return change.kind;
  const words = `${change.pixels} pixels changed`;
  return change.difference === null ? `${words}, another size` : `<a href="${change.difference}">${words}</a>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
