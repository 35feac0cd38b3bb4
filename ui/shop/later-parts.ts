/** Parts whose code comes after the page that shows them. Here, since what the program itself imports late costs its pages nothing. */
export const LATER_PARTS = {
  cartReasons: () => import('./parts/cart-reasons.tsx'),
  help: async () => (await import('./parts/help.tsx')).Help,
  payments: () => import('./payments/index.ts'),
  pendingOrder: async () => (await import('./parts/pending-order.tsx')).PendingOrder,
  phoneAbout: async () => (await import('./parts/phone-about.tsx')).PhoneAbout,
  pictureViewer: async () => (await import('./parts/picture-viewer.tsx')).PictureViewer,
  placeAids: () => import('./parts/place-aids.ts'),
  refusals: () => import('./parts/refusals.ts'),
};
