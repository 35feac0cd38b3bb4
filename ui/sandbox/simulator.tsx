import { useEffect, useState } from 'react';
import { ShownPanel } from './device-panels.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { NativePanels } from './native-panels.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import { PageHead, SandboxFrame } from './sandbox-frame.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { type Shown, shownAt, simulatorPath, unknownStateAt } from './simulator-link.ts';
import type { Phone } from './workshop-tools.ts';

const text = sandboxText.simulator;

/** The shop on a drawn phone, and beside it the native side: what the app hears, and everything that it may do. */
export function Simulator() {
  const [phone, setPhone] = useState<Phone | null>(null);
  const [shown, change] = useShown();
  // Whatever is chosen changes the address, and with it this.
  const unknown = unknownStateAt(window.location.search);
  const [run, setRun] = useState(0);
  return (
    <SandboxFrame page="simulator">
      <PageHead title={text.title}>{text.text}</PageHead>
      {unknown === null ? null : <p role="alert">{text.unknown({ state: unknown, shown: shown.state })}</p>}
      <div className={styles.simulator}>
        <div className={styles.phone}>
          {/* Each state is somebody else's, in a frame of its own. */}
          <PhoneFrame
            state={shown.state}
            language={shown.language}
            device={shown}
            onPhone={setPhone}
            key={`${shown.state} ${shown.language} ${run}`}
          />
        </div>
        <div className={styles.side}>
          <div className={styles.panels}>
            <ShownPanel shown={shown} onChange={change} onAgain={() => setRun(run + 1)} />
            {phone === null ? null : <NativePanels phone={phone} language={shown.language} key={phone.name} />}
            {phone === null ? null : <FaultPanel faults={phone.faults} />}
          </div>
          <div className={styles.log}>{phone === null ? null : <LogPanel phone={phone} />}</div>
        </div>
      </div>
    </SandboxFrame>
  );
}

/** What is shown, which stands in the address: a link shows the same, and Back what was shown before. */
function useShown(): readonly [Shown, (change: Partial<Shown>) => void] {
  const [shown, setShown] = useState(() => shownAt(window.location.search));
  useEffect(() => {
    const follow = (): void => setShown(shownAt(window.location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const change = (part: Partial<Shown>): void => {
    const next = { ...shown, ...part };
    window.history.pushState(null, '', simulatorPath(next));
    setShown(next);
  };
  return [shown, change];
}
