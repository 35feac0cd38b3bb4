import { cases } from './en/cases.ts';
import { common } from './en/common.ts';
import { notices } from './en/notices.ts';
import { payments } from './en/payments.ts';
import { shop } from './en/shop.ts';
import { site } from './en/site.ts';
import { phone } from './phone.ts';

/** Every English text, as the specification quotes it where it does (Q1, Q50); ours elsewhere (Q56). */
export const english = { cases, common, notices, payments, phone, shop, site };

/** The same messages in any language: what is a text stays one, what needs values needs the same ones. */
export type Filled<T> = T extends string
  ? string
  : T extends (need: infer Need) => string
    ? (need: Need) => string
    : { readonly [Key in keyof T]: Filled<T[Key]> };

/** What a language must say. A missing text does not compile. */
export type Catalogue = Filled<typeof english>;

/** Names a short message (toast). */
export type NoticeKey = keyof typeof notices;

/** A short message: one of the catalogue's, or that so many seconds are to be waited. */
export type Notice = NoticeKey | { readonly waitSeconds: number };
