import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a hand-written page of the same content needs of a sheet: no more than a plain page that is still pleasant to read. */
const SHEET = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#12241f;background:#fbfaf6}header,main,footer{padding:1rem;max-width:66rem;margin:auto}
nav a,footer a{display:inline-block;padding:.5rem}main>*{background:#fff;border-radius:.75rem;padding:1rem;margin:0 0 1rem}h1{font-size:1.9rem;line-height:1.15;margin:.5rem 0}h2{font-size:1.4rem}
svg{width:1.25em;height:1.25em;fill:none;stroke:currentColor}section>svg,svg[viewBox$="240"],figure svg{width:100%;height:auto}input,button,a{min-height:3rem;font:inherit}input{box-sizing:border-box;width:100%;border:1px solid #8a948f;border-radius:.5rem;padding:.5rem}
button{background:#0b5a4b;color:#fff;border:0;border-radius:.75rem;padding:.5rem 1.5rem}dl div,dl{margin:.25rem 0}dialog{border:0;border-radius:1rem}`;

/** A number check written by hand: the same numbers, as ranges, and nothing else. */
const CHECK = `const R=[[516011632,516011932],[518841270,518841289],[516000480,516000654]];
const F=document.querySelector('form'),I=F.querySelector('input'),B=F.querySelector('button'),O=document.querySelector('output');
I.oninput=()=>{B.disabled=!I.value};
F.onsubmit=e=>{e.preventDefault();const d=I.value.replace(/\\D/g,''),n=+d;O.textContent=d.length==10&&R.some(([a,b])=>n>=a&&n<=b)?'Official number':'Not an official number'}`;

/** Everything of a built page that a reader sees, in plain tags. */
function contentOf(html: string): string {
  return html
    .replace(/^.*<body[^>]*>|<\/body>.*$/gs, '')
    .replace(/<(script|template|noscript)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:class|role|disabled|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '');
}

/** A page as somebody would write it by hand who cared for nothing but speed: its content, one sheet, a few lines of script. */
export function floorPage(html: string): string {
  const title = /<title>.*?<\/title>/.exec(html)?.[0] ?? '';
  const isCheck = /<form[^>]* data-check/.test(html);
  const body = isCheck ? contentOf(html).replace('</form>', '</form><output></output>') : contentOf(html);
  const script = isCheck ? `<script>${CHECK}</script>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${title}<link rel="icon" href="/icon.svg"><style>${SHEET}</style></head><body>${body}${script}</body></html>`;
}

/** The product page by hand: what stands on it, in plain tags, with a button that answers. */
export function floorOf(html: string): string {
  const body = contentOf(html).replace(/<button[^>]*>(?=(?:<bdi>)?BUY NOW)/, '<button id="buy">');
  const script = `<script>document.querySelector('#buy').onclick=e=>{e.target.setAttribute('aria-busy','true')}</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Galaxy A16</title><link rel="icon" href="/icon.svg"><style>${SHEET}img{width:100%;height:auto}</style></head><body>${body}${script}</body></html>`;
}

/** A built Urdu page without its fonts: the same page in whatever font the phone has. */
export function withoutFonts(html: string): string {
  return html.replace(/@font-face\{.*?\}/gs, '');
}

/** Writes a page of the bench as the site's own pages are written: beside its smallest form. */
export function writePage(folder: string, file: string, html: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
  writeFileSync(`${path}.br`, brotliCompressSync(html));
}

/** A page of the built site. */
export function builtPage(site: string, file: string): string {
  return readFileSync(join(site, file), 'utf8');
}
