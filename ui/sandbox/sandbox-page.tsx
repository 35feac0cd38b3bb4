import { BridgeCheck } from '../bridge-check/bridge-check.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import { Simulator } from './simulator.tsx';
import { StatesPage } from './states-page.tsx';

/** The sandbox's own pages beside the shelf: the simulator of the app, every state of every screen, and the bridge check. */
export function SandboxPage() {
  const { pathname } = window.location;
  if (pathname.startsWith('/sandbox/states')) return <StatesPage />;
  if (pathname.startsWith('/sandbox/simulator')) return <Simulator />;
  return (
    <SandboxFrame page="bridgeCheck">
      <BridgeCheck isFramed />
    </SandboxFrame>
  );
}
