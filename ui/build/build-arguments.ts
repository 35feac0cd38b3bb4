import { resolve } from 'node:path';
import { deploymentFor, type SiteMode, usualFolder } from '../../adapters/server/built-site.ts';
import type { Environment } from '../../adapters/settings/read-settings.ts';
import type { SitePlan } from './site-writer.ts';

/** What a build is asked for behind `--`: `npm run build -- --demo`. */
export interface BuildArguments {
  /** Build the demo's settings. */
  readonly isDemo: boolean;
  /** Where the site goes instead of its usual folder; null for that one. */
  readonly folder: string | null;
}

const USAGE = 'npm run build [-- [--demo] [--out FOLDER]]';

/** Reads what stands behind `--` on the command line; a text says what of it is not known. */
function readBuildArguments(argv: readonly string[]): BuildArguments | string {
  const at = argv.indexOf('--');
  const given = at === -1 ? [] : argv.slice(at + 1);
  const out = given.indexOf('--out');
  const folder = out === -1 ? null : given[out + 1];
  const unknown = given.filter(
    (each, place) => each !== '--demo' && (out === -1 || (place !== out && place !== out + 1)),
  );
  if (folder === undefined || unknown.length > 0) return `usage: ${USAGE}, not '${given.join(' ')}'`;
  return { isDemo: given.includes('--demo'), folder: folder === null ? null : resolve(folder) };
}

/** What this process is asked to build; it ends with status 2, before anything is written, where that cannot be built. */
export function sitePlan(
  mode: SiteMode,
  { argv, env }: { readonly argv: readonly string[]; readonly env: Environment },
): SitePlan {
  const given = readBuildArguments(argv);
  if (typeof given === 'string') return refuse([given]);
  const deployment = deploymentFor(mode, given.isDemo, env);
  if ('faults' in deployment) return refuse(deployment.faults);
  return { mode, folder: given.folder ?? usualFolder(mode), deployment };
}

function refuse(faults: readonly string[]): never {
  process.stderr.write(faults.map((fault) => `asaan: ${fault}\n`).join(''));
  process.exit(2);
}
