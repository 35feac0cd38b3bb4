import { describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '#core/ports/analytics.ts';
import { textsOf } from '#core/text/languages.ts';
import { reportingSections, sentSections } from '#core/text/privacy.ts';

/** The words by which the policy tells of each event, in both languages. */
const TOLD: Readonly<Record<AnalyticsEvent['name'], Readonly<Record<'en' | 'ur', RegExp>>>> = {
  pageView: { en: /visits .*number check and the calculator/, ur: /نمبر چیک اور کیلکولیٹر کے صفحے کتنی بار کھلے/ },
  button: { en: /button presses/, ur: /بٹن کتنی بار دبے/ },
  webVital: { en: /how fast every page is/, ur: /ہر صفحہ کتنی جلدی کھلا/ },
  continueFailed: {
    en: /inside the app.*in the shop.*why a purchase could not go on/i,
    ur: /ایپ کے اندر.*شاپ میں.*خریداری آگے کیوں نہیں بڑھی/,
  },
};

describe('R25, Q55 what the privacy policy says of counting and reports', () => {
  it.each(['en', 'ur'] as const)('R25, Q55 is what the build does, %s', (language) => {
    const { reporting } = textsOf(language).site;
    const { counting, failures } = reporting;
    const textsFor = (analyticsUrl: string | null, errorsUrl: string | null): readonly string[] =>
      reportingSections(reporting, { analyticsUrl, errorsUrl }).map(({ text }) => text);
    expect(textsFor(null, null)).toEqual([counting.off, failures.off]);
    expect(textsFor('/count', null)).toEqual([counting.on, failures.off]);
    expect(textsFor(null, '/errors')).toEqual([counting.off, failures.on]);
    expect(textsFor('/count', '/errors')).toEqual([counting.on, failures.on]);
    expect(new Set([counting.on, counting.off, failures.on, failures.off]).size).toBe(4);
  });

  it.each(['en', 'ur'] as const)(
    'R25, Q55 stands below a lender’s own words where, and only where, it is sent, %s',
    (language) => {
      const { reporting } = textsOf(language).site;
      const { counting, failures } = reporting;
      const told = (analyticsUrl: string | null, errorsUrl: string | null): readonly (readonly string[])[] =>
        sentSections(reporting, { analyticsUrl, errorsUrl }).map(({ title, text }) => [title, text]);
      expect(told(null, null)).toEqual([]);
      expect(told('/count', null)).toEqual([[counting.title, counting.on]]);
      expect(told(null, '/errors')).toEqual([[failures.title, failures.on]]);
      expect(told('/count', '/errors')).toEqual([
        [counting.title, counting.on],
        [failures.title, failures.on],
      ]);
    },
  );

  it.each(['en', 'ur'] as const)(
    'R25, Q55 names every kind of event, where only the app counts too, %s',
    (language) => {
      const { counting } = textsOf(language).site.reporting;
      for (const words of Object.values(TOLD)) {
        expect(counting.on).toMatch(words[language]);
        expect(counting.off).toMatch(words[language]);
      }
    },
  );
});
