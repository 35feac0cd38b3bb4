import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { type Locale, LocaleProvider } from '../../kit/binding/text.tsx';
import { loadLanguage } from '../../kit/texts/load-language.ts';
import { turnPage } from './page.ts';

/** The shop in its first language, turned where the app says another one late, or the words of that one come late (Q50). */
export function InLanguage({
  first,
  wanted,
  children,
}: {
  readonly first: Locale;
  readonly wanted: Promise<Language>;
  readonly children: ReactNode;
}) {
  const [locale, setLocale] = useState(first);
  useLayoutEffect(() => turnPage(locale.language), [locale]);
  useEffect(() => {
    void wanted
      .then((language) => (language === first.language ? first : loadLanguage(language)))
      .then(setLocale, () => undefined);
  }, [wanted, first]);
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}
