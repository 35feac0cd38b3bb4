import type { Catalogue } from './catalogue.ts';

/** What a build tells of its visitors, and to whom. */
export interface Reporting {
  /** Where events are counted; null for nowhere. */
  readonly analyticsUrl: string | null;
  /** Where failures are reported; null for nowhere. */
  readonly errorsUrl: string | null;
}

type Section = Catalogue['site']['policies']['privacy']['sections'][number];

/** The sections of the privacy policy that depend on what the build does: each says what is true of it. */
export function reportingSections(text: Catalogue['site']['reporting'], reporting: Reporting): readonly Section[] {
  const { counting, failures } = text;
  return [
    { title: counting.title, text: reporting.analyticsUrl === null ? counting.off : counting.on },
    { title: failures.title, text: reporting.errorsUrl === null ? failures.off : failures.on },
  ];
}

/**
 * What of that stands below a privacy policy that a lender wrote itself: whatever the build sends, which its words may not say
 * (R25, Q55).
 */
export function sentSections(text: Catalogue['site']['reporting'], reporting: Reporting): readonly Section[] {
  const [counting, failures] = reportingSections(text, reporting);
  const sent = [
    reporting.analyticsUrl === null ? undefined : counting,
    reporting.errorsUrl === null ? undefined : failures,
  ];
  return sent.filter((section) => section !== undefined);
}
