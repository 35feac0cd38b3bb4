/* Inlined into the page of unknown addresses that speaks both languages: it says it in the one of the address. */
import { languageOfUnknown } from '#core/routes/site-pages.ts';

const root = document.documentElement;
const language = languageOfUnknown(window.location.pathname);

root.lang = language;
root.dir = language === 'ur' ? 'rtl' : 'ltr';
for (const part of document.querySelectorAll<HTMLElement>('main > [lang]')) part.hidden = part.lang !== language;
