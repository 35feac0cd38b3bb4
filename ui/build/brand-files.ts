import type { Deployment } from '../../adapters/server/deployment.ts';
import { inkOf, PAGE_COLOUR } from '../../adapters/settings/theme.ts';
import { LANGUAGES } from '../../core/text/language.ts';
import { drawCard, drawnSvg, svgImage } from './card.ts';

/** A file of the site that shows the brand, by its address. */
export type BrandFile = readonly [address: string, content: string | Uint8Array];

/** What the brand brings beside the pages: its icon in every form, the card that messages show, the manifest. */
export async function brandFiles(deployment: Deployment): Promise<readonly BrandFile[]> {
  const { icon } = deployment;
  const pictures: readonly BrandFile[] = await Promise.all([
    drawnSvg(icon, 192).then((png): BrandFile => ['icon-192.png', png]),
    drawnSvg(icon, 512).then((png): BrandFile => ['icon-512.png', png]),
    drawnSvg(opaqueSvg(deployment, 60), 512).then((png): BrandFile => ['icon-maskable-512.png', png]),
    drawnSvg(opaqueSvg(deployment, 100), 180).then((png): BrandFile => ['icon-apple-180.png', png]),
    ...LANGUAGES.map(
      async (language): Promise<BrandFile> => [`cards/${language}.png`, await drawCard(language, deployment)],
    ),
  ]);
  return [['icon.svg', icon], ...pictures, ['manifest.webmanifest', manifest(deployment)]];
}

/**
 * The icon, so many percent wide, on the brand's colour to every edge. Android cuts its own shape and leaves the inner four
 * fifths alone; iOS rounds the corners, and paints what is transparent black.
 */
function opaqueSvg({ icon, settings }: Deployment, width: number): string {
  const start = (100 - width) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${inkOf(settings)}"/>${svgImage(icon, start, start, width)}</svg>`
  );
}

/** The web manifest, as browsers and phones read it. */
function manifest({ settings }: Deployment): string {
  const name = settings.company.name.en;
  const png = (size: number): object => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const maskable = { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' };
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: PAGE_COLOUR,
      theme_color: inkOf(settings),
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, png(192), png(512), maskable],
    },
    null,
    2,
  )}\n`;
}
