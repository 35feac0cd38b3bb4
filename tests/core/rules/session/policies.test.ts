import { describe, expect, it } from 'vitest';
import { policySections, TOLD_AS } from '#core/session/policy-sections.ts';
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
      const build = { analyticsUrl, errorsUrl, offline: false };
      const { terms, userData, privacy } = site.policies;
      const told = [
        { title: counting.title, text: analyticsUrl === null ? counting.off : counting.on },
        { title: failures.title, text: errorsUrl === null ? failures.off : failures.on },
      ];
      expect(policySections('terms', site, build, null)).toEqual(terms.sections);
      expect(policySections('userData', site, build, null)).toEqual(userData.sections);
      const [device, ...more] = policySections('privacy', site, build, null);
      expect(device).toMatchObject({ title: onDevice.title, text: onDevice.text });
      expect(more).toEqual([howLong, ...privacy.sections, ...told]);
      const kept = policySections('privacy', site, { ...build, offline: true }, null);
      expect(kept).toEqual([device, howLong, offline, ...privacy.sections, ...told]);
      // Below a lender's own words stands what is sent, in the privacy policy alone.
      const own = [{ title: 'A', text: 'B' }];
      const sent = told.filter((_, at) => BUILDS[3][at] === [analyticsUrl, errorsUrl][at]);
      expect(policySections('terms', site, build, own)).toEqual(own);
      expect(policySections('privacy', site, build, own)).toEqual([...own, ...sent]);
    },
  );

  it('R14, R25 names every thing that the session keeps, and each way of counting by its own words', () => {
    const [device] = policySections('privacy', site, { analyticsUrl: null, errorsUrl: null, offline: false }, null);
    expect(new Set(device?.items)).toEqual(new Set(Object.values(onDevice.things)));
    expect(new Set(Object.values(TOLD_AS))).toEqual(new Set(Object.keys(onDevice.things)));
    expect(new Set([counting.on, counting.off, failures.on, failures.off]).size).toBe(4);
  });
});
