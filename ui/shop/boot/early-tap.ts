/* Inlined right behind the product page's shell: from here on BUY NOW takes a tap, and answers it at once. */
import { createKeptTap, keepTap } from '#core/product/kept-tap.ts';
import './early.ts';

const tap = createKeptTap();
window.asaanTap = tap;
const button = document.querySelector<HTMLButtonElement>('[data-shell] [data-buy]');
if (button !== null) button.disabled = false;
button?.addEventListener('click', () => {
  button.setAttribute('aria-busy', 'true');
  keepTap(tap);
});
