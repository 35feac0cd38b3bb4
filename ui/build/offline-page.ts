import { sitePath } from '../../core/routes/site-pages.ts';
import type { Language } from '../../core/text/language.ts';
import { textsOf } from '../../core/text/languages.ts';
import { directionOf } from '../../core/text/other-language.ts';
import { groupedPhone } from '../../core/text/phone-number.ts';
import { MAST } from '../kit/parts/art/mast.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Drawn in the text's own colour: the page has no sheet. */
const DRAWING = [
  '<svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">',
  `<path d="${MAST.tower}"/><path d="${MAST.waves}" stroke-width="4" stroke-dasharray="7 9" opacity=".5"/>`,
  `<path d="${MAST.foot}" fill="currentColor"/><circle cx="80" cy="38" r="9" fill="currentColor"/></svg>`,
].join('');

/** What the worker answers where neither network nor store has a public page: a drawing, words, the hotline, and what works without a network. */
export function offlinePage(language: Language, hotline: string): string {
  const { common, site } = textsOf(language);
  const { title, text, works } = site.frame.offline;
  const links = (['numberCheck', 'calculator'] as const).map(
    (page) => `<li><a href="${sitePath(page, language)}">${escaped(site.frame.menu[page])}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title></head><body><main>${DRAWING}<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<p><a href="tel:${escaped(hotline)}"><bdi dir="ltr">${escaped(groupedPhone(hotline))}</bdi></a></p>`,
    `<p><a href="">${escaped(common.broken.reload)}</a></p>`,
    `<p>${escaped(works)}</p><ul>${links.join('')}</ul></main></body></html>`,
  ].join('');
}
