/** True in the sandbox's build and in dev: a browser stands in for the host app, visibly (Q67). */
declare const __SANDBOX__: boolean;
/** Address of the font of Urdu texts in this build; empty where the phone's own serve. */
declare const __URDU_FONT__: string;
/** Where this build's pages report to; without an address they do not. */
declare const __REPORTING__: {
  readonly errors?: string;
  readonly analytics?: string;
};
/** The gateway of this build. */
declare const __GATEWAY__: {
  readonly base: string;
  /** For local and test hosts (R36). */
  readonly testBase: string;
  readonly secret: string;
  readonly source: string;
};
