import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { writtenTime } from '#core/text/dates.ts';
import { COMPANY } from '../support/demo.ts';
import type { TestServer } from '../support/test-server.ts';
import { paleInk } from './look.ts';
import { type PhonePage, withPhone } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';

let page: Page;
let press: PhonePage['press'];
let server: TestServer;
withPhone((visit) => {
  ({ page, press, server } = visit);
});

const { common, payments } = shownTexts('en');
/** What isolates parts of a line is not read. */
const read = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

/** A page, the sheet that it opens, and how many sheets of paper the page takes at most. */
const PAPERS: readonly (readonly [state: ShopStateName, sheet: string | null, most: number])[] = [
  ['order-2', payments.receipt.title, 2],
  ['cart', payments.facts.open, 2],
  ['refund', null, 1],
];

it('R7, R65, R67 pages and sheets of the shop are printed with company, licence and time, dark on white, without what is only pressed', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [state, sheet, most] of PAPERS) {
    await reach(page, server, SHOP_STATES[state], { shopper: `paper-${state}` });
    await page.locator('[data-letterhead]').first().waitFor({ state: 'attached' });
    for (const opened of sheet === null ? [null] : [null, sheet]) {
      if (opened !== null) {
        if (opened === payments.receipt.title) await press(payments.keep.title);
        await press(opened);
        await page.locator('[data-printed]').waitFor();
      }
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect([state, opened, sheets > 0 && sheets <= (opened === null ? most : 1)]).toEqual([state, opened, true]);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
      const head = page.locator('[data-letterhead]:visible');
      const said = read(await head.innerText());
      for (const part of [COMPANY.legalName.en, COMPANY.licence.number]) expect(said).toContain(part);
      const now = [0, 60_000].map((ago) => read(writtenTime(Date.now() - ago, common) ?? ''));
      expect(now.some((time) => said.includes(time))).toBe(true);
      // The page or what is open over it, never both.
      expect([opened, await page.locator('main').isVisible()]).toEqual([opened, opened === null]);
      expect([state, opened, await onlyForScreens(), await paleInk(page)]).toEqual([state, opened, [], []]);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: null });
    }
  }
});

it('R39, R40 the specifications are folded, opened by keyboard, and stand whole on paper', async () => {
  await reach(page, server, SHOP_STATES.product, { shopper: 'description', language: 'ur' });
  const fold = page.locator('main summary', { hasText: shownTexts('ur').phone.specifications });
  await fold.waitFor();
  const closed = page.locator('main details:not([open])');
  expect(await closed.count()).toBe(1);
  await page.evaluate((selector) => {
    const count = (): number => document.querySelectorAll(selector).length;
    addEventListener('beforeprint', () => Object.assign(window, { leftClosed: count() }), { once: true });
  }, 'main details:not([open])');
  await page.pdf();
  expect(await page.evaluate(() => (window as unknown as { leftClosed: number }).leftClosed)).toBe(0);
  await expect.poll(() => closed.count()).toBe(1);
  await fold.press('Enter');
  expect(await closed.count()).toBe(0);
});

/** What can only be pressed, and choices that were not made. */
const onlyForScreens = (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, footer, [data-unprinted], input[type=radio], input[type=radio]:not(:checked) ~ *',
      ),
    ]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
      .map((each) => each.outerHTML.slice(0, 80)),
  );
