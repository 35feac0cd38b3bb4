import fc from 'fast-check';
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
import { paisa } from './shop.ts';

/** A text that a shop would show. */
export const shownText = (): fc.Arbitrary<string> => fc.string({ minLength: 1, maxLength: 24, unit: 'grapheme' });

/** A variant of a phone, in stock or not. */
export const sku = (): fc.Arbitrary<Sku> =>
  fc.record({
    skuCode: fc.uuid().map(skuCode),
    color: fc.constantFrom('Black', 'Blue', 'Green'),
    picture: fc.option(fc.constantFrom('/gateway/pictures/a.svg', '/gateway/pictures/b.svg')),
    isInStock: fc.boolean(),
    storage: fc.constantFrom('64 GB', '128 GB'),
    price: fc.option(paisa()),
  });

/** Every state of pre-sale: none, with and without a time, and unclear. */
export const presale = (): fc.Arbitrary<Presale> =>
  fc.oneof(
    fc.constant<Presale>({ kind: 'none' }),
    fc.record({ kind: fc.constant('presale' as const), startsAt: fc.option(fc.integer({ min: 1, max: 4e12 })) }),
    fc.constant<Presale>({ kind: 'unclear' }),
  );

const attributes: fc.Arbitrary<ProductAttributes> = fc
  .infiniteStream(fc.option(shownText()))
  .map((values) =>
    Object.fromEntries(
      ATTRIBUTE_GROUPS.map((group) => [
        group,
        Object.fromEntries(ATTRIBUTE_ROWS[group].map((row) => [row, values.next().value])),
      ]),
    ),
  )
  .map((groups) => groups as unknown as ProductAttributes);

/** An example of a plan, whose payments make its total or do not. */
const planExample = (): fc.Arbitrary<PlanExample> =>
  fc
    .record({
      downPayment: paisa(),
      periods: fc.nat(12),
      perPeriod: paisa(),
      off: fc.integer({ min: -1500, max: 1500 }),
    })
    .map(({ off, ...rest }) => ({
      ...rest,
      total: Math.max(0, rest.downPayment + rest.periods * rest.perPeriod - off),
    }));

/** A phone with any number of variants, in any state of pre-sale and stock. */
export const product = (): fc.Arbitrary<Product> =>
  fc.record({
    productId: fc.uuid().map(productId),
    name: shownText(),
    brand: shownText(),
    price: paisa(),
    linePrice: fc.option(paisa()),
    discountRate: fc.option(fc.integer({ min: 0, max: 100 }).map(String)),
    version: fc.option(shownText()),
    deliveryTime: fc.option(shownText()),
    installmentPlan: fc.option(shownText()),
    example: fc.option(planExample()),
    pictures: fc.array(fc.constantFrom('/gateway/pictures/a.svg', '/gateway/pictures/c.svg'), { maxLength: 5 }),
    picture: fc.option(fc.constant('/gateway/pictures/a.svg')),
    presale: presale(),
    description: fc.record({ text: fc.option(shownText()), attribute: attributes }),
    skus: fc.uniqueArray(sku(), { maxLength: 6, selector: ({ skuCode: code }) => code }),
  });
