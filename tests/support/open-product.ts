import { type OrderId, orderId, type ProductId, productId, skuCode } from '#core/lib/ids.ts';
import { type Answer, done, type Outcome } from '#core/lib/outcome.ts';
import type { Order } from '#core/order/order.ts';
import type { Product, Sku, SkuChoice, StartedPurchase } from '#core/product/product.ts';
import { createProductScreen, type ProductReady } from '#core/screens/product.ts';
import { product } from '../arbitraries/product.ts';
import { memoryPorts, oneOf, questions } from './questions.ts';

export const ID = productId('phone-1');

const variant = (code: string, color: string, storage: string, isInStock: boolean): Sku => ({
  skuCode: skuCode(code),
  color,
  storage,
  isInStock,
  picture: code,
  price: null,
});

/** A phone in two colours: black 64 sold out, black 128 and blue 64 in stock, blue 128 sold out. */
export const PHONE: Product = {
  ...oneOf(product()),
  productId: ID,
  pictures: ['p1', 'p2'],
  presale: { kind: 'none' },
  skus: [
    variant('black-64', 'Black', '64 GB', false),
    variant('black-128', 'Black', '128 GB', true),
    variant('blue-64', 'Blue', '64 GB', true),
    variant('blue-128', 'Blue', '128 GB', false),
  ],
};

/** The answer to a start of buying that leads to the cart. */
export const STARTED: StartedPurchase = {
  productOrderId: orderId('A-1'),
  isOtherOrderWaiting: false,
  waitingOrderId: null,
  hasEnoughStock: true,
};

/** The answer that names an earlier order, which still waits for payment. */
export const WAITING: StartedPurchase = { ...STARTED, isOtherOrderWaiting: true, waitingOrderId: orderId('A-0') };

/** The product page over a gateway that is answered by hand. */
export function openProduct(id: ProductId | null = ID) {
  const read = questions<[ProductId], Answer<Product>>();
  const start = questions<[SkuChoice], Outcome<StartedPurchase>>();
  const cancel = questions<[OrderId], Outcome<null>>();
  const orders = questions<[OrderId], Answer<Order>>();
  const { hostApp: host, ...ports } = memoryPorts();
  const gateway = {
    readProduct: read.ask,
    startPurchase: start.ask,
    cancelWaitingOrder: cancel.ask,
    readOrder: orders.ask,
  };
  const screen = createProductScreen({ gateway, hostApp: host, ...ports }, id);
  const shown = () => screen.state.getSnapshot();
  const ready = (): ProductReady => {
    const now = shown();
    if (now.kind !== 'ready') throw new Error(`the page is ${now.kind}`);
    return now;
  };
  return { screen, read, start, cancel, orders, host, shown, ready, ...ports };
}

/** The same, opened, with its phone. */
export async function readyProduct(phone = PHONE) {
  const page = openProduct();
  const leave = page.screen.open();
  await page.read.answer(done(phone));
  return { ...page, leave };
}
