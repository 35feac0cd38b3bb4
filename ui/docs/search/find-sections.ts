/** A part of the documentation that can be found: a heading with what stands below it, or a line of the requirements. */
export interface Section {
  /** Address with its anchor, `/docs/wire#the-cipher`. */
  readonly address: string;
  /** Title of its page. */
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** A section that was found, with the words around the first match. */
export interface FoundSection extends Omit<Section, 'text'> {
  readonly excerpt: string;
}

/** Characters of an excerpt, before and behind the match. */
const AROUND = [40, 100] as const;

/** The sections that hold every word of the query, in any letter case; those that have it in the heading come first. */
export function findSections(sections: readonly Section[], query: string, most: number): readonly FoundSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .flatMap((section) => {
      const heading = section.heading.toLowerCase();
      const text = section.text.toLowerCase();
      if (!words.every((word) => heading.includes(word) || text.includes(word))) return [];
      return [
        { section, rank: rankOf(heading, words), at: text.indexOf(words.find((word) => text.includes(word)) ?? '') },
      ];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ section: { address, page, heading, text }, at }) => ({
      address,
      page,
      heading,
      excerpt: around(text, at),
    }));
}

/** 0 for the heading itself, 1 where it begins so, 2 where it has every word, 3 for the text below it. */
function rankOf(heading: string, words: readonly string[]): number {
  const whole = words.join(' ');
  if (heading === whole) return 0;
  if (heading.startsWith(whole)) return 1;
  return words.every((word) => heading.includes(word)) ? 2 : 3;
}

function around(text: string, at: number): string {
  const from = Math.max(0, at - AROUND[0]);
  const to = Math.max(0, at) + AROUND[1];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
