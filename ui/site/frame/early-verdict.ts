import { afterPaint } from './after-paint.ts';

declare global {
  interface Window {
    /** Puts back what the page had in the place of the number check's verdict, for the program to take over; there while the inlined script's own stands. */
    asaanTakeBack?: () => void;
  }
}

/** Brings a verdict's heading, and the hotline under it where it names one, into sight; once it is painted. */
export function bringVerdict(): void {
  afterPaint(() => {
    for (const part of ['a', 'h2'])
      document.querySelector(`[data-verdict-place] ${part}`)?.scrollIntoView({ block: 'nearest' });
  });
}
