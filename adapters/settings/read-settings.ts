import * as v from 'valibot';
import { inKarachi } from '../../core/lib/time.ts';
import { english } from '../../core/text/catalogue.ts';
import { urdu } from '../../core/text/languages.ts';
import { hasFields } from '../gateway/decoder.ts';
import { samplesIn, unconfirmedIn, valueAt } from './samples.ts';
import { DEMO_SETTINGS, SETTINGS, type Settings } from './schema.ts';

/** Settings that can be built with, or one line for each fault: where it is, and what is wrong there. */
export type ReadSettings = { readonly settings: Settings } | { readonly faults: readonly string[] };

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that stand above the file, and the key of `gateway` that each one sets. */
const OVERRIDES = { ASAAN_GATEWAY_URL: 'url', ASAAN_GATEWAY_SECRET: 'secret' } as const;

/**
 * Reads the settings of a deployment from the text of their file; the environment overrides it. `isDemo`: the demo's own
 * facts count, which a site that goes live must replace or confirm (Q8, Q70); its days are the specification's. `now`, ms since
 * 1970: no day of a lender's is later.
 */
export function readSettings(text: string, env: Environment, isDemo = false, now = Date.now()): ReadSettings {
  let written: unknown;
  try {
    written = JSON.parse(withoutMark(text));
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''}`] };
  }
  const settings = overridden(written, env);
  const read = v.safeParse(isDemo ? DEMO_SETTINGS : SETTINGS, settings);
  const demos = [
    ...daysAhead(settings, now),
    ...samplesIn(settings).map((path) => `${path}: is a sample`),
    ...unconfirmedIn(settings).map(
      (path) => `${path}: is the demo's; name it in "confirmed" where it is the company's own as well`,
    ),
  ];
  const faults = [...(read.issues ?? []).map(lineOf), ...(isDemo ? [] : demos)];
  if (!read.success || faults.length > 0) return { faults };
  return { settings: isDemo ? read.output : { ...read.output, policies: read.output.policies ?? UNPUBLISHED } };
}

const notYet = { en: [english.site.frame.footer.unpublished], ur: [urdu.site.frame.footer.unpublished] };
/** What stands on the pages of a lender that gave no policies: our samples are none of his (Q8). */
const UNPUBLISHED = { terms: notYet, userData: notYet, privacy: notYet };

/** The text of a file without the mark that some editors begin UTF-8 with. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** A line for each day that is still to come in Karachi. */
function daysAhead(settings: unknown, now: number): readonly string[] {
  const today = inKarachi(now).toISOString().slice(0, 10);
  return ['company.licence.date', 'company.policiesDate', 'company.numbers.listedOn'].flatMap((path) => {
    const day = valueAt(settings, path);
    return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today
      ? [`${path}: is later than today, ${today}`]
      : [];
  });
}

function overridden(written: unknown, env: Environment): unknown {
  if (!hasFields(written)) return written;
  const { gateway } = written;
  const values = Object.entries(OVERRIDES).flatMap(([variable, key]) => (env[variable] ? [[key, env[variable]]] : []));
  if (values.length === 0) return written;
  return { ...written, gateway: { ...(hasFields(gateway) ? gateway : {}), ...Object.fromEntries(values) } };
}

/** `company.hours.opens: must be a time such as '09:00'`. */
function lineOf({ path, message }: v.BaseIssue<unknown>): string {
  const at = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return at === '' ? message : `${at.slice(1)}: ${message}`;
}
