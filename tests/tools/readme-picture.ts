import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { PROJECT } from '#adapters/server/project.ts';
import type { SitePage } from '#core/routes/site-pages.ts';
import type { Language } from '#core/text/language.ts';
import type { SiteMoment } from './site-pictures.ts';

/** The sandbox's tools, which are in English alone. */
export type SandboxTool = 'shelf' | 'simulator' | 'states' | 'bridge-check' | 'docs';
/** What a picture of a page, of a state of the shop or of a tool is called. */
export type PictureName = `${SitePage | SiteMoment | `shop-${ShopStateName}`}-${Language}` | `sandbox-${SandboxTool}`;

/** The screens that the README shows beside each other, as `npm run pictures -- --readme` draws them. */
export const README_SCREENS = [
  'home-en',
  'numberCheck-en',
  'shop-product-en',
  'home-ur',
  'numberCheck-ur',
  'shop-product-ur',
] as const satisfies readonly PictureName[];

/** Its file, from the repository's root. */
export const README_PICTURE = '.github/asaan.webp';
export const README_PICTURE_PATH = join(PROJECT, README_PICTURE);

const QUALITY = 72;

/** Screens beside each other, as one WebP that names them. */
export async function besideEachOther(page: Page, screens: readonly Buffer[]): Promise<Buffer> {
  const pictures = screens.map((png) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`).join('');
  // The site's own pages let nobody write into them.
  await page.goto('about:blank');
  await page.setContent(
    `<style>body{display:inline-flex;gap:16px;margin:0;padding:16px;background:#dcd6c6}</style><body>${pictures}`,
  );
  const clip = await page.evaluate(async () => {
    await Promise.all([...document.images].map((each) => each.decode()));
    const { width, height } = document.body.getBoundingClientRect();
    return { x: 0, y: 0, width, height, scale: 1 };
  });
  const devtools = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: QUALITY, clip, captureBeyondViewport: true } as const;
  const { data } = await devtools.send('Page.captureScreenshot', options);
  return described(Buffer.from(data, 'base64'), clip, README_SCREENS.join(' '));
}

/** The flag of VP8X that says that metadata follow. */
const HAS_XMP = 0x04;

/** A WebP with these words in its metadata (XMP, `dc:source`), by the container specification's extended form. */
export function described(
  webp: Buffer,
  size: { readonly width: number; readonly height: number },
  words: string,
): Buffer {
  const chunks = chunksOf(webp).filter(({ name }) => name !== 'XMP ');
  const known = chunks.find(({ name }) => name === 'VP8X')?.data;
  const head = Buffer.from(known ?? Buffer.alloc(10));
  head.writeUInt8(head.readUInt8(0) | HAS_XMP, 0);
  head.writeUIntLE(size.width - 1, 4, 3);
  head.writeUIntLE(size.height - 1, 7, 3);
  const source = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${words}"/></rdf:RDF></x:xmpmeta>`;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', head),
    ...chunks.filter(({ name }) => name !== 'VP8X').map(({ name, data }) => chunk(name, data)),
    chunk('XMP ', Buffer.from(source)),
  ]);
  return chunk('RIFF', body);
}

/** The words that `described` put in; null where there are none. */
export function descriptionOf(webp: Buffer): string | null {
  const data = chunksOf(webp).find(({ name }) => name === 'XMP ')?.data;
  return /dc:source="([^"]*)"/.exec(String(data ?? ''))?.[1] ?? null;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
}

function chunksOf(webp: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    const length = webp.readUInt32LE(at + 4);
    chunks.push({ name: webp.toString('latin1', at, at + 4), data: webp.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
