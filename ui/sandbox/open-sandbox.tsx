import type { ReactNode } from 'react';
import { openSandboxBrowser } from '#adapters/composition/sandbox-browser.ts';
import type { HostApp } from '#core/ports/host-app.ts';
import { type Shop, ShopProvider } from '../binding/shop-context.tsx';
import { ShopApp } from '../shop-app.tsx';
import { NativePages } from './native-pages.tsx';
import { SandboxBar } from './sandbox-bar.tsx';
import { Shelf } from './shelf.tsx';

/** The sandbox's shop: a stand-in for the app around it, and the seller's hands beside it. */
export function openSandbox(
  compose: (host: HostApp) => Shop,
  move: (path: string, options?: { readonly replace?: boolean }) => void,
): ReactNode {
  const sandbox = openSandboxBrowser(__GATEWAY__);
  const shop = compose(sandbox.host);
  const isShelf = /^\/sandbox\/?$/.test(window.location.pathname);
  return (
    <ShopProvider value={shop}>
      {isShelf ? null : <SandboxBar sandbox={sandbox} />}
      {isShelf ? <Shelf /> : <ShopApp />}
      <NativePages sandbox={sandbox} move={move} />
    </ShopProvider>
  );
}
