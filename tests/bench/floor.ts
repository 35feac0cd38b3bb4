import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a hand-written page of the same content needs of a sheet: no more than a plain page that is still pleasant to read. */
const SHEET = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#12241f;background:#fbfaf6}header,main,footer{padding:1rem;max-width:66rem;margin:auto}
nav a,footer a{display:inline-block;padding:.5rem}main>*{background:#fff;border-radius:.75rem;padding:1rem;margin:0 0 1rem}h1{font-size:1.9rem;line-height:1.15;margin:.5rem 0}h2{font-size:1.4rem}
svg{width:1.25em;height:1.25em;fill:none;stroke:currentColor}section>svg,svg[viewBox$="240"],figure svg,img{width:100%;height:auto}input,button,a{min-height:3rem;font:inherit}input{box-sizing:border-box;width:100%;border:1px solid #8a948f;border-radius:.5rem;padding:.5rem}
button{background:#0b5a4b;color:#fff;border:0;border-radius:.75rem;padding:.5rem 1.5rem}dl div,dl{margin:.25rem 0}dialog{border:0;border-radius:1rem}`;

/** A number check written by hand: the same numbers, as ranges, and nothing else. */
const CHECK = `const R=[[516011632,516011932],[518841270,518841289],[516000480,516000654]];
const F=document.querySelector('form'),I=F.querySelector('input'),B=F.querySelector('button'),O=document.querySelector('output');
I.oninput=()=>{B.disabled=!I.value};
F.onsubmit=e=>{e.preventDefault();const d=I.value.replace(/\\D/g,''),n=+d;O.textContent=d.length==10&&R.some(([a,b])=>n>=a&&n<=b)?'Official number':'Not an official number'}`;

const BUY = `document.querySelector('#buy').onclick=e=>{e.target.setAttribute('aria-busy','true')}`;

/** A page as somebody would write it by hand who cared for nothing but speed: what a reader sees, one sheet, a few lines of script. */
export function floorOf(html: string): string {
  const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? [];
  const [title = ''] = /<title>.*?<\/title>/.exec(html) ?? [];
  const isCheck = /<form[^>]* data-check/.test(html);
  const content = html
    .replace(/^.*<body[^>]*>|<\/body>.*$/gs, '')
    .replace(/<(script|template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:class|role|disabled|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
    .replace(isCheck ? '</form>' : /$/, isCheck ? '</form><output></output>' : '')
    .replace(/<button[^>]*>(?=(?:<bdi>)?BUY NOW)/, '<button id="buy">');
  const script = isCheck ? CHECK : content.includes('id="buy"') ? BUY : '';
  const side = /dir="rtl"/.test(attributes) ? ' lang="ur" dir="rtl"' : ' lang="en"';
  return `<!doctype html><html${side}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<link rel="icon" href="/icon.svg"><style>${SHEET}</style></head><body>${content}<script>${script}</script></body></html>`;
}

/** A copy of a built site in a folder of its own, with these pages by hand; `product`: the shop's as it stands once it has loaded. */
export function floorSite(site: string, files: readonly string[], product: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-floor-'));
  cpSync(site, folder, { recursive: true });
  const write = (file: string, html: string): void => {
    writeFileSync(join(folder, file), html);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(html));
  };
  for (const file of files) write(file, floorOf(readFileSync(join(site, file), 'utf8')));
  write('product.html', floorOf(product));
  return folder;
}
