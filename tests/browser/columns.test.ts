import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { passFrames, settled } from './settled.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

/** A wide screen, low ones, and ones with large text: width, height, % of the text's size. */
const SCREENS = [
  [1280, 800, 100],
  [1280, 500, 100],
  [1280, 500, 200],
  [1280, 720, 200],
] as const;

it('two states stand beside each other at 1280 px less a scrollbar, and none is drawn in their phones', async () => {
  const { context, page } = await openPhonePage(browser, { viewport: { width: 1265, height: 740 } });
  await page.goto(`${server.origin}/sandbox/states`);
  const [first, second] = await page
    .locator('[data-size="small"] > *')
    .evaluateAll((states) => states.slice(0, 2).map((state) => state.getBoundingClientRect().top));
  expect(first).toBe(second);
  const phone = page.frameLocator('section iframe').first().locator('html');
  await expect.poll(() => phone.evaluate((html) => getComputedStyle(html).scrollbarWidth)).toBe('none');
  await context.close();
});

it('R37, R48, R64 beside a page nothing scrolls by itself, where it is high its end is seen at the end of the page, and what has the focus is seen whole in both directions', async () => {
  const { context, page } = await openPhonePage(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  for (const name of ['cart', 'order-1', 'order-3', 'product', 'calculator', 'refund'] as const) {
    await reach(page, server, SHOP_STATES[name], { shopper: `columns-${name}` });
    await page.locator('main [data-side] :is(section, button)').first().waitFor();
    await settled(page);
    for (const [width, height, size] of SCREENS) {
      await page.setViewportSize({ width, height });
      await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
      await passFrames(page, 2);
      expect([name, width, height, size, await boxesThatScroll(page)]).toEqual([name, width, height, size, []]);
      if (size === 100 && height > 600) expect([name, await endOfSide(page)]).toEqual([name, true]);
      expect([name, width, height, size, await coveredFocus(page)]).toEqual([name, width, height, size, []]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await context.close();
});

it.each([
  ['/calculator', 'left'],
  ['/calculator/urdo', 'right'],
] as const)('R26, R30 on a wide screen the loan is read first and its answer after it (%s)', async (path, side) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(server.origin + path);
  const middleOf = (name: string) =>
    page.locator(name).evaluate((part) => {
      const { left, width } = part.getBoundingClientRect();
      return left + width / 2;
    });
  const fields = await middleOf('main form');
  const answer = await middleOf('main [data-spoken]');
  expect(fields < answer ? 'left' : 'right').toBe(side);
  await page.close();
});

it.each(['en', 'ur'] as const)(
  'R49, R52 both ways to pay are as wide as each other, and all plans have one shape, on every phone and beside the summary (%s)',
  async (language) => {
    const { context, page } = await openPhonePage(browser);
    await reach(page, server, SHOP_STATES.cart, { shopper: `columns-pay-${language}`, language });
    const { shop } = shownTexts(language);
    const calculator = page.getByRole('button', { name: shop.cart.calculator });
    await calculator.waitFor();
    await settled(page);
    for (const width of [320, 360, 393, 412, 720, 751, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const ways = await page.locator('label:has([name="payment"])').evaluateAll((all) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect();
          return [Math.round(left), Math.round(right)];
        }),
      );
      expect([width, ways.length, ways[1]]).toEqual([width, 2, ways[0]]);
      // Its calculator can be pressed on it, and covers none of its words.
      const covered = await calculator.evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const words = [...(button.previousElementSibling?.querySelectorAll('span') ?? [])].filter((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom, width: ink }) =>
              ink > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
        });
        return [hit !== null && button.contains(hit), words.length];
      });
      expect([width, ...covered]).toEqual([width, true, 0]);
      // Icons and first lines of both ways of delivery are level.
      const tops = await page
        .locator('label:has([name="receipt"])')
        .evaluateAll((all) =>
          all.map((each) =>
            [...each.querySelectorAll(':scope > :not(input)')].map((part) =>
              Math.round(part.getBoundingClientRect().top),
            ),
          ),
        );
      expect([width, tops.length, tops[1]]).toEqual([width, 2, tops[0]]);
      // A voice touches nothing of what it reads.
      const gaps = await page.locator('main section [data-listen]').evaluateAll((all) => {
        document.documentElement.dataset['voice'] = '';
        return all.map((voice) => {
          const parts = voice.parentElement?.querySelectorAll(':scope :is(dl, summary)') ?? [];
          const shown = [...parts].filter((part) => part.checkVisibility());
          const bottoms = shown.map((part) => part.getBoundingClientRect().bottom);
          return voice.getBoundingClientRect().top - Math.max(...bottoms) >= 8;
        });
      });
      expect([width, gaps]).toEqual([width, [true, true]]);
      const shapes = await page.locator('label:has([name="plan"])').evaluateAll((all) =>
        all.map((plan) => {
          const [name, total] = [...(plan.querySelector('span')?.children ?? [])].map((each) =>
            each.getBoundingClientRect(),
          );
          return (total?.top ?? 0) >= (name?.bottom ?? Infinity) - 4;
        }),
      );
      expect([width, shapes.length, new Set(shapes).size]).toEqual([width, 3, 1]);
    }
    await context.close();
  },
);

it('R37 a phone’s gallery goes from edge to edge, and a wider one is as wide as what is below it', async () => {
  const { context, page } = await openPhonePage(browser);
  await reach(page, server, SHOP_STATES.product, { shopper: 'columns-gallery' });
  await page.locator('main [data-side] section').first().waitFor();
  await settled(page);
  for (const width of [320, 360, 550, 600, 640, 720]) {
    await page.setViewportSize({ width, height: 740 });
    const [gallery, card] = await page.evaluate(() =>
      ['[data-look="gallery"] > :first-child', '[data-look="gallery"] [data-side] section'].map((each) => {
        const box = document.querySelector(`main ${each}`)?.getBoundingClientRect();
        return [Math.round(box?.left ?? -1), Math.round(box?.right ?? -1)];
      }),
    );
    expect([width, gallery]).toEqual([width, width <= 550 ? [0, width] : card]);
  }
  await context.close();
});

it.each(['en', 'ur'] as const)(
  'R48 on a wide screen the phone stands above its sums and both sides end together, else it is above the ways to pay (%s)',
  async (language) => {
    const { context, page } = await openPhonePage(browser, { viewport: { width: 1280, height: 800 } });
    const { shop } = shownTexts(language);
    await reach(page, server, SHOP_STATES.cart, { shopper: `columns-even-${language}`, language });
    const sum = page.getByText(shop.cart.productPrice, { exact: true });
    const pay = page.getByRole('heading', { name: shop.cart.payment });
    const name = page.locator('main section', { hasText: '128GB' }).first();
    await sum.waitFor();
    await settled(page);
    for (const [width, after] of [
      [1280, sum],
      [751, pay],
      [360, pay],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await passFrames(page, 2);
      const [one, other] = await Promise.all([name.boundingBox(), after.boundingBox()]);
      expect([width, (one?.y ?? 0) < (other?.y ?? 0), Math.abs((one?.x ?? 0) - (other?.x ?? 0)) < width / 2]).toEqual([
        width,
        true,
        true,
      ]);
      if (width !== 1280) continue;
      // Neither side leaves a hole that is higher than a card.
      const ends = await page
        .locator('main > div > div')
        .evaluateAll((all) => all.map((each) => each.lastElementChild?.getBoundingClientRect().bottom ?? 0));
      expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(160);
    }
    await context.close();
  },
);

it('R48 what the cart asks for and Continue stand above the end of a side that is longer than the screen', async () => {
  const { context, page } = await openPhonePage(browser, { viewport: { width: 1280, height: 600 } });
  await reach(page, server, SHOP_STATES.cart, { shopper: 'columns-asked' });
  const next = page.getByRole('button', { name: shownTexts('en').common.continue });
  await next.waitFor();
  await settled(page);
  const side = page.locator('main [data-side]');
  expect((await side.boundingBox())?.height).toBeGreaterThan(600);
  for (const share of [0, 0.3, 0.6, 1]) {
    await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), share);
    const box = await next.boundingBox();
    expect([share, (box?.y ?? 0) > 56, (box?.y ?? 0) + (box?.height ?? 0) <= 600]).toEqual([share, true, true]);
  }
  await context.close();
});

it.each([
  ['en', 'left'],
  ['ur', 'right'],
] as const)(
  'R47, R48, R56 a form’s texts begin at one side, and person, phone and quantity have their lines (%s)',
  async (language, side) => {
    const { context, page } = await openPhonePage(browser);
    const { shop } = shownTexts(language);
    const { fields } = shop.address;
    await reach(page, server, SHOP_STATES['address-new'], { shopper: `sides-${language}`, language });
    const inputs = page.locator('main input');
    await inputs.nth(3).waitFor();
    const sides = (): Promise<readonly string[]> =>
      inputs.evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
    expect(await sides()).toEqual([side, side, side, side]);
    for (const [name, text, direction] of [
      [fields.name, 'Ayesha خان', 'ltr'],
      [fields.phoneNumber, '03001234567', 'ltr'],
      [fields.email, 'ayesha@example.com', 'ltr'],
      [fields.street, 'مکان 12، Model Town', 'rtl'],
    ] as const) {
      const field = page.getByRole('textbox', { name, exact: true });
      await field.fill(text);
      expect([name, await field.evaluate((each) => getComputedStyle(each).direction)]).toEqual([name, direction]);
    }
    expect(await sides()).toEqual([side, side, side, side]);
    await reach(page, server, SHOP_STATES.cart, { shopper: `lines-${language}`, language });
    const lines = page.locator('main p:has(bdi)');
    const person = lines.filter({ hasText: 'Ayesha Khan' });
    await person.waitFor();
    expect([await person.count(), await person.innerText()]).toEqual([1, 'Ayesha Khan']);
    expect(await lines.filter({ hasText: shop.cart.quantity }).innerText()).toContain('128GB');
    await page.locator('main button[aria-pressed]').waitFor();
    expect(await page.locator('main section button[aria-pressed]').count()).toBe(0);
    await context.close();
  },
);

/** Boxes of the page whose content is higher than they are. */
const boxesThatScroll = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main, main *')]
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .map(({ className }) => className),
  );

/** Whether the end of the side is on the screen at the end of the page. */
const endOfSide = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const last = document.querySelector('main [data-side]')?.lastElementChild;
    const bottom = last?.getBoundingClientRect().bottom ?? Infinity;
    return bottom > 0 && bottom <= innerHeight;
  });

/** Controls of which something is off the screen or covered when they have the focus: down the page, and up again. */
const coveredFocus = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const covered = new Set<string>();
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary)')];
    const controls = all.filter((each) => !each.matches(':disabled') && each.checkVisibility());
    for (const way of [controls, controls.toReversed()]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo(0, way === controls ? 0 : document.documentElement.scrollHeight);
      for (const each of way) {
        each.focus();
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isWhole = [0.05, 0.5, 0.95].every((share) => {
          const hit = document.elementFromPoint((left + right) / 2, top + share * (bottom - top));
          return hit !== null && ((each.closest('label') ?? each).contains(hit) || hit.contains(each));
        });
        if (!isWhole || top < 0 || bottom > innerHeight) covered.add(each.innerText || each.outerHTML.slice(0, 60));
      }
    }
    return [...covered];
  });
