import { DECISIONS } from './decisions.ts';
import { REQUIREMENTS } from './requirements.ts';

/** A place in the source: `file#name` of the rule, table or screen that answers. */
export type RuleRef = `${string}#${string}`;

/** One line of what the product must do. */
export interface Requirement {
  readonly says: string;
  /** Section of the specification; `design` for the one line that the architecture asks for. */
  readonly section: string;
  /** The specification's own words. */
  readonly quote: string;
  readonly rules: readonly RuleRef[];
}

/** One choice that we made, and why there was one to make. */
export interface Decision {
  readonly because: 'defect' | 'contradiction' | 'ambiguous' | 'silent';
  readonly says: string;
  /** The requirements that it settles. */
  readonly settles: readonly string[];
  readonly rules: readonly RuleRef[];
}

/** `R1` to `R76`, some in parts. */
export type RequirementId = keyof typeof REQUIREMENTS;
/** `Q1` to `Q67`. */
export type DecisionId = keyof typeof DECISIONS;

/** Every requirement's id, in order. */
export const REQUIREMENT_IDS = Object.keys(REQUIREMENTS) as readonly RequirementId[];
/** Every decision's id, in order. */
export const DECISION_IDS = Object.keys(DECISIONS) as readonly DecisionId[];

/** The requirement of a name like `R21` or `r42a`; null where there is none. */
export function requirementOf(name: string): (Requirement & { readonly id: RequirementId }) | null {
  const id = REQUIREMENT_IDS.find((each) => each.toLowerCase() === name.toLowerCase());
  return id === undefined ? null : { id, ...REQUIREMENTS[id] };
}

/** The decision of a name like `Q11`; null where there is none. */
export function decisionOf(name: string): (Decision & { readonly id: DecisionId }) | null {
  const id = DECISION_IDS.find((each) => each.toLowerCase() === name.toLowerCase());
  return id === undefined ? null : { id, ...DECISIONS[id] };
}

/** The decisions that settle a requirement. */
export function decisionsOn(requirement: RequirementId): readonly DecisionId[] {
  return DECISION_IDS.filter((id) => (DECISIONS[id].settles as readonly string[]).includes(requirement));
}
