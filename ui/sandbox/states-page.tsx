import { useEffect, useRef, useState } from 'react';
import { PhoneFrame } from './phone-frame.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './simulator.module.css';
import { SHOP_STATE_NAMES, SHOP_STATES, type ShopStateName } from './workshop-tools.ts';

/** Every state of every screen side by side, in both languages. */
export function StatesPage() {
  return (
    <main className={styles.states}>
      <h1 className={styles.title}>{sandboxText.states.title}</h1>
      <p>{sandboxText.states.text({ count: SHOP_STATE_NAMES.length })}</p>
      {SHOP_STATE_NAMES.map((name) => (
        <StateRow name={name} key={name} />
      ))}
    </main>
  );
}

/** A state in both languages; its phones are switched on when somebody scrolls near. */
function StateRow({ name }: { readonly name: ShopStateName }) {
  const row = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const { title, shows } = SHOP_STATES[name];
  return (
    <section className={styles.row} ref={row} id={name}>
      <h2 className={styles.name}>
        <a href={`/sandbox/simulator?state=${name}`}>{name}</a>
      </h2>
      <p>
        {title} ({shows.join(', ')})
      </p>
      <div className={styles.pair}>
        {isNear ? <PhoneFrame state={name} language="en" /> : null}
        {isNear ? <PhoneFrame state={name} language="ur" /> : null}
      </div>
    </section>
  );
}
