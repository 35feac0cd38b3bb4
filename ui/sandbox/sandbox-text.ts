import type { ActionResult } from './strip-tools.ts';

/** Texts of the sandbox's own pages: for developers and testers, in English, never part of a production build. */
export const sandboxText = {
  mark: 'SANDBOX – not the app, no real money',
  shelf: {
    title: 'Phones',
    text: 'The app’s own shelf, as a stand-in. Choose a phone to open the shop.',
  },
  pages: {
    login: { title: 'Log in', text: 'The token expired. Logging in renews it.', go: 'Log in' },
    repayment: { title: 'Repayment', text: 'Pays the next amount of this order.', go: 'Pay' },
    review: { title: 'Under review', text: 'The lender looks at the application.', go: 'Approve it' },
    orderConfirmation: { title: 'Confirm and pay', text: 'The first payment of this order.', go: 'Pay' },
    step: { title: 'Application', text: 'One step of the instalment application is still open.', go: 'Complete it' },
  },
  close: 'Close',
  refused: (reason: string) => `Not done: ${reason}`,
  unreachable: 'Not done: the sandbox did not answer',
  bridgeCheck: 'Bridge check',
  documentation: 'Documentation',
  states: {
    title: 'Every state of every screen',
    text: (need: { count: number }) =>
      `${need.count} states in both languages, each by somebody new. A name leads to the simulator.`,
  },
  simulator: {
    title: 'Simulator of the app',
    state: 'State',
    language: 'Language of the app',
    all: 'Every state side by side',
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
  bar: {
    open: 'Sandbox: the seller’s side',
    text: 'What seller, courier and time do with the order on this page.',
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

/** What happens to an order besides the shopper's own doing. */
export const ORDER_ACTIONS = Object.keys(sandboxText.bar.actions) as (keyof typeof sandboxText.bar.actions)[];

/** What the seller then asks for a phone, rupees. */
export const OTHER_PRICE = 57_499;

/** Why an action was not made, null where it was. */
export function troubleOf(result: ActionResult | null): string | null {
  if (result === null) return sandboxText.unreachable;
  return result.ok ? null : sandboxText.refused(result.reason);
}
