/** What may be counted (Q55): names are ours, and no event carries a person's data or a checked number. */
export type AnalyticsEvent =
  | { readonly name: 'pageView'; readonly page: 'notify' | 'calculator' }
  | { readonly name: 'button'; readonly page: 'notify' | 'calculator'; readonly button: 'check' | 'calculate' }
  | { readonly name: 'continueFailed'; readonly cause: number | 'failed' | 'unknown' };

/** Counts what people do, for the lender. */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}
