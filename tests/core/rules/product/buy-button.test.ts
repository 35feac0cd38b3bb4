import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buyButton } from '#core/product/buy-button.ts';
import type { Presale } from '#core/product/product.ts';
import { product, sku } from '../../../arbitraries/product.ts';

const PRESALES: Readonly<Record<Presale['kind'], Presale>> = {
  presale: { kind: 'presale', startsAt: 1 },
  none: { kind: 'none' },
  unclear: { kind: 'unclear' },
};

it.each([
  ['presale', true, 'presale'],
  ['presale', false, 'presale'],
  ['none', true, 'buyNow'],
  ['none', false, 'soldOut'],
  ['unclear', true, 'soldOut'],
  ['unclear', false, 'soldOut'],
] as const)('R41, Q27, Q29 pre-sale %s with stock %s shows %s', (kind, isInStock, shown) => {
  const presale = PRESALES[kind];
  const expected = shown === 'presale' ? presale : { kind: shown };
  fc.assert(
    fc.property(product(), sku(), (phone, variant) => {
      expect(buyButton({ ...phone, presale }, { ...variant, isInStock })).toEqual(expected);
      if (!isInStock) expect(buyButton({ ...phone, presale }, null)).toEqual(expected);
    }),
  );
});
