import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#adapters/server/project.ts';
import { readSettings } from '#adapters/settings/read-settings.ts';

/** What is written over a setting, key by key; undefined takes a value away. */
export type Changes = { readonly [key: string]: unknown };

/** A lender of its own: no value is the demo's, but for what every lender shares. */
export const BRAND = {
  site: 'https://qarz.pk',
  gateway: { url: '/gateway', source: 'qarz-shop', secret: 'of-the-gateway', transport: 'sealed-query' },
  origins: { pictures: [] },
  errors: { url: '/errors' },
  theme: { ink: '#7a1f3d', accent: '#4cc3e9', icon: 'icon.svg' },
  company: {
    name: { en: 'Qarz', ur: 'قرض' },
    legalName: { en: 'Qarz Microfinance Limited', ur: 'قرض مائیکروفنانس لمیٹڈ' },
    mission: { en: 'What Qarz is for.', ur: 'قرض کا مقصد۔' },
    vision: { en: 'What Qarz wants.', ur: 'قرض کا وژن۔' },
    licence: { number: 'NBFC-0042', date: '2019-12-01' },
    hotline: '042111000222',
    mailbox: 'help@qarz.pk',
    policiesDate: '2024-05-06',
    whatsApp: '923001112223',
    hours: { opens: '10:30', closes: '17:00' },
    social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/qarz' }],
    store: 'https://store.qarz.pk/app',
    wallets: ['SadaPay', 'NayaPay'],
    regulator: 'https://complaints.gov.pk/lenders',
    numbers: {
      listedOn: '2025-02-03',
      exact: [{ number: '042111000222', edition: 'classic' }],
      ranges: [{ prefix: '0421234', from: '100', to: '199', edition: 'tabs' }],
    },
  },
  policies: Object.fromEntries(
    ['terms', 'userData', 'privacy'].map((policy) => [
      policy,
      {
        en: [{ title: `Our ${policy}`, text: 'What the lender wrote.' }],
        ur: [{ title: 'ہماری پالیسی', text: 'جو کمپنی نے لکھا۔' }],
      },
    ]),
  ),
  wording: 'corrected',
  features: { bridgeCheck: false, offline: false },
} as const;

/** A value of settings that a test changes. */
export interface Change {
  /** `company.numbers.ranges.0.to`. */
  readonly at: string;
  /** Undefined takes the value away. */
  readonly to: unknown;
}

/** A copy of settings with some values changed. */
export function changed(settings: object, changes: readonly Change[]): object {
  const copy = structuredClone(settings) as Record<string, unknown>;
  for (const { at, to } of changes) {
    const keys = at.split('.');
    const last = keys.pop() ?? '';
    let holder = copy;
    for (const key of keys) holder = (holder[key] ??= {}) as Record<string, unknown>;
    holder[last] = to;
  }
  return copy;
}

/** The faults of settings, on the day of an instant (ms since 1970). */
export function faultsOf(text: string, now: number): readonly string[] {
  const read = readSettings(text, {}, false, now);
  return 'faults' in read ? read.faults : [];
}

/** Its icon. */
export const BRAND_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#7a1f3d"/></svg>';

/** Where settings of tests lie. */
const SETTINGS = join(PROJECT, 'build', 'test-settings');

/** Writes settings and icon into a folder of their own; the file of the settings. */
export function writeSettings(settings: object, icon = BRAND_ICON): string {
  mkdirSync(SETTINGS, { recursive: true });
  return writeInto(mkdtempSync(join(SETTINGS, 'own-')), settings, icon);
}

/** The brand's settings at a fixed place, so that its site is built again only where something changed. */
export function settingsAt(name: string, settings: object): string {
  const folder = join(SETTINGS, name);
  mkdirSync(folder, { recursive: true });
  return writeInto(folder, settings, BRAND_ICON);
}

function writeInto(folder: string, settings: object, icon: string): string {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings, null, 2));
  writeFileSync(join(folder, 'icon.svg'), icon);
  return file;
}
