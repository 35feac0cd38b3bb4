import { type OrderId, orderId, productId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { OVERDUE_MAX_CHARACTERS } from '#core/loan/terms.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import type { ShopDriver } from '../../composition/cli-driver.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { PHONES } from '../../sandbox/catalogue/phones.ts';
import { SAMPLE_ADDRESS } from '../../sandbox/scenarios/address.ts';
import { createShopper, type Shopper, TOUR_PHONE } from '../../sandbox/scenarios/shopper.ts';
import type { CartChoice, Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { type Arguments, type Command, EXIT, type Exit, UsageError } from './command.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from './shop-driver.ts';

/** A command of one step on the shop's screens: prints the outcome and the trace of port calls. `good` ends with 0. */
function shopCommand(
  name: string,
  flags: readonly string[],
  good: readonly string[],
  walk: (shopper: Shopper, call: Arguments, driver: ShopDriver) => Promise<Step>,
): Command {
  return {
    usage: `shop ${name} ${flags.map((flag) => `[--${flag} …]`).join(' ')} [--gateway URL [--transport ${WIRE_FORMATS.join('|')}]] [--token T] [--data DIR] [--json]`,
    flags: [...flags, ...SHOP_FLAGS],
    async run(call, terminal) {
      return withDriver(driverOptions(call, terminal), async (driver): Promise<Exit> => {
        const { step, outcome, ...facts } = await walk(createShopper(driver), call, driver);
        const order = orderInHand(driver.session);
        const { entries: trace } = driver.trace;
        call.show({ command: step, outcome, ...facts, order, trace }, [
          `${step}: ${outcome}${order === null ? '' : ` (order ${order})`}`,
          ...trace.map(({ port, call: made, got, sent }) => `  ${port}.${made} ${JSON.stringify(got ?? sent)}`),
        ]);
        return exitOf(driver, good.includes(outcome) ? EXIT.done : EXIT.no);
      });
    },
  };
}

/** The journey up to the wanted step, for a command that names no order. */
const JOURNEY = ['bought', 'continued', 'paid', 'shipped'] as const;

/** The order that a command is about: the named one, else a new one, brought as far as the command needs. */
async function orderFor(
  shopper: Shopper,
  call: Arguments,
  driver: ShopDriver,
  upTo: (typeof JOURNEY)[number],
): Promise<OrderId | null> {
  const named = call.flag('order');
  if (named !== null) {
    for (const flag of upTo === 'bought' ? ['product', 'sku'] : ['product', 'sku', ...CHOICE_FLAGS])
      if (call.flag(flag) !== null) throw new UsageError(`--${flag} starts a new order: give --order alone`);
    keepOrderInHand(driver.session, orderId(named));
    return orderId(named);
  }
  await shopper.buy(call.flag('product') ?? TOUR_PHONE, call.flag('sku'), 'cancel');
  const order = shopper.order();
  const reaches = (stage: (typeof JOURNEY)[number]): boolean => JOURNEY.indexOf(upTo) >= JOURNEY.indexOf(stage);
  if (order !== null && reaches('continued')) {
    await shopper.enterAddress(SAMPLE_ADDRESS);
    await shopper.continueCart(choiceOf(call));
  }
  if (order !== null && reaches('paid')) await shopper.perform({ action: 'pay', order });
  if (order !== null && reaches('shipped')) {
    await shopper.perform({ action: 'confirm', order });
    await shopper.perform({ action: 'ship', order });
  }
  return order;
}

function choiceOf(call: Arguments): CartChoice {
  const paymentType = call.oneOf('pay', ['full', 'bnpl']);
  const periods = call.wholeNumber('periods');
  if (periods !== null && paymentType === 'full') throw new UsageError('--periods goes with --pay bnpl');
  return {
    paymentType,
    periods,
    receiptType: call.oneOf('receipt', ['express', 'pickUp']),
  };
}

const nothing = (step: string): Step => ({ step, outcome: 'failed' });

/** `shop products`: reads each phone of the catalogue through the gateway. */
const products = shopCommand('products', ['product'], ['listed'], async (_shopper, call, { gateway }) => {
  const named = call.flag('product');
  const ids = named === null ? PHONES.map(({ id }) => id) : [named];
  const answers = await Promise.all(ids.map((id) => gateway.readProduct(productId(id))));
  const listed = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.data] : []));
  return {
    step: 'products',
    outcome: listed.length === ids.length ? 'listed' : 'failed',
    products: listed.map((product) => ({
      productId: product.productId,
      name: `${product.brand} ${product.name}`,
      price: rupeesFromPaisa(product.price),
      skus: product.skus.map(({ skuCode, color, storage, isInStock: inStock }) => ({
        skuCode,
        color,
        storage,
        inStock,
      })),
    })),
  };
});

const buy = shopCommand('buy', ['product', 'sku', 'pending'], ['cart'], (shopper, call) =>
  shopper.buy(call.flag('product') ?? TOUR_PHONE, call.flag('sku'), call.oneOf('pending', ['leave', 'cancel', 'pay'])),
);

const proceed = shopCommand(
  'continue',
  ['order', 'product', 'sku', 'pay', 'periods', 'receipt'],
  ['continued'],
  async (shopper, call, driver) => {
    const order = await orderFor(shopper, call, driver, 'bought');
    if (order === null) return nothing('continue');
    if (call.flag('order') === null) await shopper.enterAddress(SAMPLE_ADDRESS);
    return shopper.continueCart(choiceOf(call));
  },
);

/** A command on one order, led as far as the command needs where the call names none. */
function orderCommand(
  name: string,
  flags: readonly string[],
  good: readonly string[],
  upTo: (typeof JOURNEY)[number],
  walk: (shopper: Shopper, order: OrderId, call: Arguments) => Promise<Step>,
): Command {
  return shopCommand(name, ['order', 'product', ...flags], good, async (shopper, call, driver) => {
    const order = await orderFor(shopper, call, driver, upTo);
    return order === null ? nothing(name) : walk(shopper, order, call);
  });
}

const CHOICE_FLAGS = ['pay', 'periods', 'receipt'] as const;

const order = orderCommand('order', CHOICE_FLAGS, ORDER_STATUSES, 'paid', (shopper, id) => shopper.readOrder(id));

const receive = orderCommand('receive', CHOICE_FLAGS, ['received'], 'shipped', (shopper, id) =>
  shopper.confirmReceipt(id),
);

const refund = orderCommand('refund', CHOICE_FLAGS, ['requested'], 'paid', (shopper, id) => shopper.refund(id));

const calculate = orderCommand('calc', ['days', 'overdue'], ['calculated'], 'bought', (shopper, id, call) => {
  const overdue = call.wholeNumber('overdue') ?? 0;
  if (String(overdue).length > OVERDUE_MAX_CHARACTERS)
    throw new UsageError(`--overdue must have at most ${OVERDUE_MAX_CHARACTERS} digits, not '${overdue}'`);
  return shopper.calculate(id, call.wholeNumber('days'), overdue);
});

/** The commands under `shop`, but for the tour. */
export const SHOP_COMMANDS: Readonly<Record<string, Command>> = {
  'shop products': products,
  'shop buy': buy,
  'shop continue': proceed,
  'shop order': order,
  'shop receive': receive,
  'shop refund': refund,
  'shop calc': calculate,
};
