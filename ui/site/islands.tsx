import type { ReactNode } from 'react';
import type { SiteScreens } from '#adapters/composition/compose-site.ts';
import { Advice } from '../screens/site/advice.tsx';
import { CalculatorTool } from '../screens/site/calculator-tool.tsx';
import { ComplaintForm } from '../screens/site/complaint-form.tsx';
import { NumberCheckTool } from '../screens/site/number-check-tool.tsx';
import { ServiceTabs } from '../screens/site/service-tabs.tsx';
import type { IslandName } from './island.tsx';
import { type SiteContext, SiteProvider } from './site-context.tsx';

/** Draws a working part, the same when the page is built and when the browser takes over. */
export function drawIsland(name: IslandName, site: SiteContext, screens: SiteScreens): ReactNode {
  return <SiteProvider value={site}>{DRAWN[name](screens)}</SiteProvider>;
}

const DRAWN: Record<IslandName, (screens: SiteScreens) => ReactNode> = {
  numberCheck: (screens) => <NumberCheckTool screens={screens} />,
  calculator: (screens) => <CalculatorTool screens={screens} />,
  complaint: (screens) => <ComplaintForm screens={screens} />,
  advice: () => <Advice />,
  service: (screens) => <ServiceTabs screens={screens} />,
};
