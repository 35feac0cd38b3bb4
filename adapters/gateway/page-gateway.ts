import { isTestHost } from '#core/routes/gateway-host.ts';

/**
 * Base of the gateway that a page speaks to: the test one on local and test hosts, else the production one (R36). Null where
 * that one is not behind TLS: then nothing is sent.
 */
export function pageGateway(
  { base, testBase }: { readonly base: string; readonly testBase: string },
  { hostname, href }: Pick<Location, 'hostname' | 'href'>,
): string | null {
  if (isTestHost(hostname)) return testBase;
  return new URL(base, href).protocol === 'https:' ? base : null;
}
