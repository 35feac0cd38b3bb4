import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { Language } from '#core/text/language.ts';
import { type Locale, LocaleProvider } from '../../kit/binding/text.tsx';
import { loadLanguage } from './load-language.ts';

/** The shop in a language: the first one known, until the app has said which one it wants (Q50). */
export function InLanguage({
  first,
  said,
  children,
}: {
  readonly first: Locale;
  readonly said: Promise<Language>;
  readonly children: ReactNode;
}) {
  const [spoken, setSpoken] = useState(first);
  const { language } = spoken;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ur' ? 'rtl' : 'ltr';
  }, [language]);
  useEffect(() => {
    let isHere = true;
    void said.then(async (wanted) => {
      if (wanted === first.language) return;
      // Where it cannot be loaded, the page stays in the language that it has.
      const loaded = await loadLanguage(wanted).catch(() => null);
      if (isHere && loaded !== null) setSpoken(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [said, first]);
  return <LocaleProvider value={spoken}>{children}</LocaleProvider>;
}
