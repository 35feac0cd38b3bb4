import type { Call } from './gateway.ts';

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

/** What failed in a page. Nothing of it was typed by a person, sent by a server or said by the app: no message, no address. */
export type ErrorReport =
  /** Code that threw, also while a page was drawn or started; or a promise that nobody awaited. */
  | {
      readonly kind: 'error' | 'rejection';
      /** The error's class. */
      readonly name: string;
      /** Where in our own files, innermost first: `shop-Ab12Cd34.js:1:2345`. */
      readonly at: readonly string[];
    }
  /** An answer of the gateway that could not be read: another status, no JSON, another shape (Q48). */
  | { readonly kind: 'answer'; readonly call: Call }
  /** A call that did not reach the gateway, or whose answer the browser withheld: CORS, a certificate, a name (Q63). */
  | { readonly kind: 'unreachable'; readonly call: Call }
  /** Something that the page's policy refused: which directive, and what it was. */
  | { readonly kind: 'policy'; readonly directive: string; readonly blocked: string };

/** Tells the operator that something failed. Never throws, and never speaks to the shopper. */
export interface ErrorReports {
  report(report: ErrorReport): void;
}
