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
import { hasFields, map, object, optional, orElse, orNull } from '../decoder.ts';
import type { WireCall } from './call.ts';
import {
  fullText,
  id,
  list,
  oneOrMore,
  optionalRupees,
  optionalStatus,
  optionalText,
  percent,
  picture,
  rupees,
  textOrEmpty,
  time,
} from './fields.ts';

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
const skus = map(list(orNull(sku)), (read) => {
  const left = read.filter((each) => each !== null);
  return left.length === 0 && read.length > 0 ? undefined : left;
});

/** A table's rows are picked by name, so that nothing else a server sends gets in; one that cannot be read is none. */
const tableOf = (rows: readonly string[]) =>
  orElse(object(Object.fromEntries(rows.map((row) => [row, orNull(optionalText)]))), {});
const tables = object(Object.fromEntries(ATTRIBUTE_GROUPS.map((name) => [name, tableOf(ATTRIBUTE_ROWS[name])])));

/** The tables of a phone: anything else among them refuses it. */
const attribute = map(orElse(tables, {}), (read, sent) =>
  Object.values(sent ?? {}).every((each) => hasFields(each ?? {})) ? (read as ProductAttributes) : undefined,
);

function presale(status: number | null, startsAt: number | null): Presale {
  if (status === null || status === 0) return { kind: 'none' };
  return status === 1 ? { kind: 'presale', startsAt } : { kind: 'unclear' };
}

/** Optional as a whole, and no reason to refuse a phone: half of one, or one that cannot be read, is none. */
const example = orNull(
  optional(
    map(
      object({
        downPayment: optionalRupees,
        periods: optional(oneOrMore),
        perPeriod: optionalRupees,
        total: optionalRupees,
      }),
      (read) => (Object.values(read).includes(null) ? null : (read as PlanExample)),
    ),
  ),
);

const product = map(
  object({
    productId: id(productId),
    productName: fullText,
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
export const READ_PRODUCT = {
  call: 'readProduct',
  path: 'product/detail',
  fields: (wanted) => ({ productId: wanted }),
  answer: product,
} as const satisfies WireCall<'readProduct'>;
