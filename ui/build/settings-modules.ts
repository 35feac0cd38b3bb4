import type { Plugin } from 'vite';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { missingCount, numberTable } from '../../adapters/settings/number-ranges.ts';
import { sampleFactsIn } from '../../adapters/settings/samples.ts';
import { inkOf } from '../../adapters/settings/theme.ts';
import { groupedPhone } from '../../core/text/format.ts';

const PREFIX = 'virtual:settings/';

/**
 * `virtual:settings/company` and the like: what pages know of a deployment, as constants. Each module holds what is needed
 * together, and what nothing of it is read is left out of a bundle.
 */
export function settingsModules(deployment: Deployment): Plugin {
  const modules = modulesOf(deployment);
  return {
    name: 'asaan:settings',
    // One instance for all environments: the modules are the same.
    sharedDuringBuild: true,
    resolveId: (id) => (id.startsWith(PREFIX) && Object.hasOwn(modules, id.slice(PREFIX.length)) ? `\0${id}` : null),
    load(id) {
      const values = id.startsWith(`\0${PREFIX}`) ? modules[id.slice(PREFIX.length + 1)] : undefined;
      return values === undefined ? null : constants(values);
    },
  };
}

function modulesOf({ settings }: Deployment): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const {
    numbers,
    whatsApp = null,
    mission = null,
    vision = null,
    policiesDate = null,
    licence,
    ...company
  } = settings.company;
  return {
    company: {
      ...company,
      shownHotline: groupedPhone(company.hotline),
      licence,
      whatsApp,
      mission,
      vision,
      policiesDate,
    },
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

/** `__GATEWAY__`: the gateway as the programs know it, without a slash at the end of its addresses; its secret where a cipher needs it. */
export function gatewayConstant({ settings: { gateway } }: Deployment, isSandbox: boolean): object {
  const { url, testUrl = url, secret: configured = '', ...rest } = gateway;
  const secret = gateway.transport === 'sealed-query' ? configured : '';
  const [base, testBase] = [url, testUrl].map((each) => each.replace(/\/+$/, ''));
  return { base, testBase, ...(isSandbox ? { isSandbox } : {}), secret, ...rest };
}
