import { describe, expect, it } from 'vitest';
import { phonePicture } from '#adapters/sandbox/catalogue/phone-picture.ts';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';

/** Bytes that a drawing may have. */
const MOST = 5000;

/** Every picture of every colour, by its path. */
const PICTURES = new Map(
  PHONES.flatMap(({ id, colors }) =>
    colors.flatMap(([color]) =>
      PHONE_VIEWS.map((view) => {
        const path = picturePath(id, color, view);
        const [, , , phone = '', slug = ''] = path.split('/');
        return [path, phonePicture(phone, slug, view)] as const;
      }),
    ),
  ),
);

describe('drawings of phones', () => {
  it('are there for every colour and view, small, and each its own', () => {
    expect(PICTURES.size).toBeGreaterThan(60);
    for (const [path, picture] of PICTURES) {
      expect(picture?.length ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(MOST);
    }
    expect(new Set(PICTURES.values()).size).toBe(PICTURES.size);
  });

  it('are in the proportions of the data sheet, on a clear ground', () => {
    const back = PICTURES.get('/gateway/pictures/samsung-galaxy-a06/gold/back.svg') ?? '';
    expect(back).toContain('width="77.3" height="167.3"');
    expect(back).not.toMatch(/<rect[^>]* (?:width|height)="(?:180|600)"/);
  });

  it('are null for what nobody sells, or sees from below', () => {
    expect(phonePicture('samsung-galaxy-a06', 'gold', 'below')).toBeNull();
    expect(phonePicture('samsung-galaxy-a06', 'pink', 'back')).toBeNull();
    expect(phonePicture('nothing', 'gold', 'back')).toBeNull();
  });
});
