import type { Address } from '#core/address/address.ts';
import type { OrderId } from '#core/lib/ids.ts';
import type { Screen } from '#core/lib/store.ts';
import { whenLoaded } from '#core/lib/until.ts';
import type { Place } from '#core/routes/places.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import type { Action } from '../actions/action.ts';
import type { ShopState } from './shop-state.ts';
import { type CartChoice, type PendingChoice, type ShopperDriver, type Step } from './shopper-driver.ts';
import { calculate, confirmReceipt, readOrder, refund } from './shopper-order.ts';
import { buy, continueCart, enterAddress } from './shopper-purchase.ts';

/** Somebody who shops through the screen models. */
export interface Shopper {
  buy(product: string, sku?: string | null, pending?: PendingChoice): Promise<Step>;
  enterAddress(address: Address): Promise<Step>;
  continueCart(choice: CartChoice): Promise<Step>;
  readOrder(order: OrderId): Promise<Step>;
  confirmReceipt(order: OrderId): Promise<Step>;
  refund(order: OrderId): Promise<Step>;
  calculate(order: OrderId, days: number | null, overdueDays: number): Promise<Step>;
  /** Walks into a state of the shop and opens its page. */
  reach(name: string, state: ShopState): Promise<Step>;
  /** An action of somebody else: seller, app, courier, time. */
  perform(action: Action): Promise<Step>;
  /** The order in hand. */
  order(): OrderId | null;
}

/** The phone that is bought where none is named. */
export const TOUR_PHONE = 'samsung-galaxy-a16';

/** Makes a shopper for a driver. */
export function createShopper(driver: ShopperDriver): Shopper {
  return {
    order: () => orderInHand(driver.session),
    buy: (product, sku = null, pending = 'leave') => buy(driver, product, sku, pending),
    enterAddress: (address) => enterAddress(driver, address),
    continueCart: (choice) => continueCart(driver, choice),
    readOrder: (order) => readOrder(driver, order),
    confirmReceipt: (order) => confirmReceipt(driver, order),
    refund: (order) => refund(driver, order),
    calculate: (order, days, overdueDays) => calculate(driver, order, days, overdueDays),
    reach: (name, state) => reach(driver, name, state),
    perform: (action) => performTraced(driver, action),
  };
}

async function reach(driver: ShopperDriver, name: string, state: ShopState): Promise<Step> {
  const { screens, gateway, session, navigation, perform, token } = driver;
  const { place, order } = await state.reach({ gateway, perform, shopper: token });
  if (order !== null) keepOrderInHand(session, order);
  navigation.open(place);
  const screen = screenAt(screens, place);
  const close = screen.open();
  const shown = await whenLoaded(screen.state);
  close();
  return { step: 'state', outcome: 'reached', state: name, page: place.page, shows: shown.kind };
}

async function performTraced({ trace, perform }: ShopperDriver, action: Action): Promise<Step> {
  const sent = 'order' in action ? { ...action, order: trace.alias(action.order) } : withoutShopper(action);
  const entry = trace.add('sandbox', action.action, sent);
  const result = await perform(action);
  entry.got = result === null ? { kind: 'failed', reason: 'unreachable' } : { ok: result.ok };
  const outcome = result === null ? 'unreachable' : result.ok ? 'done' : result.reason;
  return { step: action.action, outcome };
}

function screenAt(screens: ShopperDriver['screens'], place: Place): Screen<{ readonly kind: string }> {
  switch (place.page) {
    case 'product':
      return screens.product(place.product);
    case 'cart':
      return screens.cart();
    case 'address':
      return screens.address(place.order);
    case 'bnplCalculator':
      return screens.bnplCalculator(place);
    case 'order':
      return screens.order(place.order, place.isFromHost);
    case 'refund':
      return screens.refund(place.order);
  }
}

function withoutShopper(action: Action): object {
  return Object.fromEntries(Object.entries(action).filter(([name]) => name !== 'shopper'));
}
