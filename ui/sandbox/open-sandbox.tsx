import type { ReactNode } from 'react';
import type { HostApp } from '#core/ports/host-app.ts';
import { NativePages } from './native-pages.tsx';
import { SandboxBar } from './sandbox-bar.tsx';
import { Shelf } from './shelf.tsx';
import { openSandboxBrowser } from './strip-tools.ts';

/** The sandbox's host: a stand-in for the app around the shop, and the seller's actions beside it. */
export function openSandbox(move: (path: string, options?: { readonly replace?: boolean }) => void): {
  readonly host: HostApp;
  readonly frame: (app: ReactNode) => ReactNode;
} {
  const sandbox = openSandboxBrowser(__GATEWAY__);
  const isShelf = /^\/sandbox\/?$/.test(window.location.pathname);
  return {
    host: sandbox.host,
    frame: (app) => (
      <>
        {isShelf ? <Shelf /> : <SandboxBar sandbox={sandbox} />}
        {isShelf ? null : app}
        <NativePages
          sandbox={sandbox}
          move={move}
          onDone={() => {
            sandbox.host.refresh('cart');
            sandbox.host.refresh('order');
          }}
        />
      </>
    ),
  };
}
