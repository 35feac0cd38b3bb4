import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { usualFolder } from '../../adapters/server/built-site.ts';
import { type Deployment, deploymentFor, type SiteMode } from '../../adapters/server/deployment.ts';
import type { Environment } from '../../adapters/settings/read-settings.ts';
import { sampleFactsIn } from '../../adapters/settings/samples.ts';
import { missingCount, numberTable, type Settings } from '../../adapters/settings/schema.ts';
import { inkOf, themePlugin } from '../../adapters/settings/theme.ts';
import { groupedPhone } from '../../core/text/format.ts';

const PREFIX = 'virtual:settings/';

/**
 * What pages know of a deployment: `virtual:settings/company` and the like as constants, of which a bundle holds what it reads;
 * `__GATEWAY__` and `__SANDBOX__`; and a brand's colours in the sheets.
 */
export function settingsPlugin({ mode, deployment: { settings } }: SitePlan): Plugin {
  const { gateway, theme } = settings;
  const isSandbox = mode === 'sandbox';
  const modules = modulesOf(settings);
  return {
    name: 'asaan:settings',
    // One instance for all environments: the modules are the same.
    sharedDuringBuild: true,
    config: () => ({
      css: { postcss: { plugins: theme === undefined ? [] : [themePlugin(theme)] } },
      define: {
        __SANDBOX__: String(isSandbox),
        __GATEWAY__: JSON.stringify(gatewayConstant(gateway, isSandbox)),
        // Folded where they are compared, so that the code of what was not chosen falls away.
        '__GATEWAY__.transport': JSON.stringify(gateway.transport),
        '__GATEWAY__.takesIdempotencyKeys': JSON.stringify(gateway.takesIdempotencyKeys),
      },
    }),
    configEnvironment: (name) =>
      name === 'site'
        ? { define: { __GATEWAY__: JSON.stringify({ ...gatewayConstant(gateway, isSandbox), secret: undefined }) } }
        : {},
    resolveId: (id) => (id.startsWith(PREFIX) && Object.hasOwn(modules, id.slice(PREFIX.length)) ? `\0${id}` : null),
    load(id) {
      const values = id.startsWith(`\0${PREFIX}`) ? modules[id.slice(PREFIX.length + 1)] : undefined;
      return values === undefined ? null : constants(values);
    },
  };
}

function modulesOf(settings: Settings): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { numbers, ...company } = settings.company;
  const absent = { whatsApp: null, mission: null, vision: null, policiesDate: null };
  return {
    company: { ...absent, ...company, shownHotline: groupedPhone(company.hotline) },
    numbers: {
      numbers: numberTable(numbers),
      listedOn: numbers.listedOn,
      missing: missingCount(numbers.missing),
    },
    site: { site: settings.site, policies: settings.policies ?? null, ink: inkOf(settings) },
    samples: { samples: sampleFactsIn(settings).filter((path) => path.startsWith('company.')) },
    features: { wording: settings.wording, ...settings.features },
    reporting: { analyticsUrl: settings.analytics?.url ?? null, errorsUrl: settings.errors?.url ?? null },
  };
}

const constants = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The gateway as the programs know it, without a slash at the end of its addresses; its secret where a cipher needs it. */
function gatewayConstant(gateway: Settings['gateway'], isSandbox: boolean): object {
  const { url, testUrl = url, secret: configured = '', ...rest } = gateway;
  const secret = gateway.transport === 'sealed-query' ? configured : '';
  const [base, testBase] = [url, testUrl].map((each) => each.replace(/\/+$/, ''));
  return { base, testBase, ...(isSandbox ? { isSandbox } : {}), secret, ...rest };
}

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
  const folder = out === undefined ? usualFolder(mode) : resolve(out);
  if (mode === 'production' && UNQUOTABLE.test(folder))
    return refuse([
      `the folder '${folder}' cannot stand in nginx.conf and Caddyfile: its name must not hold " $ { or }`,
    ]);
  const deployment = deploymentFor(mode, demo, env);
  return 'faults' in deployment ? refuse(deployment.faults) : { mode, folder, deployment };
}

/** What nginx or Caddy would read as more than a letter inside of quotes. */
const UNQUOTABLE = /["${}\p{Cc}]/u;

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
