/** What may be counted (Q55): names are ours, and no event carries a person's data or a checked number. */
export type AnalyticsEvent =
  | { readonly name: 'pageView'; readonly page: 'notify' | 'calculator' }
  | { readonly name: 'button'; readonly page: 'notify' | 'calculator'; readonly button: 'check' | 'calculate' }
  | { readonly name: 'continueFailed'; readonly cause: number | 'failed' | 'unknown' }
  /** How fast a page was: ms, and thousandths for the layout shift. */
  | {
      readonly name: 'webVital';
      readonly page: string;
      readonly vital: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
      readonly value: number;
    };

/** Counts what people do, for the lender. */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}
