import type { ReactNode } from 'react';
import type { HostApp } from '#core/ports/host-app.ts';
import { useLanguage } from '../kit/binding/text.tsx';
import { type MoveTo, NativePages } from './native-pages.tsx';
import { SandboxBar } from './sandbox-bar.tsx';
import { Shelf } from './shelf.tsx';
import { openSandboxBrowser, type SandboxBrowser } from './strip-tools.ts';

/** The sandbox's host: a stand-in for the app around the shop, and the seller's actions beside it. */
export function openSandbox(move: MoveTo): {
  readonly host: HostApp;
  readonly frame: (app: ReactNode) => ReactNode;
} {
  const sandbox = openSandboxBrowser(__GATEWAY__);
  const isShelf = /^\/sandbox\/?$/.test(window.location.pathname);
  return {
    host: sandbox.host,
    frame: (app) => (
      <>
        {isShelf ? <ShelfInLanguage /> : <SandboxBar sandbox={sandbox} />}
        {isShelf ? null : app}
        <NativePagesInLanguage sandbox={sandbox} move={move} />
      </>
    ),
  };
}

/** The shelf, and the language that its shop speaks. */
function ShelfInLanguage() {
  return <Shelf language={useLanguage()} />;
}

/** The app's own pages in the language of the page below them. */
function NativePagesInLanguage({ sandbox, move }: { readonly sandbox: SandboxBrowser; readonly move: MoveTo }) {
  return (
    <NativePages
      sandbox={sandbox}
      language={useLanguage()}
      move={move}
      onDone={() => {
        sandbox.host.refresh('cart');
        sandbox.host.refresh('order');
      }}
    />
  );
}
