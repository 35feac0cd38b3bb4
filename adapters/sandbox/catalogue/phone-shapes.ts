/** A round lens on a phone's back: middle and radius, mm from the middle of the back's top edge (x to the right). */
export type Lens = readonly [x: number, y: number, radius: number];

/** The raised part around the lenses: corner, size and radius, mm as above. */
export type Island = readonly [x: number, y: number, width: number, height: number, radius: number];

/** How a back takes the light. */
export type Finish = 'gloss' | 'satin' | 'pinstripe' | 'aurora';

/** What is drawn on a screen. */
export type Wallpaper = 'waves' | 'dunes' | 'rings' | 'rays' | 'petals' | 'ribbon' | 'peaks' | 'tiles';

/** What a phone looks like, by its maker's pictures, in mm; width, height and depth are those of its data sheet. */
export interface PhoneShape {
  readonly corner: number;
  readonly finish: Finish;
  readonly islands: readonly Island[];
  readonly lenses: readonly Lens[];
  /** The light: a round one, or a ring around a lens. */
  readonly flash: Lens;
  /** Top and length of each key on the right side, mm from the top. */
  readonly keys: readonly (readonly [top: number, length: number])[];
  /** Top and length of the raised part of the frame that the keys stand on, mm from the top; absent where there is none. */
  readonly keyIsland?: readonly [top: number, length: number];
  /** The front camera: in a drop at the edge, or in a hole. */
  readonly frontCamera: 'drop' | 'hole';
  /** Edge around the screen at the sides, and below it. */
  readonly bezel: readonly [side: number, chin: number];
  readonly wallpaper: Wallpaper;
  /** From the top of the screen to its foot. */
  readonly sky: readonly [top: string, middle: string, foot: string];
}

const KEYS = [
  [38, 21],
  [66, 12],
] as const;

/** Each phone of the catalogue by its id. */
export const PHONE_SHAPES = {
  'samsung-galaxy-a06': {
    corner: 9,
    finish: 'pinstripe',
    islands: [[-33.5, 6.5, 19, 43, 9.5]],
    lenses: [
      [-24, 16.5, 6.6],
      [-24, 36, 6.6],
    ],
    flash: [-8.5, 16.5, 2.2],
    keys: [
      [40, 22],
      [68, 13],
    ],
    keyIsland: [34, 53],
    frontCamera: 'drop',
    bezel: [3.2, 6.4],
    wallpaper: 'waves',
    sky: ['#0f3b57', '#1f7a8c', '#bfd7c9'],
  },
  'samsung-galaxy-a16': {
    corner: 9.5,
    finish: 'satin',
    islands: [[-33.5, 6.5, 18, 56, 9]],
    lenses: [
      [-24.5, 16, 6.4],
      [-24.5, 34, 6.4],
      [-24.5, 52.5, 5],
    ],
    flash: [-10, 16, 2.2],
    keys: [
      [39, 22],
      [67, 13],
    ],
    keyIsland: [33, 53],
    frontCamera: 'drop',
    bezel: [2.6, 5],
    wallpaper: 'petals',
    sky: ['#243a5e', '#5d6fb2', '#e7c6d7'],
  },
  'xiaomi-redmi-a5': {
    corner: 8.5,
    finish: 'aurora',
    islands: [[-34, 5.5, 35, 35, 9]],
    lenses: [
      [-24.5, 15, 7],
      [-24.5, 31, 7],
    ],
    flash: [-8.5, 15, 2.6],
    keys: [
      [45, 19],
      [70, 11],
    ],
    frontCamera: 'drop',
    bezel: [2.8, 6],
    wallpaper: 'peaks',
    sky: ['#20304f', '#e0795b', '#f6d39b'],
  },
  'xiaomi-redmi-14c': {
    corner: 8.5,
    finish: 'gloss',
    islands: [[-26, 6, 52, 52, 26]],
    lenses: [
      [-10.5, 21.5, 7.4],
      [10.5, 21.5, 7.4],
      [-10.5, 42.5, 7.4],
    ],
    flash: [10.5, 42.5, 3],
    keys: [
      [46, 19],
      [71, 11],
    ],
    frontCamera: 'drop',
    bezel: [2.8, 6],
    wallpaper: 'rings',
    sky: ['#2b1f4a', '#6a4fa3', '#d9b8f0'],
  },
  'oppo-a5x': {
    corner: 10,
    finish: 'satin',
    islands: [[-32.5, 7, 17, 38, 8.5]],
    lenses: [
      [-24, 16, 6],
      [-24, 35, 6],
    ],
    flash: [-9.5, 15.5, 2.6],
    keys: KEYS,
    frontCamera: 'hole',
    bezel: [2.4, 4.4],
    wallpaper: 'dunes',
    sky: ['#123c53', '#3f8f9b', '#f0dcae'],
  },
  'infinix-hot-50-pro-plus': {
    corner: 6,
    finish: 'gloss',
    islands: [[-32.5, 6.5, 65, 27, 8]],
    lenses: [
      [-21, 20, 8],
      [0, 20, 8],
      [19.5, 20, 5.4],
    ],
    flash: [28, 12, 1.8],
    keys: [
      [41, 21],
      [69, 11],
    ],
    frontCamera: 'hole',
    bezel: [1.2, 2.2],
    wallpaper: 'rays',
    sky: ['#191c2b', '#a23b52', '#f2a65a'],
  },
  'tecno-spark-30-pro': {
    corner: 8,
    finish: 'aurora',
    islands: [
      [-23, 7, 46, 46, 17],
      [-19, 11, 38, 38, 13],
    ],
    lenses: [
      [-9, 21, 6.6],
      [9, 21, 6.6],
      [-9, 39, 6.6],
    ],
    flash: [9, 39, 2.8],
    keys: [
      [43, 20],
      [69, 11],
    ],
    frontCamera: 'hole',
    bezel: [1.9, 3.2],
    wallpaper: 'tiles',
    sky: ['#0d2c2a', '#14806b', '#e9b44c'],
  },
  'vivo-v40e-5g': {
    corner: 6.5,
    finish: 'aurora',
    islands: [[-32, 7, 24, 58, 12]],
    lenses: [
      [-20, 19, 8.2],
      [-20, 38, 8.2],
    ],
    flash: [-20, 55, 5.4],
    keys: [
      [40, 20],
      [66, 11],
    ],
    frontCamera: 'hole',
    bezel: [1.2, 2.2],
    wallpaper: 'ribbon',
    sky: ['#2a2238', '#8a5d7c', '#f3c9a8'],
  },
} satisfies Readonly<Record<string, PhoneShape>>;
