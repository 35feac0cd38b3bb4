import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cached } from '../../adapters/server/build-cache.ts';
import type { Deployment } from '../../adapters/server/deployment.ts';
import { accentOf, inkOf, PAGE_COLOUR } from '../../adapters/settings/theme.ts';

const require = createRequire(import.meta.url);

/** A file of the site that shows the brand, by its address. */
export type BrandFile = readonly [address: string, content: string | Uint8Array];

/** What the brand brings beside the pages: its icon in every form, the card that messages show, the manifest. */
export async function brandFiles(deployment: Deployment): Promise<readonly BrandFile[]> {
  const { icon } = deployment;
  const [small, large, card] = await Promise.all([
    drawn(icon, 192),
    drawn(icon, 512),
    drawn(cardSvg(icon, deployment.settings), 1200),
  ]);
  return [
    ['icon.svg', icon],
    ['icon-192.png', small],
    ['icon-512.png', large],
    ['card.png', card],
    ['manifest.webmanifest', manifest(deployment)],
  ];
}

/** The web manifest, as browsers and phones read it. */
export function manifest({ settings }: Deployment): string {
  const name = settings.company.name.en;
  const png = (size: number): object => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      start_url: '/',
      display: 'browser',
      background_color: PAGE_COLOUR,
      theme_color: inkOf(settings),
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }, png(192), png(512)],
    },
    null,
    2,
  )}\n`;
}

/** 1200 × 630: the icon on the brand's colour, between two painted borders. Letters would need a font of the machine that builds. */
function cardSvg(icon: string, settings: Deployment['settings']): string {
  const picture = `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`;
  const point = `fill="${accentOf(settings)}"`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">' +
    `<pattern id="up" width="48" height="24" y="606" patternUnits="userSpaceOnUse"><path d="M0 24L24 0l24 24z" ${point}/></pattern>` +
    `<pattern id="down" width="48" height="24" patternUnits="userSpaceOnUse"><path d="M0 0l24 24L48 0z" ${point}/></pattern>` +
    `<rect width="1200" height="630" fill="${inkOf(settings)}"/><rect width="1200" height="24" fill="url(#down)"/>` +
    `<rect y="606" width="1200" height="24" fill="url(#up)"/><image href="${picture}" x="440" y="155" width="320" height="320"/></svg>`
  );
}

let ready: Promise<void> | null = null;

/** An SVG as a PNG of this width. */
function drawn(svg: string, width: number): Promise<Buffer> {
  return cached('png', [svg, String(width)], async () => {
    ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    await ready;
    return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  });
}
