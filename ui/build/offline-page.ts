import { sitePath } from '../../core/routes/site-pages.ts';
import type { Language } from '../../core/text/language.ts';
import { textsOf } from '../../core/text/languages.ts';
import { groupedPhone } from '../../core/text/phone-number.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What the worker answers where neither network nor store has a public page: words, the hotline, and what works without a network. */
export function offlinePage(language: Language, hotline: string): string {
  const { common, site } = textsOf(language);
  const { title, text, works } = site.frame.offline;
  const links = (['numberCheck', 'calculator'] as const).map(
    (page) => `<li><a href="${sitePath(page, language)}">${escaped(site.frame.menu[page])}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<p><a href="tel:${escaped(hotline)}"><bdi dir="ltr">${escaped(groupedPhone(hotline))}</bdi></a></p>`,
    `<p><a href="">${escaped(common.broken.reload)}</a></p>`,
    `<p>${escaped(works)}</p><ul>${links.join('')}</ul></main></body></html>`,
  ].join('');
}
