import type { Language } from './language.ts';

/** Where a fact comes from: the specification, or a sample that the licence holder must replace (Q8). */
export type Fact<T> =
  | { readonly kind: 'specified'; readonly value: T; readonly source: string }
  | { readonly kind: 'sample'; readonly value: T; readonly needed: string };

const specified = <T>(value: T, source: string): Fact<T> => ({ kind: 'specified', value, source });
const sample = <T>(value: T, needed: string): Fact<T> => ({ kind: 'sample', value, needed });

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A link with its name. */
export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

/** Everything about the company that the pages show: replace the samples before going live; `npm run content:check` lists them (Q8). */
export const COMPANY = {
  name: sample<Bilingual>(
    { en: 'Asaan Financial Services (Private) Limited', ur: 'آسان فنانشل سروسز (پرائیویٹ) لمیٹڈ' },
    'the full corporate name, as licensed',
  ),
  /** ISO date (R7). */
  licenceIssued: specified('2023-03-10', '§2'),
  /** Number that the site's own check calls official (R24). */
  hotline: sample('051111883883', 'the hotline; one of the exact official numbers stands in'),
  mailbox: sample('support@asaan.example', 'the support mailbox'),
  /** Opening and closing time in Karachi, every day of the week (R5). */
  hours: specified({ opens: '09:00', closes: '18:00' }, '§1'),
  /** The two mobile-wallet services for repayment (R2). */
  wallets: sample<readonly [string, string]>(['Easypaisa', 'JazzCash'], 'the two contracted wallet services'),
  site: sample('https://asaan.example', 'the address of this site'),
  appStore: sample('https://asaan.example/app', 'the page of the app in its store'),
  whatsApp: sample('923088888260', 'the WhatsApp number of support'),
  social: sample<readonly NamedLink[]>(
    [
      { name: 'Facebook', url: 'https://asaan.example/facebook' },
      { name: 'Instagram', url: 'https://asaan.example/instagram' },
    ],
    'the social pages',
  ),
  regulator: sample('https://sdms.secp.gov.pk', "the regulator's complaint page, to be confirmed"),
  policies: sample('core/text/en/policies.ts, core/text/ur/policies.ts', 'terms, user data policy and privacy policy'),
} as const;

/** A number of Pakistan as the rest of the world dials it: +92 in the place of the leading 0. */
export function internationalNumber(national: string): string {
  return `+92${national.slice(1)}`;
}

/** Names a fact of the company. */
export type CompanyFact = keyof typeof COMPANY;

/** The facts that are still samples, with what is needed in their place (Q8). */
export function sampleFacts(): readonly { readonly fact: CompanyFact; readonly needed: string }[] {
  return (Object.keys(COMPANY) as CompanyFact[]).flatMap((fact) => {
    const { kind, ...rest } = COMPANY[fact];
    return kind === 'sample' && 'needed' in rest ? [{ fact, needed: rest.needed }] : [];
  });
}
