import { type BrowserHost, createBrowserHost } from '../host-app/browser-host.ts';
import { httpMoves, type MakeMove } from '../sandbox/sandbox-moves.ts';
import { SANDBOX } from '../server/settings.ts';
import type { GatewaySettings } from './browser.ts';

/** The app's stand-in and the hands of seller, courier and time, for the sandbox build alone. */
export interface SandboxBrowser {
  readonly host: BrowserHost;
  readonly move: MakeMove;
  readonly token: string;
}

/** Storage key of the sandbox's shopper: another token is another person. */
const SHOPPER_KEY = 'sandbox:shopper';

/** Sets up the stand-in. `?shopper=NAME` on any page makes this tab another shopper. */
export function openSandboxBrowser({ base, source }: GatewaySettings): SandboxBrowser {
  const named = new URLSearchParams(window.location.search).get('shopper');
  if (named !== null && /^[A-Za-z0-9-]{1,60}$/.test(named)) window.sessionStorage.setItem(SHOPPER_KEY, named);
  const shopper = window.sessionStorage.getItem(SHOPPER_KEY);
  const token = shopper === null ? SANDBOX.token : `${SANDBOX.token}-${shopper}`;
  const host = createBrowserHost({
    identity: { token, parameters: { app_version: 'sandbox' } },
    contact: { phones: ['051111883883', '0518841270'], whatsApp: '923088888260' },
    leave: () => window.location.assign('/sandbox'),
    openLink: (url) => window.open(url, '_blank', 'noopener'),
  });
  return { host, move: httpMoves(base, source), token };
}
