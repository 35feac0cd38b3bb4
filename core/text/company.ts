import type { Language } from './language.ts';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A link with its name. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Opening and closing time in Karachi, `09:00`, every day of the week (R5). */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

/** The two mobile-wallet services for repayment, by name (R2). */
export interface Wallets {
  readonly first: string;
  readonly second: string;
}

/** What a lender is called, how it is licensed and how it is reached: a deployment brings it, the pages show it (Q8). */
export interface Company {
  /** The brand. */
  readonly name: Bilingual;
  /** The full corporate name (R7). */
  readonly legalName: Bilingual;
  /** What it says of itself (R7): a claim, and so its own. */
  readonly mission?: Bilingual;
  readonly vision?: Bilingual;
  /** `date`: `2023-03-10` (R7). */
  readonly licence: { readonly number: string; readonly date: string };
  /** A number that the site's own check calls official (R24). */
  readonly hotline: string;
  readonly mailbox: string;
  /** Day of the last change of the three policies: `2026-11-20`. */
  readonly policiesDate?: string;
  readonly hours: OpeningHours;
  readonly social: readonly NamedLink[];
  /** Page of the app in its store (R14). */
  readonly store: string;
  /** The two mobile-wallet services for repayment (R2). */
  readonly wallets: readonly [string, string];
  /** Page that takes complaints about lenders (Q25). */
  readonly regulator: string;
}

/** The names of two services, as texts take them. */
export const walletNames = ([first, second]: Company['wallets']): Wallets => ({ first, second });

/** The address that opens a chat with a number, digits with the country code, in WhatsApp. */
export const chatAddress = (number: string): string => `https://wa.me/${number}`;
