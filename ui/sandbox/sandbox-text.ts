import type { MoveResult } from '#adapters/sandbox/moves.ts';

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
  bar: {
    open: 'Sandbox: the seller’s side',
    text: 'What seller, courier and time do with the order on this page.',
    moves: {
      pay: 'Pay',
      confirm: 'Seller confirms',
      ship: 'Seller ships',
      deliver: 'Courier delivers',
      cancel: 'Seller cancels',
      repay: 'Pay next instalment',
      settle: 'Refund money arrives',
    },
    advance: 'Let 35 days pass',
    noOrder: 'There is no order yet.',
  },
};

/** Why a move was not made, null where it was. */
export function troubleOf(result: MoveResult | null): string | null {
  if (result === null) return sandboxText.unreachable;
  return result.ok ? null : sandboxText.refused(result.reason);
}
