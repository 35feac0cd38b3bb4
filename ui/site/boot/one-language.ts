/* Inlined into a page that speaks both languages: it leaves the one of the address, in its title, too. */
import { languageOfUnknown } from '#core/routes/site-pages.ts';
import { directionOf } from '#core/text/language.ts';

const root = document.documentElement;
const language = languageOfUnknown(window.location.pathname);

root.lang = language;
root.dir = directionOf(language);
for (const part of document.querySelectorAll<HTMLElement>('main > [lang]')) {
  part.hidden = part.lang !== language;
  if (!part.hidden) document.title = part.querySelector('h1')?.textContent ?? document.title;
}
