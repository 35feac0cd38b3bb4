/** A place in the source: `file#name` of the rule, table or screen that answers. */
export type RuleRef = `${string}#${string}`;

/** What the traceability test follows: where a line is decided, and what proves it. */
interface Traced {
  readonly rules: readonly RuleRef[];
  /** `file#title` of the proving test, only where several titles name the line, or none can: else the titles decide. */
  readonly provedBy?: RuleRef;
}

/** One line of what the product must do. */
export interface Requirement extends Traced {
  readonly says: string;
  /** Section of the specification; `design` for the one line that the architecture asks for. */
  readonly section: string;
  /** The specification's own words. */
  readonly quote: string;
}

/** One choice that we made, and why there was one to make. */
export interface Decision extends Traced {
  readonly because: 'defect' | 'contradiction' | 'ambiguous' | 'silent';
  readonly says: string;
  /** The requirements that it settles. */
  readonly settles: readonly string[];
}
