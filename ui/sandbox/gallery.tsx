import { useEffect, useRef, useState } from 'react';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { LANGUAGES } from '#core/text/language.ts';
import cardStyles from '../kit/parts/card/card.module.css';
import styles from './gallery.module.css';
import { PhoneFrame } from './phone-frame.tsx';
import { type Shown, simulatorPath } from './simulator-link.ts';
import { PAGE_NAMES, type statesFound } from './state-panel.tsx';

/** States side by side, page by page, in both languages. */
export function Gallery({ shown, found }: { readonly shown: Shown; readonly found: ReturnType<typeof statesFound> }) {
  return (
    <div className={styles.pages}>
      {found.map(({ page, names }) => (
        <section className={styles.page} key={page}>
          <h2 className={styles.heading}>{PAGE_NAMES[page]}</h2>
          <div className={styles.states}>
            {names.map((name) => (
              <StateCard name={name} shown={shown} key={name} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A state with its phones, which are switched on for as long as they are near. */
function StateCard({ name, shown }: { readonly name: ShopStateName; readonly shown: Shown }) {
  const card = useRef<HTMLElement>(null);
  const isNear = useIsNear(card);
  const { title, shows } = SHOP_STATES[name];
  return (
    <section className={`${cardStyles.card} ${styles.state}`} ref={card} id={name}>
      <div>
        <h3 className={styles.title}>
          <a href={simulatorPath({ ...shown, state: name })}>{title}</a>
        </h3>
        <p className={styles.facts}>
          <code>{name}</code> {shows.join(' ')}
        </p>
      </div>
      <div className={styles.phones}>
        {isNear
          ? LANGUAGES.map((language) => (
              <PhoneFrame
                state={name}
                device={{ ...shown, language }}
                size="small"
                key={`${language} ${shown.width}`}
              />
            ))
          : null}
      </div>
    </section>
  );
}

/** How far from sight phones are switched on, and how long they must stay near, ms: who scrolls past switches on none. */
const NEAR = '300px';
const STAY_MS = 150;

function useIsNear(of: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const next = entries.at(-1)?.isIntersecting ?? false;
        timer = setTimeout(() => setNear(next), STAY_MS);
      },
      { rootMargin: NEAR },
    );
    watch.observe(element);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [of]);
  return isNear;
}
