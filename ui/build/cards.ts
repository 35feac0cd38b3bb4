import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cached } from '../../adapters/server/build-cache.ts';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { accentOf, inkOf } from '../../adapters/settings/theme.ts';
import type { Language } from '../../core/text/language.ts';
import { CARD_HEIGHT, CARD_WIDTH, type PageCard } from './pages/page-card.ts';

import { drawnSvg, svgAddress, widthOfSvg } from './svg-drawing.ts';

const require = createRequire(import.meta.url);

/** The faces of a card's letters: those of the pages' headings, and Latin words between Urdu ones. */
const FACES = {
  en: { family: 'Manrope', file: '@fontsource/manrope/files/manrope-latin-800-normal.woff2' },
  ur: {
    family: 'Noto Nastaliq Urdu',
    file: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
  },
} as const satisfies Record<Language, { readonly family: string; readonly file: string }>;

/** Both faces as TrueType, which the drawing reads; one after the other, since the packer hands out its own memory. */
async function readFonts(): Promise<readonly Buffer[]> {
  const fonts: Buffer[] = [];
  for (const { file } of Object.values(FACES)) {
    const packed = readFileSync(require.resolve(file));
    const font = cached('truetype', [packed], async () => {
      const { unpacked } = await import('./font-subset.ts');
      return Buffer.from(await unpacked(packed));
    });
    fonts.push(await font);
  }
  return fonts;
}

let fontsOnce: Promise<readonly Buffer[]> | null = null;

function cardFonts(): Promise<readonly Buffer[]> {
  fontsOnce ??= readFonts();
  return fontsOnce;
}

/** How wide words are on a card with letters of 100. */
export async function cardWidth(text: string, language: Language): Promise<number> {
  const line = `<text y="200" font-size="100">${words(text, language)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 300">${line}</svg>`;
  return widthOfSvg(svg, await cardFonts());
}

/** Space between the card's edge and its words. */
const MARGIN = 88;
/** Height of the painted borders. */
const BORDER = 24;
/** How letters stand: largest size, distance of lines and middle of the title by size; Nastaliq falls deep. */
const SETTING = {
  en: { largest: 92, line: 1.2, middle: 0.35 },
  ur: { largest: 104, line: 2, middle: 0.25 },
} as const;

/** A card of 1200 × 630 as messages show it: what the page is for, by whom and where, in its language. */
export async function drawCard({ language, title, name }: PageCard, deployment: Deployment): Promise<Buffer> {
  const fonts = await cardFonts();
  const { settings, icon } = deployment;
  const { largest, line, middle } = SETTING[language];
  const { lines, size } = await fit(title, language, largest);
  const [ink, accent] = [inkOf(settings), accentOf(settings)];
  const isUrdu = language === 'ur';
  const edge = isUrdu ? CARD_WIDTH - MARGIN : MARGIN;
  const at = (y: number, letters: number, fill: string, text: string): string =>
    `<text x="${edge}" y="${y}" text-anchor="${isUrdu ? 'end' : 'start'}" font-size="${letters}" fill="${fill}">${words(text, language)}</text>`;
  const top = CARD_HEIGHT / 2 + 12 + size * (middle - ((lines.length - 1) * line) / 2);
  const iconX = isUrdu ? CARD_WIDTH - MARGIN - 88 : MARGIN;
  const nameX = isUrdu ? iconX - 28 : iconX + 116;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">` +
    painted('up', 'M0 24L24 0l24 24z', CARD_HEIGHT - BORDER, accent) +
    painted('down', 'M0 0l24 24L48 0z', 0, accent) +
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${ink}"/>` +
    `<rect width="${CARD_WIDTH}" height="${BORDER}" fill="url(#down)"/>` +
    `<rect y="${CARD_HEIGHT - BORDER}" width="${CARD_WIDTH}" height="${BORDER}" fill="url(#up)"/>` +
    `<image href="${svgAddress(icon)}" x="${iconX}" y="72" width="88" height="88"/>` +
    `<text x="${nameX}" y="${isUrdu ? 128 : 132}" text-anchor="${isUrdu ? 'end' : 'start'}" font-size="44" fill="white">${words(name, language)}</text>` +
    lines.map((text, row) => at(top + row * size * line, size, 'white', text)).join('') +
    at(CARD_HEIGHT - 72, 34, accent, new URL(settings.site).host) +
    '</svg>';
  return drawnSvg(svg, CARD_WIDTH, fonts);
}

/** A border of truck art: one row of triangles. */
const painted = (id: string, shape: string, y: number, fill: string): string =>
  `<pattern id="${id}" width="48" height="${BORDER}" y="${y}" patternUnits="userSpaceOnUse"><path d="${shape}" fill="${fill}"/></pattern>`;

/** A title in the fewest lines in which it is large, as large as its width allows. */
async function fit(
  title: string,
  language: Language,
  largest: number,
): Promise<{ readonly lines: readonly string[]; readonly size: number }> {
  const room = CARD_WIDTH - 2 * MARGIN;
  const all = title.split(' ');
  const broken = await Promise.all(
    [all.length, ...all.keys()]
      .filter((at) => at > 0)
      .map(async (at) => {
        const lines = [all.slice(0, at), all.slice(at)].filter((part) => part.length > 0).map((part) => part.join(' '));
        const widest = Math.max(...(await Promise.all(lines.map((each) => cardWidth(each, language)))));
        return { lines, size: Math.floor((100 * room) / widest) };
      }),
  );
  const [inOne] = broken;
  const chosen =
    inOne !== undefined && inOne.size >= largest
      ? inOne
      : broken.reduce((best, each) => (each.size > best.size ? each : best));
  return { ...chosen, size: Math.min(largest, chosen.size) };
}

/** Words in the faces that have their letters; read from the right where they are Urdu. */
function words(text: string, language: Language): string {
  const runs = text
    .replace(/[\u2066-\u2069]/g, '')
    .split(
      /([\u0600-\u06FF\uFB50-\uFEFF\u200c\u200d]+(?:[\s\u0600-\u06FF\uFB50-\uFEFF\u200c\u200d]*[\u0600-\u06FF\uFB50-\uFEFF])?)/,
    )
    .filter((run) => run !== '')
    .map((run) => {
      const { family } = /[\u0600-\u06FF\uFB50-\uFEFF]/.test(run) ? FACES.ur : FACES.en;
      return `<tspan font-family="${family}" font-weight="${family === FACES.en.family ? 800 : 400}">${escaped(run)}</tspan>`;
    });
  return language === 'ur' ? `\u202b${runs.join('')}\u202c` : runs.join('');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
