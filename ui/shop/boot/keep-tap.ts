/*
 * Inlined right behind the product page's shell, before all that asks and shows: from here on BUY NOW takes a tap, and answers
 * it at once.
 */
import { createKeptTap, keepTap } from '#core/product/kept-tap.ts';
import type { EarlyTap } from './early-tap.ts';
import { holdBrokenWords, releaseBrokenWords } from './starting.ts';

holdBrokenWords();
const tap: EarlyTap = { buyWhenReady: createKeptTap(), release: null };
window.asaanTap = tap;
document.addEventListener('pointerdown', ({ target }) => keepFinger(target, ['pointerup', 'pointercancel']));
// A button is pressed by the space bar when it is let go.
document.addEventListener('keydown', ({ target, key }) => key === ' ' && keepFinger(target, ['keyup', 'blur']));
document.addEventListener('click', takeTap);
const button = document.querySelector<HTMLButtonElement>('[data-shell] [data-buy]');
if (button !== null) button.disabled = false;
// Where what asks was refused, nobody would carry out a tap.
document.addEventListener('DOMContentLoaded', () => {
  if (window.asaanShop !== undefined) return;
  releaseBrokenWords();
  if (button === null) return;
  button.disabled = true;
  button.removeAttribute('aria-busy');
});

const isOn = (target: EventTarget | null): boolean =>
  button !== null && target instanceof Node && button.contains(target);

/** Longest that a finger keeps the shell in its place, ms. */
const FINGER_MS = 8000;

/** A finger on the button, or on its key: the program waits until it has let go, and its click was heard. */
function keepFinger(target: EventTarget | null, ends: readonly string[]): void {
  if (!isOn(target)) return;
  tap.release = new Promise((resolve) => {
    setTimeout(resolve, FINGER_MS);
    const heard = (): void => void setTimeout(resolve);
    for (const end of ends) addEventListener(end, heard, { once: true });
  });
}

/** The button answers, and the product screen buys. */
function takeTap({ target }: MouseEvent): void {
  if (!isOn(target)) return;
  button?.setAttribute('aria-busy', 'true');
  keepTap(tap.buyWhenReady);
}
