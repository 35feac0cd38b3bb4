/** A range whose prefix the specification does not show. It makes no number official (Q11). */
export interface HiddenRange {
  readonly length: 10 | 11;
  readonly from: string;
  readonly to: string;
}

const hidden = (length: 10 | 11, from: string, to = from): HiddenRange => ({ length, from, to });

/** Suffixes whose prefixes are not shown (R22, R23): kept so that a known prefix has its place, inert until then (Q11). */
export const HIDDEN_RANGES: readonly HiddenRange[] = [
  hidden(10, '336', '340'),
  hidden(10, '582', '618'),
  hidden(10, '818', '840'),
  hidden(10, '849', '872'),
  hidden(10, '874', '877'),
  hidden(10, '14'),
  hidden(10, '97'),
  hidden(10, '99'),
  hidden(10, '126'),
  hidden(10, '135'),
  hidden(10, '436'),
  hidden(10, '37'),
  hidden(11, '40', '41'),
];
