import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { launchChromium } from './chromium.ts';
import { faults } from './look.ts';
import { openPhonePage } from './phone-page.ts';
import { buttonNamed, reach, shownTexts } from './reach.ts';
import { passFrames, settled } from './settled.ts';

/** Rupees, as a gateway may send them in every field. */
const AMOUNTS = ['9999999.99', '99999999.99', '9999999999.99'] as const;

/** What every amount of an answer is replaced by; null while a state is reached. */
let rupees: string | null = null;
let browser: Browser;
let lender: Lender;
let server: TestServer;

beforeAll(async () => {
  browser = await launchChromium();
  lender = createLender(createMemoryLedger(), createSystemClock());
  const dear: Lender = {
    ...lender,
    async answer(...asked) {
      const { code, data } = await lender.answer(...asked);
      return { code, data: rupees === null ? data : enlarged(data, rupees) };
    },
  };
  server = await startTestServer(true, undefined, { lender: dear });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['en', 'ur'] as const)('amounts of up to thirteen characters and paisa (%s)', (language) => {
  const texts = shownTexts(language);
  const { payments } = texts;

  it.each([
    ['product', null],
    ['cart', payments.facts.open],
    ['cart-compare', null],
    ['calculator', null],
    ['order-1', null],
    ['order-2', payments.keep.receipt],
    ['order-locked', null],
    ['order-breakdown', null],
    ['refund', null],
  ] as const)(
    'R18, Q50 %s shows each whole and inside the page, and breaks none that can stand on a line, also at 200 % text',
    async (name, sheet) => {
      const { context, page } = await openPhonePage(browser);
      const { press = () => [], ...state } = SHOP_STATES[name] as (typeof SHOP_STATES)['cart-compare'];
      rupees = null;
      await reach(page, { ...server, lender }, state, { shopper: `long-${language}-${name}`, language });
      for (rupees of AMOUNTS) {
        const written = Number(rupees).toLocaleString('en', { minimumFractionDigits: 2 });
        await page.reload();
        for (const words of press(texts)) await buttonNamed(page, words).click();
        await page.getByText(written).filter({ visible: true }).first().waitFor();
        await settled(page);
        await lies(page, name, written);
        if (sheet === null) continue;
        await buttonNamed(page, sheet).click();
        await page.getByRole('dialog').getByText(written).first().waitFor();
        await lies(page, sheet, written);
      }
      await context.close();
    },
  );
});

// Helpers

/** A page, or what is open over it, lies as it should on small phones and in large text. */
async function lies(page: Page, name: string, written: string): Promise<void> {
  for (const size of [100, 200]) {
    await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await passFrames(page, 1);
      // A sum in large type may need a line of its own where the values above it stand beside their names.
      const found = (await faults(page)).filter((fault) => !fault.startsWith('ragged'));
      expect([name, written, size, width, found, await badAmounts(page, written)]).toEqual([
        name,
        written,
        size,
        width,
        [],
        [],
      ]);
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

/** The same answer, each amount of it as large as that; an example's total is what its payments make. */
function enlarged(answer: unknown, amount: string): unknown {
  const isRupees =
    /(?:price|amount|charges?|fee|markup)$|^(?:total|downPayment|perPeriod|discount|penalty|availableCredit)$/i;
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'perPeriod' in value && 'periods' in value)
      return { ...value, total: (Number(amount) * (1 + Number(value.periods))).toFixed(2) };
    return isRupees.test(key) && /^\d/.test(String(value)) ? amount : value;
  });
}

/** Amounts of millions that leave the page or what they stand on, or lie over other words; and those as they were sent that break where a line has room for them. */
function badAmounts(page: Page, written: string): Promise<readonly string[]> {
  return page.evaluate((sent) => {
    const found = new Set<string>();
    const stuckOf = (element: Element | null): Element | null =>
      element === null || /sticky|fixed/.test(getComputedStyle(element).position)
        ? element
        : stuckOf(element.parentElement);
    const range = document.createRange();
    const inkOf = (node: Text, from = 0, to = node.length): readonly DOMRect[] => {
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const walk = document.createTreeWalker(
      [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const texts: { node: Text; element: Element; stuck: Element | null; ink: readonly DOMRect[] }[] = [];
    while (walk.nextNode()) {
      const node = walk.currentNode as Text;
      const element = node.parentElement;
      if (element?.checkVisibility({ visibilityProperty: true }) !== true || node.data.trim() === '') continue;
      // What only a screen reader meets is as narrow as can be, or lies in what is.
      if (element.getBoundingClientRect().width <= 1 || element.closest('thead')?.clientWidth === 1) continue;
      texts.push({ node, element, stuck: stuckOf(element), ink: inkOf(node) });
    }
    const amounts = /[^ \n]*\d{1,3}(?:,\d{3}){2,}[^ \n]*/g;
    for (const { node, element, stuck } of texts) {
      for (const { 0: amount, index } of node.data.matchAll(amounts)) {
        const say = (what: string): void => void found.add(`${what}: ${amount} in ${element.className}`);
        const ink = inkOf(node, index, index + amount.length);
        const left = Math.min(...ink.map((line) => line.left));
        const right = Math.max(...ink.map((line) => line.right));
        for (let on: Element | null = element; on !== null; on = on.parentElement) {
          const style = getComputedStyle(on);
          const isSeen =
            /auto|hidden|scroll|clip/.test(style.overflowX) || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
          const box = on.getBoundingClientRect();
          if (isSeen && style.display !== 'inline' && (left < box.left - 1 || right > box.right + 1))
            say(`leaves ${on.tagName}`);
        }
        // What is glued to an amount, as a full stop is, needs room with it; beside a discount’s minus its name keeps its room.
        const lines = new Set(ink.map(({ top, height }) => Math.round((top + height / 2) / (height / 2))));
        const row = element.closest<HTMLElement>('dl > div, li, p, td, label, footer, section, button');
        if (lines.size > 1 && row !== null && amount.includes(sent) && !amount.includes('−')) {
          const { paddingLeft, paddingRight } = getComputedStyle(row);
          const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          if (ink.reduce((sum, { width }) => sum + width, 0) <= room) say('breaks');
        }
        for (const other of texts) {
          if (other.node === node || other.stuck !== stuck) continue;
          const isOver = ink.some((one) =>
            other.ink.some((two) => {
              const x = Math.min(one.right, two.right) - Math.max(one.left, two.left);
              const y = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
              return x > 1 && y > 0.4 * Math.min(one.height, two.height);
            }),
          );
          if (isOver) say(`lies over “${other.node.data.slice(0, 20)}”`);
        }
      }
    }
    return [...found];
  }, written);
}
