import type { OrderId } from '#core/lib/ids.ts';
import { keepOrderInHand } from '#core/session/order-in-hand.ts';
import type { OrderMove } from '../actions/action.ts';
import { SAMPLE_ADDRESS, type ShopState, STATE_PHONE } from './shop-state.ts';
import type { CartChoice, Shopper, ShopperDriver, Step } from './shopper.ts';
import { SHOP_STATE_NAMES, SHOP_STATES } from './states.ts';

/** A step of a tour: what must come of it, and what the shopper does. */
type TourStep = readonly [outcome: string, walk: (shopper: Shopper) => Promise<Step>];

/** A scenario of the sandbox: a journey through the shop, or the way into one of its states. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly TourStep[];
}

/** Walks a scenario up to the first step that ends otherwise than it says; `stopped` says why, null at its end. */
export async function walk(
  shopper: Shopper,
  scenario: Scenario,
  heard: (step: Step) => void = () => undefined,
): Promise<{ readonly steps: readonly Step[]; readonly stopped: string | null }> {
  const steps: Step[] = [];
  for (const [outcome, take] of scenario.steps) {
    const step = await take(shopper);
    steps.push(step);
    heard(step);
    if (step.outcome !== outcome)
      return { steps, stopped: `'${step.step}' ended as '${step.outcome}', not '${outcome}'` };
  }
  return { steps, stopped: null };
}

const OTHER_PHONE = 'xiaomi-redmi-14c';
const ON_INSTALMENTS: CartChoice = { paymentType: 'bnpl', periods: 3, receiptType: 'express' };
const IN_FULL: CartChoice = { paymentType: 'full', periods: null, receiptType: 'express' };

const buy = (outcome: string, ...about: Parameters<Shopper['buy']>): TourStep => [
  outcome,
  (shopper) => shopper.buy(...about),
];
const proceed = (outcome: string, choice: CartChoice): TourStep => [outcome, (shopper) => shopper.continueCart(choice)];
const address: TourStep = ['saved', (shopper) => shopper.enterAddress(SAMPLE_ADDRESS)];

/** A step with the order in hand. */
const onOrder = (outcome: string, take: (shopper: Shopper, order: OrderId) => Promise<Step>): TourStep => [
  outcome,
  async (shopper) => {
    const order = shopper.order();
    return order === null ? { step: 'order', outcome: 'missing' } : take(shopper, order);
  },
];
const sees = (status: string): TourStep => onOrder(status, (shopper, order) => shopper.readOrder(order));
const move = (action: OrderMove): TourStep => onOrder('done', (shopper, order) => shopper.perform({ action, order }));

const buyAndPay = (phone: string, choice: CartChoice): readonly TourStep[] => [
  buy('cart', phone),
  address,
  proceed('continued', choice),
  move('pay'),
  sees('waitingForSeller'),
];
const DELIVERED: readonly TourStep[] = [
  move('confirm'),
  sees('readyForShipment'),
  move('ship'),
  sees('shipped'),
  onOrder('received', (shopper, order) => shopper.confirmReceipt(order)),
];
const REFUNDED: readonly TourStep[] = [
  onOrder('requested', (shopper, order) => shopper.refund(order)),
  sees('returns'),
];

/** Every journey that `shop tour` can walk, by its name. */
const TOURS: Readonly<Record<string, readonly [title: string, ...steps: readonly TourStep[]]>> = {
  'buy-and-refund': [
    'A phone on instalments from product to receipt, then a second one in full, refunded while it cools off',
    ...buyAndPay(STATE_PHONE, ON_INSTALMENTS),
    onOrder('calculated', (shopper, order) => shopper.calculate(order, 90, 7)),
    ...DELIVERED,
    ...buyAndPay(OTHER_PHONE, IN_FULL),
    ...REFUNDED,
  ],
  'cooling-off': [
    'A phone on instalments, given back before it ships',
    ...buyAndPay(STATE_PHONE, ON_INSTALMENTS),
    ...REFUNDED,
  ],
  'pending-order': [
    'A second purchase meets the order that waits for payment, and cancels it',
    buy('cart', STATE_PHONE),
    buy('pendingOrder', OTHER_PHONE, null, 'leave'),
    buy('cart', OTHER_PHONE, null, 'cancel'),
  ],
  'under-review': [
    'An instalment order goes under review, blocks the next purchase and is approved',
    buy('cart', STATE_PHONE),
    address,
    proceed('continued', ON_INSTALMENTS),
    move('review'),
    sees('underReview'),
    buy('stayed', OTHER_PHONE),
    move('approve'),
    sees('waitingForSeller'),
  ],
};

/** Every scenario, tours first. */
export const SCENARIOS: readonly Scenario[] = [
  ...Object.entries(TOURS).map(([name, [title, ...steps]]) => ({ name, title, steps })),
  ...SHOP_STATE_NAMES.map((name): Scenario => {
    const state = SHOP_STATES[name];
    return { name, title: state.title, steps: [['reached', ({ driver }) => reach(driver, name, state)]] };
  }),
];

/** Brings a shopper into a state of the shop and opens its page. */
async function reach(driver: ShopperDriver, name: string, state: ShopState): Promise<Step> {
  const { gateway, perform, token } = driver;
  const { place, order } = await state.reach({ gateway, perform, shopper: token });
  if (order !== null) keepOrderInHand(driver.session, order);
  driver.navigation.open(place);
  return { step: 'state', outcome: 'reached', state: name, page: place.page };
}
