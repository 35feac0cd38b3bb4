import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { textsOf } from '#core/text/languages.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { BROWSERS } from './other-browsers.ts';
import { KEYS, type OtherPage } from './other-page.ts';

const LANGUAGES = ['en', 'ur'] as const;

describe.each(Object.entries(BROWSERS))('in %s', (name, open) => {
  if (open === null) {
    it.skip('opens');
    return;
  }
  let server: TestServer;
  let page: OtherPage;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer(true);
    ({ page, stop } = await open());
  });
  afterAll(async () => {
    await stop();
    await server.stop();
  });
  beforeEach(async () => {
    await page.resize(360, 740);
    await page.errors();
  });

  const go = async (path: string): Promise<void> => {
    await page.goto(server.origin + path);
    await expect.poll(() => page.ask(() => 'whole' in document.documentElement.dataset)).toBe(true);
  };
  const isUp = (): Promise<void> =>
    expect.poll(() => page.ask(() => 'works' in document.documentElement.dataset)).toBe(true);
  /** What the first element in sight says that a selector finds; empty where there is none. */
  const words = (selector: string): Promise<string> =>
    page.ask((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const shown = all.find((each) => each.checkVisibility({ visibilityProperty: true }));
      return shown?.innerText.replaceAll(/\s+/g, ' ') ?? '';
    }, selector);
  const value = (selector: string): Promise<string> =>
    page.ask((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);

  it.each(LANGUAGES.flatMap((language) => SITE_PAGES.map((each) => sitePath(each, language, 'classic'))))(
    'R13 %s is in order at every width: nothing to scroll sideways, nothing told against it',
    async (path) => {
      await go(path);
      for (const width of [320, 360, 720, 751, 1280]) {
        await page.resize(width, 740);
        expect([width, await page.ask(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
          width,
          true,
        ]);
      }
      expect(await page.errors()).toEqual([]);
    },
  );

  it.each(LANGUAGES)(
    'R27 the calculator of the landing page says what a moved slider costs, in %s',
    async (language) => {
      await go(sitePath('home', language, 'classic'));
      await page.ask(() => sessionStorage.clear());
      await page.reload();
      await expect.poll(() => page.ask(() => document.querySelector('#loanAmount:enabled') !== null)).toBe(true);
      await page.ask(() => document.querySelector<HTMLElement>('#loanAmount')?.focus());
      await page.press(KEYS.end);
      // 50,000 for 30 days at 0.75 % a day.
      expect(await words('[data-figure=total]')).toContain('61,250');
      expect(await words('output')).toContain(textsOf(language).site.calculator.result);
    },
  );

  it('Q3 a page that Back brings out of the cache has its menu closed', async () => {
    await go('/about');
    // No browser keeps a page that is still asking for something.
    await page.ask(() => navigator.serviceWorker.ready.then(() => true));
    await page.ask(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
    await page.click('summary', textsOf('en').site.frame.openMenu);
    await page.click('details[open] a', textsOf('en').site.frame.menu.complaints);
    await expect.poll(() => page.ask(() => location.pathname)).toBe('/complaints');
    await page.back();
    await expect.poll(() => page.ask(() => 'persisted' in window && window.persisted)).toBe(true);
    expect(await page.ask(() => document.querySelectorAll('details[open]').length)).toBe(0);
  });

  it('R20 Urdu digits are checked; after a reload the number stands unchecked', async () => {
    await go('/notify/urdo');
    await page.click('form[data-check] input');
    await page.press(`۰۵۱۶۰۱۱۶۳۲${KEYS.enter}`);
    await expect.poll(() => words('[data-verdict-place] [data-status=official]')).not.toBe('');
    const typed = await value('form[data-check] input');
    await page.reload();
    await isUp();
    expect(await value('form[data-check] input')).toBe(typed);
    expect(await words('[data-verdict-place] [data-status=official]')).toBe('');
    expect(await page.errors()).toEqual([]);
  });

  it('R27 after a reload the sum is that of what stands in the fields', async () => {
    await go('/calculator');
    await isUp();
    await page.ask(() => document.querySelector<HTMLInputElement>('[data-field=loanAmount]')?.select());
    await page.press('20000');
    await expect.poll(() => words('main')).toContain('24,500');
    await page.reload();
    await isUp();
    expect(await value('[data-field=loanAmount]')).toBe('20000');
    expect(await words('main')).toContain('24,500');
  });

  it('R32 a complaint is refused in words, keeps its texts over a reload, and arrives', async () => {
    const text = textsOf('en').site.complaint;
    await go('/complaints');
    await isUp();
    await page.click('button[type=submit]');
    await expect.poll(() => words('main [role=alert]')).toContain(text.summary);
    await page.click('[data-field=name]');
    await page.press('Ayesha Khan');
    await page.click('[data-field=mobile]');
    await page.press('۳۰۰۱۲۳۴۵۶۷');
    await page.click('[data-field=problem]');
    await page.press('He says he is from you.');
    await page.reload();
    await isUp();
    expect(await value('[data-field=problem]')).toBe('He says he is from you.');
    expect(await words('main [role=alert]')).toBe('');
    await page.click('button[type=submit]');
    await expect.poll(() => words('main [role=status] h2')).toBe(text.submitted);
    expect(server.requests.filter((each) => each.includes('/v3/complaint/add'))).toHaveLength(1);
    expect(await page.errors()).toEqual([]);
  });

  it('Q3 what stands in the forms stands there still after another page and Back', async () => {
    const away = async (): Promise<void> => {
      await page.ask(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.ask(() => navigator.serviceWorker.ready.then(() => true));
      await page.click('summary', textsOf('en').site.frame.openMenu);
      await page.click('details[open] a', textsOf('en').site.frame.menu.about);
      await expect.poll(() => page.ask(() => location.pathname)).toBe('/about');
      await page.back();
      await expect.poll(() => page.ask(() => 'persisted' in window && window.persisted)).toBe(true);
      // What a browser does with the fields it does behind the event.
      await page.ask(() => new Promise((resolve) => setTimeout(resolve, 300)));
    };
    const texts = (): Promise<readonly string[]> =>
      page.ask(() =>
        [...document.querySelectorAll<HTMLInputElement>('main form input, main form textarea')].map(
          (each) => each.value,
        ),
      );
    await go('/complaints');
    await page.ask(() => sessionStorage.clear());
    await page.reload();
    await isUp();
    await page.click('[data-field=name]');
    await page.press('Ayesha Khan');
    await page.click('[data-field=problem]');
    await page.press('He says he is from you.');
    await page.ask(() => {
      const marks: string[] = [];
      Object.assign(window, { marks });
      new MutationObserver((changes) => {
        for (const { target } of changes) marks.push((target as Element).getAttribute('autocomplete') ?? '');
      }).observe(document, { attributeFilter: ['autocomplete'], subtree: true });
    });
    await away();
    // A browser that would write it to the disk is never told to remember what was typed.
    if (name !== 'WebKit') expect(await page.ask(() => 'marks' in window && window.marks)).toEqual([]);
    expect(await texts()).toEqual(expect.arrayContaining(['Ayesha Khan', 'He says he is from you.']));
    await page.reload();
    await isUp();
    expect(await texts()).toEqual(expect.arrayContaining(['Ayesha Khan', 'He says he is from you.']));

    await go('/notify');
    await isUp();
    await page.click('form[data-check] input');
    await page.press('0516011632');
    await away();
    expect(await value('form[data-check] input')).toBe('0516011632');

    await go('/calculator');
    await isUp();
    await page.ask(() => document.querySelector<HTMLInputElement>('[data-field=loanAmount]')?.select());
    await page.press('20000');
    await away();
    expect(await value('[data-field=loanAmount]')).toBe('20000');
    expect(await words('main')).toContain('24,500');

    await go('/home');
    await expect.poll(() => page.ask(() => document.querySelector('#loanAmount:enabled') !== null)).toBe(true);
    expect(await value('#loanAmount')).toBe('20000');
    await page.ask(() => document.querySelector<HTMLElement>('#loanAmount')?.focus());
    await page.press(KEYS.end);
    await away();
    expect(await value('#loanAmount')).toBe('50000');
    expect(await words('[data-figure=total]')).toContain('61,250');
  });

  it('R37 R68 a phone is ordered, paid and given back', async () => {
    const { shop } = textsOf('en');
    const type = async (label: string, keys: string): Promise<void> => {
      await page.click('label', label);
      await page.press(keys);
    };
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
    await page.click('button', shop.product.buyNow);
    await page.click('button', shop.cart.addAddress);
    await type(shop.address.fields.name, 'Ayesha Khan');
    await type(shop.address.fields.phoneNumber, '03001234567');
    await type(shop.address.fields.email, 'ayesha@example.com');
    await page.ask(() => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click());
    await page.click('dialog button', 'Punjab');
    await page.click('dialog input');
    await page.press('laho');
    await page.click('dialog button', 'Lahore');
    await type(shop.address.fields.street, 'House 12, Model Town');
    await page.click('button', shop.address.confirm);
    await page.click('label', '3 terms');
    await page.click('button', 'Continue');
    await page.click('dialog button', 'Pay');
    await expect.poll(() => words('main')).toContain(shop.order.status.waitingForSeller);
    // 11,100 less the fees of 220: they come above the button.
    await expect.poll(() => words('main')).toContain('10,880');
    await page.click('button', shop.order.refund);
    await page.click('button', shop.refund.confirm);
    await expect.poll(() => server.sent('refund/cooling')).toBe(1);
    expect(await page.errors()).toEqual([]);
  });

  it('R52 a phone that is turned lays the plans out as one that was held so from the start', async () => {
    const heights = (): Promise<readonly number[]> =>
      page.ask(() =>
        [...document.querySelectorAll('main fieldset label')].map((each) => each.getBoundingClientRect().height),
      );
    await page.resize(1280, 740);
    await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16&shopper=${name}`);
    // The sandbox's strip comes with the page, above it, and moves the button.
    await expect.poll(() => page.ask(() => document.querySelector('[data-shell]') === null)).toBe(true);
    await page.click('button', textsOf('en').shop.product.buyNow);
    await expect.poll(() => words('main')).toContain('3 terms');
    await page.resize(360, 740);
    await expect.poll(() => page.ask(() => innerWidth)).toBe(360);
    const turned = await heights();
    await page.reload();
    await expect.poll(() => words('main')).toContain('3 terms');
    await expect.poll(heights).toEqual(turned);
    expect(turned.length).toBeGreaterThan(3);
  });
});
