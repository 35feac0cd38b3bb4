/** A verdict that the inlined script gave before the page's program was there; gone with the first change. */
export interface PreloadedCheck {
  /** Puts back what the page had in the verdict's place. */
  takeBack(): void;
}

declare global {
  interface Window {
    /** Written by the inlined script for as long as the program is not there. */
    asaanCheck?: PreloadedCheck;
    /** Set by the program: the inlined scripts do nothing from then on. */
    asaanIsUp?: boolean;
    /** By the inlined script: leaves what stands in the page's parts for the page that takes its place. */
    asaanLeave?: () => void;
    /** Inside an app: whether the complaint began empty on this page, which was in sight ever since. */
    asaanWriter?: { isFresh: boolean };
  }
}
