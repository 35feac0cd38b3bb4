import type { Catalogue } from './catalogue.ts';

/** What a build tells of its visitors, and to whom. */
export interface Reporting {
  /** Where events are counted; nothing for nowhere. */
  readonly analytics?: string;
  /** Where failures are reported; nothing for nowhere. */
  readonly errors?: string;
}

type Section = Catalogue['site']['policies']['privacy']['sections'][number];

/** The sections of the privacy policy that depend on what the build does: each says what is true of it. */
export function reportingSections(text: Catalogue['site']['reporting'], reporting: Reporting): readonly Section[] {
  const { counting, failures } = text;
  return [
    { title: counting.title, text: reporting.analytics === undefined ? counting.off : counting.on },
    { title: failures.title, text: reporting.errors === undefined ? failures.off : failures.on },
  ];
}
