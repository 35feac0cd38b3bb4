import { expect, it } from 'vitest';
import { phonePicture } from '#adapters/sandbox/catalogue/phone-picture.ts';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';

it('every colour and view of a phone has a drawing of its own, and what nobody sells has none', () => {
  const pictures = PHONES.flatMap(({ id, colors }) =>
    colors.flatMap(([color]) =>
      PHONE_VIEWS.map((view) => {
        const [, , , phone = '', slug = ''] = picturePath(id, color, view).split('/');
        return phonePicture(phone, slug, view);
      }),
    ),
  );
  expect(pictures).not.toContain(null);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(phonePicture('samsung-galaxy-a06', 'gold', 'below')).toBeNull();
  expect(phonePicture('samsung-galaxy-a06', 'pink', 'back')).toBeNull();
  expect(phonePicture('nothing', 'gold', 'back')).toBeNull();
});
