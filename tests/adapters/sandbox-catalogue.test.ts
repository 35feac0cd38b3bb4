import { expect, it } from 'vitest';
import { HOSTILE_PHONE } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';
import { phonePicture } from '#adapters/sandbox/http/phone-picture.ts';

/** What a phone on a slow line may wait for, bytes. */
const PICTURE_MAX_BYTES = 30_000;

it('every picture that the sandbox names is a file, each phone’s are its own, and what nobody sells has none', () => {
  const addressesOf = (phone: CataloguePhone): readonly string[] => {
    const [first = '', ...others] = phone.colors;
    return [
      ...PHONE_VIEWS.map((view) => picturePath(phone, first, view)),
      ...others.map((color) => picturePath(phone, color, 'back')),
    ];
  };
  const pictureAt = (address: string): string => {
    const picture = Buffer.from(phonePicture(address.replace('/gateway/pictures/', '')) ?? '');
    expect(picture.toString('latin1')).toMatch(/^RIFF....WEBP/s);
    expect(picture.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
    return picture.toString('base64');
  };
  const pictures = PHONES.flatMap(addressesOf).map(pictureAt);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const address of addressesOf(HOSTILE_PHONE)) pictureAt(address);
  for (const path of ['samsung-galaxy-a06/gold-below.webp', 'samsung-galaxy-a06/pink-back.webp', '../phones.ts'])
    expect(phonePicture(path)).toBeNull();
});
