import shared from '../../kit/styles/shared.module.css';
import { Island } from '../frame/island.tsx';
import { useSite } from '../frame/site-context.tsx';
import styles from './service-tabs.module.css';

const TABS = ['calculator', 'numberCheck'] as const;

/** The newer layout (R11): calculator and number check as two tabs, which a script inside of the page turns. */
export function ServiceTabs() {
  const { site } = useSite();
  return (
    <div className={shared.stack}>
      <div role="tablist" aria-label={site.frame.menu.service} className={styles.list} data-scripted="">
        {TABS.map((tab, at) => (
          <button
            type="button"
            role="tab"
            key={tab}
            id={`tab-${tab}`}
            aria-selected={at === 0}
            aria-controls={`panel-${tab}`}
            tabIndex={at === 0 ? 0 : -1}
          >
            {site.frame.menu[tab]}
          </button>
        ))}
      </div>
      {TABS.map((tab, at) => (
        <div role="tabpanel" key={tab} id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} hidden={at > 0}>
          <Island name={tab} />
        </div>
      ))}
    </div>
  );
}
