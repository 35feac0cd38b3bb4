import { productId, skuCode } from '#core/lib/ids.ts';
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  type PlanExample,
  type Presale,
  type Product,
  type ProductAttributes,
  type Sku,
} from '#core/product/product.ts';
import { type Decoder, hasFields, map, object, orElse, type UnknownFields } from '../decoder.ts';
import type { WireCall } from './call.ts';
import {
  count,
  id,
  list,
  optionalRupees,
  optionalStatus,
  optionalText,
  percent,
  picture,
  rupees,
  textOrEmpty,
  time,
  words,
} from './fields.ts';
import { PRODUCT_QUESTION } from './product-question.ts';

const sku = map(
  object({
    skuCode: id(skuCode),
    color: textOrEmpty,
    colorPic: picture,
    availableStatus: optionalStatus,
    storage: textOrEmpty,
    price: optionalRupees,
  }),
  ({ availableStatus, colorPic, ...rest }): Sku => ({
    ...rest,
    picture: colorPic,
    isInStock: availableStatus === 1,
  }),
);

/** The variants that can be read; one that cannot is left out, and no reason to refuse the phone while another is left. */
const skus: Decoder<readonly Sku[]> = map(
  list((value) => sku(value) ?? null),
  (read) => {
    const left = read.filter((each) => each !== null);
    return left.length === 0 && read.length > 0 ? undefined : left;
  },
);

/** A group of the tables: none at all, or something with fields. */
const group: Decoder<UnknownFields> = (value) => {
  const fields = value ?? {};
  return hasFields(fields) ? fields : undefined;
};

/** Rows are picked by name, so that nothing else a server sends gets in. */
const attribute: Decoder<ProductAttributes> = (value) => {
  const groups = group(value);
  if (groups === undefined || Object.values(groups).some((each) => group(each) === undefined)) return undefined;
  const picked = ATTRIBUTE_GROUPS.map((name) => {
    const rows = group(groups[name]) ?? {};
    return [name, Object.fromEntries(ATTRIBUTE_ROWS[name].map((row) => [row, optionalText(rows[row]) ?? null]))];
  });
  return Object.fromEntries(picked) as ProductAttributes;
};

function presale(status: number | null, startsAt: number | null): Presale {
  if (status === null || status === 0) return { kind: 'none' };
  return status === 1 ? { kind: 'presale', startsAt } : { kind: 'unclear' };
}

/** Optional, and no reason to refuse a phone: one that cannot be read is none. */
const example: Decoder<PlanExample | null> = (value) => wholeExample(value) ?? null;
const wholeExample = object({ downPayment: rupees, periods: count, perPeriod: rupees, total: rupees });

const product = map(
  object({
    productId: id(productId),
    productName: map(words, (name) => (name === '' ? undefined : name)),
    brandName: textOrEmpty,
    price: rupees,
    linePrice: optionalRupees,
    discountRate: percent,
    version: optionalText,
    deliveryTime: optionalText,
    installmentPlan: optionalText,
    example,
    productPicList: map(list(picture), (pictures) => pictures.filter((each) => each !== null)),
    pic: picture,
    presaleStatus: optionalStatus,
    presaleTime: time,
    description: orElse(object({ text: optionalText, attribute }), {}),
    skuInfo: skus,
  }),
  (wire): Product => {
    const { presaleStatus, presaleTime, productName, brandName, productPicList, pic, skuInfo, ...rest } = wire;
    return {
      ...rest,
      name: productName,
      brand: brandName,
      pictures: productPicList,
      picture: pic,
      skus: skuInfo,
      presale: presale(presaleStatus, presaleTime),
    };
  },
);

/** Product info. */
export const READ_PRODUCT: WireCall<'readProduct'> = { ...PRODUCT_QUESTION, answer: product };
