import './unturned.css';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { type Locale, LocaleProvider } from '../../kit/binding/text.tsx';
import { loadLanguage, WORDS_WAIT_MS } from '../../kit/texts/load-language.ts';
import { turnPage } from './turn-page.ts';

/** The shop in the language that the app wants (Q50): made in the first one, and turned once the app was heard. */
export function InLanguage({
  first,
  isHeard,
  wanted,
  children,
}: {
  readonly first: Locale;
  /** True where the first language is the one. */
  readonly isHeard: boolean;
  readonly wanted: Promise<Language>;
  readonly children: ReactNode;
}) {
  const [locale, setLocale] = useState(isHeard ? first : null);
  useLayoutEffect(() => {
    if (locale !== null) turnPage(locale.language);
  }, [locale]);
  useEffect(() => {
    // Where the words are late or cannot be had the page has the first ones; those that come after all turn it then.
    const stay = (): void => setLocale((shown) => shown ?? first);
    void wanted.then((other) => {
      if (other === first.language) return stay();
      setTimeout(stay, WORDS_WAIT_MS);
      loadLanguage(other).then(setLocale, stay);
    });
  }, [wanted, first]);
  return (
    <LocaleProvider value={locale ?? first}>
      {/* Nor does the page take its shell's place before. */}
      {locale === null ? <i data-skeleton="" data-unheard="" hidden /> : <InSight />}
      {children}
    </LocaleProvider>
  );
}

/** Takes the words for a page that is not drawn out of it once it is: its inlined styles may have been refused. */
function InSight() {
  useEffect(() => document.querySelector('[data-broken]')?.remove(), []);
  return null;
}
