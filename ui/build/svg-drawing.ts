import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { cached } from '../../adapters/server/build-cache.ts';
import { indexedPng } from './indexed-png.ts';

const require = createRequire(import.meta.url);

let ready: Promise<void> | null = null;

function prepare(): Promise<void> {
  ready ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return ready;
}

/** An SVG as a PNG of this width, its letters in these fonts (TrueType); no font of the machine is used. */
export function drawnSvg(svg: string, width: number, fonts: readonly Buffer[] = []): Promise<Buffer> {
  return cached('png', [svg, String(width), ...fonts], async () => {
    await prepare();
    return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontBuffers: [...fonts] } })
      .render()
      .asPng();
  });
}

/** The same of a drawing that covers its whole ground, with a palette of at most 256 colours. */
export function drawnSmall(svg: string, width: number, fonts: readonly Buffer[]): Promise<Buffer> {
  return cached('indexed-png', [svg, String(width), ...fonts], async () => {
    await prepare();
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontBuffers: [...fonts] },
    }).render();
    return indexedPng(image.pixels, image.width, image.height);
  });
}

/** Width of what an SVG draws, in its own units. */
export async function widthOfSvg(svg: string, fonts: readonly Buffer[]): Promise<number> {
  const width = await cached('width', [svg, ...fonts], async () => {
    await prepare();
    return Buffer.from(String(new Resvg(svg, { font: { fontBuffers: [...fonts] } }).getBBox()?.width ?? 0));
  });
  return Number(width.toString());
}

/** An SVG as an address that another one can show. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
