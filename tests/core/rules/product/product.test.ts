import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READ_PRODUCT } from '#adapters/gateway/wire/read-product.ts';
import { skuCode } from '#core/lib/ids.ts';
import { buyButton, PRESALE_RETRY_MS, PRESALE_WAIT_MS, presaleCheckIn } from '#core/product/buy-button.ts';
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  colorsOf,
  type Presale,
  picturesOf,
  planNote,
  preselectedSku,
  priceOf,
  priceTag,
  type Sku,
  skuInColor,
  skuOf,
  storagesOf,
  struckPrice,
} from '#core/product/product.ts';
import { CAROUSEL_ADVANCE_MS, slideAfter, stepsOfSwipe } from '#core/screens/product-carousel.ts';
import { english } from '#core/text/catalogue.ts';
import { product, sku } from '../../../arbitraries/product.ts';
import { paisa } from '../../../arbitraries/shop.ts';

const color = fc.constantFrom('Black', 'Blue', 'Green', 'None');
const storage = fc.constantFrom('64 GB', '128 GB', '');
const runs = { numRuns: 300 };

describe('R39, Q58 prices', () => {
  it('are the variant’s where it has one, also 0, else the phone’s', () => {
    expect(priceOf({ price: 5 }, { price: 0 })).toBe(0);
    expect(priceOf({ price: 5 }, { price: null })).toBe(5);
    expect(priceOf({ price: 5 }, null)).toBe(5);
  });

  it('R39, Q58 strike an old one only above them, and say how much it fell only where that is more than 0', () => {
    fc.assert(
      fc.property(paisa(), fc.option(paisa()), (price, old) => {
        expect(struckPrice(price, old)).toBe(old !== null && old > price ? old : null);
      }),
      runs,
    );
    expect([struckPrice(5, 5), struckPrice(5, 6)]).toEqual([null, 6]);
    const priced = { price: 100, linePrice: 150, discountRate: '33' };
    expect(priceTag(priced, null)).toEqual({ price: 100, before: 150, discountRate: '33' });
    for (const discountRate of ['0', '0.00', '00'])
      expect(priceTag({ ...priced, discountRate }, null)).toEqual({ price: 100, before: 150, discountRate: null });
    for (const at150 of [priceTag(priced, { price: 150 }), priceTag({ ...priced, price: 150 }, null)])
      expect(at150).toEqual({ price: 150, before: null, discountRate: null });
  });
});

describe('R38, R39, Q29 variants', () => {
  it('are found by their code alone, list each colour once, as it first comes, and the storages of a colour', () => {
    fc.assert(
      fc.property(product(), color, (phone, wanted) => {
        for (const each of phone.skus) expect(skuOf(phone, each.skuCode)).toBe(each);
        expect([skuOf(phone, skuCode('none of them')), skuOf(phone, null)]).toEqual([null, null]);
        const colors: string[] = [];
        for (const each of phone.skus) if (!colors.includes(each.color)) colors.push(each.color);
        expect(colorsOf(phone)).toEqual(colors);
        expect(storagesOf(phone, wanted)).toEqual(phone.skus.filter((each) => each.color === wanted));
      }),
      runs,
    );
  });

  it('of a newly chosen colour: the same storage in stock, else any in stock, else the first', () => {
    fc.assert(
      fc.property(product(), color, storage, (phone, wanted, before) => {
        const rank = (each: Sku): number => (each.isInStock ? (each.storage === before ? 2 : 1) : 0);
        const inColor = phone.skus.filter((each) => each.color === wanted);
        const best = Math.max(...inColor.map(rank));
        expect(skuInColor(phone, wanted, before)).toBe(inColor.find((each) => rank(each) === best) ?? null);
      }),
      runs,
    );
  });

  it('start with the first in stock, else with the first', () => {
    fc.assert(
      fc.property(product(), ({ skus, ...phone }) => {
        const inOrder = skus.toSorted((a, b) => Number(b.isInStock) - Number(a.isInStock));
        expect(preselectedSku({ ...phone, skus })).toBe(inOrder[0] ?? null);
      }),
      runs,
    );
  });

  it('R42a, Q48 that cannot be read are left out alone; the phone is refused where none is left', () => {
    const [good, bad] = [{ skuCode: 'S', availableStatus: 1 }, { skuCode: null }];
    const read = (...skuInfo: readonly object[]) =>
      READ_PRODUCT.answer({ productId: '1', productName: 'A', price: 1, skuInfo })?.skus.length;
    expect([read(bad, good), read(good), read(), read(bad)]).toEqual([1, 1, 0, undefined]);
  });
});

describe('R38 pictures', () => {
  it('are the variant’s first, then the phone’s own, each once; the phone’s single one where it has no others', () => {
    const name = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        product(),
        fc.array(name, { maxLength: 3 }),
        fc.option(name),
        fc.option(fc.tuple(sku(), fc.option(name)).map(([each, shown]) => ({ ...each, picture: shown }))),
        (phone, pictures, picture, variant) => {
          const expected: string[] = [];
          const show = (each: string | null | undefined): void => {
            if (each != null && !expected.includes(each)) expected.push(each);
          };
          show(variant?.picture);
          for (const each of pictures) show(each);
          if (pictures.length === 0) show(picture);
          expect(picturesOf({ ...phone, pictures, picture }, variant)).toEqual(expected);
          const many = Array.from({ length: 9 }, (_, at) => String(at));
          expect(picturesOf({ ...phone, pictures: many }, null)).toEqual(many.slice(0, 8));
        },
      ),
      runs,
    );
  });
});

describe('R40 the specification tables', () => {
  it('R40 has a name for every row of the tables, 28 in all', () => {
    const table = ATTRIBUTE_GROUPS.map((group) => `${group}: ${ATTRIBUTE_ROWS[group].join(' ')}`);
    expect(table).toEqual([
      'general: releaseDate simSupport dimensions weight operatingSystem',
      'display: size resolution type protection',
      'memory: internalMemory ram cardSlot',
      'performance: processor gpu',
      'battery: type',
      'camera: frontCamera frontFlash frontVideo backFlash backCamera backVideo',
      'connectivity: bluetooth threeG fourG fiveG radio wifi nfc',
    ]);
    const rows = Object.values(ATTRIBUTE_ROWS).flat();
    for (const name of rows) expect(english.phone[name]).toMatch(/\w/);
    expect(rows).toHaveLength(28);
  });
});

describe('R39 what is said of instalments beside a price', () => {
  it('is of the product’s own price: of another one neither example nor note is said', () => {
    fc.assert(
      fc.property(product(), fc.option(paisa()), (phone, own) => {
        const isOther = own !== null && own !== phone.price;
        expect(planNote(phone, { price: own })).toEqual(
          isOther ? { example: null, note: null } : planNote(phone, null),
        );
      }),
    );
  });

  it.each([
    [{}, true],
    [{ total: 701 }, false],
    // Two payments, each rounded up by less than a rupee.
    [{ total: 501 }, true],
    [{ total: 500 }, false],
    [{ perPeriod: 0, total: 100 }, false],
    [{ periods: 0, total: 100 }, false],
  ])(
    'R39 is an example whose payments make its total, two of 300 after 100 those of 700, else the note: %j, %s',
    (other, isSaid) => {
      const example = { downPayment: 100, periods: 2, perPeriod: 300, total: 700, ...other };
      const note = 'a note';
      const said = planNote({ price: 600, example, installmentPlan: note }, null);
      expect(said).toEqual(isSaid ? { example, note: null } : { example: null, note });
    },
  );

  it('is read where a gateway sends it whole; half or odd ones are none, and no reason to refuse the phone', () => {
    const phone = { productId: '1', productName: 'A', price: 1, skuInfo: [] };
    const whole = { downPayment: 11_100, periods: 3, perPeriod: '18130', total: 65_489 };
    expect(READ_PRODUCT.answer({ ...phone, example: whole })?.example).toEqual({
      downPayment: 1_110_000,
      periods: 3,
      perPeriod: 1_813_000,
      total: 6_548_900,
    });
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ downPayment: fc.jsonValue(), periods: fc.jsonValue(), perPeriod: fc.jsonValue() }),
      fc.constantFrom(...Object.keys(whole)).map((name) => ({ ...whole, [name]: null })),
      fc.constantFrom(...Object.keys(whole)).map((name) => ({ ...whole, [name]: -1 })),
    );
    fc.assert(
      fc.property(odd, (example) => {
        expect(READ_PRODUCT.answer({ ...phone, example })).toMatchObject({ name: 'A', example: null });
      }),
    );
  });
});

describe('Q58 the discount badge', () => {
  it('stands beside a variant of another price only where the fall is that many percent', () => {
    const prices = fc.record({ price: paisa(), before: paisa(), rate: fc.nat(99) });
    fc.assert(
      fc.property(prices, ({ price, before, rate }) => {
        const shown = priceTag({ price: price + 1, linePrice: before, discountRate: String(rate) }, { price });
        const gap = (BigInt(before) - BigInt(price)) * 100n - BigInt(rate) * BigInt(before);
        const fits = rate > 0 && before > price && (gap < 0n ? -gap : gap) < BigInt(before);
        expect(shown.discountRate).toBe(fits ? String(rate) : null);
      }),
    );
    // Of 1000: less than 1 % from the rate, and of a rate with a decimal less than 0.1 %.
    const fitting = (discountRate: string): readonly number[] =>
      [889, 890, 891, 894, 895, 896, 909, 910].filter(
        (price) => priceTag({ price: 1, linePrice: 1000, discountRate }, { price }).discountRate !== null,
      );
    expect([fitting('10'), fitting('10.5')]).toEqual([[891, 894, 895, 896, 909], [895]]);
    const own = { price: 5_599_900, linePrice: 5_999_900, discountRate: '7' };
    const rates = [5_599_900, 4_000_000].map((price) => priceTag(own, { price }).discountRate);
    // As the gateway sent it, for the product's own price.
    expect([...rates, priceTag({ ...own, discountRate: '50' }, null).discountRate]).toEqual(['7', null, '50']);
  });
});

it.each([
  ['presale', true, 'presale'],
  ['presale', false, 'presale'],
  ['none', true, 'buyNow'],
  ['none', false, 'soldOut'],
  ['unclear', true, 'soldOut'],
  ['unclear', false, 'soldOut'],
] as const)('R41, Q27, Q29 pre-sale %s with stock %s shows %s', (kind, isInStock, shown) => {
  const presale: Presale = kind === 'presale' ? { kind, startsAt: 1 } : { kind };
  const expected = shown === 'presale' ? presale : { kind: shown };
  fc.assert(
    fc.property(product(), sku(), (phone, variant) => {
      expect(buyButton({ ...phone, presale }, { ...variant, isInStock })).toEqual(expected);
      if (!isInStock) expect(buyButton({ ...phone, presale }, null)).toEqual(expected);
    }),
  );
});

it('Q57 asks about a pre-sale when its time has come, once a day until then, and every half minute after it', () => {
  const checkIn = (startsAt: number | null) => presaleCheckIn({ kind: 'presale', startsAt }, 1000);
  expect([checkIn(1001), checkIn(1000 + 2 * PRESALE_WAIT_MS)]).toEqual([1, PRESALE_WAIT_MS]);
  expect([checkIn(1000), checkIn(1)]).toEqual([PRESALE_RETRY_MS, PRESALE_RETRY_MS]);
  expect(checkIn(null)).toBeNull();
  for (const kind of ['none', 'unclear'] as const) expect(presaleCheckIn({ kind }, 0)).toBeNull();
});

describe('R38 the carousel', () => {
  it('R38 the carousel advances after five seconds and always wraps around', () => {
    expect(CAROUSEL_ADVANCE_MS).toBe(5000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), fc.integer({ min: -12, max: 12 }), (count, at, steps) => {
        let expected = at % count;
        for (let step = 0; step < Math.abs(steps); step += 1)
          expected =
            steps > 0 ? (expected === count - 1 ? 0 : expected + 1) : expected === 0 ? count - 1 : expected - 1;
        expect(slideAfter(at % count, count, steps)).toBe(expected);
      }),
      { numRuns: 300 },
    );
    expect([slideAfter(0, 0, 1), slideAfter(3, 0, -1), slideAfter(0, 1, 1)]).toEqual([0, 0, 0]);
  });

  it('takes for a swipe what goes over 50 px, further sideways than upright, and forward against the reading', () => {
    const way = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(way, way, (dx, dy) => {
        const isSwipe = Math.abs(dx) > 50 && Math.abs(dx) > Math.abs(dy);
        const steps = isSwipe ? -Math.sign(dx) : 0;
        expect(stepsOfSwipe(dx, dy, 'ltr') + 0).toBe(steps + 0);
        expect(stepsOfSwipe(dx, dy, 'rtl') + 0).toBe(0 - steps);
      }),
      { numRuns: 1000 },
    );
  });
});
