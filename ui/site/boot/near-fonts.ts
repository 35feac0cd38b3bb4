/**
 * A page that came as fast as this is from a host that is near, ms: what is asked of it next comes about as fast. A slow
 * device that starts beside its browser takes up to 150 of them itself.
 */
export const NEAR_MS = 180;

/** How a page came. */
export interface Arrival {
  /** From asking for the page to reading its head, ms; null where the browser does not tell. */
  readonly tookMs: number | null;
  /** Whether the worker, which keeps the fonts, is in charge of the page. */
  readonly hasWorker: boolean;
}

/**
 * Whether a page waits for the fonts that it fetches: where they are kept on the device or come at once. Elsewhere its first
 * visit has the phone's own letters, since words that can be read are worth more than their face.
 */
export const areFontsNear = ({ tookMs, hasWorker }: Arrival): boolean =>
  hasWorker || (tookMs !== null && tookMs <= NEAR_MS);
