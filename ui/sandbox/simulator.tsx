import { useEffect, useState } from 'react';
import type { Phone } from '#adapters/composition/simulator.ts';
import { PageHead } from '../kit/parts/page-head/page-head.tsx';
import shared from '../kit/styles/shared.module.css';
import { AppPanels } from './app-panels.tsx';
import { Gallery, PhoneFrame } from './phones.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import styles from './simulator.module.css';
import { ALL, type Shown, StatePanel, shownAt, simulatorPath, statesFound } from './state-panel.tsx';

/**
 * The app's side of the shop: one state on a drawn phone, and beside it the native side, what the app hears and everything that it
 * may do; or all states side by side.
 */
export function Simulator() {
  const [phone, setPhone] = useState<Phone | null>(null);
  const [shown, change] = useShown();
  const [run, setRun] = useState(0);
  const found = statesFound(shown.q);
  const isAll = shown.state === ALL;
  return (
    <SandboxFrame page={isAll ? 'states' : 'simulator'}>
      <PageHead title={isAll ? 'Every state of every screen' : 'Simulator of the app'}>
        {isAll
          ? 'Each by somebody new, in both languages; tests and the command line know them by the same names.'
          : 'The shop in a phone, and beside it everything the app, the lender and the network may do.'}
      </PageHead>
      <div className={`${shared.stack} ${styles.simulator}`} data-one={isAll ? undefined : ''}>
        <StatePanel shown={shown} found={found} onChange={change} onAgain={() => setRun(run + 1)} />
        {isAll ? (
          <Gallery shown={shown} found={found} />
        ) : (
          <>
            <div className={`${shared.stack} ${styles.place}`}>
              {/* Each state is somebody else's, in a frame of its own. */}
              <PhoneFrame
                state={shown.state}
                device={shown}
                onPhone={setPhone}
                key={`${shown.state} ${shown.language} ${run}`}
              />
            </div>
            {phone === null ? null : <AppPanels phone={phone} language={shown.language} key={phone.name} />}
          </>
        )}
      </div>
    </SandboxFrame>
  );
}

/** What is shown, which stands in the address: a link shows the same, and Back what was shown before. */
function useShown(): readonly [Shown, (change: Partial<Shown>) => void] {
  const [shown, setShown] = useState(() => shownAt(window.location));
  useEffect(() => {
    const follow = (): void => setShown(shownAt(window.location));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (part: Partial<Shown>): void => {
    const next = { ...shown, ...part };
    // Words that are being typed are no steps to go back by.
    const isStep = part.q === undefined;
    window.history[isStep ? 'pushState' : 'replaceState'](null, '', simulatorPath(next));
    setShown(next);
  };
  return [shown, change];
}
