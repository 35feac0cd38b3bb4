import { expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { CORRECTED_NOTICES, englishIn } from '#core/text/corrected.ts';

it('Q1 the specified wording keeps every mistake, the corrected one mends those of its table and nothing else', () => {
  expect(englishIn('specified')).toBe(english);
  const corrected = englishIn('corrected');
  const changed = Object.entries(corrected.notices).filter(
    ([key, text]) => text !== english.notices[key as keyof typeof english.notices],
  );
  expect(changed.map(([key]) => key).toSorted()).toEqual(Object.keys(CORRECTED_NOTICES).toSorted());
  expect(corrected.shop.order.addressNote).toBe('Once confirmed by the seller, this cannot be modified');
  expect(corrected.shop.cart).toEqual(english.shop.cart);
});
