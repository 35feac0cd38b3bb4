import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CART_STATES } from '#adapters/sandbox/scenarios/cart-states.ts';
import { ORDER_STATES } from '#adapters/sandbox/scenarios/order-states.ts';
import { PRODUCT_STATES } from '#adapters/sandbox/scenarios/product-states.ts';
import type { ShopState } from '#adapters/sandbox/scenarios/shop-state.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { english } from '#core/text/catalogue.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { injectApp, MISSING } from './injected-app.ts';
import { stage } from './native-app.ts';
import { openPhonePage, type PhonePage } from './phone-page.ts';
import { reach, shownTexts } from './reach.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

const { payments, shop } = english;
let people = 0;

/** Somebody new in a state of the shop, on a phone. */
async function visit(state: ShopState, language: 'en' | 'ur' = 'en', at: TestServer = server): Promise<PhonePage> {
  const phone = await openPhonePage(browser, { acceptDownloads: true });
  people += 1;
  await reach(phone.page, at, state, { shopper: `owed-${people}`, language });
  return phone;
}

/** The text of a card, or of a dialog, by its heading, on one line. */
const partOf = async (page: Page, title: string): Promise<string> => {
  const part = page
    .locator('section, dialog')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
  return (await part.innerText()).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ');
};

describe('what is owed, before it is agreed to', () => {
  it('R39, R52 the product page names the plan that the cart then asks, and the key facts say all of it in both languages', async () => {
    const product = await visit(PRODUCT_STATES.product);
    for (const words of ['3 × Rs. 18,130 a month at most', '+ Rs. 11,100 today. Total Rs. 65,488'])
      await product.see(words.replaceAll('Rs. ', 'Rs.\u00A0'));
    await product.context.close();
    const { context, page, press } = await visit(CART_STATES.cart);
    await page.getByRole('radio', { name: /3 terms/ }).click();
    await page
      .getByText(/3 × Rs/)
      .first()
      .waitFor();
    expect(await partOf(page, shop.cart.payment)).toMatch(
      /When you pay Today Rs\. 11,100 In 30 days at most Rs\. 18,130 In 60 days at most Rs\. 18,130 In 90 days at most Rs\. 18,130/,
    );
    await press(payments.facts.open);
    const sheet = page.locator('[data-facts]');
    await page.getByText('Rs.\u00A0295').waitFor();
    const said = (await sheet.innerText()).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ');
    // 2 % a day of a third of the loan: 55,499 less 11,100.
    for (const fact of [
      'Loan amount Rs. 44,399',
      'Markup Rs. 9,989',
      'Total Rs. 65,488',
      'Discount −Rs. 500',
      '2.0% a day',
      'One day late adds Rs. 295',
      shop.refund.tasdeeqFee,
      payments.cancel.amounts,
    ])
      expect(said).toContain(fact);
    await press(payments.facts.other);
    await page.locator('[data-facts="ur"]').waitFor();
    const urdu = (await sheet.innerText()).replace(/[\u2066\u2069]/g, '').replaceAll('\u00A0', ' ');
    for (const amount of ['44,399 روپے', '9,989 روپے', '65,488 روپے', '295 روپے']) expect(urdu).toContain(amount);
    expect(await sheet.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await context.close();
  });

  it('R52 the plans are a table, at every width to a reader, and below each other at 200 % text, where no number breaks', async () => {
    const { context, page } = await visit(CART_STATES['cart-compare']);
    const amounts = page.getByRole('dialog').locator('td > bdi');
    await page.getByText('6,209').first().waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const total = page.getByRole('row', { name: 'Total 55,499 55,499 60,826 65,488', exact: true });
      expect([width, await total.getByRole('cell').count()]).toEqual([width, 4]);
      expect([width, await page.getByRole('columnheader', { name: '3 terms' }).count()]).toEqual([width, 1]);
    }
    const lines = async (): Promise<readonly number[]> =>
      amounts.evaluateAll((all) =>
        all.map(
          (each) =>
            each.getClientRects().length &&
            Math.round(each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
        ),
      );
    const columns = async (): Promise<number> =>
      new Set(await amounts.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left))))
        .size;
    /** How often the name of a plan is seen: above all, or above each amount. */
    const named = async (): Promise<number> => {
      const above = page.getByRole('dialog').locator('thead');
      const isAbove = await above.evaluate((each) => getComputedStyle(each).clipPath === 'none');
      const before = await amounts.evaluateAll((all) =>
        all.map(({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').content),
      );
      return Number(isAbove) + before.filter((words) => words?.startsWith('"3 terms')).length;
    };
    expect([await columns(), await named()]).toEqual([4, 1]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await columns()).toBeLessThan(4);
    expect(await named()).toBe(5);
    expect(new Set(await lines())).toEqual(new Set([1]));
    const isCut = await amounts.evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth + 1));
    expect(isCut).toBe(false);
    await context.close();
  });
});

describe('a cart in large text', () => {
  it.each(['en', 'ur'] as const)(
    'R49, R52 keeps an amount with paisa on one line, and the words of instalments in their box: %s',
    async (language) => {
      const { context, page } = await visit(CART_STATES.cart, language);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const total = page.locator('input[name="plan"] ~ span bdi').first();
      await total.waitFor();
      const lines = await total.evaluate((amount) => {
        amount.textContent = (amount.textContent ?? '').replace(/[\d,.]+\d/, '163,456.50');
        const rows = new Set(Array.from(amount.getClientRects(), ({ top }) => Math.round(top)));
        return [amount.textContent.includes('163,456.50'), rows.size];
      });
      expect(lines).toEqual([true, 1]);
      const outside = await page.locator('label:has(input[name="payment"])').evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const { left, right } = box.getBoundingClientRect();
          return Array.from(box.querySelectorAll('span'))
            .map(
              (part) => [part.textContent, part.getBoundingClientRect(), part.scrollWidth - part.clientWidth] as const,
            )
            .filter(([, part, over]) => part.left < left || part.right > right || over > 1)
            .map(([text]) => text);
        }),
      );
      expect(outside).toEqual([]);
      await context.close();
    },
  );
});

describe('what is owed, once the order exists', () => {
  it('R67 the order says what comes back before anybody asks, and its payments leave as a calendar, a list and a receipt', async () => {
    const { context, page, press } = await visit(ORDER_STATES['order-2']);
    await page.getByRole('heading', { name: payments.cancel.now }).waitFor();
    // 11,100 less 50, 35, 35 and 100.
    expect(await partOf(page, payments.cancel.now)).toMatch(
      /Rs\. 11,100 .*Rs\. 50 .*Rs\. 35 .*Rs\. 100 .*Rs\. 220 .*Rs\. 10,880$/,
    );
    const saved = page.waitForEvent('download');
    await press(payments.keep.calendar);
    const download = await saved;
    expect(download.suggestedFilename()).toBe('payments.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(file.match(/^TRIGGER:/gm)).toHaveLength(9);
    expect(file).toContain('SUMMARY:Payment 1 of 3: Rs.\u00A018\\,130');
    const opened = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
    await press(payments.keep.share);
    const list = new URL((await opened).url()).searchParams.get('text') ?? '';
    expect(list.split('\n').map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      'Payments for Galaxy A16',
      expect.stringMatching(/^• Payment 1 of 3: Rs\. 18,130 – Due \d+ \w+ \d{4} – Next$/),
      expect.stringMatching(/^• Payment 2 of 3: Rs\. 18,129 – Due \d+ \w+ \d{4} – To come$/),
      expect.stringMatching(/^• Payment 3 of 3: Rs\. 18,129 – Due \d+ \w+ \d{4} – To come$/),
      'Still to pay: Rs. 54,388',
      payments.keep.inApp,
    ]);
    await page.bringToFront();
    await press(payments.keep.receipt);
    await page.locator('[data-printed]').getByText('Rs.\u00A010,880').waitFor();
    const receipt = (await page.locator('[data-printed]').innerText()).replaceAll('\u00A0', ' ');
    for (const fact of [
      'Rs. 65,488',
      'Rs. 11,100',
      'Rs. 54,388',
      'Rs. 10,880',
      payments.cancel.open,
      payments.receipt.hotline,
    ])
      expect(receipt).toContain(fact);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await page.locator('[data-printed]').isVisible()).toBe(true);
    await context.close();
  });

  it('R63 a locked phone begins with what unlocks it, its late charge and the way to pay', async () => {
    const { context, page } = await visit(ORDER_STATES['order-locked']);
    const first = page.locator('main section').first();
    await page.getByRole('list', { name: payments.story.title }).waitFor();
    // Due after 30 days, aged by 40: ten days at 2 % of a third of Rs. 44,399.
    expect((await first.innerText()).replace(/\s+/g, ' ').replaceAll('\u00A0', ' ')).toBe(
      `${shop.order.schedule.unlock} Rs. 21,080 ${shop.order.schedule.amount} Rs. 18,130 ${shop.order.schedule.penalty} Rs. 2,950 ${shop.order.schedule.pay}`,
    );
    await context.close();
  });

  it('hides what an app cannot do once it said so, and prints by the app where it can', async () => {
    const token = `${SANDBOX.token}-owed-app`;
    const { path } = await stage(server, ORDER_STATES['order-2'], 'owed-app');
    const { context, page, press } = await openPhonePage(browser);
    const app = await injectApp(context, page, 'object', token);
    for (const lacked of ['saveFile', 'shareText'] as const) app.answers(lacked, MISSING);
    await page.goto(server.origin + path);
    for (const name of [payments.keep.calendar, payments.keep.share]) {
      await press(name);
      await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    }
    await press(payments.keep.receipt);
    await press(payments.keep.print);
    await expect.poll(() => app.asked.filter((method) => method === 'printPage').length).toBe(1);
    expect(await page.getByRole('button', { name: payments.keep.print }).isVisible()).toBe(true);
    app.answers('printPage', MISSING);
    await press(payments.keep.print);
    await page.getByRole('button', { name: payments.keep.print }).waitFor({ state: 'detached' });
    await context.close();
  });

  it.each(['en', 'ur'] as const)(
    'Q20 says above the button, and once, that late charges are above the loan (%s)',
    async (language) => {
      const { context, page } = await visit(ORDER_STATES['order-locked'], language);
      const order = await page.evaluate(() => sessionStorage.getItem('poi'));
      await server.lender.act({ action: 'age', order: order ?? '', days: 300 });
      await page.reload();
      const { plan } = shownTexts(language).payments;
      const note = page.getByText(plan.aboveLoan);
      await note.waitFor();
      const due = page.locator('section').filter({ has: note }).last();
      const button = due.getByRole('button');
      const [read, pressed] = [await note.boundingBox(), await button.boundingBox()];
      expect(await note.count()).toBe(1);
      expect((read?.y ?? 0) + (read?.height ?? 0)).toBeLessThan(pressed?.y ?? 0);
      await context.close();
    },
  );

  it('invents nothing of a gateway that sends no optional field', async () => {
    const bare = await startTestServer(true, undefined, { lacksOptional: true });
    try {
      const product = await visit(PRODUCT_STATES.product, 'en', bare);
      await product.see('From Rs. 11,100 today');
      await product.context.close();
      const { context, page } = await visit(ORDER_STATES['order-locked'], 'en', bare);
      await page.getByRole('button', { name: payments.keep.receipt }).waitFor();
      const said = (await page.locator('main').innerText()).replaceAll('\u00A0', ' ');
      expect(said).toContain(shop.order.schedule.locked);
      for (const absent of [
        shop.order.schedule.title,
        shop.order.schedule.unlock,
        payments.keep.calendar,
        payments.keep.share,
        'BNPL for 0',
      ])
        expect(said).not.toContain(absent);
      expect([...said.matchAll(/Rs\. [\d,.]+/g)].map(([amount]) => amount)).toEqual(['Rs. 65,488', 'Rs. 55,999']);
      await context.close();
    } finally {
      await bare.stop();
    }
  });
});
