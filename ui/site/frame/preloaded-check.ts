/** What somebody did with the number check before the page's program was there. */
export interface EarlyCheck {
  readonly text: string;
  readonly isChecked: boolean;
}

declare global {
  interface Window {
    /** Written by the inlined script for as long as the program is not there. */
    asaanEarly?: EarlyCheck;
    /** Set by the program: the inlined script keeps its hands off from then on. */
    asaanIsUp?: boolean;
  }
}

/** What was done early; null where nothing was, and while a page is being built. */
export function earlyCheck(): EarlyCheck | null {
  return typeof window === 'undefined' ? null : (window.asaanEarly ?? null);
}
