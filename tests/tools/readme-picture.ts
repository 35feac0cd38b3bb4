import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PROJECT } from '#adapters/server/project.ts';

/** The screens that the README shows beside each other, by the names of their pictures. */
export const README_SCREENS = [
  'home-en',
  'numberCheck-en',
  'shop-product-en',
  'home-ur',
  'numberCheck-ur',
  'shop-product-ur',
];

/** Its file, from the repository's root. */
export const README_PICTURE = '.github/asaan.webp';
export const README_PICTURE_PATH = join(PROJECT, README_PICTURE);

const QUALITY = 72;

/** Screens beside each other, as one WebP. */
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
  return Buffer.from(data, 'base64');
}
