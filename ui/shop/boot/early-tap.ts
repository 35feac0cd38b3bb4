/* Inlined right behind the product page's shell: from here on BUY NOW takes a tap, and answers it at once. */
import { createStore } from '#core/lib/store.ts';

const tap = createStore(false);
window.asaanTap = tap;
const button = document.querySelector<HTMLButtonElement>('[data-shell] [data-buy]');
if (button !== null) button.disabled = false;
button?.addEventListener('click', () => {
  button.setAttribute('aria-busy', 'true');
  tap.set(true);
});
