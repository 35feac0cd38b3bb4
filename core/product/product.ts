import type { OrderId, ProductId, SkuCode } from '../lib/ids.ts';
import { PAISA_PER_RUPEE, type Paisa } from '../lib/money.ts';

/** One variant of a phone (R42a). */
export interface Sku {
  readonly skuCode: SkuCode;
  readonly color: string;
  /** Address of the variant's picture, null where the server gives none that may be shown. */
  readonly picture: string | null;
  readonly isInStock: boolean;
  readonly storage: string;
  /** Price of this variant where the server names one; else the product's counts. */
  readonly price: Paisa | null;
}

/** Whether a phone may be bought yet (Q27). `unclear`: a status that is not known, never buyable. */
export type Presale =
  | { readonly kind: 'none' }
  /** `startsAt` in ms since 1970, null where the server sent no readable time. */
  | { readonly kind: 'presale'; readonly startsAt: number | null }
  | { readonly kind: 'unclear' };

/** A phone as the product page shows it (R42a). Money in paisa. */
export interface Product {
  readonly productId: ProductId;
  readonly name: string;
  readonly brand: string;
  readonly price: Paisa;
  readonly linePrice: Paisa | null;
  /** As the server sent it, without the percent sign (Q58). */
  readonly discountRate: string | null;
  readonly version: string | null;
  readonly deliveryTime: string | null;
  /** The note on instalments under the price. */
  readonly installmentPlan: string | null;
  /** What the phone costs by instalments, at the price above; null where the gateway gives no example. */
  readonly example: PlanExample | null;
  readonly pictures: readonly string[];
  readonly picture: string | null;
  readonly presale: Presale;
  readonly description: { readonly text: string | null; readonly attribute: ProductAttributes };
  readonly skus: readonly Sku[];
}

/** A plan that a gateway gives as an example. Money in paisa. */
export interface PlanExample {
  readonly downPayment: Paisa;
  readonly periods: number;
  readonly perPeriod: Paisa;
  readonly total: Paisa;
}

/** The specification tables and their rows, in the order in which they are shown (R40). */
export const ATTRIBUTE_ROWS = {
  general: ['releaseDate', 'simSupport', 'dimensions', 'weight', 'operatingSystem'],
  display: ['size', 'resolution', 'type', 'protection'],
  memory: ['internalMemory', 'ram', 'cardSlot'],
  performance: ['processor', 'gpu'],
  battery: ['type'],
  camera: ['frontCamera', 'frontFlash', 'frontVideo', 'backFlash', 'backCamera', 'backVideo'],
  connectivity: ['bluetooth', 'threeG', 'fourG', 'fiveG', 'radio', 'wifi', 'nfc'],
} as const;

/** A group of the specification tables. */
export type AttributeGroup = keyof typeof ATTRIBUTE_ROWS;

/** The groups of a phone’s description, in the order of its tables (R40). */
export const ATTRIBUTE_GROUPS = Object.keys(ATTRIBUTE_ROWS) as readonly AttributeGroup[];

/** Values of the tables; null is shown as a dash (R40). */
export type ProductAttributes = {
  readonly [Group in AttributeGroup]: { readonly [Row in (typeof ATTRIBUTE_ROWS)[Group][number]]: string | null };
};

/** The variant that a shopper buys. */
export interface SkuChoice {
  readonly productId: ProductId;
  readonly skuCode: SkuCode;
}

/** The answer to a start of buying (R43). */
export interface StartedPurchase {
  readonly productOrderId: OrderId | null;
  /** True where an earlier order still waits for payment. */
  readonly isOtherOrderWaiting: boolean;
  /** That earlier order (`watingPayProductOrderId` on the wire). */
  readonly waitingOrderId: OrderId | null;
  readonly hasEnoughStock: boolean;
}

/** What the page shows as price, for the chosen variant. */
export function priceOf(product: Pick<Product, 'price'>, sku: Pick<Sku, 'price'> | null): Paisa {
  return sku?.price ?? product.price;
}

/** The old price, only where it is above the price that is asked (Q58). */
export function struckPrice(price: Paisa, linePrice: Paisa | null): Paisa | null {
  return linePrice !== null && linePrice > price ? linePrice : null;
}

/** What is said of instalments beside a price: the example, else the gateway's note (R39). Each is of the product's own price. */
export function planNote(
  product: Pick<Product, 'price' | 'example' | 'installmentPlan'>,
  sku: Pick<Sku, 'price'> | null,
): { readonly example: PlanExample | null; readonly note: string | null } {
  const { example, installmentPlan } = priceOf(product, sku) === product.price ? product : NO_NOTE;
  return example === null || !addsUp(example) ? { example: null, note: installmentPlan } : { example, note: null };
}

const NO_NOTE = { example: null, installmentPlan: null };

/** By how much an example's payments are more than its total, paisa: 0 where each is `perPeriod`, else each is so much at most (R39). */
export const overTotal = ({ downPayment, periods, perPeriod, total }: PlanExample): Paisa =>
  downPayment + periods * perPeriod - total;

/** Whether the payments make the total, but for what rounding each up to the rupee adds. */
function addsUp(example: PlanExample): boolean {
  const over = overTotal(example);
  return example.perPeriod > 0 && over >= 0 && over < example.periods * PAISA_PER_RUPEE;
}

/** Whether a fall of the price is so many percent, as exactly as the rate is written. */
function isRateOf(rate: string, price: Paisa, before: Paisa): boolean {
  const decimals = rate.split('.')[1]?.length ?? 0;
  return Math.abs((before - price) * 100 - Number(rate) * before) < before * 10 ** -decimals;
}

/** The price of the chosen variant with what it was before, and how much it fell, where it fell and the rate fits it (R38, Q58). */
export function priceTag(
  product: Pick<Product, 'price' | 'linePrice' | 'discountRate'>,
  sku: Pick<Sku, 'price'> | null,
): { readonly price: Paisa; readonly before: Paisa | null; readonly discountRate: string | null } {
  const price = priceOf(product, sku);
  const before = struckPrice(price, product.linePrice);
  const { discountRate } = product;
  if (before === null || discountRate === null) return { price, before, discountRate: null };
  // A rate of nothing takes nothing off.
  const isFitting = Number(discountRate) > 0 && (price === product.price || isRateOf(discountRate, price, before));
  return { price, before, discountRate: isFitting ? discountRate : null };
}

/** The variant that is chosen at first: the first in stock, else the first (Q29). */
export function preselectedSku(product: Product): Sku | null {
  return product.skus.find((sku) => sku.isInStock) ?? product.skus[0] ?? null;
}

/** The chosen variant, null where the code names none. */
export function skuOf(product: Product, code: SkuCode | null): Sku | null {
  return product.skus.find((sku) => sku.skuCode === code) ?? null;
}

/** Most pictures that are shown: so many dots fit beside each other on the narrowest phone. */
const MOST_PICTURES = 8;

/** The pictures of the carousel: the product's own, with the chosen variant's first, eight at most. */
export function picturesOf(product: Product, sku: Sku | null): readonly string[] {
  const own = product.pictures.length > 0 ? product.pictures : [product.picture];
  const all = [sku?.picture ?? null, ...own].filter((picture) => picture !== null);
  return [...new Set(all)].slice(0, MOST_PICTURES);
}

/** Colours in the order in which the variants name them. */
export function colorsOf(product: Product): readonly string[] {
  return [...new Set(product.skus.map((sku) => sku.color))];
}

/** The storage versions that exist in a colour. */
export function storagesOf(product: Product, color: string): readonly Sku[] {
  return product.skus.filter((sku) => sku.color === color);
}

/** The variant for a newly chosen colour: the same storage where it exists and is in stock, else one in stock, else the first. */
export function skuInColor(product: Product, color: string, storage: string | undefined): Sku | null {
  const inColor = storagesOf(product, color);
  return (
    inColor.find((sku) => sku.storage === storage && sku.isInStock) ??
    inColor.find((sku) => sku.isInStock) ??
    inColor[0] ??
    null
  );
}
