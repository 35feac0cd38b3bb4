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
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]) =>
    samplesIn(value, Array.isArray(settings) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}
