import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { ALWAYS } from '../support/acts.ts';
import type { TestServer } from '../support/test-server.ts';
import { openStaged, stage } from './native-app.ts';
import { buttonNamed, shownTexts } from './reach.ts';
import { withPhone } from './with-sandbox.ts';

const text = shownTexts('en');
let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
});

const long = (length: number): string => 'A phone of many words '.repeat(Math.ceil(length / 22)).slice(0, length);

/** A phone with everything that a server can have too much of, below what an answer may weigh. */
const PHONE = {
  productId: 'samsung-galaxy-a16',
  productName: long(100_000),
  brandName: 'Samsung',
  price: 55_999,
  discountRate: 1e21,
  deliveryTime: long(100_000),
  productPicList: Array.from({ length: 3000 }, (_, at) => `/gateway/pictures/samsung-galaxy-a16/${at}.svg`),
  presaleStatus: 0,
  description: { text: long(200_000), attribute: { general: { weight: 1e21, releaseDate: '2026-02-30' } } },
  skuInfo: Array.from({ length: 6000 }, (_, at) => ({
    skuCode: `samsung-galaxy-a16--${at}`,
    color: `Colour ${at}`,
    availableStatus: 1,
    storage: '128GB',
  })),
};

describe('reliability row 64, a phone of megabytes on a slow one', () => {
  it('is shown with a cap, and answers a tap within a second', async () => {
    const staged = await stage(server, SHOP_STATES['product'], 'megabytes');
    server.faults.arm({ ...ALWAYS, path: 'product/detail', fault: 'shape', argument: PHONE });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await openStaged(page, server, staged);
    await buttonNamed(page, text.shop.product.buyNow).waitFor();
    await page.locator('main:not([data-shell] *)').waitFor();
    const took = await page.evaluate(async () => {
      const radios = document.querySelectorAll<HTMLElement>('main input[type="radio"]');
      const began = performance.now();
      radios[radios.length - 1]?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - began;
    });
    expect(server.faults.armed()[0]?.hits ?? 0).toBeGreaterThan(0);
    expect(took).toBeLessThan(1000);
    expect(await page.locator('main input[type="radio"]').count()).toBeLessThanOrEqual(61);
    const words = await page.locator('main').innerText();
    expect(words.length).toBeLessThan(20_000);
    expect(words).not.toMatch(/Infinity|NaN|\de\+?\d/);
    expect(errors).toEqual([]);
    process.stdout.write(
      `a phone of megabytes: a tap answered after ${Math.round(took)} ms at a quarter of the speed\n`,
    );
  });

  it('R38 more pictures than a phone has dots for are turned by thumbnails on a wide screen', async () => {
    const staged = await stage(server, SHOP_STATES['product'], 'thumbnails');
    const many = { ...PHONE, productName: 'A phone', productPicList: PHONE.productPicList.slice(0, 13), skuInfo: [] };
    server.faults.arm({ ...ALWAYS, path: 'product/detail', fault: 'shape', argument: many });
    await page.setViewportSize({ width: 1280, height: 740 });
    await openStaged(page, server, staged);
    const turns = page.locator('button[aria-current]');
    await turns.nth(12).click();
    await page.locator('button[aria-current="true"]').and(turns.nth(12)).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByText('13 / 13').waitFor();
  });
});
