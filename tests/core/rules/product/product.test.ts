import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skuCode } from '#core/lib/ids.ts';
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  colorsOf,
  picturesOf,
  preselectedSku,
  priceOf,
  priceTag,
  type Sku,
  skuInColor,
  skuOf,
  storagesOf,
  struckPrice,
  versionOf,
} from '#core/product/product.ts';
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

  it('R39 shows a price, strikes an old one only above it, and shows no picture twice', () => {
    fc.assert(
      fc.property(product(), fc.option(paisa()), (phone, old) => {
        const chosen = preselectedSku(phone);
        const price = priceOf(phone, chosen);
        expect(struckPrice(price, old)).toBe(old !== null && old > price ? old : null);
        const pictures = picturesOf(phone, chosen);
        expect(new Set(pictures).size).toBe(pictures.length);
      }),
      runs,
    );
    expect([struckPrice(5, 5), struckPrice(5, 6), struckPrice(5, null)]).toEqual([null, 6, null]);
  });

  it('Q58 shows an old price and how much it fell only where it was higher, for the chosen variant', () => {
    const priced = { price: 100, linePrice: 150, discountRate: '33' };
    expect(priceTag(priced, null)).toEqual({ price: 100, before: 150, discountRate: '33' });
    for (const discountRate of ['0', '0.00', '00']) {
      expect(priceTag({ ...priced, discountRate }, null)).toEqual({ price: 100, before: 150, discountRate: null });
    }
    expect(priceTag(priced, { price: 150 })).toEqual({ price: 150, before: null, discountRate: null });
    expect(priceTag({ ...priced, linePrice: null }, { price: null }).before).toBeNull();
  });

  it('names the variant’s storage before the product’s version', () => {
    expect(versionOf({ version: '4G' }, { storage: '128GB' })).toBe('128GB');
    expect(versionOf({ version: '4G' }, { storage: '' })).toBe('4G');
    expect(versionOf({ version: '' }, null)).toBeNull();
  });
});

describe('R38, R39, Q29 variants', () => {
  it('are found by their code, and by no other', () => {
    fc.assert(
      fc.property(product(), fc.nat(), (phone, at) => {
        const chosen = phone.skus[at % Math.max(1, phone.skus.length)] ?? null;
        expect(skuOf(phone, chosen?.skuCode ?? null)).toBe(chosen);
        expect(skuOf(phone, skuCode('none of them'))).toBeNull();
        expect(skuOf(phone, null)).toBeNull();
      }),
      runs,
    );
  });

  it('list each colour once, as it first comes, and the storages of a colour', () => {
    fc.assert(
      fc.property(product(), color, (phone, wanted) => {
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
    const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = english.phone.rows;
    for (const group of ATTRIBUTE_GROUPS)
      for (const name of ATTRIBUTE_ROWS[group]) expect(labels[group]?.[name]).toMatch(/\w/);
    expect(Object.values(ATTRIBUTE_ROWS).flat()).toHaveLength(28);
  });
});
