import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deploymentFor, type SiteMode, usualFolder } from '../../adapters/server/built-site.ts';
import type { Deployment } from '../../adapters/server/deployment.ts';
import type { Environment } from '../../adapters/settings/read-settings.ts';

/** What is built: for whom, how, and where it goes. */
export interface SitePlan {
  readonly mode: SiteMode;
  readonly folder: string;
  readonly deployment: Deployment;
}

/** What this process is asked to build; it ends with status 2, before anything is written, where that cannot be built. */
export function sitePlan(
  mode: SiteMode,
  { argv, env }: { readonly argv: readonly string[]; readonly env: Environment },
): SitePlan {
  const { demo = false, out } = readArguments(argv.includes('--') ? argv.slice(argv.indexOf('--') + 1) : []);
  const deployment = deploymentFor(mode, demo, env);
  if ('faults' in deployment) return refuse(deployment.faults);
  return { mode, folder: out === undefined ? usualFolder(mode) : resolve(out), deployment };
}

/** What stands behind `--` on the command line. */
function readArguments(args: string[]): { readonly demo?: boolean; readonly out?: string } {
  try {
    return parseArgs({ args, options: { demo: { type: 'boolean' }, out: { type: 'string' } } }).values;
  } catch {
    return refuse([`usage: npm run build [-- [--demo] [--out FOLDER]], not '${args.join(' ')}'`]);
  }
}

function refuse(faults: readonly string[]): never {
  process.stderr.write(faults.map((fault) => `asaan: ${fault}\n`).join(''));
  process.exit(2);
}
