/** True in the sandbox's build and in dev: a browser stands in for the host app, visibly (Q67). */
declare const __SANDBOX__: boolean;
/** Address of the font of Urdu texts in this build; empty where the phone's own serve. */
declare const __URDU_FONT__: string;
/** The gateway of this build. */
declare const __GATEWAY__: {
  readonly base: string;
  /** For local and test hosts (R36). */
  readonly testBase: string;
  readonly secret: string;
  readonly source: string;
  /** How calls stand on the wire. Compared where a format is made: a build then holds the code of one alone. */
  readonly transport: 'sealed-query' | 'bearer-body';
  /** Whether it takes idempotency keys: without, no key is made. */
  readonly takesIdempotencyKeys: boolean;
};
