import type { Settings } from '../settings/schema.ts';

/** Origins beside the site's own that its pages may reach. */
export interface PolicyOrigins {
  /** The gateway's, for the shop and for the complaint form. */
  readonly gateway: readonly string[];
  /** Product pictures', for the shop. */
  readonly pictures: readonly string[];
  /** Where the public pages count visits. */
  readonly analytics: readonly string[];
  /** Where every page reports what went wrong. */
  readonly errors: readonly string[];
}

/** No other origin. */
export const OWN_ORIGIN: PolicyOrigins = { gateway: [], pictures: [], analytics: [], errors: [] };

/** The origins that a deployment's pages reach, for its policies; an address on the site's own origin adds none. */
export function policyOrigins({ site, gateway, origins, analytics, errors }: Settings): PolicyOrigins {
  const foreign = (...addresses: readonly (string | undefined)[]): readonly string[] =>
    [...new Set(addresses.flatMap((each) => (each === undefined ? [] : [new URL(each, site).origin])))].filter(
      (each) => each !== site,
    );
  return {
    gateway: foreign(gateway.url, gateway.testUrl),
    pictures: foreign(...origins.pictures),
    analytics: foreign(analytics?.url),
    errors: foreign(errors?.url),
  };
}
