import type { ReactNode } from 'react';
import type { SiteScreens } from '#adapters/composition/compose-site.ts';
import type { IslandName } from '../frame/island.tsx';
import { type SiteContext, SiteProvider } from '../frame/site-context.tsx';

/** Draws a working part, the same when the page is built and when the browser takes over. */
export type DrawIsland = (site: SiteContext, screens: SiteScreens) => ReactNode;

/** Loads a working part: a page brings the code, and with it the styles, of its own parts alone. */
export async function loadIsland(name: IslandName): Promise<DrawIsland> {
  const draw = await LOADERS[name]();
  return (site, screens) => <SiteProvider value={site}>{draw(screens)}</SiteProvider>;
}

/** True for the name of a working part. */
export const isIsland = (name: string): name is IslandName => Object.hasOwn(LOADERS, name);

const LOADERS: Record<IslandName, () => Promise<(screens: SiteScreens) => ReactNode>> = {
  numberCheck: async () => {
    const { NumberCheckTool } = await import('../tools/number-check.tsx');
    return (screens) => <NumberCheckTool screens={screens} />;
  },
  calculator: async () => {
    const { CalculatorTool } = await import('../tools/loan-calculator.tsx');
    return (screens) => <CalculatorTool screens={screens} />;
  },
  complaint: async () => {
    const { ComplaintForm } = await import('../tools/complaint.tsx');
    return (screens) => <ComplaintForm screens={screens} />;
  },
  advice: async () => {
    const { Advice } = await import('../tools/advice.tsx');
    return () => <Advice />;
  },
  service: async () => {
    const { ServiceTabs } = await import('../tools/service-tabs.tsx');
    return (screens) => <ServiceTabs screens={screens} />;
  },
};
