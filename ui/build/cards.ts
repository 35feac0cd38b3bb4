import type { Deployment } from '../../adapters/server/deployment.ts';
import { directionOf } from '../../core/text/language.ts';
import { cardFonts, PLAIN, STRONG, setWords, TITLE, type Typeface, widthOfWords } from './card-words.ts';
import { flatStyles } from './flat-styles.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type PageCard,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  type SceneLook,
} from './pages/page-card.ts';
import { drawnSmall, svgAddress } from './svg-drawing.ts';

/** Width of the words' half. */
const HALF = 600;
/** Space between the edges of that half and its words, and between words and scene. */
const MARGIN = 64;
/** Height of the painted borders. */
const BORDER = 20;
/** Room of title and facts, from the name to the address. */
const ROOM = { top: 160, bottom: 510 } as const;

/** How letters of a title stand: largest size, most lines, and by size their distance and how far they reach above and below. */
const SETTING = {
  en: { largest: 84, most: 3, line: 1.12, above: 0.74, below: 0.2 },
  ur: { largest: 92, most: 2, line: 1.7, above: 1.1, below: 0.7 },
} as const;
/** The same of facts below it, and the space before them. */
const FACT = {
  en: { size: 34, line: 1.35, above: 0.75, below: 0.25, gap: 34 },
  ur: { size: 38, line: 1.5, above: 0.8, below: 0.5, gap: 16 },
} as const;
/** Fewer lines are better where their letters are no smaller than this share of what more lines allow. */
const FEWER_LINES = 0.85;

/** A card of 1200 × 630 as messages show it: what the page is for, by whom and where, beside what its tool says. */
export async function drawCard(card: PageCard, deployment: Deployment): Promise<Buffer> {
  const { rules, colours } = flatStyles(card.scene.sheet, card.scene.tokens);
  const of = (token: string): string => colours.get(`--${token}`) ?? 'none';
  const isFromRight = directionOf(card.language) === 'rtl';
  const left = isFromRight ? CARD_WIDTH - HALF : 0;
  const scale = CARD_HEIGHT / SCENE_HEIGHT;
  const points = (id: string, shape: string, y: number): string =>
    `<pattern id="${id}" width="24" height="12" y="${y}" patternUnits="userSpaceOnUse"><path d="${shape}" fill="${of('accent')}"/></pattern>` +
    `<rect y="${y}" width="${CARD_WIDTH}" height="12" fill="url(#${id})"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"><style>${rules}</style>` +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${of('surface-page')}"/>` +
    `<g transform="translate(${isFromRight ? 12 : HALF + 12} 0) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${card.scene.shapes}${await sceneWords(card, of)}</g>` +
    `<rect x="${left}" width="${HALF}" height="${CARD_HEIGHT}" fill="${of('surface-brand-strong')}"/>` +
    `<path d="M0 0h${CARD_WIDTH}v${BORDER}H0zM0 ${CARD_HEIGHT - BORDER}h${CARD_WIDTH}v${BORDER}H0z" fill="${of('surface-brand-strong')}"/>` +
    points('down', 'M0 0l12 12L24 0z', 4) +
    points('up', 'M0 12L12 0l12 12z', CARD_HEIGHT - 16) +
    (await wordsHalf(card, deployment, of)) +
    '</svg>';
  return drawnSmall(svg, CARD_WIDTH, await cardFonts());
}

const LOOKS: Readonly<Record<SceneLook, readonly [typeface: Typeface, colour: string]>> = {
  title: [TITLE, 'text-brand'],
  label: [PLAIN, 'text-muted'],
  answer: [STRONG, 'text-brand'],
  fact: [STRONG, 'text'],
};

/** The words of a scene, each as large as its room allows. */
async function sceneWords({ scene, language }: PageCard, of: (token: string) => string): Promise<string> {
  const isFromRight = directionOf(language) === 'rtl';
  const set = scene.words.map(async ({ text, look, x, y, size, room, isCentred = false }) => {
    const [typeface, colour] = LOOKS[look];
    const wide = await widthOfWords(text, typeface);
    const fitting = Math.min(size, (100 * room) / wide);
    const from = isCentred ? x - (fitting * wide) / 200 : x;
    const at = { x: isFromRight ? SCENE_WIDTH - from : from, y, size: fitting, fill: of(colour), isFromRight };
    return setWords(text, typeface, at);
  });
  return (await Promise.all(set)).join('');
}

/** The name above, title and facts in the middle, the address below. */
async function wordsHalf(
  { language, title, facts, name }: PageCard,
  { settings, icon }: Deployment,
  of: (token: string) => string,
): Promise<string> {
  const isFromRight = directionOf(language) === 'rtl';
  const edge = isFromRight ? CARD_WIDTH - MARGIN : MARGIN;
  const white = of('text-on-brand');
  const fact = FACT[language];
  const small = (await Promise.all(facts.map((each) => wrapped(each, fact.size)))).flat();
  const factsHeight =
    small.length === 0 ? 0 : fact.gap + fact.size * (fact.above + (small.length - 1) * fact.line + fact.below);
  const { lines, size, height } = await fit(title, language, ROOM.bottom - ROOM.top - factsHeight);
  const { line, above } = SETTING[language];
  const top = (ROOM.top + ROOM.bottom - height - factsHeight) / 2;
  const firstFact = top + height + fact.gap + fact.size * fact.above;
  const at = (y: number, fontSize: number, fill: string) => ({ x: edge, y, size: fontSize, fill, isFromRight });
  const beside = isFromRight ? edge - 92 : edge + 92;
  const set = await Promise.all([
    setWords(name, TITLE, { ...at(isFromRight ? 106 : 110, 40, white), x: beside }),
    ...lines.map((text, row) => setWords(text, TITLE, at(top + size * (above + row * line), size, white))),
    ...small.map((text, row) =>
      setWords(text, PLAIN, at(firstFact + row * fact.size * fact.line, fact.size, of('surface-brand-tint'))),
    ),
    setWords(new URL(settings.site).host, STRONG, at(CARD_HEIGHT - 60, 30, of('text-on-brand-muted'))),
  ]);
  return `<image href="${svgAddress(icon)}" x="${isFromRight ? edge - 72 : edge}" y="60" width="72" height="72"/>${set.join('')}`;
}

/** Breaks of a text that is longer are too many to try. */
const MOST_FACT_LINES = 3;
const ROOM_OF_WORDS = HALF - 2 * MARGIN;

/** A title as it is set: its lines, their size, and how high it is. */
interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
  /** Of its longest line, with letters of 100. */
  readonly widest: number;
}

/** A title in the fewest lines in which it is large, as large as width and height allow. */
async function fit(title: string, language: PageCard['language'], room: number): Promise<SetTitle> {
  const { largest, most, line, above, below } = SETTING[language];
  const set = await Promise.all(
    breaksOf(title.split(' '), most).map(async (lines): Promise<SetTitle> => {
      const widest = Math.max(...(await Promise.all(lines.map((each) => widthOfWords(each, TITLE)))));
      const lineHeights = above + (lines.length - 1) * line + below;
      const size = Math.floor(Math.min(largest, (100 * ROOM_OF_WORDS) / widest, room / lineHeights));
      return { lines, size, height: size * lineHeights, widest };
    }),
  );
  const enough = FEWER_LINES * Math.max(...set.map(({ size }) => size));
  const [best] = set
    .filter(({ size }) => size >= enough)
    .sort((one, other) => one.lines.length - other.lines.length || one.widest - other.widest);
  if (best === undefined) throw new Error(`no letters are small enough for '${title}'`);
  return best;
}

/** Every way to break words into at most so many lines. */
function breaksOf(words: readonly string[], most: number): readonly (readonly string[])[] {
  const whole = [words.join(' ')];
  if (most === 1) return [whole];
  const broken = words.flatMap((_, at) =>
    at === 0 ? [] : breaksOf(words.slice(at), most - 1).map((rest) => [words.slice(0, at).join(' '), ...rest]),
  );
  return [whole, ...broken];
}

/** Whether the first line ends where a part of the sentence does. */
const endsPart = ([first = '']: readonly string[]): boolean => /[,،]$/.test(first);

/** A fact in the fewest lines of this size, broken where a part of it ends, else into lines of like length. */
async function wrapped(fact: string, size: number): Promise<readonly string[]> {
  const room = (100 * ROOM_OF_WORDS) / size;
  const words = fact.split(' ');
  for (let most = 1; ; most += 1) {
    const broken = await Promise.all(
      breaksOf(words, most).map(async (lines) => {
        const widths = await Promise.all(lines.map((each) => widthOfWords(each, PLAIN)));
        return { lines, widest: Math.max(...widths) };
      }),
    );
    const fitting = broken.filter(({ widest }) => widest <= room || most === MOST_FACT_LINES);
    const [best] = fitting.sort(
      (one, other) => Number(endsPart(other.lines)) - Number(endsPart(one.lines)) || one.widest - other.widest,
    );
    if (best !== undefined) return best.lines;
  }
}
