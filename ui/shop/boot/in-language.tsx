import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { type Locale, LocaleProvider } from '../../kit/binding/text.tsx';
import { loadLanguage } from '../../kit/texts/load-language.ts';

/** The shop in a language: the first one known, until the app has said which one it wants (Q50). */
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
  const { language } = locale;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ur' ? 'rtl' : 'ltr';
  }, [language]);
  useEffect(() => {
    let isHere = true;
    void wanted.then(async (other) => {
      if (other === first.language) return;
      // Where it cannot be loaded, the page stays in the language that it has.
      const loaded = await loadLanguage(other).catch(() => null);
      if (isHere && loaded !== null) setLocale(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [wanted, first]);
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}
