import { inkOf, ON_INK, type PlainColours, plainColours, type Theme } from '../../adapters/settings/theme.ts';
import { sitePath } from '../../core/routes/site-pages.ts';
import { groupedPhone } from '../../core/text/format.ts';
import { directionOf, type Language } from '../../core/text/language.ts';
import { textsOf } from '../../core/text/languages.ts';
import { MAST } from '../kit/parts/art/mast.ts';
import { type FontAsset, fontRule } from './fonts.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const coloured = ({ ground, text, link }: PlainColours): string =>
  `body{background:${ground};color:${text}}a{color:${link}}`;

/** The sheet of the worker's page, which is inside of it: `settings` name a brand's colours, the fonts are kept by the worker. */
export function offlineSheet(
  settings: { readonly theme?: Theme },
  { naskh, naskhBold }: Readonly<Record<'naskh' | 'naskhBold', FontAsset>>,
): string {
  const { light, dark } = plainColours(settings);
  return [
    fontRule('Urdu Naskh', 400, naskh.address),
    fontRule('Urdu Naskh', 700, naskhBold.address),
    'body{margin:0;font:1rem/1.5 system-ui,sans-serif}',
    ':lang(ur) body{font-family:"Urdu Naskh","Noto Naskh Arabic",system-ui,sans-serif;line-height:1.8}',
    'main{max-width:35rem;margin:auto;padding:3rem 1rem}',
    'h1{margin:1rem 0 .5rem;font-size:min(1.75rem,9vw);line-height:1.3}:lang(ur) h1{line-height:1.8}',
    'ul{padding:0;list-style:none}li a,[href^=tel]{display:inline-block;padding:.75rem 0}a{font-weight:700}',
    `a.again{display:block;max-width:22rem;padding:.75rem 1rem;border-radius:.75rem;background:${inkOf(settings)};color:${ON_INK};text-align:center;text-decoration:none}`,
    ':focus-visible{outline:3px solid;outline-offset:3px}',
    coloured(light),
    `@media screen and (prefers-color-scheme:dark){${coloured(dark)}}`,
  ].join('');
}

/** Drawn in the text's own colour: no class of ours reaches it. */
const DRAWING = [
  '<svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">',
  `<path d="${MAST.tower}"/><path d="${MAST.waves}" stroke-width="4" stroke-dasharray="7 9" opacity=".5"/>`,
  `<path d="${MAST.foot}" fill="currentColor"/><circle cx="80" cy="38" r="9" fill="currentColor"/></svg>`,
].join('');

/** What the worker answers where neither network nor store has a public page: a drawing, words, its one action, the hotline, and what works without a network. */
export function offlinePage(language: Language, hotline: string, sheet: string): string {
  const { common, site } = textsOf(language);
  const { title, text, works } = site.frame.offline;
  const links = (['numberCheck', 'calculator'] as const).map(
    (page) => `<li><a href="${sitePath(page, language)}">${escaped(site.frame.menu[page])}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title><style>${sheet}</style></head><body><main>${DRAWING}<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<p><a class="again" href="">${escaped(common.broken.reload)}</a></p>`,
    `<p><a href="tel:${escaped(hotline)}"><bdi dir="ltr">${escaped(groupedPhone(hotline))}</bdi></a></p>`,
    `<p>${escaped(works)}</p><ul>${links.join('')}</ul></main></body></html>`,
  ].join('');
}
