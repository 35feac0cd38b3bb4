import { parseLanguage } from '#core/text/language.ts';
import { sellerTexts } from '../catalogue/seller-texts.ts';
import { PHONE_VIEWS, phoneOf, picturePath, presaleEnd, variantOf, variantsOf } from '../catalogue/variants.ts';
import { openOrders } from '../lending/account.ts';
import { cancelOrder, openOrder, stockOf } from '../lending/orders.ts';
import { variantExample } from '../lending/tariff.ts';
import { accept, CODES, type Handler, type LenderCall, ofOrder, refuse, text } from './call.ts';

const isInPresale = (productId: string, { now, opened }: LenderCall): boolean =>
  now < (presaleEnd(productId, opened) ?? 0);

/** The phone with its variants. */
export const readProduct: Handler = (call) => {
  const { tx } = call;
  const phone = phoneOf(text(call, 'productId'));
  const variants = phone === null ? [] : variantsOf(phone.id);
  const [first] = variants;
  if (phone === null || first === undefined) return refuse(CODES.productMissing);
  const [color = ''] = phone.colors;
  const saved = phone.linePrice === null ? null : Math.round((1 - first.price / phone.linePrice) * 100);
  // All at once: what is read later is in hand then.
  const skuCodes = variants.map(({ skuCode }) => skuCode);
  tx.getAll('stock', skuCodes);
  const says = sellerTexts(phone, parseLanguage(text(call, 'language')) ?? 'en');
  const example = variantExample(first);
  return accept<'readProduct'>({
    productId: phone.id,
    productName: phone.productName,
    brandName: phone.brandName,
    price: first.price,
    linePrice: phone.linePrice,
    discountRate: saved,
    version: first.version,
    deliveryTime: phone.says?.deliveryTime ?? '2-4 days',
    installmentPlan: example === null ? null : says.planNote(example.downPayment),
    example,
    productPicList: PHONE_VIEWS.map((view) => picturePath(phone, color, view)),
    pic: first.picture,
    presaleStatus: isInPresale(phone.id, call) ? 1 : 0,
    presaleTime: presaleEnd(phone.id, call.opened),
    description: { text: says.description, attribute: says.attribute },
    skuInfo: variants.map((variant) => ({
      skuCode: variant.skuCode,
      color: variant.color,
      colorPic: variant.picture,
      availableStatus: stockOf(tx, variant.skuCode) > 0 ? 1 : 0,
      storage: variant.version,
      price: variant.price,
    })),
  });
};

/** Buys one piece: an order that waits for payment is met first, then the stock (R43, R44). */
export const startPurchase: Handler = (call) => {
  const { tx } = call;
  const variant = variantOf(text(call, 'skuCode'));
  if (phoneOf(text(call, 'productId')) === null) return refuse(CODES.productMissing);
  if (variant === null || variant.phone.id !== text(call, 'productId')) return refuse(CODES.productMissing);
  const orders = openOrders(call);
  if (orders.some((order) => order.status === 'underReview')) return refuse(CODES.ordersUnderReview);
  const waiting = orders.find((order) => order.status === 'waitingForPayment');
  if (waiting !== undefined) {
    return accept<'startPurchase'>({
      waitingPayOrder: 1,
      watingPayProductOrderId: waiting.id,
      enoughStock: 1,
      productOrderId: null,
    });
  }
  const hasEnough = stockOf(tx, variant.skuCode) > 0 && !isInPresale(variant.phone.id, call);
  const productOrderId = hasEnough ? openOrder(call, variant) : null;
  return accept<'startPurchase'>({
    waitingPayOrder: 0,
    watingPayProductOrderId: null,
    enoughStock: hasEnough ? 1 : 0,
    productOrderId,
  });
};

/** Cancels an order that waits for payment; cancelling twice is the same as once. */
export const cancelWaiting = ofOrder((call, order) => {
  if (order.status === 'cancelled') return accept(null);
  if (order.status !== 'waitingForPayment') return refuse(CODES.wrongState);
  cancelOrder(call.tx, order, call.now);
  return accept(null);
});
