import { type RefObject, useEffect, useRef, useState } from 'react';
import { freshToken, openPhone, type Phone } from '#adapters/composition/simulator.ts';
import { shopStateOf } from '#adapters/sandbox/scenarios/states.ts';
import { pathOf } from '#core/routes/places.ts';
import { directedTexts } from '#core/text/isolated-texts.ts';
import { textsOf } from '#core/text/languages.ts';
import { StateArt } from '../kit/parts/art/state-art.tsx';
import { Button } from '../kit/parts/button/button.tsx';
import { Message } from '../kit/parts/message/message.tsx';
import styles from './phone-frame.module.css';
import type { Device } from './simulator-link.ts';

interface Framed {
  readonly state: string;
  readonly device: Device;
  /** `small`: drawn at 60 %, the screen's own pixels as many. */
  readonly size?: 'full' | 'small';
  readonly onPhone?: (phone: Phone | null) => void;
}

/** A drawn phone whose screen is a frame with the shop, brought into a state; as somebody else where it is tried again. */
export function PhoneFrame(framed: Framed) {
  const [run, setRun] = useState(0);
  return <FramedPhone {...framed} onAgain={() => setRun(run + 1)} isAgain={run > 0} key={run} />;
}

function FramedPhone({
  state,
  device,
  size = 'full',
  onPhone,
  onAgain,
  isAgain,
}: Framed & { readonly onAgain: () => void; readonly isAgain: boolean }) {
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
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the phone.
    if (isAgain) frame.current?.focus();
  }, [isAgain]);
  const setUp = useDevice(frame, text);
  return (
    <div className={styles.phone} data-size={size} data-width={width}>
      {trouble === null ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own pages, from our own origin
        <iframe
          className={styles.screen}
          ref={frame}
          name={name}
          title={`${state}, ${language}`}
          data-scheme={scheme}
          onLoad={setUp}
        />
      ) : (
        <div className={styles.trouble}>
          <Message icon="alert" title="This state was not reached" text={trouble} drawing={<StateArt of="broken" />}>
            <Button onClick={onAgain}>Try again</Button>
          </Message>
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
    const page = frame.current?.contentDocument?.documentElement;
    if (page === undefined) return;
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
  const all = page?.querySelectorAll<HTMLElement>('button:not(:disabled, [aria-disabled]), label') ?? [];
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
