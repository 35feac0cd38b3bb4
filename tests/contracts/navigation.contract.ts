import { expect } from 'vitest';
import { orderId } from '#core/lib/ids.ts';
import type { Navigation } from '#core/ports/page.ts';
import type { Place } from '#core/routes/places.ts';
import { contractOf } from './laws.ts';

/** A navigation, and where it has led. */
export interface NavigationUnderTest {
  readonly navigation: Navigation;
  /** Addresses from the first to the present one. */
  paths(): readonly string[];
  /** How often the present page was loaded anew. */
  starts(): number;
  /** How often Back left for the app. */
  leaves(): number;
}

const CART: Place = { page: 'cart' };
const ORDER: Place = { page: 'order', order: orderId('20261121/7 ü'), isFromHost: false };
const CART_PATH = '/bnpl/cartInfo';
const ORDER_PATH = '/bnpl/productBuyDetails?productOrderId=20261121%2F7%20%C3%BC';

/** The contract of every navigation. It starts at one page of its own. */
export const navigationContract = contractOf<NavigationUnderTest>('navigation', {
  async 'opens a place on top of the present one'(fresh) {
    const { navigation, paths } = await fresh();
    navigation.open(CART);
    navigation.open(ORDER);
    expect(paths().slice(1)).toEqual([CART_PATH, ORDER_PATH]);
  },
  async 'replaces the present place, so that Back passes it by'(fresh) {
    const { navigation, paths } = await fresh();
    navigation.open(CART);
    navigation.replace(ORDER);
    expect(paths().slice(1)).toEqual([ORDER_PATH]);
  },
  async 'goes back to the place before'(fresh) {
    const { navigation, paths } = await fresh();
    navigation.open(CART);
    navigation.open(ORDER);
    navigation.back();
    expect(paths().at(-1)).toBe(CART_PATH);
  },
  async 'leaves for the app where no page of ours lies before'(fresh) {
    const { navigation, paths, leaves } = await fresh();
    const [first] = paths();
    navigation.replace(ORDER);
    navigation.open(CART);
    navigation.replace(CART);
    navigation.back();
    expect([paths(), leaves()]).toEqual([[ORDER_PATH], 0]);
    navigation.back();
    expect([first, paths(), leaves()]).toEqual(['/bnpl/productInfo', [ORDER_PATH], 1]);
  },
  async 'knows where it is, with what its address carries'(fresh) {
    const { navigation } = await fresh();
    navigation.open(CART);
    expect(navigation.current()).toEqual(CART);
    navigation.open(ORDER);
    expect(navigation.current()).toEqual(ORDER);
  },
  async 'Q71 loads the present page anew, and moves nowhere'(fresh) {
    const { navigation, paths, starts } = await fresh();
    navigation.open(ORDER);
    const before = paths();
    expect(starts()).toBe(0);
    navigation.startOver();
    expect([starts(), paths()]).toEqual([1, before]);
  },
});
