import type { Address } from '#core/address/address.ts';
import { isProvince } from '#core/address/districts.ts';
import { productId, skuCode } from '#core/lib/ids.ts';
import { whenLoaded } from '#core/lib/until.ts';
import type { CartReady } from '#core/screens/cart.ts';
import { answerPending } from '#core/screens/product-pending.ts';
import {
  type CartChoice,
  factsSince,
  notOffered,
  orderAlias,
  type PendingChoice,
  type ShopperDriver,
  type Step,
} from './shopper-driver.ts';

/** Buys a phone from its page, and answers the dialog of an order that waits. */
export async function buy(
  driver: ShopperDriver,
  product: string,
  sku: string | null,
  pending: PendingChoice,
): Promise<Step> {
  const { screens, navigation } = driver;
  const facts = factsSince(driver);
  const id = productId(product);
  navigation.open({ page: 'product', product: id });
  const screen = screens.product(id);
  const close = screen.open();
  const state = await whenLoaded(screen.state);
  if (state.kind !== 'ready') return finish('failed');
  const skus = state.product.skus.map((each) => each.skuCode);
  if (sku !== null && !skus.includes(skuCode(sku))) {
    close();
    throw notOffered('sku', sku, skus);
  }
  if (sku !== null) screen.chooseSku(skuCode(sku));
  const chosen = screen.state.getSnapshot();
  if (chosen.kind === 'ready' && chosen.button.kind !== 'buyNow') return finish(chosen.button.kind);
  await screen.buy();
  const after = screen.state.getSnapshot();
  if (after.kind === 'ready' && after.buying.kind === 'pendingOrder' && pending !== 'leave') {
    const answers = answerPending(screen.pending);
    if (pending === 'cancel') await answers.cancelPendingOrder();
    else answers.payPendingOrder();
  }
  const last = screen.state.getSnapshot();
  const isPending = last.kind === 'ready' && last.buying.kind === 'pendingOrder';
  return finish(navigation.current()?.page === 'cart' ? 'cart' : isPending ? 'pendingOrder' : 'stayed');

  function finish(outcome: string): Step {
    close();
    return { step: 'buy', outcome, product, order: orderAlias(driver), notice: facts.notice(), opened: facts.opened() };
  }
}

/** Types an address into its form and confirms it. */
export async function enterAddress(driver: ShopperDriver, address: Address): Promise<Step> {
  const { screens, navigation } = driver;
  const facts = factsSince(driver);
  navigation.open({ page: 'address', order: null });
  const screen = screens.address(null);
  const close = screen.open();
  await whenLoaded(screen.state);
  screen.type('name', address.name);
  screen.type('phoneNumber', address.phoneNumber);
  screen.type('email', address.email);
  if (isProvince(address.province)) screen.chooseProvince(address.province);
  screen.chooseCity(address.city);
  screen.type('street', address.street);
  await screen.confirm();
  const state = screen.state.getSnapshot();
  close();
  const isSaved = navigation.current()?.page !== 'address';
  const problem = state.kind === 'editing' ? state.problem : null;
  return { step: 'address', outcome: isSaved ? 'saved' : 'kept', problem, notice: facts.notice() };
}

/** Chooses in the cart and continues, with the partner's policy agreed to. */
export async function continueCart(
  driver: ShopperDriver,
  { paymentType, periods, receiptType }: CartChoice,
): Promise<Step> {
  const { screens, navigation } = driver;
  const facts = factsSince(driver);
  if (navigation.current()?.page !== 'cart') navigation.open({ page: 'cart' });
  const screen = screens.cart();
  const close = screen.open();
  const state = await whenLoaded(screen.state);
  if (state.kind !== 'ready') return finish(state.kind, null);
  const plan = state.purchase.plans.find((each) => each.periods === periods);
  screen.chooseReceipt(receiptType);
  await screen.choosePayment(paymentType);
  if (plan !== undefined) screen.choosePlan(plan.originalProductId);
  const ready = screen.state.getSnapshot();
  const cart = ready.kind === 'ready' ? ready : null;
  if (cart !== null && cart.paymentType !== paymentType) return finish('paymentUnavailable', cart);
  if (cart !== null && cart.receiptType !== receiptType) return finish('receiptUnavailable', cart);
  if (periods !== null && plan === undefined) {
    close();
    throw notOffered(
      'plan of periods',
      periods,
      state.purchase.plans.map((each) => each.periods),
    );
  }
  const before = facts.hostCalls();
  await screen.proceed();
  const asked = screen.state.getSnapshot();
  if (asked.kind === 'ready' && asked.policy !== null) {
    screen.tickPolicy(true);
    await screen.confirmPolicy();
  }
  return finish(facts.hostCalls() > before ? 'continued' : 'stayed', cart);

  function finish(outcome: string, shown: CartReady | null): Step {
    close();
    return {
      step: 'continue',
      outcome,
      order: orderAlias(driver),
      payment: shown?.paymentType ?? null,
      periods: shown?.plan?.periods ?? null,
      receipt: shown?.receiptType ?? null,
      notice: facts.notice(),
      opened: facts.opened(),
    };
  }
}
