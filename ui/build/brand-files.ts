import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { cached } from '../../adapters/server/project.ts';
import { accentOf, inkOf, ON_INK, PAGE_COLOUR } from '../../adapters/settings/theme.ts';
import { directionOf, type Language } from '../../core/text/language.ts';
import { textsOf } from '../../core/text/languages.ts';
import { trueType } from './fonts.ts';

/** What the brand brings beside the pages: its icon in every form, the card that messages show, the manifest. */
export const brandFiles = async (deployment: Deployment): Promise<Readonly<Record<string, string | Uint8Array>>> => ({
  'icon.svg': deployment.icon,
  'icon-192.png': await drawnSvg(deployment.icon, 192),
  'icon-512.png': await drawnSvg(opaqueSvg(deployment), 512),
  'cards/en.png': await drawCard('en', deployment),
  'cards/ur.png': await drawCard('ur', deployment),
  'manifest.webmanifest': manifest(deployment),
});

/**
 * The icon on the brand's colour to every edge. Android cuts its own shape and leaves the inner four fifths alone; iOS rounds the
 * corners, and paints what is transparent black.
 */
const opaqueSvg = ({ icon, settings }: Deployment): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
  `<rect width="100" height="100" fill="${inkOf(settings)}"/>${svgImage(icon, 20, 20, 60)}</svg>`;

/** The web manifest, as browsers and phones read it. */
function manifest({ settings }: Deployment): string {
  const name = settings.company.name.en;
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: PAGE_COLOUR,
    theme_color: inkOf(settings),
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

/** A text that is set in an Urdu face: a drawing loses the letters of one with both scripts. */
const URDU = /[\u0600-\u06FF]/;

/**
 * The picture of 1200 × 630 that messages show of a page, as a PNG: the brand's name, what it offers, and its address beside a
 * phone with its icon. It says no verdict: a message that warns of a number shows it too.
 */
async function drawCard(language: Language, { settings, icon }: Deployment): Promise<Buffer> {
  const { home } = textsOf(language, settings.wording).site;
  const isFromRight = directionOf(language) === 'rtl';
  const [ink, accent] = [inkOf(settings), accentOf(settings)];
  const side = isFromRight ? 'x="1120" text-anchor="end"' : 'x="80"';
  const words = (text: string, y: number, size: number, isSmall = false): string => {
    const isUrdu = URDU.test(text);
    const family = isUrdu ? `Noto ${isSmall ? 'Naskh Arabic' : 'Nastaliq Urdu'}` : 'Manrope';
    const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<text ${side} y="${y}" font-family="${family}" font-size="${size}">${isUrdu ? `\u202b${shown}\u202c` : shown}</text>`;
  };
  const name = settings.company.name[language];
  const { host } = new URL(settings.site);
  const [first, second] = halvesOf(home.title);
  const large = fitting(84, first.length > second.length ? first : second);
  const points = '<path d="M0 0l12 12L24 0z"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><pattern id="points" width="24" height="12" patternUnits="userSpaceOnUse" fill="${accent}">${points}</pattern></defs>
<rect width="1200" height="630" fill="${ink}"/>
<rect width="1200" height="12" fill="url(#points)"/><rect width="1200" height="12" fill="url(#points)" transform="translate(0 630) scale(1 -1)"/>
<g transform="translate(${isFromRight ? 0 : 700} 0)" stroke="${ink}" stroke-width="4" stroke-linecap="round">
<circle cx="250" cy="315" r="230" fill="${ON_INK}" fill-opacity=".12" stroke="none"/>
<rect x="132" y="65" width="236" height="500" rx="40" fill="${accent}"/><rect x="148" y="89" width="204" height="452" rx="22" fill="${ON_INK}"/>
${svgImage(icon, 200, 130, 100)}
<path d="M180 276h140M180 310h90" stroke-width="10" opacity=".2"/><path d="M180 370h140" stroke-width="10" opacity=".2"/>
<path d="M180 370h80" stroke-width="10"/><circle cx="260" cy="370" r="18" fill="${accent}"/>
<rect x="180" y="446" width="140" height="54" rx="18" fill="${ink}"/>
</g>
<g fill="${ON_INK}" font-weight="700">
${words(name, 126, fitting(54, name))}
${words(first, isFromRight ? 294 : 290, large)}${words(second, isFromRight ? 420 : 386, large)}
${words(home.check, isFromRight ? 492 : 462, fitting(38, home.check), true)}
${words(host, 570, fitting(30, host))}
</g></svg>`;
  return drawnSvg(svg, 1200, [await trueType('manrope'), await trueType('nastaliq'), await trueType('naskhBold')]);
}

/** The size of letters, px, that fits a text into its column; at most the one named. */
const fitting = (size: number, { length }: string): number => Math.min(size, 980 / length);

/** A text in two lines of like length. */
function halvesOf(text: string): readonly [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const offMiddle = (at: number): number => Math.abs(at - text.length / 2);
  const [middle = text.length] = spaces.sort((one, other) => offMiddle(one) - offMiddle(other));
  return [text.slice(0, middle), text.slice(middle + 1)];
}

/** An SVG inside of another one, a square of this size. */
const svgImage = (svg: string, x: number, y: number, size: number): string =>
  `<image href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

let ready: Promise<void> | undefined;

/** An SVG as a PNG of this width, its letters in these fonts (TrueType); no font of the machine is used. */
function drawnSvg(svg: string, width: number, fonts: readonly Buffer[] = []): Promise<Buffer> {
  return cached('png', [svg, String(width), ...fonts], async () => {
    ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
    await ready;
    const fitTo = { mode: 'width', value: width } as const;
    return new Resvg(svg, { fitTo, font: { fontBuffers: [...fonts] } }).render().asPng();
  });
}
