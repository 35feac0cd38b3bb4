import type { Edition } from '#core/number-check/official-numbers.ts';
import type { DecisionId, RequirementId } from '../requirements/find.ts';

/** What is said about one thing: the rule as it applies, then the requirements and decisions behind it. */
export interface Explanation {
  readonly subject: string;
  /** What the product does, in words. */
  readonly rule: string;
  readonly edition: Edition | null;
  readonly requirements: readonly RequirementId[];
  readonly decisions: readonly DecisionId[];
}

/** One explanation. */
export const explained = (
  subject: string,
  rule: string,
  requirements: readonly RequirementId[],
  decisions: readonly DecisionId[] = [],
  edition: Edition | null = null,
): Explanation => ({ subject, rule, edition, requirements, decisions });
