import { expect, it } from 'vitest';
import { createWebNavigation } from '#adapters/browser/web-navigation.ts';

it('puts a page that a sheet leads to in the place of the sheet’s entry, one page deeper', () => {
  const moves: unknown[] = [];
  const location = { pathname: '/bnpl/cartInfo', search: '', reload: () => undefined };
  for (const state of [{ depth: 1, sheet: true }, { depth: 1 }, null]) {
    const page = { history: { state, back: () => undefined }, location };
    const navigation = createWebNavigation(
      (...move) => moves.push(move),
      page,
      () => undefined,
    );
    navigation.open({ page: 'address', order: null });
  }
  expect(moves).toEqual([
    ['/bnpl/addressInfo', { replace: true, state: { depth: 2 } }],
    ['/bnpl/addressInfo', { replace: false, state: { depth: 2 } }],
    ['/bnpl/addressInfo', { replace: false, state: { depth: 1 } }],
  ]);
});
