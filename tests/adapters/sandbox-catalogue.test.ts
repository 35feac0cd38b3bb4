import { expect, it } from 'vitest';
import { HOSTILE_PHONE } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';
import { phonePicture } from '#adapters/sandbox/http/phone-picture.ts';

it('every picture that the sandbox names is a file, each phone’s are its own, and what nobody sells has none', () => {
  const addressesOf = (phone: CataloguePhone): readonly string[] => {
    const [first = '', ...others] = phone.colors;
    return [
      ...PHONE_VIEWS.map((view) => picturePath(phone, first, view)),
      ...others.map((color) => picturePath(phone, color, 'back')),
    ];
  };
  const drawingAt = (address: string): string | null => {
    const [, , , phone = '', color = '', file = ''] = address.split('/');
    return phonePicture(phone, color, file.replace('.svg', ''));
  };
  const drawings = PHONES.flatMap(addressesOf).map(drawingAt);
  for (const drawing of [...drawings, ...addressesOf(HOSTILE_PHONE).map(drawingAt)]) expect(drawing).toMatch(/^<svg /);
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(phonePicture('samsung-galaxy-a06', 'gold', 'below')).toBeNull();
  expect(phonePicture('samsung-galaxy-a06', 'pink', 'back')).toBeNull();
  expect(phonePicture('nothing', 'gold', 'back')).toBeNull();
});
