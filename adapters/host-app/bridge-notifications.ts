/** What the host tells us of its own accord: load the page again (R74). */
export const BRIDGE_NOTIFICATIONS = { refreshCart: 'cart', refreshOrder: 'order' } as const;
