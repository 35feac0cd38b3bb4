import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { writtenTime } from '#core/text/dates.ts';
import { COMPANY } from '../support/demo.ts';
import type { TestServer } from '../support/test-server.ts';
import { paleInk } from './look.ts';
import { openPhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

const DAY_MS = 86_400_000;
/** What isolates parts of a line is not read. */
const read = (text: string): string => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

describe.each(['en', 'ur'] as const)('on paper (%s)', (language) => {
  const { common, payments } = shownTexts(language);
  /** A page, the sheet that it opens, and how many sheets of paper the page takes at most. */
  const PAPERS: readonly (readonly [state: ShopStateName, sheet: string | null, most: number])[] = [
    ['order-2', payments.keep.receipt, 2],
    ['order-locked', null, 2],
    ['cart', payments.facts.open, 2],
    ['refund', null, 1],
    ['calculator', null, 1],
  ];

  it.each(PAPERS)(
    'R7, R65, R67 stand company, licence, order and the day of printing, dark on white, and what was chosen in words (%s)',
    async (state, sheet, most) => {
      const { context, page, press } = await openPhonePage(browser, { colorScheme: 'dark' });
      await reach(page, server, SHOP_STATES[state], { shopper: `paper-${state}-${language}`, language });
      await page.locator('[data-letterhead]').first().waitFor({ state: 'attached' });
      for (const opened of sheet === null ? [null] : [null, sheet]) {
        if (opened !== null) {
          await page.emulateMedia({ media: null });
          await press(opened);
          await page.locator('[data-printed]').waitFor();
        }
        const pages = await printed(page);
        expect([opened, pages, (pages ?? 0) <= (opened === null ? most : 1)]).toEqual([opened, pages, true]);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        const head = page.locator('[data-letterhead]:visible');
        expect([opened, await head.count()]).toEqual([opened, 1]);
        const said = read(await head.innerText());
        const tomorrow = [0, 60_000].map((ago) => read(writtenTime(Date.now() + DAY_MS - ago, common) ?? ''));
        for (const part of [COMPANY.legalName[language], COMPANY.licence.number]) expect(said).toContain(part);
        expect(said).toMatch(/\d{18}/);
        expect(tomorrow.some((time) => said.includes(time))).toBe(true);
        expect([opened, await onlyForScreens(page), await paleInk(page)]).toEqual([opened, [], []]);
        if (opened === null) expect(await roomBelow(page)).toBeLessThan(8);
        expect(await page.locator('main').isVisible()).toBe(opened === null);
        const [top, title] = await Promise.all(
          [head, page.locator('h1:visible, dialog h2:visible').first()].map((each) => each.boundingBox()),
        );
        expect((title?.y ?? 0) >= (top?.y ?? 0) + (top?.height ?? 0)).toBe(true);
      }
      expect(await page.locator('main details[open]').count()).toBe(0);
      expect(await unmarked(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', forcedColors: 'active' });
      expect([await unmarked(page), await overhanging(page)]).toEqual([[], []]);
      await context.close();
    },
  );
});

/** How far a page reaches below its last words, px: what is empty there may take a sheet of its own. */
const roomBelow = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const words = document.createRange();
    const shown = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let last = 0;
    while (shown.nextNode() !== null) {
      words.selectNode(shown.currentNode);
      for (const { bottom, height } of words.getClientRects()) if (height > 0) last = Math.max(last, bottom);
    }
    return main.getBoundingClientRect().bottom - last;
  });

it('R40 all specifications of a phone stand on paper, and are folded again afterwards', async () => {
  const { context, page } = await openPhonePage(browser);
  await reach(page, server, SHOP_STATES.product, { shopper: 'paper-product', language: 'en' });
  const open = page.locator('main details[open]');
  await page.locator('main details').nth(6).waitFor();
  expect(await open.count()).toBe(1);
  await printed(page);
  await expect.poll(() => open.count()).toBe(1);
  await context.close();
});

/** Prints the page a day later than it was opened; how many sheets of A4 that takes. While it is printed nothing is closed. */
async function printed(page: Page): Promise<number | undefined> {
  await page.evaluate((day) => {
    Object.assign(window, { leftClosed: -1 });
    const { timeOrigin } = performance;
    Date.now = () => timeOrigin + performance.now() + day;
    addEventListener(
      'beforeprint',
      () => Object.assign(window, { leftClosed: document.querySelectorAll('main details:not([open])').length }),
      { once: true },
    );
  }, DAY_MS);
  const pdf = await page.pdf({ format: 'A4' });
  expect(await page.evaluate(() => (window as unknown as { leftClosed: number }).leftClosed)).toBe(0);
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Steps that are done or waited for and look like one ahead, where backgrounds and colours are taken away. */
const unmarked = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-state="done"], [data-state="now"]').evaluateAll((steps) =>
    steps
      .filter((step) => {
        const words = getComputedStyle(step).color;
        const mark = step.firstElementChild;
        const tick = mark?.querySelector('svg');
        const point = mark === null ? null : getComputedStyle(mark, '::before');
        return step.getAttribute('data-state') === 'done'
          ? !tick || getComputedStyle(tick).stroke !== words
          : point === null || point.borderTopStyle !== 'solid' || point.borderTopColor !== words;
      })
      .map((step) => step.outerHTML.slice(0, 80)),
  );

/** Buttons with a line around them that reaches out of the part that holds them. */
const overhanging = (page: Page): Promise<readonly string[]> =>
  page.locator('main button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const [inner, outer] = [button.getBoundingClientRect(), button.parentElement?.getBoundingClientRect()];
        const isOut = outer !== undefined && (inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5);
        return isOut && getComputedStyle(button).borderTopWidth !== '0px';
      })
      .map((button) => button.outerHTML.slice(0, 80)),
  );

/** What can only be pressed or typed into, and choices that were not made. */
const onlyForScreens = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, footer, [data-unprinted], input[type=radio], input[type=radio]:not(:checked) ~ *, fieldset label, input',
      ),
    ]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
      .filter(
        (each) => !each.matches('label, input:not([type=radio])') || getComputedStyle(each).borderTopWidth !== '0px',
      )
      .map((each) => each.outerHTML.slice(0, 80)),
  );
