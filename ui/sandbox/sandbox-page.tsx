import { visitorLanguage } from '#adapters/composition/sandbox-browser.ts';
import { BridgeCheck } from '../bridge-check/bridge-check.tsx';
import { Playground } from './playground/playground.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import { Shelf } from './shelf.tsx';
import { Simulator } from './simulator.tsx';

/** The sandbox's own pages, by the address: the shelf, the app's side of the shop, the rules to play with, the bridge check. */
export function SandboxPage() {
  const { pathname } = window.location;
  if (/^\/sandbox\/(?:simulator|states)\b/.test(pathname)) return <Simulator />;
  if (pathname.startsWith('/sandbox/playground'))
    return <Playground language={/\/urdo\/?$/.test(pathname) ? 'ur' : 'en'} />;
  if (pathname.startsWith('/sandbox')) return <Shelf language={visitorLanguage()} />;
  return (
    <SandboxFrame page="bridgeCheck">
      <BridgeCheck isFramed />
    </SandboxFrame>
  );
}
