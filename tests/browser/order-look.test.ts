import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES } from '#adapters/sandbox/scenarios/order-states.ts';
import { REFUND_STATES } from '#adapters/sandbox/scenarios/refund-states.ts';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { english } from '#core/text/catalogue.ts';
import type { Language } from '#core/text/language.ts';
import { contrast, rgbOf } from '../support/contrast.ts';
import type { TestServer } from '../support/test-server.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

describe.each(['en', 'ur'] as const)('an order’s page (%s)', (language) => {
  const { payments, shop } = shownTexts(language);

  it('R62 has its steps below each other on a phone and beside each other on more, and its money beside it from 1024 px on', async () => {
    const { context, page } = await visit(ORDER_STATES['order-2'], language);
    const steps = page.getByRole('list', { name: payments.story.title }).locator('li');
    await steps.nth(3).waitFor();
    const status = page.locator('[data-status]');
    const next = page.locator('section').filter({ has: page.getByRole('heading', { name: shop.order.schedule.next }) });
    for (const [width, isRow, isBeside] of [
      [360, false, false],
      [720, false, false],
      [721, true, false],
      [751, true, false],
      [1023, true, false],
      [1280, true, true],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const boxes = await steps.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes).toHaveLength(4);
      expect([width, new Set(boxes.map(({ top }) => Math.round(top))).size]).toEqual([width, isRow ? 1 : 4]);
      expect([width, new Set(boxes.map(({ left }) => Math.round(left))).size]).toEqual([width, isRow ? 4 : 1]);
      const [one, other] = await Promise.all([status.boundingBox(), next.boundingBox()]);
      const isAfter = (other?.y ?? 0) >= (one?.y ?? 0) + (one?.height ?? 0);
      expect([width, isAfter]).toEqual([width, !isBeside]);
      if (isBeside) expect((other?.x ?? 0) > (one?.x ?? 0)).toBe(language === 'en');
    }
    await context.close();
  });

  it('R65 has payments whose numbers, days, amounts and states stand in columns on a phone', async () => {
    const { context, page } = await visit(ORDER_STATES['order-2'], language);
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: shop.order.schedule.title }) });
    const rows = list.locator('ol > li');
    await rows.nth(2).waitFor();
    // In English columns begin at the left and end at the right; in Urdu it is the other way round.
    const edges = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [number, money, date, state] = Array.from(row.querySelectorAll(':scope > div > *'), (each) =>
          each.getBoundingClientRect(),
        );
        const isLeftToRight = getComputedStyle(row).direction === 'ltr';
        const [start, end] = isLeftToRight ? (['left', 'right'] as const) : (['right', 'left'] as const);
        return [
          [number, date].map((each) => Math.round(each?.[start] ?? 0)),
          [money, state].map((each) => Math.round(each?.[end] ?? 0)),
          (date?.top ?? 0) >= (number?.bottom ?? 0) && (state?.top ?? 0) >= (money?.bottom ?? 0),
        ];
      }),
    );
    const [starts, ends] = edges[0] ?? [];
    expect([new Set(starts as number[]).size, new Set(ends as number[]).size]).toEqual([1, 1]);
    expect(edges).toHaveLength(3);
    for (const each of edges) expect(each).toEqual([starts, ends, true]);
    await context.close();
  });

  it('R65 lists what was paid at the start and what is to come: together the order’s total', async () => {
    const { context, page } = await visit(ORDER_STATES['order-5'], language);
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: shop.order.schedule.title }) });
    await list.getByText(shop.cart.term.downPayment, { exact: true }).waitFor();
    const amounts = (await list.locator('[data-state] > div:first-child > bdi').allInnerTexts()).map(rupeesIn);
    const total = page.locator('p', { hasText: shop.order.total }).locator('bdi').first();
    expect(amounts).toHaveLength(4);
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(rupeesIn(await total.innerText()));
    await context.close();
  });

  it('R67 a refund’s one action stands at the foot of a phone’s screen, and beside what comes back on a wide one', async () => {
    const { context, page } = await visit(REFUND_STATES.refund, language);
    const confirm = page.getByRole('button', { name: shop.refund.confirm });
    await confirm.waitFor();
    expect(await page.locator('footer').getByRole('button').count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.locator('main').getByRole('button', { name: shop.refund.confirm }).waitFor();
    expect([await confirm.count(), await page.locator('footer').count()]).toEqual([1, 0]);
    await context.close();
  });

  it('R65 has the state of a payment without a day in the place of its day, and ends drawings and words where values and cards end', async () => {
    const { context, page } = await visit(ORDER_STATES['order-1'], language);
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: shop.order.schedule.title }) });
    await list.locator('ol > li').nth(2).waitFor();
    const [start, end] = language === 'en' ? ['left', 'right'] : ['right', 'left'];
    const ends = (all: readonly Element[], side: string): number[] =>
      all.map((each) => Math.round((each.getBoundingClientRect() as unknown as Record<string, number>)[side] ?? 0));
    const states = await list.locator('[data-tone]').evaluateAll(ends, start);
    // The first payment, and three after it.
    expect(states).toEqual(await list.locator('[data-state] > div:first-child').evaluateAll(ends, start));
    expect(states).toHaveLength(4);
    const facts = page.locator('section').filter({ has: page.getByRole('button', { name: shop.order.copyOrderId }) });
    const values = await facts.locator('dd').evaluateAll(ends, end);
    expect(await facts.locator('button > svg').evaluateAll(ends, end)).toEqual(values.slice(0, 1));
    // Below its last words a card is as wide as beside them, give or take what a line of text leaves.
    const open = page.getByRole('button', { name: shop.order.breakdown });
    const gap = await open.evaluate((button) => {
      const [card, box] = [button.closest('section'), button].map((each) => each?.getBoundingClientRect());
      const line = Number.parseFloat(getComputedStyle(button).lineHeight);
      return (card?.bottom ?? 0) - (box?.bottom ?? 0) + ((box?.height ?? 0) - line) / 2;
    });
    expect(gap).toBeGreaterThanOrEqual(10);
    expect(gap).toBeLessThanOrEqual(20);
    await context.close();
  });

  it('Q8, R65 has a receipt whose samples are marked, whose licence is in order and whose id is whole on a phone', async () => {
    const { context, page, press } = await visit(ORDER_STATES['order-2'], language);
    await press(payments.keep.receipt);
    const sheet = page.getByRole('dialog');
    const row = (name: string) => sheet.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    const licence = row(payments.paper.licence).locator('dd');
    await licence.waitFor();
    const { sample } = shownTexts(language).common;
    for (const fact of [
      row(payments.receipt.name),
      row(payments.paper.licence),
      row(payments.receipt.hotline),
      sheet.locator('[data-fact="company.legalName"]').first(),
      sheet.locator('[data-fact="company.licence"]').first(),
    ])
      expect(await fact.locator('small').innerText()).toBe(sample);
    // The number stands before its date: in Urdu on its right.
    await page.setViewportSize({ width: 1280, height: 740 });
    for (const each of [licence, sheet.locator('[data-fact="company.licence"]').last()]) {
      const placed = await each.evaluate((shown) => {
        const [number, year] = ['SECP', '2023'].map((words) => {
          const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()?.textContent?.includes(words) === false);
          const range = document.createRange();
          const at = walker.currentNode.textContent?.indexOf(words) ?? -1;
          range.setStart(walker.currentNode, at);
          range.setEnd(walker.currentNode, at + words.length);
          return range.getBoundingClientRect();
        });
        return [number?.bottom === year?.bottom, (year?.left ?? 0) > (number?.left ?? 0)];
      });
      expect(placed).toEqual([true, language === 'en']);
    }
    const id = row(shop.order.orderId).locator('dd > bdi');
    for (const width of [360, 393, 751]) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await id.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect([width, lines]).toEqual([width, 1]);
    }
    await context.close();
  });

  it('R67, R68 says what came of a refund on a card no wider than the words above it', async () => {
    const { context, page } = await visit(REFUND_STATES['refund-asked-before'], language);
    const card = page.locator('section').filter({ has: page.locator('dl') });
    await card.waitFor();
    for (const [width, most] of [
      [360, 328],
      [751, 560],
      [1280, 560],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      const box = await card.boundingBox();
      expect([width, Math.round(box?.width ?? 0)]).toEqual([width, most]);
      expect([width, Math.round((box?.x ?? 0) * 2 + (box?.width ?? 0))]).toEqual([width, width]);
    }
    await context.close();
  });
});

describe('an order’s steps', () => {
  it('R63 stay ticked while a payment is late, in ink on every ground: neither green nor clay', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { context, page } = await visit(ORDER_STATES['order-locked'], 'en', { colorScheme });
      const marks = page.locator('[data-status] li[data-state="done"] > span:first-child');
      await marks.nth(3).waitFor();
      const inks = await marks.evaluateAll((all) =>
        all.map((mark) => [
          getComputedStyle(mark, '::before').backgroundColor,
          getComputedStyle(mark.querySelector('svg') ?? mark).stroke,
          getComputedStyle(mark.parentElement ?? mark).color,
        ]),
      );
      expect(inks).toHaveLength(4);
      for (const [ground = '', tick = '', words] of inks) {
        expect([colorScheme, ground]).toEqual([colorScheme, words]);
        expect(contrast(rgbOf(ground), rgbOf(tick))).toBeGreaterThan(4.5);
      }
      await context.close();
    }
  });

  it('R64 fills a step once it is done, for less than a quarter of a second, and nothing where motion is not wanted', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const { context, page, press } = await visit(ORDER_STATES['order-4'], 'en', { reducedMotion });
      const last = page.getByRole('list', { name: english.payments.story.title }).locator('li').last();
      await last.and(page.locator('[data-state="now"]')).waitFor();
      await page.evaluate(() => {
        const filled: number[] = [];
        Object.assign(window, { filled });
        document.addEventListener('transitionrun', ({ target, pseudoElement, propertyName }) => {
          if (pseudoElement !== '::before' || propertyName !== 'transform') return;
          const steps = document.querySelectorAll('[data-status] li');
          filled.push([...steps].findIndex((step) => step.contains(target as Node)));
        });
      });
      await press(english.shop.order.confirmReceipt);
      await page.getByRole('dialog').getByRole('button', { name: english.common.confirm }).click();
      await last.and(page.locator('[data-state="done"]')).waitFor();
      await page.locator('[data-status="received"][data-tone="good"]').waitFor();
      // What begins to move says so with the next frame.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
      const filled = page.evaluate(() => (window as { filled?: readonly number[] }).filled);
      expect(await filled).toEqual(reducedMotion === 'reduce' ? [] : [3]);
      const speed = await last.evaluate((step) => {
        const mark = step.firstElementChild;
        return mark === null ? '' : getComputedStyle(mark, '::before').transitionDuration.split(',')[0];
      });
      expect(speed).toBe(reducedMotion === 'reduce' ? '0s' : '0.22s');
      await context.close();
    }
  });
});

// Helpers

/** The amount in a text, Rs. */
const rupeesIn = (written: string): number => Number(written.replace(/[^0-9]/g, ''));

let people = 0;

/** Somebody new in a state of the shop, on a phone. */
async function visit(
  state: ShopState,
  language: Language,
  options: Parameters<typeof openPhonePage>[1] = {},
): Promise<PhonePage> {
  const phone = await openPhonePage(browser, options);
  people += 1;
  await reach(phone.page, server, state, { shopper: `look-${people}`, language });
  return phone;
}
