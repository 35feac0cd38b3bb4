import type { OrderId, ProductId, SkuCode } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';

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
  readonly pictures: readonly string[];
  readonly picture: string | null;
  readonly presale: Presale;
  readonly description: { readonly text: string | null; readonly attribute: ProductAttributes };
  readonly skus: readonly Sku[];
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
/** A row of one group. */
export type AttributeRow<Group extends AttributeGroup> = (typeof ATTRIBUTE_ROWS)[Group][number];

/** The groups in their order. */
export const ATTRIBUTE_GROUPS = Object.keys(ATTRIBUTE_ROWS) as readonly AttributeGroup[];

/** Values of the tables; null is shown as a dash (R40). */
export type ProductAttributes = {
  readonly [Group in AttributeGroup]: { readonly [Row in AttributeRow<Group>]: string | null };
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
export function priceOf(product: Product, sku: Sku | null): Paisa {
  return sku?.price ?? product.price;
}

/** The old price, only where it is above the price that is asked (Q58). */
export function struckPrice(price: Paisa, linePrice: Paisa | null): Paisa | null {
  return linePrice !== null && linePrice > price ? linePrice : null;
}

/** The variant that is chosen at first: the first in stock, else the first (Q29). */
export function preselectedSku(product: Product): Sku | null {
  return product.skus.find((sku) => sku.isInStock) ?? product.skus[0] ?? null;
}

/** The chosen variant, null where the code names none. */
export function skuOf(product: Product, code: SkuCode | null): Sku | null {
  return product.skus.find((sku) => sku.skuCode === code) ?? null;
}

/** The pictures of the carousel: the product's own, with the chosen variant's first. */
export function picturesOf(product: Product, sku: Sku | null): readonly string[] {
  const own = product.pictures.length > 0 ? product.pictures : [product.picture];
  const all = [sku?.picture ?? null, ...own].filter((picture) => picture !== null);
  return [...new Set(all)];
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
export function skuInColor(product: Product, color: string, storage: string): Sku | null {
  const inColor = storagesOf(product, color);
  return (
    inColor.find((sku) => sku.storage === storage && sku.isInStock) ??
    inColor.find((sku) => sku.isInStock) ??
    inColor[0] ??
    null
  );
}
