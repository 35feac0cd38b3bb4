/** Short messages (toasts). Quoted ones stand as the specification has them, mistakes included (§8, Q1). */
export const notices = {
  amountsChanged: 'The amounts have changed. Please check them and continue again.', // ours
  lostParameter: 'lost required paramete', // sic, §8
  lostToken: 'lost token',
  tokenExpired: 'token expired',
  invalidToken: 'invalid token',
  invalidPhone: 'invalid phone number',
  orderMissing: 'order no exit', // sic, §8
  productMissing: 'product no exit', // sic, §8
  creditExists: 'credit exit,not create order', // sic, §8
  networkError: 'Network error, please try again later',
  soldOut: 'This item is sold out. Please select another item.',
  ordersUnderReview: 'There are orders under review. Please try again later.',
  bnplCreditFailed: 'Failed to get BNPL credit, try again ', // sic, the blank at the end, §8
  selectAddress: 'Please select an address',
  settleOverdue: 'There are currently overdue orders. Please settle them before use',
  copySuccessful: 'Copy Successful',
  copyFailed: 'copy is error', // sic, §8
  bnplItemUnavailable: 'BNPL unavailable for this item. Please select another item or [Full Payment].',
  bnplLoanUnavailable: 'Loan unavailable. Choose [Full Payment] or retry after countdown.',
  bnplCreditInsufficient: 'Credit limit insufficient. Please select another product or [Full Payment].',
  bnplOverdue: 'There are currently overdue orders. Please settle them first or choose [Full Payment].',
  bnplUnderReview: 'Please wait patiently. Results will be ready in a few minutes',
  bnplCurrentOrder: 'Please settle your current mobile order before selecting other items or choose [Full Payment].',
  bnplPendingRefund: 'There are pending refund orders. Please try again later or choose [Full Payment].',
  // Ours: the bridge’s gaps (Q67), its logins (Q71), a tap that came too early (R43) and the state of Q62 have no text in the specification.
  appCannot: 'The app could not open this page. Please update the app.',
  loginLimit: 'The login was opened twice already. Please wait a minute, then try again.',
  notSent: 'Nothing was sent. Please try again.',
  tapDropped: 'Nothing was ordered yet. Please tap BUY NOW again.',
  noAnswer: 'No answer came in time. Please try again.',
  unreadable: 'An answer came that could not be used. Please try again later.',
  notAccepted: 'The server did not accept this. Please try again later.',
  tooLong: 'This is too long to be sent. Please shorten it.',
  buyUnknown: 'We could not confirm whether this was ordered. Tap BUY NOW again: if it was, that order is shown.',
  continueUnknown: 'The order still waits for its payment. Please tap Continue again.',
  outcomeUnknown: 'We could not confirm whether this went through. Please check before you try again.',
  unchanged: 'Nothing has changed so far. Please try again.',
};
