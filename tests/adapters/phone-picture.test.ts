import { Resvg } from '@resvg/resvg-wasm';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { phonePicture } from '#adapters/sandbox/catalogue/phone-picture.ts';
import { PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { PHONE_VIEWS, picturePath } from '#adapters/sandbox/catalogue/variants.ts';
import { readyToDraw } from '../support/resvg.ts';

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

beforeAll(readyToDraw);

/** Pixels of a mm. */
const SCALE = 2;

/** What another program paints of a drawing of 180 × 180 mm: the size of what is not clear, mm, and whether its corners are. */
function painted(svg: string) {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: 180 * SCALE } }).render().asPng();
  const { data, width, height } = PNG.sync.read(Buffer.from(drawn));
  const isClear = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) < 128;
  const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
  const rows = range(height).filter((y) => range(width).some((x) => !isClear(x, y)));
  const columns = range(width).filter((x) => range(height).some((y) => !isClear(x, y)));
  const [top = 0, foot = 0, left = 0, right = 0] = [rows[0], rows.at(-1), columns[0], columns.at(-1)];
  const corners = [
    isClear(0, 0),
    isClear(width - 1, height - 1),
    isClear(left + 2, top + 2),
    isClear(left + 2, foot - 2),
  ];
  return {
    width: (right - left + 1) / SCALE,
    height: (foot - top + 1) / SCALE,
    /** How much farther it reaches to the right of its middle than to the left, mm. */
    lean: (left + right + 1 - width) / SCALE,
    hasClearCorners: corners.every(Boolean),
  };
}

describe('drawings of phones', () => {
  it('are there for every colour and view, small, and each its own', () => {
    expect(PICTURES.size).toBeGreaterThan(60);
    for (const [path, picture] of PICTURES) {
      expect(picture?.length ?? Number.POSITIVE_INFINITY, path).toBeLessThanOrEqual(MOST);
    }
    expect(new Set(PICTURES.values()).size).toBe(PICTURES.size);
  });

  it('have their keys on the right, and from behind on the left', () => {
    for (const { id, colors } of PHONES) {
      const [color = ''] = colors[0] ?? [];
      const leans = (['front', 'back'] as const).map(
        (view) => painted(PICTURES.get(picturePath(id, color, view)) ?? '').lean,
      );
      expect([id, ...leans.map(Math.sign)]).toEqual([id, 1, -1]);
    }
  });

  it.each(PHONES.map((phone) => [phone.id, phone] as const))(
    '%s: is as high and as wide as its data sheet says, on a clear ground with round corners',
    (id, { colors, attribute }) => {
      const [height = 0, width = 0] = (attribute.general.dimensions ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
      const slug = (colors[0]?.[0] ?? '').toLowerCase().replaceAll(' ', '-');
      for (const view of ['back', 'front'] as const) {
        const seen = painted(phonePicture(id, slug, view) ?? '');
        // The keys stand out on one side by 2 mm at most.
        expect(Math.abs(seen.height - height), view).toBeLessThan(0.7);
        expect(seen.width - width, view).toBeGreaterThan(-0.4);
        expect(seen.width - width, view).toBeLessThan(2.4);
        expect(seen.hasClearCorners, view).toBe(true);
      }
      const angle = painted(phonePicture(id, slug, 'angle') ?? '');
      expect(angle.width).toBeLessThan(width);
      expect(angle.hasClearCorners).toBe(true);
    },
  );

  it('are null for what nobody sells, or sees from below', () => {
    expect(phonePicture('samsung-galaxy-a06', 'gold', 'below')).toBeNull();
    expect(phonePicture('samsung-galaxy-a06', 'pink', 'back')).toBeNull();
    expect(phonePicture('nothing', 'gold', 'back')).toBeNull();
  });
});
