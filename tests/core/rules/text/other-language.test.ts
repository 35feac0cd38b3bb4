import { expect, it } from 'vitest';
import { directionOf, otherLanguage } from '#core/text/other-language.ts';

/** A locale as V8 knows it: newer ones have the method alone. */
interface KnownLocale extends Intl.Locale {
  readonly textInfo?: { readonly direction: string };
  getTextInfo?(): { readonly direction: string };
}

it.each(['en', 'ur'] as const)(
  'R4, R15 %s has the direction that Unicode gives it, and switches to the other and back',
  (language) => {
    const locale: KnownLocale = new Intl.Locale(language);
    const told = locale.getTextInfo?.() ?? locale.textInfo;
    expect(directionOf(language)).toBe(told?.direction);
    expect(otherLanguage(language)).not.toBe(language);
    expect(otherLanguage(otherLanguage(language))).toBe(language);
  },
);
