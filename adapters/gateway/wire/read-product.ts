import * as v from 'valibot';
import { productId, skuCode } from '#core/lib/ids.ts';
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  type Presale,
  type Product,
  type ProductAttributes,
} from '#core/product/product.ts';
import type { WireCall } from './call.ts';
import {
  id,
  list,
  optionalRupees,
  optionalStatus,
  optionalText,
  picture,
  rupees,
  textOrEmpty,
  time,
} from './fields.ts';

const sku = v.pipe(
  v.object({
    skuCode: id(skuCode),
    color: textOrEmpty,
    colorPic: picture,
    availableStatus: optionalStatus,
    storage: textOrEmpty,
    price: optionalRupees,
  }),
  v.transform(({ availableStatus, colorPic, ...rest }) => ({
    ...rest,
    picture: colorPic,
    isInStock: availableStatus === 1,
  })),
);

/** Rows are picked by name, so that nothing else a server sends gets in. */
const attribute = v.pipe(
  v.nullish(v.record(v.string(), v.nullish(v.record(v.string(), v.unknown()))), {}),
  v.transform((groups) =>
    Object.fromEntries(
      ATTRIBUTE_GROUPS.map((group) => [
        group,
        Object.fromEntries(ATTRIBUTE_ROWS[group].map((row) => [row, attributeText(groups[group]?.[row])])),
      ]),
    ),
  ),
  v.transform((groups) => groups as unknown as ProductAttributes),
);

function attributeText(value: unknown): string | null {
  const read = v.safeParse(optionalText, value);
  return read.success ? read.output : null;
}

function presale(status: number | null, startsAt: number | null): Presale {
  if (status === null || status === 0) return { kind: 'none' };
  return status === 1 ? { kind: 'presale', startsAt } : { kind: 'unclear' };
}

const product = v.pipe(
  v.object({
    productId: id(productId),
    productName: v.pipe(v.string(), v.nonEmpty()),
    brandName: textOrEmpty,
    price: rupees,
    linePrice: optionalRupees,
    discountRate: optionalText,
    version: optionalText,
    deliveryTime: optionalText,
    installmentPlan: optionalText,
    productPicList: v.pipe(
      list(picture),
      v.transform((pictures) => pictures.filter((each) => each !== null)),
    ),
    pic: picture,
    presaleStatus: optionalStatus,
    presaleTime: time,
    description: v.nullish(v.object({ text: optionalText, attribute }), {}),
    skuInfo: list(sku),
  }),
  v.transform((wire): Product => {
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
  }),
);

/** Product info. */
export const READ_PRODUCT: WireCall<'readProduct'> = {
  call: 'readProduct',
  path: 'product/detail',
  fields: (productId) => ({ productId }),
  answer: product,
};
