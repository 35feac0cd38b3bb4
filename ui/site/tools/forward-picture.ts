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
/** Longest wait for the Urdu font, ms: a sheet opens only soon after a press. */
const FONT_PATIENCE = 2000;

const COLOURS = {
  good: { paper: '--surface-good', ink: '--text-good' },
  bad: { paper: '--surface-bad', ink: '--text-bad' },
  plain: { paper: '--surface', ink: '--text' },
} as const satisfies Record<MessageCard['tone'], object>;

/** A line of text as it is drawn. */
interface DrawnLine {
  readonly text: string;
  readonly size: number;
  readonly isStrong: boolean;
  readonly card: MessageCard;
}

/** Urdu letters of the drawing, by a name of their own: under the page's, what stands on it would change. */
const DRAWN = 'Drawn Naskh';
let isPrepared = false;

/** Brings what the drawing needs from the network. */
export async function preparePicture(): Promise<void> {
  if (isPrepared) return;
  isPrepared = true;
  const naskh = __FONTS__.filter(([, family]) => family === 'Urdu Naskh');
  await Promise.all(
    naskh.map(async ([, , weight, address]) => {
      const face = new FontFace(DRAWN, `url(${address})`, { weight });
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
  const late = new Promise<void>((resolve) => setTimeout(resolve, FONT_PATIENCE));
  await Promise.race([preparePicture().catch(() => undefined), late]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const blocks = cards.map((card) => linesOf(context, card));
  const heights = blocks.map((lines) => 2 * EDGE + lines.reduce((sum, line) => sum + heightOf(line), 0));
  const bar = 2 * EDGE + HEADLINE;
  canvas.height = bar + heights.reduce((sum, height) => sum + height + GAP, GAP);
  fill(context, '--surface-page', 0, canvas.height);
  fill(context, '--surface-brand', 0, bar);
  write(context, { text: brand, size: HEADLINE, isStrong: true }, 'ltr', '--text-on-brand', EDGE);
  let top = bar + GAP;
  for (const [at, lines] of blocks.entries()) {
    drawBlock(context, lines, top, heights[at] ?? 0);
    top += (heights[at] ?? 0) + GAP;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null
    ? null
    : { bytes: new Uint8Array(await blob.arrayBuffer()), name: `${fileName(latinBrand)}.png` };
}

function drawBlock(context: CanvasRenderingContext2D, lines: readonly DrawnLine[], top: number, height: number): void {
  let at = top + EDGE;
  for (const [index, line] of lines.entries()) {
    const { paper, ink } = COLOURS[line.card.tone];
    if (index === 0) fill(context, paper, top, height);
    write(context, line, directionOf(line.card.language), ink, at + (heightOf(line) - line.size) / 2);
    at += heightOf(line);
  }
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function fill(context: CanvasRenderingContext2D, name: string, top: number, height: number): void {
  context.fillStyle = colour(name);
  context.fillRect(0, top, WIDTH, height);
}

function write(
  context: CanvasRenderingContext2D,
  { text, size, isStrong }: Pick<DrawnLine, 'text' | 'size' | 'isStrong'>,
  direction: 'ltr' | 'rtl',
  ink: string,
  top: number,
): void {
  context.font = fontOf(size, isStrong, direction === 'rtl' ? 'ur' : 'en');
  context.direction = direction;
  context.textAlign = 'start';
  context.textBaseline = 'top';
  context.fillStyle = colour(ink);
  context.fillText(text, direction === 'rtl' ? WIDTH - EDGE : EDGE, top);
}

/** The card's lines, broken at words where they are too long. */
function linesOf(context: CanvasRenderingContext2D, card: MessageCard): readonly DrawnLine[] {
  return [card.headline, ...card.lines].flatMap((text, at) => {
    const size = at === 0 ? HEADLINE : LINE;
    const isStrong = at === 0;
    context.font = fontOf(size, isStrong, card.language);
    return broken(text, (part) => context.measureText(part).width <= WIDTH - 2 * EDGE).map((part) => ({
      text: part,
      size,
      isStrong,
      card,
    }));
  });
}

function broken(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const heightOf = ({ size, card }: DrawnLine): number => Math.ceil(size * LEADING[card.language]);

const FONTS = {
  en: 'system-ui, "Noto Sans", sans-serif',
  ur: `"${DRAWN}", "Urdu Naskh", "Noto Naskh Arabic", system-ui, sans-serif`,
};

const fontOf = (size: number, isStrong: boolean, language: MessageCard['language']): string =>
  `${isStrong ? 700 : 400} ${size}px ${FONTS[language]}`;

/** The brand in letters that every phone takes in a file's name; of one without any, what the picture is. */
const fileName = (brand: string): string =>
  brand
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'result';
