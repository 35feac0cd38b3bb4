import type { Edition } from '#core/number-check/official-numbers.ts';

/** What is said about one thing: the rule as it applies, then the requirements and decisions behind it. */
export interface Explanation {
  readonly subject: string;
  /** What the product does, in words. */
  readonly rule: string;
  readonly edition: Edition | null;
  readonly requirements: readonly string[];
  readonly decisions: readonly string[];
}

/** One explanation. */
export const explained = (
  subject: string,
  rule: string,
  requirements: readonly string[],
  decisions: readonly string[] = [],
  edition: Edition | null = null,
): Explanation => ({ subject, rule, edition, requirements, decisions });
