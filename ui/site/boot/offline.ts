import { offline } from 'virtual:settings/features';

/** A maker of script addresses that the page's policy lets through (Trusted Types); older web views have none. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Keeps the number check and the calculator for a phone without a network: public pages alone, never the gateway. */
export function keepOffline(): void {
  if (offline) registerWorker('/sw.js');
}

/** Starts the worker at an address, for all of the site unless `options` name less. */
export function registerWorker(worker: string, options?: RegistrationOptions): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  const policy = trustedTypes?.createPolicy('asaan-worker', {
    createScriptURL: (url) => {
      if (url !== worker) throw new TypeError('only our own worker');
      return url;
    },
  });
  navigator.serviceWorker.register(policy?.createScriptURL(worker) ?? worker, options).catch(() => undefined);
}
