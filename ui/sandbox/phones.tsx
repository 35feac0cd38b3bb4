import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { freshToken, openPhone, type Phone } from '#adapters/composition/simulator.ts';
import { SHOP_STATES, type ShopStateName, shopStateOf } from '#adapters/sandbox/scenarios/states.ts';
import { pathOf } from '#core/routes/places.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { LANGUAGES } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import bridge from '../bridge-check/bridge-check.module.css';
import cardStyles from '../kit/parts/card/card.module.css';
import { Message } from '../kit/parts/message/message.tsx';
import shared from '../kit/styles/shared.module.css';
import controls from './controls.module.css';
import styles from './simulator.module.css';
import { type Device, PAGE_NAMES, type Shown, simulatorPath, type statesFound } from './state-panel.tsx';

/** States side by side, page by page, in both languages. */
export function Gallery({ shown, found }: { readonly shown: Shown; readonly found: ReturnType<typeof statesFound> }) {
  return (
    <div className={shared.stack}>
      {found.map(({ page, names }) => (
        <section className={shared.stack} key={page}>
          <h2 className={bridge.heading}>{PAGE_NAMES[page]}</h2>
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
    <section className={`${shared.stack} ${cardStyles.card} ${styles.state}`} ref={card} id={name}>
      <div>
        <h3 className={controls.title}>
          <a href={simulatorPath({ ...shown, state: name })}>{title}</a>
        </h3>
        <p className={shared.muted}>
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

interface Framed {
  readonly state: string;
  readonly device: Device;
  /** `small`: drawn at 60 %, the screen's own pixels as many. */
  readonly size?: 'full' | 'small';
  readonly onPhone?: (phone: Phone | null) => void;
}

/** A drawn phone whose screen is a frame with the shop, brought into a state. */
export function PhoneFrame({ state, device, size = 'full', onPhone }: Framed) {
  const { language, width, scheme, text } = device;
  const frame = useRef<HTMLIFrameElement>(null);
  const [name] = useState(() => `phone-${freshToken()}`);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const wanted = shopStateOf(state);
    const screen = frame.current;
    if (wanted === null || screen === null) return undefined;
    let isHere = true;
    const phone = openPhone(__GATEWAY__, { name, language, frame: () => screen.contentWindow });
    onPhone?.(phone);
    const show = async (): Promise<void> => {
      const { place } = await phone.reach(wanted);
      if (!isHere) return;
      screen.src = pathOf(place);
      await pressAll(screen, wanted.press?.(directedTexts(language, textsOf(language))) ?? []);
    };
    show().catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)));
    return () => {
      isHere = false;
      phone.stop();
      onPhone?.(null);
    };
  }, [state, language, name, onPhone]);
  const setUp = useDevice(frame, text);
  return (
    <div className={styles.phone} data-size={size} style={{ '--screen': `${width}px` } as CSSProperties}>
      {trouble === null ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, from our own origin
        <iframe
          className={styles.screen}
          ref={frame}
          name={name}
          title={`${state}, ${language}`}
          // Handed on to the page inside, by Chromium since 129 and Firefox since 105.
          style={scheme === 'device' ? {} : { colorScheme: scheme }}
          onLoad={setUp}
        />
      ) : (
        <div className={styles.trouble}>
          <Message icon="alert" title="This state was not reached" text={trouble} />
        </div>
      )}
    </div>
  );
}

/**
 * Sets the text's size in the frame, as a device's settings do, and hides scrollbars, which take no room on a phone; to be
 * called for each document that is loaded there.
 */
function useDevice(frame: RefObject<HTMLIFrameElement | null>, size: Device['text']): () => void {
  const set = (): void => {
    // None in a document that is only just being replaced.
    const page: HTMLElement | null = frame.current?.contentDocument?.documentElement ?? null;
    if (page === null) return;
    page.style.fontSize = size === '100' ? '' : `${size}%`;
    page.style.setProperty('scrollbar-width', 'none');
  };
  // oxlint-disable-next-line react/exhaustive-deps -- it is made anew for each drawing
  useEffect(set, [size]);
  return set;
}

/** How often a button is looked for before it is given up, and how long between, ms. */
const LOOKS = 100;
const LOOK_MS = 100;

/** Presses the buttons that lead to a state, each as soon as it is there. */
async function pressAll(frame: HTMLIFrameElement, names: readonly string[]): Promise<void> {
  for (const name of names) {
    for (let look = 0, isPressed = false; look < LOOKS && !isPressed; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const button = buttonNamed(frame.contentDocument, name);
      button?.click();
      isPressed = button !== null;
    }
  }
}

/** The last one of that name: what an open dialog asks stands after the page under it. */
function buttonNamed(page: Document | null, name: string): HTMLElement | null {
  const all = page?.querySelectorAll<HTMLElement>('button:not(:disabled, [aria-disabled]), label, summary') ?? [];
  let last: HTMLElement | null = null;
  for (const each of all) if (nameOf(each).includes(name)) last = each;
  return last;
}

/** What a screen reader calls it. */
function nameOf(each: HTMLElement): string {
  const named = each.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = named.map((id) => each.ownerDocument.getElementById(id)?.textContent ?? '');
  return words.length > 0 ? words.join(' ') : (each.getAttribute('aria-label') ?? each.textContent);
}
