import { HOSTILE_PHONE } from './hostile-phone.ts';
import { type CataloguePhone, PHONES } from './phones.ts';

/** The sides from which the first colour of a phone is shown; the others have a back. */
export const PHONE_VIEWS = ['back', 'front', 'angle'] as const;

/** One variant that can be bought. Rupees. */
export interface Variant {
  readonly skuCode: string;
  readonly phone: CataloguePhone;
  readonly color: string;
  readonly version: string;
  readonly price: number;
  readonly picture: string;
}

/** Pieces of each variant that a new lender has. */
export const FIRST_STOCK = 200;
/** The one variant that is sold out from the start. */
export const SOLD_OUT_SKU = 'infinix-hot-50-pro-plus--dreamy-purple--256gb-8gb';
/** The phone that is in pre-sale. */
export const PRESALE_PRODUCT = 'vivo-v40e-5g';

/**
 * When a phone's pre-sale ends, ms since 1970: at 10:00 in Karachi on the first 15 January that is a month away when a lender
 * opens; null for a phone that never was in it.
 */
export function presaleEnd(productId: string, opened: number): number | null {
  if (productId !== PRESALE_PRODUCT) return null;
  const inAMonth = opened + 30 * 24 * 60 * 60 * 1000;
  const year = new Date(inAMonth).getUTCFullYear();
  const end = Date.UTC(year, 0, 15, 5);
  return end > inAMonth ? end : Date.UTC(year + 1, 0, 15, 5);
}
/** The phone for which the partner retailer's policy must be agreed to (Q37). */
export const POLICY_PRODUCT = 'tecno-spark-30-pro';
/** The phone that cannot be bought on instalments. */
export const FULL_PAYMENT_PRODUCT = 'xiaomi-redmi-a5';
/** The phone that is not sold over the counter. */
export const EXPRESS_ONLY_PRODUCT = 'oppo-a5x';

/** What is special about a phone of the shelf. */
export type PhoneMark = 'presale' | 'policy' | 'express' | 'soldOut';

/** Each of the demo's cases has a phone. */
const MARKED: Readonly<Record<PhoneMark, string | undefined>> = {
  presale: PRESALE_PRODUCT,
  policy: POLICY_PRODUCT,
  express: EXPRESS_ONLY_PRODUCT,
  soldOut: SOLD_OUT_SKU.split('--')[0],
};
/** What is special about a phone. */
export const marksOf = (productId: string): readonly PhoneMark[] =>
  (Object.keys(MARKED) as PhoneMark[]).filter((mark) => MARKED[mark] === productId);

/** Delivery within Pakistan; free, as the struck price says. */
export const DELIVERY = { charges: 0, lineCharges: 250 };

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Path of a variant's picture on the sandbox's own server. */
export const picturePath = ({ id, pictures }: CataloguePhone, color: string, view: (typeof PHONE_VIEWS)[number]) =>
  `/gateway/pictures/${pictures ?? `${id}/${slug(color)}`}-${view}.webp`;

/** Every phone that can be bought: those that the shop lists, and the hostile one. */
const ALL_PHONES: readonly CataloguePhone[] = [...PHONES, HOSTILE_PHONE];

/** Every variant of every phone. */
export const VARIANTS: readonly Variant[] = ALL_PHONES.flatMap((phone) =>
  phone.versions.flatMap(({ storage, ram, price }) =>
    phone.colors.map((color) => ({
      skuCode: `${phone.id}--${slug(color)}--${slug(`${storage} ${ram}`)}`,
      phone,
      color,
      version: `${storage} + ${ram}`,
      price,
      picture: picturePath(phone, color, 'back'),
    })),
  ),
);

const BY_SKU = new Map(VARIANTS.map((variant) => [variant.skuCode, variant]));
const BY_PHONE = new Map(ALL_PHONES.map((phone) => [phone.id, phone]));

/** A variant by its code. */
export const variantOf = (skuCode: string): Variant | null => BY_SKU.get(skuCode) ?? null;
/** A phone by its id. */
export const phoneOf = (productId: string): CataloguePhone | null => BY_PHONE.get(productId) ?? null;
/** The variants of a phone, in the order of its versions and colours. */
export const variantsOf = (productId: string): readonly Variant[] =>
  VARIANTS.filter((variant) => variant.phone.id === productId);
