/** What somebody did with the number check before the page's program was there. */
export interface PreloadedCheck {
  readonly text: string;
  readonly isChecked: boolean;
}

declare global {
  interface Window {
    /** Written by the inlined script for as long as the program is not there. */
    asaanCheck?: PreloadedCheck;
    /** Set by the program: the inlined script does nothing from then on. */
    asaanIsUp?: boolean;
  }
}

/** What was done before the program; null where nothing was, and while a page is being built. */
export function preloadedCheck(): PreloadedCheck | null {
  return typeof window === 'undefined' ? null : (window.asaanCheck ?? null);
}
