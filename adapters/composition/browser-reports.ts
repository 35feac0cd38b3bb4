import type { Analytics, ErrorReports } from '#core/ports/reporting.ts';
import { hasBridge } from '../host-app/bridge-name.ts';

/** Where reports and events of a page go, as its document says; null for nowhere. */
export interface ReportAddresses {
  readonly errors: string | null;
  readonly analytics: string | null;
}

/** Reads them off the document's root element. */
export function reportAddresses({ dataset }: HTMLElement): ReportAddresses {
  return { errors: dataset['errors'] || null, analytics: dataset['analytics'] || null };
}

/** What a window says of its own accord when something fails in it. */
const FAILURES = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;

/**
 * Tells the operator of what fails in a page from now on, and of what its policy refused before; `page` names it. What does the
 * telling is loaded with the first failure. Where there is nobody to be told, nothing is listened to.
 */
export function watchFailures(address: string | null, page: () => string): ErrorReports {
  if (address === null) return { report: () => undefined };
  const load = once(async () => {
    const { createBeaconErrorReports, reportOf } = await import('../browser/beacons.ts');
    return { ...createBeaconErrorReports(address, (input, init) => fetch(input, init), page), reportOf };
  });
  const tell = (use: (reports: Awaited<ReturnType<typeof load>>) => void): void => void load().then(use).catch(nothing);
  const hear = (said: Event | Report): void =>
    tell(({ report, reportOf }) => {
      const failure = reportOf(said);
      if (failure !== null) report(failure);
    });
  for (const type of FAILURES) window.addEventListener(type, hear);
  // Also of what the policy refused before: the page's own inlined script, where somebody rewrote it on its way.
  if ('ReportingObserver' in window) {
    new ReportingObserver((list) => list.forEach(hear), { types: ['csp-violation'], buffered: true }).observe();
  }
  return { report: (failure) => tell(({ report }) => report(failure)) };
}

/** Counts on the public pages: by the app where they stand in one, else at the address. Loaded with the first event; null for nobody. */
export function openSiteAnalytics(address: string | null): Analytics | null {
  if (address === null && !hasBridge(window)) return null;
  const load = once(async () => (await import('./site-analytics.ts')).createSiteAnalytics(address));
  return {
    track: (event) =>
      void load()
        .then((analytics) => analytics?.track(event))
        .catch(nothing),
  };
}

/** When a page's vitals begin to be watched, ms: what happened before that is told all the same. */
const VITALS_AFTER_MS = 5000;

/** Counts how fast a page was, by code that is loaded once the page has had the network for itself. */
export function countVitals(analytics: Analytics, page: string): void {
  setTimeout(() => {
    void import('../browser/web-vitals.ts').then(
      ({ watchVitals }) => watchVitals((vital) => analytics.track({ name: 'webVital', page, ...vital })),
      nothing,
    );
  }, VITALS_AFTER_MS);
}

/** What cannot be told is lost: the page goes on, and does not tell of that. */
const nothing = (): void => undefined;

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
