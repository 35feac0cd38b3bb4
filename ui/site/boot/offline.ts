import { offline } from 'virtual:settings/features';

/** A maker of script addresses that the page's policy lets through (Trusted Types); older web views have none. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const WORKER = '/sw.js';

/** Keeps the number check and the calculator for a phone without a network: public pages alone, never the gateway. */
export function keepOffline(): void {
  if (!offline || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory };
  const policy = trustedTypes?.createPolicy('asaan-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('only our own worker');
      return url;
    },
  });
  navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => undefined);
}
