import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATE_NAMES, SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { sectionHeadings, shopHeadings } from '#core/text/headings.ts';
import { urdu } from '#core/text/languages.ts';
import { faults, latinWords } from '../browser/look.ts';
import { buttonNamed, reach, shownTexts } from '../browser/reach.ts';
import { passFrames, settled } from '../browser/settled.ts';
import { withPhone } from '../browser/with-sandbox.ts';
import { tornText } from '../browser/wrapped.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { openSiteMoment } from '../tools/site-pictures.ts';

let page: Page;
let server: TestServer;
withPhone((visit) => {
  ({ page, server } = visit);
});

/** Widths with the text as it is, and with text of twice the size. */
const SIZES = [
  [100, [320, 360, 720, 721, 750, 751, 1280]],
  [200, [320, 360, 1024, 1280]],
] as const;

/** Nothing of an open page scrolls sideways or is cut at any width, and in large text no amount and no short word is torn. */
async function isSound(): Promise<void> {
  const found: string[] = [];
  for (const [size, widths] of SIZES) {
    for (const width of widths) {
      await resize(width, size);
      const all = [...(await faults(page)), ...(size === 200 ? await tornText(page) : [])];
      found.push(...all.map((fault) => `${width} px, text of ${size} %: ${fault}`));
    }
  }
  expect(found).toEqual([]);
}

async function resize(width: number, size: number): Promise<void> {
  await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), size);
  await page.setViewportSize({ width, height: 740 });
  await passFrames(page, 1);
}

describe.each(['en', 'ur'] as const)(
  'R18 at any width, and in text of twice the size, nothing scrolls sideways, is cut or torn (%s)',
  (language) => {
    beforeEach(() => page.emulateMedia({ reducedMotion: 'reduce' }));

    it.each(SITE_PAGES)('%s', async (name) => {
      await page.addInitScript((key) => sessionStorage.setItem(key, '1'), `riskSeen:${language}`);
      await page.goto(server.origin + sitePath(name, language));
      await settled(page);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll<HTMLDetailsElement>('main details, [data-menu]')) each.open = true;
      });
      if (language === 'ur') expect(await setIn('"Urdu Sections"', sectionHeadings(urdu))).toEqual([]);
      await isSound();
    });

    it.each(['numberCheck-verdict', 'not-found', 'offline'] as const)('%s', async (moment) => {
      await openSiteMoment(page, server, moment, language);
      await isSound();
    });

    it.each(SHOP_STATE_NAMES)('%s', async (name) => {
      await reach(page, server, SHOP_STATES[name], { shopper: `sizes-${name}-${language}`, language });
      await settled(page);
      if (language === 'ur')
        expect([...(await latinWords(page)), ...(await setIn('"Urdu Nastaliq"', shopHeadings(urdu)))]).toEqual([]);
      await isSound();
    });
  },
);

/** What is set in a face that has the letters of some headings alone, and is none of them. */
async function setIn(face: string, headings: readonly string[]): Promise<readonly string[]> {
  const all = await page.locator('body *:not(footer *)').evaluateAll(
    (elements, family) =>
      elements
        .filter((each) => getComputedStyle(each).fontFamily.startsWith(family))
        .filter(({ childNodes }) =>
          [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && /[\u0600-\u06FF]/.test(nodeValue ?? '')),
        )
        .map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, '').trim()),
    face,
  );
  return all.filter((each) => !headings.includes(each));
}

/** Rupees, as a gateway may send them in every field: the longest. */
const RUPEES = '9999999999.99';
const WRITTEN = '9,999,999,999.99';

describe.each(['en', 'ur'] as const)(
  'R18, Q50 amounts of thirteen characters and paisa lie whole inside the page (%s)',
  (language) => {
    const texts = shownTexts(language);
    let isDear = false;
    let lender: Lender;
    let dear: TestServer;
    beforeAll(async () => {
      lender = createLender(createMemoryLedger(), createSystemClock());
      const answer: Lender['answer'] = async (...asked) => {
        const { code, data } = await lender.answer(...asked);
        return { code, data: isDear ? enlarged(data) : data };
      };
      dear = await startTestServer(true, undefined, { lender: { ...lender, answer } });
    });
    afterAll(() => dear.stop());

    it.each([
      ['product', null],
      ['cart', texts.payments.facts.open],
      ['cart-compare', null],
      ['calculator', null],
      ['order-1', null],
      ['order-2', texts.payments.keep.receipt],
      ['order-locked', null],
      ['order-breakdown', null],
      ['refund', null],
    ] as const)('%s', async (name, sheet) => {
      const { press = () => [], ...state } = SHOP_STATES[name];
      isDear = false;
      await reach(page, { ...dear, lender }, state, { shopper: `long-${language}-${name}`, language });
      isDear = true;
      await page.reload();
      for (const words of [...press(texts), ...(sheet === null ? [] : [sheet])]) await buttonNamed(page, words).click();
      const over = sheet === null && name !== 'cart-compare' ? page : page.getByRole('dialog');
      await over.getByText(WRITTEN).filter({ visible: true }).first().waitFor();
      await settled(page);
      const found: unknown[] = [];
      for (const [width, size] of [
        [320, 100],
        [360, 100],
        [320, 200],
        [360, 200],
      ] as const) {
        await resize(width, size);
        const all = await faults(page);
        found.push(...[...all, ...(await strayAmounts())].map((fault) => [width, size, fault]));
      }
      expect(found).toEqual([]);
    });
  },
);

/** The same answer, each amount of it as large as can be; an example's total is what its payments make. */
function enlarged(answer: unknown): unknown {
  const isRupees =
    /(?:price|amount|charges?|fee|markup)$|^(?:total|downPayment|perPeriod|discount|penalty|availableCredit)$/i;
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'perPeriod' in value && 'periods' in value)
      return { ...value, total: (Number(RUPEES) * (1 + Number(value.periods))).toFixed(2) };
    return isRupees.test(key) && /^\d/.test(String(value)) ? RUPEES : value;
  });
}

/** Amounts of millions that leave the ground on which they stand, or break where a line has room for them. */
const strayAmounts = (): Promise<readonly string[]> =>
  page.evaluate((sent) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (walk.nextNode()) {
      const { data, parentElement: element } = walk.currentNode as Text;
      if (element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      // What is glued to an amount, as its currency is, needs room with it.
      for (const { 0: amount, index } of data.matchAll(/[^ \n]*\d{1,3}(?:,\d{3}){2,}[^ \n]*/g)) {
        range.setStart(walk.currentNode, index);
        range.setEnd(walk.currentNode, index + amount.length);
        const ink = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const block = element.closest<HTMLElement>('dl > div, li, p, td, label, footer, section, button');
        if (block === null || block.clientWidth <= 1) continue;
        const box = block.getBoundingClientRect();
        if (ink.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
          found.push(`leaves: ${amount}`);
        const lines = new Set(ink.map(({ top, height }) => Math.round((top + height / 2) / (height / 2))));
        // Beside a discount’s minus its name keeps its room.
        if (lines.size < 2 || !amount.includes(sent) || amount.includes('−')) continue;
        const { paddingLeft, paddingRight } = getComputedStyle(block);
        const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        if (ink.reduce((sum, { width }) => sum + width, 0) <= room) found.push(`breaks: ${amount}`);
      }
    }
    return found;
  }, WRITTEN);
