import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { type OrderId, orderId, productId } from '#core/lib/ids.ts';
import { rupeesFromPaisa } from '#core/lib/money.ts';
import { OVERDUE_MAX_CHARACTERS } from '#core/loan/terms.ts';
import { ORDER_STATUSES } from '#core/order/order.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';
import { type ShopDriver, withDriver } from '../../composition/cli-driver.ts';
import { PHONES } from '../../sandbox/catalogue/phones.ts';
import { SAMPLE_ADDRESS, STATE_PHONE } from '../../sandbox/scenarios/shop-state.ts';
import {
  type CartChoice,
  createShopper,
  type PendingChoice,
  type Shopper,
  type Step,
} from '../../sandbox/scenarios/shopper.ts';
import { SCENARIOS, type Scenario, walk as walkThrough } from '../../sandbox/scenarios/tours.ts';
import {
  addCommand,
  type Cli,
  choice,
  count,
  digits,
  EXIT,
  type Exit,
  flag,
  type JsonFlag,
  show,
  UsageError,
} from '../command.ts';
import { driverOptions, exitOf, type GatewayFlags, gatewayFlags } from '../gateway-flags.ts';

/** What the steps are called with. */
type StepFlags = GatewayFlags & {
  readonly pending: PendingChoice;
  readonly pay: CartChoice['paymentType'];
  readonly receipt: CartChoice['receiptType'];
  readonly overdue: number;
} & Readonly<Partial<Record<'order' | 'product' | 'sku', string> & Record<'periods' | 'days', number>>>;

const FLAGS = {
  order: () => flag('--order <id>', 'an order of an earlier command; a new one where it is not said'),
  product: () => flag('--product <id>', `which phone; ${STATE_PHONE} where it is not said`),
  sku: () => flag('--sku <code>', 'which variant; the first in stock where it is not said'),
  pending: () => choice('--pending <what>', 'what becomes of an order that waits', ['leave', 'cancel', 'pay']),
  pay: () => choice('--pay <how>', 'how the order is paid', ['full', 'bnpl']),
  periods: () => count('--periods <count>', 'how many instalments; the first plan’s where it is not said'),
  receipt: () => choice('--receipt <how>', 'how the phone comes', ['express', 'pickUp']),
  days: () => count('--days <days>', 'the plan by its days; the first one where it is not said'),
  overdue: () =>
    flag('--overdue <days>', 'days after the due date').argParser(digits(OVERDUE_MAX_CHARACTERS)).default(0),
};
type FlagName = keyof typeof FLAGS;

/** One step on the shop's screens. `good`: outcomes that end with 0. */
interface ShopStep {
  readonly says: string;
  readonly flags: readonly FlagName[];
  readonly good: readonly string[];
  walk(shopper: Shopper, flags: StepFlags, driver: ShopDriver): Promise<Step>;
}

/** Flags that a new order begins with, and what is chosen in its cart. */
const NEW = ['product', 'sku'] as const;
const CHOSEN = ['pay', 'periods', 'receipt'] as const;

/** What seller and courier do with a new order that was continued; null for one that stays in the cart. */
type Moves = readonly ('pay' | 'confirm' | 'ship')[] | null;
const PAID: Moves = ['pay'];
const SHIPPED: Moves = ['pay', 'confirm', 'ship'];

/** A step on one order: the named one, else a new one, with what is done to it first. */
const onOrder = (
  moves: Moves,
  says: string,
  good: readonly string[],
  walk: (shopper: Shopper, order: OrderId, flags: StepFlags) => Promise<Step>,
  more: readonly FlagName[] = CHOSEN,
): ShopStep => ({
  says,
  good,
  flags: ['order', ...NEW, ...more],
  async walk(shopper, flags, driver) {
    const order = await orderFor(shopper, flags, driver, moves);
    return order === null ? { step: 'buy', outcome: 'failed' } : walk(shopper, order, flags);
  },
});

const STEPS: Readonly<Record<string, ShopStep>> = {
  products: { says: 'Read each phone of the catalogue.', flags: ['product'], good: ['listed'], walk: readProducts },
  buy: {
    says: 'Press BUY NOW.',
    flags: [...NEW, 'pending'],
    good: ['cart'],
    walk: (shopper, { product = STATE_PHONE, sku, pending }) => shopper.buy(product, sku, pending),
  },
  continue: onOrder(
    null,
    'Press Continue in the cart; of a new order the address is given first.',
    ['continued'],
    async (shopper, _order, flags) => {
      if (flags.order === undefined) await shopper.enterAddress(SAMPLE_ADDRESS);
      return shopper.continueCart(choiceOf(flags));
    },
  ),
  order: onOrder(PAID, 'Read an order.', ORDER_STATUSES, (shopper, id) => shopper.readOrder(id)),
  receive: onOrder(SHIPPED, 'Confirm that an order was received.', ['received'], (shopper, id) =>
    shopper.confirmReceipt(id),
  ),
  refund: onOrder(PAID, 'Ask for the money of an order back.', ['requested'], (shopper, id) => shopper.refund(id)),
  calc: onOrder(
    null,
    'Say what a plan of an order costs, and what lateness costs on top.',
    ['calculated'],
    (shopper, id, { days, overdue }) => shopper.calculate(id, days ?? null, overdue),
    ['days', 'overdue'],
  ),
};

/** `shop …`: steps on the same screens as the pages; each prints its outcome and the trace of port calls. */
export function addShop(program: Command, cli: Cli): void {
  const group = program
    .command('shop')
    .description('Walk through the shop on the same screens as the pages, and print each call of a port.');
  for (const [name, { says, flags: names, good, walk }] of Object.entries(STEPS)) {
    // A named order has its phone, and is paid for but by Continue.
    const begun = name === 'continue' ? NEW : [...NEW, ...CHOSEN];
    const own = names.map((each) => (each === 'order' ? FLAGS.order().conflicts([...begun]) : FLAGS[each]()));
    addCommand(cli, group, name, says, [...own, ...gatewayFlags()], (flags: StepFlags) =>
      withDriver<Exit>(driverOptions(flags), async (driver) => {
        const { step, outcome, ...facts } = await walk(createShopper(driver), flags, driver);
        const order = orderInHand(driver.session);
        const { entries: trace } = driver.trace;
        show(cli, flags, { command: step, outcome, ...facts, order, trace }, [
          `${step}: ${outcome}${order === null ? '' : ` (order ${order})`}`,
          ...trace.map(({ port, call: made, got, sent }) => `  ${port}.${made} ${JSON.stringify(got ?? sent)}`),
        ]);
        return exitOf(cli, driver, good.includes(outcome) ? EXIT.done : EXIT.no);
      }),
    );
  }
  addTour(group, cli);
}

/** The order that a step is about: the named one, else a new one, brought as far as the step needs. */
async function orderFor(shopper: Shopper, flags: StepFlags, driver: ShopDriver, moves: Moves): Promise<OrderId | null> {
  if (flags.order !== undefined) {
    keepOrderInHand(driver.session, orderId(flags.order));
    return orderId(flags.order);
  }
  await shopper.buy(flags.product ?? STATE_PHONE, flags.sku, 'cancel');
  const order = shopper.order();
  if (order === null || moves === null) return order;
  await shopper.enterAddress(SAMPLE_ADDRESS);
  await shopper.continueCart(choiceOf(flags));
  for (const action of moves) await shopper.perform({ action, order });
  return order;
}

function choiceOf({ pay, periods, receipt }: StepFlags): CartChoice {
  if (periods !== undefined && pay === 'full') throw new UsageError('--periods goes with --pay bnpl');
  return { paymentType: pay, periods: periods ?? null, receiptType: receipt };
}

async function readProducts(_shopper: Shopper, { product }: StepFlags, { gateway }: ShopDriver): Promise<Step> {
  const ids = product === undefined ? PHONES.map(({ id }) => id) : [product];
  const answers = await Promise.all(ids.map((id) => gateway.readProduct(productId(id))));
  const listed = answers.flatMap((answer) => (answer.kind === 'done' ? [answer.data] : []));
  return {
    step: 'products',
    outcome: listed.length === ids.length ? 'listed' : 'failed',
    products: listed.map(({ productId: id, brand, name, price, skus }) => ({
      productId: id,
      name: `${brand} ${name}`,
      price: rupeesFromPaisa(price),
      skus: skus.map(({ skuCode, color, storage, isInStock: inStock }) => ({ skuCode, color, storage, inStock })),
    })),
  };
}

type TourFlags = GatewayFlags & { readonly scenario: string };

/** `shop tour`: walks a whole journey and prints its trace. */
export function addTour(group: Command, cli: Cli): void {
  const scenario = flag('--scenario <name>', 'which journey, or into which state of the shop; list names all');
  const takes = [scenario.default('buy-and-refund'), ...gatewayFlags()];
  const says = 'Walk a whole journey, from product to refund, and print its trace.';
  addCommand(cli, group, 'tour', says, takes, (flags: TourFlags, command: Command) => {
    if (flags.scenario === 'list') return listScenarios(cli, flags);
    // A new shopper each time, where none is named: an earlier tour on the same gateway must not stop this one.
    const isNamed = command.getOptionValueSource('token') === 'cli';
    return walkTour(cli, isNamed ? flags : { ...flags, token: `${flags.token}-tour-${randomUUID()}` });
  });
}

/** `--scenario list`: every scenario by its name. */
export function listScenarios(cli: Cli, flags: JsonFlag): Exit {
  const lines = SCENARIOS.map(({ name, title }) => `${name.padEnd(22)}${title}`);
  const listed = SCENARIOS.map(({ name, title }) => ({ name, title }));
  show(cli, flags, listed, lines);
  return EXIT.done;
}

/** The scenario of a name. */
export function scenarioNamed(name: string): Scenario {
  const scenario = SCENARIOS.find((each) => each.name === name);
  if (scenario === undefined) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
  return scenario;
}

function walkTour(cli: Cli, flags: TourFlags): Promise<Exit> {
  const scenario = scenarioNamed(flags.scenario);
  return withDriver<Exit>(driverOptions(flags), async (driver) => {
    const { steps, stopped } = await walkThrough(createShopper(driver), scenario, (step) => {
      if (!flags.json) cli.print(lineOf(step));
    });
    const trace = driver.trace.entries;
    const calls = trace.map(({ port, call, got }) => `  ${port}.${call} ${JSON.stringify(got) ?? ''}`.trimEnd());
    const result = stopped === null ? 'done' : 'stopped';
    show(cli, flags, { scenario: scenario.name, result, reason: stopped, steps, trace }, [
      ...calls,
      stopped ?? `tour '${scenario.name}' done, ${trace.length} port calls`,
    ]);
    return stopped === null ? EXIT.done : exitOf(cli, driver, EXIT.no);
  });
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
