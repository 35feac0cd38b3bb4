import { type KeyboardEvent, useId, useState } from 'react';
import shared from '../../kit/styles/shared.module.css';
import { useEarlyTab, useIsUp } from '../frame/before-program.ts';
import { useSite } from '../frame/site-context.tsx';
import { CalculatorTool } from './loan-calculator.tsx';
import { NumberCheckTool } from './number-check.tsx';
import styles from './service-tabs.module.css';

const TABS = ['calculator', 'numberCheck'] as const;

/** The newer layout (R11): calculator and number check as two tabs. What was typed into one stays while the other is shown. */
export function ServiceTabs() {
  const { site } = useSite();
  const early = useEarlyTab();
  const [chosen, setShown] = useState<(typeof TABS)[number] | null>(null);
  const shown = chosen ?? TABS[early] ?? 'calculator';
  const id = useId();
  const isUp = useIsUp();
  const turn = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = document.getElementById(`${id}-${shown === 'calculator' ? 'numberCheck' : 'calculator'}`);
    other?.focus();
    other?.click();
  };
  return (
    <div className={shared.stack}>
      <div role="tablist" aria-label={site.service.tabs} className={styles.list} data-scripted="">
        {TABS.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab}
            data-tab={tab}
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            disabled={!isUp}
            onClick={() => setShown(tab)}
            onKeyDown={turn}
          >
            {site.frame.menu[tab]}
          </button>
        ))}
      </div>
      {TABS.map((tab) => (
        <div
          role="tabpanel"
          key={tab}
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== shown}
        >
          {tab === 'calculator' ? <CalculatorTool isSeen={isUp && tab === shown} /> : null}
          {tab === 'numberCheck' ? <NumberCheckTool isSeen={isUp && tab === shown} /> : null}
        </div>
      ))}
    </div>
  );
}
