import { whenLoaded } from 'asaan';
import type { CartScreen, Notice } from 'asaan/core';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartPage } from './examples/cart-page.js';
import { openShop } from './examples/shop.js';

/** A cart that has been read, with what its shop showed over the page. */
async function openCart(): Promise<{ readonly cart: CartScreen; readonly shown: readonly Notice[] }> {
  const shown: Notice[] = [];
  const shop = await openShop({ show: (notice) => void shown.push(notice) });
  const cart = shop.screens.cart();
  cart.open();
  await whenLoaded(cart.state);
  return { cart, shown };
}

it('the page draws a cart of screens that the container made, in both languages', async () => {
  const { cart } = await openCart();
  const draw = (language: 'en' | 'ur'): string =>
    renderToString(<CartPage language={language} makeScreen={() => cart} />);
  expect(draw('en')).toContain('Rs.\u00a055,999');
  expect(draw('ur')).toContain('55,999\u00a0روپے');
  expect(draw('ur')).toContain('dir="rtl"');
  // Two ways to pay, three plans; one of each is chosen.
  expect(draw('en').match(/type="radio"/g)).toHaveLength(5);
  expect(draw('en').match(/type="radio"[^>]*checked=""/g)).toHaveLength(2);
  await cart.choosePayment('full');
  expect(draw('en').match(/type="radio"/g)).toHaveLength(2);
});

it('what the screen has to say goes to the adapter of one’s own', async () => {
  const { cart, shown } = await openCart();
  expect(shown).toEqual([]);
  await cart.proceed();
  expect(shown).toEqual(['selectAddress']);
});
