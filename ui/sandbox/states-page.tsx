import { useEffect, useRef, useState } from 'react';
import { LANGUAGES, type Language } from '#core/text/language.ts';
import cardStyles from '../kit/parts/card/card.module.css';
import { Icon } from '../kit/parts/icon/icon.tsx';
import { Status } from '../kit/parts/status/status.tsx';
import { Choice, Fields, Filter, Group } from './controls.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { RequirementLinks } from './requirement-links.tsx';
import { PageHead, SandboxFrame } from './sandbox-frame.tsx';
import { sandboxText } from './sandbox-text.ts';
import { type Device, simulatorPath, WIDTHS } from './simulator-link.ts';
import { isFoundBy, type Overview, overviewAt, overviewPath } from './states-link.ts';
import styles from './states-page.module.css';
import { SHOP_STATE_NAMES, type ShopState, STATE_NAMES_BY_PAGE, shopStateOf } from './workshop-tools.ts';

const text = sandboxText.states;
const SHOW = { both: text.both, ...LANGUAGE_NAMES } as const;

/** Every state of every screen, page by page, beside its index. */
export function StatesPage() {
  const [overview, setOverview] = useState(() => overviewAt(window.location.search));
  const change = (part: Partial<Overview>): void => {
    const next = { ...overview, ...part };
    window.history.replaceState(null, '', overviewPath(next));
    setOverview(next);
  };
  useNamedState();
  const pages = STATE_NAMES_BY_PAGE.map(({ page, names }) => ({
    page,
    names: names.filter((name) => isFoundBy(name, overview.query)),
  })).filter(({ names }) => names.length > 0);
  const count = pages.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <SandboxFrame page="states">
      <PageHead title={text.title}>{text.text({ count: SHOP_STATE_NAMES.length })}</PageHead>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Choices overview={overview} count={count} onChange={change} />
          <Index pages={pages} />
        </div>
        <div className={styles.pages}>
          {pages.length === 0 ? <p>{text.none}</p> : null}
          {pages.map(({ page, names }) => (
            <section className={styles.page} key={page}>
              <h2 className={styles.heading}>{text.pages[page]}</h2>
              <div className={styles.states} data-size={overview.size} data-show={overview.show}>
                {names.map((name) => (
                  <StateCard name={name} overview={overview} key={name} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </SandboxFrame>
  );
}

/** Brings the state that the address names into sight, and holds it there until somebody scrolls or presses: phones that come take the focus, and would move the page. */
function useNamedState(): void {
  useEffect(() => {
    const named = document.getElementById(window.location.hash.slice(1));
    if (named === null) return undefined;
    const hold = new AbortController();
    const bring = (): void => named.scrollIntoView();
    const release = (): void => hold.abort();
    bring();
    window.addEventListener('scroll', bring, { signal: hold.signal });
    for (const way of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(way, release, { signal: hold.signal, passive: true });
    return release;
  }, []);
}

function Choices({
  overview,
  count,
  onChange,
}: {
  readonly overview: Overview;
  readonly count: number;
  readonly onChange: (part: Partial<Overview>) => void;
}) {
  const { query, show, width, size } = overview;
  return (
    <Group title={text.show}>
      <Filter name={text.filter} value={query} onText={(next) => onChange({ query: next })} />
      <Fields>
        <Choice name={text.languages} value={show} options={SHOW} onChoose={(next) => onChange({ show: next })} />
        <Choice name={text.width} value={width} options={WIDTHS} onChoose={(next) => onChange({ width: next })} />
        <Choice name={text.size} value={size} options={text.sizes} onChoose={(next) => onChange({ size: next })} />
      </Fields>
      <Status className={styles.count}>{text.found({ count, all: SHOP_STATE_NAMES.length })}</Status>
    </Group>
  );
}

/** Names of the states that are shown, each leading to its card. */
function Index({ pages }: { readonly pages: typeof STATE_NAMES_BY_PAGE }) {
  return (
    <nav className={styles.index} aria-label={text.index}>
      {pages.map(({ page, names }) => (
        <details key={page}>
          <summary>
            {text.pages[page]} <span>{names.length}</span> <Icon name="down" />
          </summary>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{shopStateOf(name)?.title}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** A state with its phones, which are switched on for as long as they are near. */
function StateCard({ name, overview }: { readonly name: string; readonly overview: Overview }) {
  const { show, width, size } = overview;
  const card = useRef<HTMLElement>(null);
  const isNear = useIsNear(card);
  const state = shopStateOf(name);
  if (state === null) return null;
  const languages: readonly Language[] = show === 'both' ? LANGUAGES : [show];
  const device: Device = { width, scheme: 'device', textSize: '100' };
  return (
    <section className={`${cardStyles.card} ${styles.state}`} ref={card} id={name}>
      <StateHead name={name} state={state} width={width} language={languages[0] ?? 'en'} />
      <div className={styles.phones} data-size={size}>
        {isNear
          ? languages.map((language) => (
              <PhoneFrame state={name} language={language} device={device} size={size} key={`${language} ${width}`} />
            ))
          : null}
      </div>
    </section>
  );
}

function StateHead({
  name,
  state,
  width,
  language,
}: {
  readonly name: string;
  readonly state: ShopState;
  readonly width: Device['width'];
  readonly language: Language;
}) {
  return (
    <div>
      <h3 className={styles.title}>{state.title}</h3>
      <p className={styles.facts}>
        <code>{name}</code>
        <RequirementLinks ids={state.shows} />
        <a href={simulatorPath({ state: name, language, width })} aria-label={`${text.open}: ${state.title}`}>
          {text.open}
        </a>
      </p>
    </div>
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
