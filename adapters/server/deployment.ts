import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type Environment, readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/schema.ts';
import { PROJECT } from './project.ts';

/** `production` is what is deployed, `sandbox` what `npm start` and the tests serve. */
export type SiteMode = 'production' | 'sandbox';

/** What a site is built for: its settings, and the files that they name. */
export interface Deployment {
  readonly settings: Settings;
  /** SVG. */
  readonly icon: string;
  /** True where samples stand for facts that only a licence holder can supply (Q8). */
  readonly isDemo: boolean;
}

/** A deployment, or one line for each reason why nothing can be built. */
export type LoadedDeployment = Deployment | { readonly faults: readonly string[] };

const DEMO = join(PROJECT, 'adapters', 'settings', 'demo.json');
/** The demo's icon, which is no lender's. */
const ICON = join(PROJECT, 'adapters', 'settings', 'icon.svg');
/** Settings are looked for here where `ASAAN_CONFIG` names no other file. */
const USUAL_FILE = 'asaan.config.json';

/**
 * What a mode is built for: the demo, or a lender, whose settings are in the file that `ASAAN_CONFIG` names, or in
 * asaan.config.json. The sandbox's pages are the demo's, and share the secret of the server beside them, `GATEWAY_SECRET`.
 */
export function deploymentFor(mode: SiteMode, isDemo: boolean, env: Environment): LoadedDeployment {
  if (mode === 'sandbox') return loaded(DEMO, { ASAAN_GATEWAY_SECRET: env['GATEWAY_SECRET'] }, true);
  return isDemo ? loaded(DEMO, env, true) : loaded(resolve(env['ASAAN_CONFIG'] || USUAL_FILE), env, false);
}

function loaded(file: string, env: Environment, isDemo: boolean): LoadedDeployment {
  const name = relative(process.cwd(), file).startsWith('..') ? file : relative(process.cwd(), file);
  const text = textOf(file);
  if (text === null) {
    const way = 'ASAAN_CONFIG=FILE names the settings; npm run build -- --demo builds the demo';
    return { faults: [`${name}: cannot be read (${way})`] };
  }
  const read = readSettings(text, env, isDemo);
  if ('faults' in read) return { faults: read.faults.map((fault) => `${name}: ${fault}`) };
  const { theme } = read.settings;
  const icon = textOf(theme === undefined ? ICON : join(dirname(file), theme.icon));
  if (icon === null || !/<svg[\s>]/.test(icon)) {
    return { faults: [`${name}: theme.icon: is no SVG file: ${basename(theme?.icon ?? ICON)}`] };
  }
  if (!isDemo && icon.trim() === textOf(ICON)?.trim()) return { faults: [`${name}: theme.icon: is a sample`] };
  return { settings: read.settings, icon, isDemo };
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
