import { hasFields } from '../gateway/decoder.ts';

/** The demo's facts that nobody but the licence holder can replace, by their place in the settings (Q8). */
const SAMPLES: Readonly<Record<string, string>> = {
  'gateway.secret': 'sandbox-secret',
  'company.name.en': 'asaan',
  'company.name.ur': 'آسان',
  'company.legalName.en': 'Asaan Financial Services (Private) Limited',
  'company.legalName.ur': 'آسان فنانشل سروسز (پرائیویٹ) لمیٹڈ',
  'company.licence.number': 'SECP/NBFC/SAMPLE',
};

/** The demo's site: every address and mailbox there is a sample. */
const SAMPLE_HOST = 'asaan.example';

/** Where settings still say what the demo says: `company.name.en`, `company.social[0].url`. */
export function samplesIn(settings: unknown, path = ''): readonly string[] {
  if (typeof settings === 'string') {
    return SAMPLES[path] === settings || settings.includes(SAMPLE_HOST) ? [path] : [];
  }
  if (!hasFields(settings)) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    samplesIn(value, Array.isArray(settings) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

/** Facts of the demo's that may be a lender's own: whoever goes live confirms them. Policies that are not given are ours. */
const STAND_INS: readonly (readonly [key: string, value: unknown])[] = [
  ['numbers.listedOn', '2026-11-21'],
  ['hotline', '051111883883'],
  ['whatsApp', '923088888260'],
  ['wallets', ['Easypaisa', 'JazzCash']],
  ['regulator', 'https://sdms.secp.gov.pk'],
];

/** Where settings say what the demo says and a lender may say too, and `policies` where ours stand in (Q8). */
export function standInsIn(settings: unknown): readonly string[] {
  const given = hasFields(settings) ? settings : {};
  const company = hasFields(given['company']) ? given['company'] : {};
  const valueAt = (key: string): unknown =>
    key.split('.').reduce((value: unknown, part) => (hasFields(value) ? value[part] : undefined), company);
  const same = STAND_INS.filter(([key, value]) => JSON.stringify(valueAt(key)) === JSON.stringify(value));
  return [...same.map(([key]) => `company.${key}`), ...(given['policies'] === undefined ? ['policies'] : [])];
}

/** Official numbers of which settings know the last digits alone, a line each: their prefix is missing content (Q68). */
export function missingNumbersIn(settings: unknown): readonly string[] {
  const company = hasFields(settings) ? settings['company'] : null;
  const numbers = hasFields(company) ? company['numbers'] : null;
  const missing: unknown = hasFields(numbers) ? numbers['missing'] : null;
  if (!Array.isArray(missing)) return [];
  return missing.map((row: unknown, at) => {
    const { length, from, to } = hasFields(row) ? row : {};
    const ends = from === to ? String(from) : `${String(from)} to ${String(to)}`;
    return `company.numbers.missing[${at}]: the prefix of the ${String(length)}-digit numbers that end in ${ends}`;
  });
}
