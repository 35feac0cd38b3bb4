import { crc32, deflateSync } from 'node:zlib';

/** Colours that a picture with a palette may have. */
const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** An opaque picture, RGBA of 8 bits each, as a PNG with a palette: a drawing of few tones is a third as large so. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = coloursOf(pixels);
  const palette = paletteOf(colours);
  const places = new Map([...colours.keys()].map((colour) => [colour, nearest(colour, palette).at] as const));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = places.get(colourAt(pixels, (y * width + x) * 4)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each point, which name a colour of the palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

/** Every colour of a picture, with how many points have it. */
function coloursOf(pixels: Uint8Array): ReadonlyMap<number, number> {
  const colours = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at);
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
}

/** The colours that stand for all: the most frequent ones, as far from each other as leaves room for every tone of an edge. */
function paletteOf(colours: ReadonlyMap<number, number>): readonly number[] {
  const frequent = [...colours].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  for (let apart = 0; ; apart += 2) {
    const palette: number[] = [];
    for (const colour of frequent) {
      if (palette.length > MOST_COLOURS) break;
      if (palette.length === 0 || nearest(colour, palette).distance > apart * apart) palette.push(colour);
    }
    if (palette.length <= MOST_COLOURS) return palette;
  }
}

/** The place of the colour that is nearest, and how far it is, squared; of two that are as near, the first. */
function nearest(colour: number, palette: readonly number[]): { readonly at: number; readonly distance: number } {
  let best = { at: 0, distance: Number.POSITIVE_INFINITY };
  const [red, green, blue] = channelsOf(colour);
  for (const [at, each] of palette.entries()) {
    const [otherRed, otherGreen, otherBlue] = channelsOf(each);
    const distance = (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
    if (distance < best.distance) best = { at, distance };
  }
  return best;
}

const channelsOf = (colour: number): [red: number, green: number, blue: number] => [
  colour >> 16,
  (colour >> 8) & 0xff,
  colour & 0xff,
];

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
