/** What became of a choice or an order, and what the shopper can do then: all ours (Q69, Q72). Loaded after the first page. */
export const cases = {
  reasons: {
    planGone: 'The plan that you chose is not offered any more. Please choose another one.',
    bnplNotOffered: 'Instalments are not offered for this order any more.',
    deliveryGone: 'The delivery that you chose is not possible any more. Please check the other one.',
  },
  refusedPlan: 'Not possible now',
  otherPhone: 'Choose another phone',
  openApp: 'Go to the app',
  askAgain: 'Ask for instalments again',
  pay: {
    title: (need: { amount: string }) => `Pay ${need.amount} now?`,
    text: 'That is not what you had chosen. This order now asks for:',
    today: 'Today',
    total: 'In all',
    yes: 'Yes, continue',
    no: 'No, go back',
  },
  plan: {
    exact: (need: { periods: number; each: string }) => `${need.periods} × ${need.each}`,
    atMost: (need: { periods: number; each: string; total: string }) =>
      `${need.periods} × ${need.each} at most, ${need.total} in all`,
    today: (need: { amount: string }) => `${need.amount} today`,
    whole: (need: { today: string; later: string }) => `${need.today} + ${need.later}`,
  },
  truth: {
    waitingForPayment: 'This order still waits for its payment.',
    waitingForSeller: 'This order is paid already. The seller confirms it next.',
    readyForShipment: 'This order is paid and confirmed already. The seller is about to send the phone.',
    shipped: 'The phone of this order is on its way already.',
    received: 'The phone of this order was received already.',
    returns: 'This order was given back already.',
    cancelled: 'This order is cancelled.',
    underReview: 'This order is being reviewed. The result comes in the app.',
    missing: 'There is no such order for whoever is logged in now.',
  },
  addressClosed: 'The seller has this order already: its address cannot be changed any more.',
  noCart: 'This cart is closed',
  openOrder: 'See the order',
  resume: 'Go on with that order',
  resumeThis: 'Go on with this order',
};
