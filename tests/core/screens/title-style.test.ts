import { expect, it } from 'vitest';
import { titleStyleOf } from '#core/screens/title-style.ts';

it('R74 the app draws no title bar over a page of ours, which has its own, and a plain one over what is no page', () => {
  expect([titleStyleOf({ page: 'cart' }), titleStyleOf(null)]).toEqual(['hidden', 'plain']);
});
