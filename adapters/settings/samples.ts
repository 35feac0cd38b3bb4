// By their paths: vite.config.ts reads this file before anything is compiled.
import { SPECIFIED_NUMBERS } from '../../core/number-check/official-numbers.ts';
import { english } from '../../core/text/catalogue.ts';
import { urdu } from '../../core/text/languages.ts';
import { hasFields } from '../gateway/decoder.ts';

/** The demo's facts that are no lender's, by their place in the settings (Q8). */
const SAMPLES: Readonly<Record<string, string>> = {
  'gateway.secret': 'sandbox-secret',
  'theme.ink': '#0b5a4b',
  'theme.accent': '#e9b44c',
  'company.name.en': 'asaan',
  'company.name.ur': 'آسان',
  'company.legalName.en': 'Asaan Financial Services (Private) Limited',
  'company.legalName.ur': 'آسان فنانشل سروسز (پرائیویٹ) لمیٹڈ',
  'company.mission.en': 'To lend small sums on terms that a borrower understands before signing.',
  'company.mission.ur': 'ایسی شرائط پر چھوٹے قرضے دینا جو قرض لینے والا دستخط سے پہلے سمجھ لے۔',
  'company.vision.en': 'A Pakistan in which nobody loses money to a caller who pretends to be a lender.',
  'company.vision.ur': 'ایسا پاکستان جہاں کوئی شخص قرض دینے والی کمپنی بن کر کسی سے پیسے نہ ہتھیا سکے۔',
  'company.licence.number': 'SECP/NBFC/SAMPLE',
};

/** The demo's site: every address and mailbox there is a sample. */
const SAMPLE_HOST = 'asaan.example';

/** Where settings still say what the demo says, policies among it: `company.name.en`, `company.social[0].url`. */
export function samplesIn(settings: unknown, path = ''): readonly string[] {
  if (typeof settings === 'string') {
    const isSample = SAMPLES[path]?.toLowerCase() === settings.toLowerCase();
    return isSample || settings.includes(SAMPLE_HOST) ? [path] : [];
  }
  if (!hasFields(settings)) return [];
  if (isSamplePolicy(path, settings)) return [path];
  return Object.entries(settings).flatMap(([key, value]) =>
    samplesIn(value, Array.isArray(settings) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

const OUR_POLICIES = { en: english.site.policies, ur: urdu.site.policies };

/** Whether one language of a policy is what stands on the demo's page, word for word but for the wallets. */
function isSamplePolicy(path: string, sections: unknown): boolean {
  const [part, policy, language] = path.split('.');
  const ours = part === 'policies' ? valueAt(OUR_POLICIES, `${language}.${policy}.sections`) : undefined;
  if (!Array.isArray(ours) || !Array.isArray(sections) || sections.length !== ours.length) return false;
  return ours.every(({ title, text }: { readonly title: string; readonly text: unknown }, at) => {
    const section: unknown = sections[at];
    return hasFields(section) && section['title'] === title && (typeof text !== 'string' || section['text'] === text);
  });
}

/** Facts of the demo's that a lender may share, with the demo's text or what tells that they are its. Each needs his word (`confirmed`). */
const STAND_INS = {
  'gateway.source': 'asaan',
  'company.licence.date': '2023-03-10',
  'company.policiesDate': '2026-11-20',
  'company.hotline': '051111883883',
  'company.whatsApp': '923088888260',
  'company.hours': (value: unknown): boolean =>
    hasFields(value) && value['opens'] === '09:00' && value['closes'] === '18:00',
  'company.wallets': (value: unknown): boolean =>
    Array.isArray(value) && ['Easypaisa', 'JazzCash'].every((name) => value.includes(name)),
  'company.regulator': (value: unknown): boolean =>
    typeof value === 'string' && value.startsWith('https://sdms.secp.gov.pk'),
  'company.numbers': holdsSpecifiedNumber,
  'company.numbers.listedOn': '2026-11-21',
} as const satisfies Record<string, string | ((value: unknown) => boolean)>;

type StandIn = keyof typeof STAND_INS;

/** Places of what a lender may share with the demo. */
export const CONFIRMABLE = Object.keys(STAND_INS) as [StandIn, ...StandIn[]];

/** Where settings say what the demo says and a lender may say too, but did not confirm (Q8). */
export function unconfirmedIn(settings: unknown): readonly string[] {
  const confirmed = hasFields(settings) ? settings['confirmed'] : undefined;
  const isConfirmed = (path: string): boolean => Array.isArray(confirmed) && confirmed.includes(path);
  const isDemos = (path: StandIn): boolean => {
    const [demos, value] = [STAND_INS[path], valueAt(settings, path)];
    return typeof demos === 'string' ? value === demos : demos(value);
  };
  return CONFIRMABLE.filter((path) => !isConfirmed(path) && isDemos(path));
}

/** What the specification gives: the day of the licence (§2) and the service hours (§9). It is no sample. */
const SPECIFIED: ReadonlySet<string> = new Set<StandIn>(['company.licence.date', 'company.hours']);

/**
 * Every fact that wears the mark of a sample where it stands: samples, and what a lender may share with the demo but did not
 * confirm (Q8), unless the specification gives it.
 */
export const sampleFactsIn = (settings: unknown): readonly string[] => [
  ...samplesIn(settings),
  ...unconfirmedIn(settings).filter((path) => !SPECIFIED.has(path)),
];

/** What stands at a place of the settings; undefined for nothing. */
export const valueAt = (settings: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (hasFields(value) ? value[key] : undefined), settings);

/** The rows of a list at a place of the settings; none for anything else. */
function rowsAt(settings: unknown, path: string): readonly Readonly<Record<string, unknown>>[] {
  const list = valueAt(settings, path);
  return Array.isArray(list) ? list.map((row: unknown) => (hasFields(row) ? row : {})) : [];
}

/** Whether one row of a table of numbers is a row of the specification's. */
function holdsSpecifiedNumber(numbers: unknown): boolean {
  const rangeOf = ({ prefix, from, to }: Readonly<Record<string, unknown>>): string =>
    JSON.stringify([prefix, from, to]);
  const { exact, ranges } = SPECIFIED_NUMBERS;
  return (
    rowsAt(numbers, 'exact').some((row) => exact.some(({ number }) => number === row['number'])) ||
    rowsAt(numbers, 'ranges').some((row) => ranges.some((range) => rangeOf({ ...range }) === rangeOf(row)))
  );
}

/** Official numbers of which settings know the last digits alone, a line each: their prefix is missing content (Q68). */
export const missingNumbersIn = (settings: unknown): readonly string[] =>
  rowsAt(settings, 'company.numbers.missing').map(({ length, from, to }, at) => {
    const ends = from === to ? String(from) : `${String(from)} to ${String(to)}`;
    return `company.numbers.missing[${at}]: the prefix of the ${String(length)}-digit numbers that end in ${ends}`;
  });
