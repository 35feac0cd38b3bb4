/* Inlined into the page of unknown addresses that speaks both languages: it says it in the one of the address. */
import { languageOfUnknown } from '#core/routes/site-pages.ts';
import { directionOf } from '#core/text/language.ts';

const root = document.documentElement;
const language = languageOfUnknown(window.location.pathname);

root.lang = language;
root.dir = directionOf(language);
for (const part of document.querySelectorAll<HTMLElement>('main > [lang]')) part.hidden = part.lang !== language;
