import type { SharedPicture } from '#core/ports/device.ts';
import type { MessageCard } from '#core/safety/message-to-forward.ts';
import { directionOf } from '#core/text/language.ts';

/** Sizes of the drawing, px: as wide as a phone's screen shows sharply. */
const WIDTH = 720;
const EDGE = 40;
const GAP = 24;
const HEADLINE = 36;
const LINE = 25;
/** Line heights, in ems: Urdu letters climb high and hang low. */
const LEADING = { en: 1.35, ur: 1.85 } as const;

const COLOURS = {
  good: { paper: '--surface-good', ink: '--text-good' },
  bad: { paper: '--surface-bad', ink: '--text-bad' },
  plain: { paper: '--surface', ink: '--text' },
} as const satisfies Record<MessageCard['tone'], object>;

/** Urdu letters of the drawing, by a name of their own: under the page's, what stands on it would change. */
const DRAWN = 'Drawn Naskh';
const FONTS = {
  en: 'system-ui, "Noto Sans", sans-serif',
  ur: `"${DRAWN}", "Urdu Naskh", "Noto Naskh Arabic", system-ui, sans-serif`,
};
let isPrepared = false;

/** Brings what the drawing needs from the network; a drawing does not wait for it. */
export async function preparePicture(): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  const naskh = __FONTS__.filter(({ family }) => family === 'Urdu Naskh');
  await Promise.all(
    naskh.map(async ({ address, ...descriptors }) => {
      const face = new FontFace(DRAWN, `url(${address})`, descriptors);
      document.fonts.add(face);
      await face.load();
    }),
  );
}

/**
 * Draws the cards below each other, each in its language's direction, under the company's name; null where it cannot be drawn.
 * `latinBrand`: the same name for the file.
 */
export async function drawPicture(
  cards: readonly MessageCard[],
  brand: string,
  latinBrand: string,
): Promise<SharedPicture | null> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const blocks = cards.map((card) => ({ card, lines: linesOf(context, card) }));
  const heightOf = (lines: readonly DrawnLine[]): number => lines.reduce((sum, { height }) => sum + height, 2 * EDGE);
  canvas.width = WIDTH;
  canvas.height = blocks.reduce((sum, { lines }) => sum + heightOf(lines) + GAP, 2 * EDGE + HEADLINE + GAP);
  fill(context, '--surface-page', 0, canvas.height);
  fill(context, '--surface-brand', 0, 2 * EDGE + HEADLINE);
  write(context, { text: brand, size: HEADLINE }, 'en', '--text-on-brand', EDGE);
  let top = 2 * EDGE + HEADLINE + GAP;
  for (const { card, lines } of blocks) {
    const { paper, ink } = COLOURS[card.tone];
    fill(context, paper, top, heightOf(lines));
    let at = top + EDGE;
    for (const line of lines) {
      write(context, line, card.language, ink, at + (line.height - line.size) / 2);
      at += line.height;
    }
    top += heightOf(lines) + GAP;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && { bytes: new Uint8Array(await blob.arrayBuffer()), name: `${fileName(latinBrand)}.png` };
}

type Language = MessageCard['language'];

/** A line of text as it is drawn. */
interface DrawnLine {
  readonly text: string;
  readonly size: number;
  readonly height: number;
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function fill(context: CanvasRenderingContext2D, name: string, top: number, height: number): void {
  context.fillStyle = colour(name);
  context.fillRect(0, top, WIDTH, height);
}

function write(
  context: CanvasRenderingContext2D,
  { text, size }: Pick<DrawnLine, 'text' | 'size'>,
  language: Language,
  ink: string,
  top: number,
): void {
  context.fillStyle = colour(ink);
  context.font = fontOf(size, language);
  context.direction = directionOf(language);
  context.textAlign = 'start';
  context.textBaseline = 'top';
  context.fillText(text, context.direction === 'rtl' ? WIDTH - EDGE : EDGE, top);
}

/** The card's lines, broken at words where they are too long. */
function linesOf(context: CanvasRenderingContext2D, { headline, lines, language }: MessageCard): readonly DrawnLine[] {
  return [headline, ...lines].flatMap((text, at) => {
    const size = at === 0 ? HEADLINE : LINE;
    context.font = fontOf(size, language);
    const parts: string[] = [];
    for (const word of text.split(' ')) {
      const longer = parts.length === 0 ? word : `${parts.at(-1)} ${word}`;
      if (parts.length > 0 && context.measureText(longer).width <= WIDTH - 2 * EDGE) parts[parts.length - 1] = longer;
      else parts.push(word);
    }
    return parts.map((part) => ({ text: part, size, height: Math.ceil(size * LEADING[language]) }));
  });
}

const fontOf = (size: number, language: Language): string =>
  `${size === HEADLINE ? 700 : 400} ${size}px ${FONTS[language]}`;

/** The brand in letters that every phone takes in a file's name; of one without any, what the picture is. */
const fileName = (brand: string): string =>
  brand
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'result';
