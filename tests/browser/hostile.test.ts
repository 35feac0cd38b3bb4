import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#adapters/sandbox/catalogue/hostile-phone.ts';
import { SHOP_STATES, type ShopStateName } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import { ALWAYS } from '../faults/acts.ts';
import { keepTally, sample } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { QUESTIONS, questionOf } from './actions.ts';
import { openInApp, openStaged, stage } from './native-app.ts';
import { shownTexts } from './reach.ts';
import { settled } from './settled.ts';
import { withPhone } from './with-sandbox.ts';

const tally = keepTally('browser', 'hostile contents');
const text = shownTexts('en');
const CALCULATOR = english.site.calculator.fields;
let server: TestServer;
let page: Page;
/** What must not happen: errors, breaches of the policy, requests that leave this machine. */
let wrong: string[];

withPhone((visit) => {
  ({ server, page } = visit);
  wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) wrong.push(message.text());
  });
  page.on('dialog', (dialog) => {
    wrong.push(dialog.message());
    void dialog.dismiss();
  });
  // What the page's own policy stops never leaves; anything else does, whether it arrives or not.
  page.on('requestfinished', (request) => leave(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') leave(request.url());
  });
});

function leave(url: string): void {
  if (!url.startsWith(server.origin)) wrong.push(url);
}

const ran = (): Promise<unknown> => page.evaluate(() => (window as { __xss?: unknown }).__xss);

/** What a state's page asks first is answered truly, but for every text and address of a picture in it. */
async function withAnswer(
  state: ShopStateName,
  shopper: string,
  change: (key: string, value: string) => string,
): Promise<number> {
  const staged = await stage(server, SHOP_STATES[state], shopper);
  const [path] = QUESTIONS.find(([, each]) => each === state) ?? ['', state];
  const query = new URLSearchParams(staged.path.split('?')[1]);
  let changed = 0;
  const asked = questionOf(path, query.get('productId'), staged.order);
  const { data } = await server.lender.answer(path, { token: staged.token, ...asked });
  const told = JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    const next = change(key, value);
    if (next !== value) changed += 1;
    return next;
  }) as unknown;
  server.faults.arm({ ...ALWAYS, path, fault: 'shape', argument: told });
  await openStaged(page, server, staged);
  await page.locator('main:not([data-shell] *)').waitFor();
  await expect.poll(() => page.locator('[data-skeleton], [data-shell]').count()).toBe(0);
  expect(server.faults.armed()[0]?.hits).toBeGreaterThan(0);
  return changed;
}

/** Fields that are no text for people. */
const isOpaque = (key: string, value: string): boolean =>
  /id$|code$|pic|list|price|amount/i.test(key) || /^[\d.]*$/.test(value);

describe('reliability row 45, texts that try something', () => {
  const SEEN_IN = ['product', 'cart', 'order-4', 'calculator', 'refund', 'address-known'] as const;
  const CASES = SEEN_IN.flatMap((state) => HOSTILE_TEXTS.map((first, at) => ({ state, first, at })));

  it.each(sample(CASES, 6))('$state shows $first as it stands', async ({ state, at }) => {
    let turn = at;
    const used = new Set<string>();
    const changed = await withAnswer(state, `texts-${state}-${at}`, (key, value) => {
      if (isOpaque(key, value) || /^\d{4}-/.test(value)) return value;
      turn += 1;
      const next = HOSTILE_TEXTS[turn % HOSTILE_TEXTS.length] ?? '';
      used.add(next);
      return next;
    });
    const shown = await page.evaluate(
      () => document.body.innerText + [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
    );
    await tally.survive('45 texts that try something', Math.max(1, changed), async () => {
      expect([await ran(), wrong]).toEqual([undefined, []]);
      // Word for word, at least one of them; which are shown depends on the page.
      if (used.size > 0) expect([...used].some((each) => shown.includes(each))).toBe(true);
      expect(
        await page.locator('main img[src="x"], main svg[onload], main script, main a[href^="javascript"]').count(),
      ).toBe(0);
    });
  });
});

describe('reliability row 46, addresses of pictures that lead elsewhere', () => {
  const URLS = [
    'javascript:window.__xss=1',
    'data:text/html,<script>window.__xss=1</script>',
    'data:image/svg+xml,<svg onload="window.__xss=1"/>',
    '//evil.example/x.png',
    'https://evil.example/x.png',
    'http://evil.example/x.png',
    '/\\evil.example/x.png',
    '\\\\evil.example\\x.png',
    'intent://scan/#Intent;end',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'ftp://evil.example/x',
    'https:evil.example',
    'https://own.example@evil.example/x.png',
    'view-source:https://evil.example',
    'about:blank',
    'ws://evil.example',
    '\thttps://evil.example/x.png',
    'x.png',
    '',
  ];
  const SEEN_IN = ['product', 'cart', 'order-4'] as const;
  const CASES = SEEN_IN.flatMap((state) => URLS.map((url, at) => ({ state, url, at })));

  it.each(sample(CASES, 5))('$state asks nobody for $url', async ({ state, url, at }) => {
    const changed = await withAnswer(state, `urls-${state}-${at}`, (key, value) =>
      value.endsWith('.svg') || /pic/i.test(key) ? url : value,
    );
    await settled(page);
    await tally.survive('46 a dangerous address of a picture', changed, async () => {
      // The page's policy stops what is behind TLS elsewhere; the page itself asks for nothing else.
      const elsewhere = wrong.filter((each) => !each.includes('Content Security Policy'));
      expect([await ran(), elsewhere]).toEqual([undefined, []]);
    });
  });
});

describe('reliability row 47, what stands behind a #', () => {
  const ROUTES = [
    '/bnpl/cartInfo',
    '//evil.example',
    '/\\evil.example',
    '/javascript:window.__xss=1',
    '/https://evil.example',
    '/home/../../x',
    '/%2f%2fevil.example',
    '/%00',
    '/%E0%A4%A',
    '/home?next=//evil.example',
    '/FAQ#x',
    '/nothing',
    '/',
    '//',
    '/.',
    '/..',
    '/sandbox',
    '/__faults',
    '/gateway',
    '/home%0d%0aset-cookie:x',
    '/<script>window.__xss=1</script>',
    '/"onload=1',
    "/'",
    '/;',
    '/|',
    '/home/urdo/x',
    '/HOME',
    '/notify/',
    '/servise',
    '/calculator?amount=1e9',
    '/data:text/html,x',
    '/blob:x',
    '/file:///etc',
    '/home@evil.example',
    '/\u202Eemoh',
    '/ہوم',
    '/🙂',
    `/${'a'.repeat(3000)}`,
    '/constructor',
    '/__proto__',
  ];

  it.each(sample(ROUTES, 6))('%s leads nowhere but to a page of ours', async (route) => {
    await page.goto(`${server.origin}/about#${route}`);
    await page.waitForLoadState('networkidle');
    await tally.survive('47 a route in the address', 1, async () => {
      const { origin, hash } = new URL(page.url());
      expect([origin, hash]).toEqual([server.origin, '']);
      expect(await page.locator('h1').count()).toBe(1);
      expect([await ran(), wrong]).toEqual([undefined, []]);
    });
  });
});

describe('reliability row 11, answers that are too large or too deep', () => {
  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
  const CASES = [
    ['three megabytes', { fault: 'body', argument: 'x'.repeat(3_000_000) }],
    ['ten thousand levels', { fault: 'body', argument: '['.repeat(10_000) + ']'.repeat(10_000) }],
    ['a thousand levels, encrypted', { fault: 'shape', argument: { productOrderId: deep(1000) } }],
    [
      'a megabyte of text, encrypted',
      { fault: 'shape', argument: { productOrderId: '1', name: 'x'.repeat(1_000_000) } },
    ],
  ] as const;

  it.each(CASES)('%s: it says that it could not be loaded, and loads when asked', async (_what, fault) => {
    server.faults.arm({ ...ALWAYS, path: 'get/order/details', ...fault });
    const shopper = `large-${fault.fault}-${JSON.stringify(fault.argument).length}`;
    await openInApp(page, server, SHOP_STATES['order-4'], shopper);
    const retry = page.getByRole('button', { name: text.common.retry });
    await retry.waitFor();
    const { hits = 0 } = server.faults.armed()[0] ?? {};
    server.faults.clear();
    await retry.click();
    await tally.survive('11 an answer that is too large or too deep', hits, async () => {
      await page.getByRole('button', { name: text.shop.order.confirmReceipt }).waitFor();
      expect(wrong).toEqual([]);
    });
  });
});

describe('reliability rows 41, 44, what is pasted', () => {
  /** Where, by its label; what fits; what is too much. */
  const SITE = [
    ['/calculator', CALCULATOR.loanAmount, '٥٠٠٠', '5000', '12345678', '1234567'],
    ['/calculator', CALCULATOR.loanDay, '۳۰', '30', '12345', '1234'],
    ['/calculator', CALCULATOR.rate, '۰٫۵', '0.5', '0.7500001', '0.75'],
    ['/calculator', CALCULATOR.penaltyRate, '٢', '2', '2.22222', '2.22'],
    ['/calculator', CALCULATOR.overdueDays, '۷', '7', '12345678', '123456'],
    ['/complaints', 'Mobile number', '۰۳۰۰-۱۲۳ ۴۵۶۷', '3001234567', '0300 1234567 89', '3001234567'],
  ] as const;
  const SHOP = [
    [
      'address-new',
      text.shop.address.fields.phoneNumber,
      '٠٣٠٠ ١٢٣٤٥٦٧',
      '03001234567',
      '0300 1234567 89',
      '03001234567',
    ],
    ['address-new', text.shop.address.fields.email, 'a۱@b.pk', 'a1@b.pk', `${'a'.repeat(100)}@b.pk`, 'a'.repeat(100)],
    ['address-new', text.shop.address.fields.name, 'عائشہ', 'عائشہ', 'ع'.repeat(61), 'ع'.repeat(60)],
    ['address-new', text.shop.address.fields.street, 'House 12', 'House 12', `${'x'.repeat(199)}🙂`, 'x'.repeat(199)],
    ['calculator', text.shop.calculator.overdueDays, '۱۲', '12', '123456', '1234'],
  ] as const;

  it.each(SITE)('%s %s', async (path, label, ...texts) => {
    await page.goto(server.origin + path);
    await page.waitForFunction(() => (window as unknown as { asaanIsUp?: boolean }).asaanIsUp === true);
    if (path === '/calculator') await page.getByText(english.site.calculator.late, { exact: true }).click();
    await pasted(label, ...texts);
  });

  it.each(SHOP)('%s %s', async (state, label, ...texts) => {
    await openInApp(page, server, SHOP_STATES[state], `paste-${label.replaceAll(/\W+/g, '-')}`);
    await pasted(label, ...texts);
  });

  async function pasted(label: string, written: string, read: string, tooMuch: string, kept: string): Promise<void> {
    const field = page.getByLabel(label, { exact: true });
    const notice = page.getByText(text.common.leftOut);
    await field.fill(written);
    await tally.survive('41 digits of another script', 1, async () => {
      expect([await field.inputValue(), await notice.count()]).toEqual([read, 0]);
    });
    await field.fill(tooMuch);
    await tally.survive('44 more than a field takes', 1, async () => {
      expect(await field.inputValue()).toBe(kept);
      await notice.waitFor();
    });
    await field.fill(written);
    expect(await notice.count()).toBe(0);
    expect(wrong).toEqual([]);
  }

  it('a number is judged whole, however long it is: no verdict about less', async () => {
    await page.goto(`${server.origin}/notify`);
    const field = page.getByLabel('Phone number');
    for (const number of ['0516011632', '05160116320516011632', '0516011632 ext 1']) {
      await field.fill(number);
      await page.getByRole('button', { name: 'Check number' }).click();
      const digits = number.replaceAll(/\D/g, '');
      await tally.survive('44 more than a field takes', 1, async () => {
        expect(await field.inputValue()).toBe(digits);
        await page
          .locator(`[data-status="${digits.length === 10 ? 'official' : 'unofficial'}"]`)
          .first()
          .waitFor();
      });
    }
  });
});
