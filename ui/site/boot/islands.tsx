import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../../kit/parts/error-boundary/error-boundary.tsx';
import type { IslandName } from '../frame/island.tsx';
import { type SiteContext, SiteProvider, type SiteTools, SiteToolsProvider } from '../frame/site-context.tsx';

/** Loads what draws a working part, the same when the page is built and when the browser takes over: a page brings the code of its own parts alone. */
export async function loadIsland(name: IslandName): Promise<(site: SiteContext, tools: SiteTools) => ReactNode> {
  const Part = await LOADERS[name]();
  return (site, tools) => (
    <ErrorBoundary text={site.common}>
      <SiteProvider value={site}>
        <SiteToolsProvider value={tools}>
          <Part />
        </SiteToolsProvider>
      </SiteProvider>
    </ErrorBoundary>
  );
}

/** True for the name of a working part. */
export const isIsland = (name: string): name is IslandName => Object.hasOwn(LOADERS, name);

const LOADERS: Record<IslandName, () => Promise<ComponentType>> = {
  numberCheck: async () => (await import('../tools/number-check.tsx')).NumberCheckTool,
  calculator: async () => (await import('../tools/loan-calculator.tsx')).CalculatorTool,
  complaint: async () => (await import('../tools/covered-complaint.tsx')).ComplaintTool,
};
