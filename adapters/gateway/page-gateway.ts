import { isTestHost } from '#core/routes/places.ts';

/**
 * Base of the gateway that a page speaks to: the test one on local and test hosts, and anywhere in the sandbox's build, which a
 * phone in the same network opens without TLS; else the production one (R36). Null where that one is not behind TLS: then
 * nothing is sent.
 */
export function pageGateway(
  { base, testBase, isSandbox }: { readonly base: string; readonly testBase: string; readonly isSandbox?: boolean },
  { hostname, href }: Pick<Location, 'hostname' | 'href'>,
): string | null {
  if (isSandbox || isTestHost(hostname)) return testBase;
  return new URL(base, href).protocol === 'https:' ? base : null;
}
