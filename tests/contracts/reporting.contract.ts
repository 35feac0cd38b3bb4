import { expect } from 'vitest';
import type { Analytics, ErrorReport, ErrorReports } from '#core/ports/reporting.ts';
import { contractOf } from './laws.ts';

/** The contract of every analytics adapter: it may drop events, it may not disturb. */
export const analyticsContract = contractOf<Analytics>('analytics', {
  async 'takes every event without a word'(fresh) {
    const analytics = await fresh();
    expect(() => {
      analytics.track({ name: 'pageView', page: 'notify' });
      analytics.track({ name: 'button', page: 'notify', button: 'check' });
      analytics.track({ name: 'continueFailed', cause: 400310 });
      analytics.track({ name: 'webVital', page: 'home', vital: 'LCP', value: 1200 });
    }).not.toThrow();
  },
});

/** Error reports, and what left the page: each as text. */
export interface ErrorReportsUnderTest {
  readonly reports: ErrorReports;
  sent(): readonly string[];
}

const FAULT = { kind: 'error', name: 'TypeError', at: ['shop-Ab12Cd34.js:1:2345'] } as const satisfies ErrorReport;

/** The contract of all error reports. */
export const errorReportsContract = contractOf<ErrorReportsUnderTest>('error reports', {
  async 'tell of a failure once, however often it comes'(fresh) {
    const { reports, sent } = await fresh();
    for (let time = 0; time < 3; time += 1) reports.report(FAULT);
    reports.report({ kind: 'answer', call: 'readOrder' });
    expect(sent()).toHaveLength(2);
    expect(sent()[0]).toContain('shop-Ab12Cd34.js:1:2345');
    expect(sent()[1]).toContain('readOrder');
  },
  async 'tell of a few failures of one page, and then of no more'(fresh) {
    const { reports, sent } = await fresh();
    for (let line = 0; line < 1000; line += 1) reports.report({ ...FAULT, at: [`shop-Ab12Cd34.js:${line}:1`] });
    expect(sent().length).toBeGreaterThan(0);
    expect(sent().length).toBeLessThanOrEqual(10);
  },
});
