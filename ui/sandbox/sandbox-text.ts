import type { ActionResult } from './strip-tools.ts';

/**
 * Texts of the sandbox's tools: for developers and testers, in English, never part of a production build. What stands in for
 * the app before a shopper speaks both languages (native-text.ts).
 */
export const sandboxText = {
  mark: 'SANDBOX – not the app, no real money',
  name: 'asaan sandbox',
  skip: 'Skip to the content',
  menu: 'Pages of the sandbox',
  pages: {
    shelf: 'Shelf',
    simulator: 'Simulator',
    states: 'States',
    bridgeCheck: 'Bridge check',
    documentation: 'Docs',
  },
  shelf: {
    title: 'Phones',
    text: 'The app’s own shelf, as a stand-in. Choose a phone to open the shop; the strip above it plays seller, courier and time.',
    language: 'The app speaks',
    fullOnly: 'Sold for full payment alone',
    plan: (need: { each: string; periods: number; today: string }) =>
      `${need.today} today + ${need.periods} × ${need.each} a month`,
    marks: {
      presale: 'In pre-sale',
      policy: 'With a policy',
      express: 'Delivery alone',
      soldOut: 'Part sold out',
    },
  },
  close: 'Close',
  refused: (reason: string) => `Not done: ${reason}`,
  unreachable: 'Not done: the sandbox did not answer',
  states: {
    title: 'Every state of every screen',
    text: (need: { count: number }) =>
      `${need.count} states, each by somebody new. Its phones are switched on while they are in sight; its name is the one that tests and the command line know.`,
    filter: 'Filter by name, title or line',
    show: 'What is shown',
    languages: 'Languages',
    both: 'Both, side by side',
    width: 'Width of the phones',
    size: 'Drawn',
    sizes: { small: 'at 60 %', full: 'in full size' },
    index: 'Index',
    found: (need: { count: number; all: number }) => `${need.count} of ${need.all} states`,
    none: 'No state is called or described like that.',
    open: 'Open in the simulator',
    pages: {
      product: 'Phone',
      cart: 'Cart',
      address: 'Address',
      bnplCalculator: 'Calculator',
      order: 'Order',
      refund: 'Refund',
    },
  },
  simulator: {
    title: 'Simulator of the app',
    text: 'The shop in a phone, and beside it everything the app, the lender and the network may do.',
    show: 'What is shown',
    state: 'State',
    unknown: (need: { state: string; shown: string }) => `There is no state “${need.state}”. This is “${need.shown}”.`,
    language: 'Language of the app',
    all: 'Every state side by side',
    again: 'Start anew, as somebody else',
    before: 'Previous state',
    next: 'Next state',
    device: 'The device',
    width: 'Width',
    scheme: 'Colours',
    schemes: { device: 'as this device', light: 'light', dark: 'dark' },
    textSize: 'Text size',
    app: 'The app',
    refreshCart: 'Refresh the cart',
    refreshOrder: 'Refresh the order',
    expire: 'Let the token expire',
    switchShopper: 'Switch the shopper',
    delay: 'The app answers',
    delays: { prompt: 'at once', late: 'after 4 seconds', silent: 'never', twice: 'everything twice' },
    lacks: 'The app lacks',
    nothing: 'nothing',
    lender: 'Lender, seller, courier, time',
    status: 'bnplPayStatus',
    byRules: 'by the rules',
    age: 'Let 35 days pass for this order',
    clock: 'The lender’s clock, for everybody',
    ahead: (need: { days: number }) => (need.days === 0 ? 'now' : `${need.days} days ahead`),
    gateway: 'Gateway',
    call: 'Next request to',
    anyCall: 'anything',
    fault: 'What happens to it',
    faults: {
      refuse: 'the connection is refused, always',
      commitThenDrop: 'it is done, and the answer lost',
      hang: 'no answer ever comes',
      slow: 'the answer takes 4 seconds',
      status: 'the server answers 500',
      body: 'a Wi-Fi page answers',
      wrongKey: 'the answer has another key',
      tokenExpired: 'the token is expired (400113)',
      underReview: 'orders are under review (400207)',
    },
    arm: 'Let it happen',
    disarm: 'Let nothing happen',
    armed: (what: { call: string; fault: string }) => `Armed: ${what.call}, ${what.fault}`,
    noFaults: 'This server arms no faults: start it with FAULTS=on.',
    log: 'What the app hears, newest first',
  },
  log: {
    filter: 'Filter the log',
    clear: 'Clear',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser did not let it be copied.',
    empty: 'Nothing yet.',
    noneLike: 'No line has these words.',
    ways: { page: 'page → app', app: 'app → page', device: 'device' },
    params: 'sent',
    result: 'answer',
    error: 'error',
    waits: 'not answered yet',
  },
  bar: {
    open: 'Sandbox: the seller’s side',
    text: (need: { status: string }) => `This order is ${need.status}. What cannot happen to it now sleeps.`,
    unseen: 'What seller, courier and time do with the order on this page.',
    statuses: {
      waitingForPayment: 'waiting for payment',
      waitingForSeller: 'waiting for the seller',
      readyForShipment: 'ready for shipment',
      shipped: 'shipped',
      received: 'received',
      returns: 'given back',
      cancelled: 'cancelled',
      underReview: 'under review',
    },
    groups: { money: 'Payments', seller: 'Seller', courier: 'Courier', lender: 'Lender', time: 'Time' },
    actions: {
      pay: 'Pay',
      confirm: 'Seller confirms',
      ship: 'Seller ships',
      deliver: 'Courier delivers',
      return: 'Courier brings it back',
      cancel: 'Seller cancels',
      repay: 'Pay next instalment',
      settle: 'Refund money arrives',
      refuse: 'Lender refuses instalments at Continue',
    },
    reprice: (need: { price: number }) => `Seller asks Rs. ${need.price.toLocaleString('en-PK')} for the phone`,
    advance: 'Let 35 days pass',
    noOrder: 'There is no order yet.',
  },
};

const { bar } = sandboxText;

/** What the seller then asks for a phone, rupees. */
const OTHER_PRICE = 57_499;

type StepOnOrder = keyof typeof bar.actions;
type ActionGroup = keyof typeof bar.groups;

/** What happens to an order besides the shopper's own doing, in groups by who does it. */
const GROUPS: Readonly<Record<Exclude<ActionGroup, 'time'>, readonly (StepOnOrder | 'reprice')[]>> = {
  money: ['pay', 'repay', 'settle'],
  seller: ['confirm', 'ship', 'reprice', 'cancel'],
  courier: ['deliver', 'return'],
  lender: ['refuse'],
};

/** One button of the seller's side. */
export interface SellerAction {
  readonly name: string;
  readonly action: { readonly action: StepOnOrder; readonly order: string } | Reprice;
}
interface Reprice {
  readonly action: 'reprice';
  readonly order: string;
  readonly price: number;
}

/** The actions on an order, group by group. */
export function sellerActions(
  order: string,
): readonly { readonly name: string; readonly actions: readonly SellerAction[] }[] {
  return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => ({
    name: bar.groups[group],
    actions: GROUPS[group].map((action) =>
      action === 'reprice'
        ? { name: bar.reprice({ price: OTHER_PRICE }), action: { action, order, price: OTHER_PRICE } }
        : { name: bar.actions[action], action: { action, order } },
    ),
  }));
}

/** Why an action was not made, null where it was. */
export function troubleOf(result: ActionResult | null): string | null {
  if (result === null) return sandboxText.unreachable;
  return result.ok ? null : sandboxText.refused(result.reason);
}
