/** True in the sandbox's build and in dev: a browser stands in for the host app, visibly (Q67). */
declare const __SANDBOX__: boolean;
/** The fonts of this build; none where the phone's own serve. */
declare const __FONTS__: readonly {
  readonly language: import('#core/text/language.ts').Language;
  readonly family: string;
  readonly weight: '400' | '700';
  readonly address: string;
  /** What it is asked for; everything where it is missing. */
  readonly unicodeRange?: string;
}[];
/** The gateway of this build. The public pages' program has it without `secret`. */
declare const __GATEWAY__: {
  readonly base: string;
  /** For local and test hosts (R36). */
  readonly testBase: string;
  /** Whether this is the sandbox's build, whose one gateway is its own. */
  readonly isSandbox?: boolean;
  /** Empty for a transport that needs none. */
  readonly secret: string;
  readonly source: string;
  /** How calls stand on the wire. Compared where a format is made: a build then holds the code of one alone. */
  readonly transport: 'sealed-query' | 'bearer-body';
  /** Whether it takes idempotency keys: without, no key is made. */
  readonly takesIdempotencyKeys: boolean;
};

/** The company, fact by fact: a bundle holds those that it reads. */
declare module 'virtual:settings/company' {
  type Company = import('#core/text/company.ts').Company;
  export const name: Company['name'];
  export const legalName: Company['legalName'];
  /** What the company says of itself (R7): a claim, and so its own; null where it says nothing. */
  export const mission: Company['name'] | null;
  export const vision: Company['name'] | null;
  export const licence: Company['licence'];
  export const hotline: string;
  /** The hotline as it is read, in groups. */
  export const shownHotline: string;
  export const mailbox: string;
  /** Day of the last change of the three policies, `2026-11-20`; null where it is not told. */
  export const policiesDate: string | null;
  /** Digits with country code; null where there is none. */
  export const whatsApp: string | null;
  export const hours: Company['hours'];
  export const social: Company['social'];
  export const store: string;
  export const wallets: Company['wallets'];
  export const regulator: string;
}

declare module 'virtual:settings/numbers' {
  /** The lender's official numbers. */
  export const numbers: import('#core/number-check/official-numbers.ts').NumberTable;
  /** Day of the list: `2026-11-21` (Q68). */
  export const listedOn: string;
  /** How many numbers the list lacks at least. */
  export const missing: number;
}

declare module 'virtual:settings/site' {
  type Section = { readonly title: string; readonly text: string };
  /** Origin of the public pages. */
  export const site: string;
  /** The lender's own texts of R14; null for ours, which are samples (Q8). */
  export const policies: Record<'terms' | 'userData' | 'privacy', Record<'en' | 'ur', readonly Section[]>> | null;
  /** The brand's main colour. */
  export const ink: string;
}

declare module 'virtual:settings/samples' {
  /** Places in the settings of what is no lender's own fact, `company.legalName.en` (Q8); none in a lender's build. */
  export const samples: readonly string[];
}

declare module 'virtual:settings/features' {
  export const wording: import('#core/text/corrected.ts').Wording;
  /** Whether the app's developers find `/bridge-check`. */
  export const bridgeCheck: boolean;
  /** Whether the two tools are kept for a phone without a network. */
  export const offline: boolean;
}

declare module 'virtual:settings/reporting' {
  /** Null where nothing is counted. */
  export const analyticsUrl: string | null;
  /** Null where no error is reported. */
  export const errorsUrl: string | null;
}
