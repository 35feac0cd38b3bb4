import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { reportingSections } from '#core/text/privacy.ts';

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
});
