import { DECISIONS } from './decisions.ts';
import { REQUIREMENTS } from './requirements.ts';
import type { Decision, Requirement } from './types.ts';

/** `R1` to `R76`, some in parts. */
export type RequirementId = keyof typeof REQUIREMENTS;
/** `Q1` and on. */
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
