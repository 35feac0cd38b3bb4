import { later } from '../kit/binding/later.tsx';

/**
 * The pieces of the shop's program that come after the page that shows them, each by how it is loaded. Here, since what the
 * program itself imports late costs its pages nothing.
 */
export const CHUNKS = {
  cartReasons: () => import('./parts/cart-reasons.tsx'),
  help: async () => (await import('./parts/help.tsx')).Help,
  pendingOrder: async () => (await import('./parts/pending-order.tsx')).PendingOrder,
  phoneAbout: async () => (await import('./parts/phone-about.tsx')).PhoneAbout,
  pictureViewer: async () => (await import('./parts/picture-viewer.tsx')).PictureViewer,
  refusals: () => import('./parts/refusals.tsx'),
};

const { cartReasons, refusals } = CHUNKS;

/* What the cart's first look does not need: what was refused, and what is asked before Continue. */
export const CartReasons = later(async () => (await cartReasons()).CartReasons);
export const RefusedPlan = later(async () => (await cartReasons()).RefusedPlan);
export const PayQuestion = later(async () => (await cartReasons()).PayQuestion);
export const CartElsewhere = later(async () => (await cartReasons()).CartElsewhere);
export const CartOver = later(async () => (await cartReasons()).CartOver);
export const Policy = later(async () => (await cartReasons()).Policy);

/* Where no page is to be shown, and what an order has become where a command was refused. */
export const NoOrder = later(async () => (await refusals()).NoOrder);
export const Outside = later(async () => (await refusals()).Outside);
export const ReceiptConfirmed = later(async () => (await refusals()).ReceiptConfirmed);
export const ReceiptRefused = later(async () => (await refusals()).ReceiptRefused);
export const RefundOver = later(async () => (await refusals()).RefundOver);
export const AddressOver = later(async () => (await refusals()).AddressOver);
export const SaveRefused = later(async () => (await refusals()).SaveRefused);
export const NothingFound = later(async () => (await refusals()).NothingFound);
/** An order that waits (R44). Until its dialog's code is there, BUY NOW stays busy. */
export const PendingOrder = later(CHUNKS.pendingOrder);
