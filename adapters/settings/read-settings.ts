import * as v from 'valibot';
import { hasFields } from '../gateway/decoder.ts';
import { samplesIn } from './samples.ts';
import { SETTINGS, type Settings } from './schema.ts';

/** Settings that can be built with, or one line for each fault: where it is, and what is wrong there. */
export type ReadSettings = { readonly settings: Settings } | { readonly faults: readonly string[] };

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that stand above the file, and the key of `gateway` that each one sets. */
const OVERRIDES = { ASAAN_GATEWAY_URL: 'url', ASAAN_GATEWAY_SECRET: 'secret' } as const;

/**
 * Reads the settings of a deployment from the text of their file; the environment overrides it. `areSamplesFine`: the
 * demo's own facts count, which a site that goes live must replace (Q8).
 */
export function readSettings(text: string, env: Environment, areSamplesFine = false): ReadSettings {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    return { faults: [`is not JSON: ${error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''}`] };
  }
  const settings = overridden(written, env);
  const read = v.safeParse(SETTINGS, settings);
  const samples = areSamplesFine ? [] : samplesIn(settings);
  const faults = [...(read.issues ?? []).map(lineOf), ...samples.map((path) => `${path}: is a sample`)];
  return read.success && faults.length === 0 ? { settings: read.output } : { faults };
}

function overridden(written: unknown, env: Environment): unknown {
  const values = Object.entries(OVERRIDES).flatMap(([variable, key]) =>
    env[variable] === undefined || env[variable] === '' ? [] : [[key, env[variable]] as const],
  );
  if (values.length === 0 || !hasFields(written)) return written;
  return {
    ...written,
    gateway: { ...(hasFields(written['gateway']) ? written['gateway'] : {}), ...Object.fromEntries(values) },
  };
}

/** `company.hours.opens: must be a time such as '09:00'`. */
function lineOf({ path, message }: v.BaseIssue<unknown>): string {
  const at = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return at === '' ? message : `${at.slice(1)}: ${message}`;
}
