import '../../kit/styles/index.css';
import { ink } from 'virtual:settings/site';
import type { ReactNode } from 'react';

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * What every page's head begins with. `build` names the build, for whoever looks at a page and at `/healthz`; beside it stands
 * its day, before which no clock of a phone is right.
 */
export function PageHead({ build, children }: { readonly build: string | null; readonly children: ReactNode }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={ink} />
      {build === null ? null : <meta name="build" content={build} data-day={TODAY} />}
      {children}
    </head>
  );
}
