import { describe, expect, it } from 'vitest';
import { deviceSections, policySections, TOLD_AS } from '#core/session/policy-sections.ts';
import { textsOf } from '#core/text/languages.ts';

/** What a build may count and report: nothing, one of both, or both. */
const BUILDS = [
  [null, null],
  ['/count', null],
  [null, '/errors'],
  ['/count', '/errors'],
] as const;

describe.each(['en', 'ur'] as const)('R14, R25, Q55 what the policies tell: %s', (language) => {
  const { site } = textsOf(language);
  const { counting, failures, onDevice, howLong, offline } = site.reporting;

  it.each(BUILDS)(
    'R14, R25, Q55 is what the build does, counting at %j and reporting to %j',
    (analyticsUrl, errorsUrl) => {
      const build = { analyticsUrl, errorsUrl, offline: true };
      const told = [
        { title: counting.title, text: analyticsUrl === null ? counting.off : counting.on },
        { title: failures.title, text: errorsUrl === null ? failures.off : failures.on },
      ];
      const kept = deviceSections(site.reporting, true);
      const { terms, userData, privacy } = site.policies;
      expect(policySections('terms', site, build, null)).toEqual(terms.sections);
      expect(policySections('userData', site, build, null)).toEqual(userData.sections);
      expect(policySections('privacy', site, build, null)).toEqual([...kept, ...privacy.sections, ...told]);
      // Below a lender's own words stands what is sent, in the privacy policy alone.
      const own = [{ title: 'A', text: 'B' }];
      const sent = told.filter((_, at) => BUILDS[3][at] === [analyticsUrl, errorsUrl][at]);
      expect(policySections('terms', site, build, own)).toEqual(own);
      expect(policySections('privacy', site, build, own)).toEqual([...own, ...sent]);
    },
  );

  it('R14, R25 names every thing that the session keeps, the kept pages where there are some, and each way of counting by its own words', () => {
    const [session, ...more] = deviceSections(site.reporting, false);
    expect(new Set(session?.items)).toEqual(new Set(Object.values(onDevice.things)));
    expect(new Set(Object.values(TOLD_AS))).toEqual(new Set(Object.keys(onDevice.things)));
    expect([more, deviceSections(site.reporting, true).slice(2)]).toEqual([[howLong], [offline]]);
    expect(new Set([counting.on, counting.off, failures.on, failures.off]).size).toBe(4);
  });
});
