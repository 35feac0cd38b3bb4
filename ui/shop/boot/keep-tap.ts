/*
 * Inlined right behind the product page's shell, before all that asks and shows: from here on BUY NOW takes a tap, and answers
 * it at once.
 */
import { createKeptTap, keepTap } from '#core/product/kept-tap.ts';
import type { EarlyTap } from './early-tap.ts';

const tap: EarlyTap = { buyWhenReady: createKeptTap(), release: null };
window.asaanTap = tap;
document.addEventListener('pointerdown', keepFinger);
document.addEventListener('click', takeTap);
const shown = document.querySelector<HTMLButtonElement>('[data-shell] [data-buy]');
if (shown !== null) shown.disabled = false;

const buttonAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-shell] [data-buy]') : null;

/** A finger on the button: the program waits until it has let go, and its click was heard. */
function keepFinger({ target }: PointerEvent): void {
  if (buttonAt(target) === null) return;
  tap.release = new Promise((resolve) => {
    const heard = (): void => void setTimeout(resolve);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, heard, { once: true });
  });
}

/** The button answers, and the product screen buys. */
function takeTap({ target }: MouseEvent): void {
  const button = buttonAt(target);
  if (button === null) return;
  button.setAttribute('aria-busy', 'true');
  keepTap(tap.buyWhenReady);
}
