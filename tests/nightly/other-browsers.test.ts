import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SITE_PAGES, sitePath } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { KEYS, type OtherPage } from './other-page.ts';
import { firefox, openFirefox, openWebkit, webkit } from './own-browsers.ts';

const { common, site, shop } = english;
const foxes = await firefox();
const kits = await webkit();

/** How each browser is started; null where it cannot be had, and the report says skipped. */
const BROWSERS = [
  ['Firefox', foxes === null ? null : () => openFirefox(foxes)],
  ['WebKit', kits === null ? null : () => openWebkit(kits)],
] as const;

for (const [name, open] of BROWSERS)
  describe.skipIf(open === null)(`site and shop, in ${name}`, () => {
    let server: TestServer;
    let page: OtherPage;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      if (open !== null) ({ page, stop } = await open());
      server = await startTestServer(true);
    });
    afterAll(async () => {
      await stop();
      await server.stop();
    });
    beforeEach(async () => {
      await page.resize(360, 740);
      await page.errors();
    });

    const isUp = (): Promise<void> =>
      expect
        .poll(() =>
          page.ask(() => document.querySelector('[data-island]:not([hidden] *) form:not([data-up])') === null),
        )
        .toBe(true);
    const go = async (path: string): Promise<void> => {
      await page.goto(server.origin + path);
      await expect.poll(() => page.ask(() => 'whole' in document.documentElement.dataset)).toBe(true);
    };
    /** Opens a page of which the tab remembers nothing. */
    const goAnew = async (path: string): Promise<void> => {
      await go(path);
      await page.ask(() => sessionStorage.clear());
      await page.reload();
    };
    /** What the first element in sight says that a selector finds; empty where there is none. */
    const words = (selector: string): Promise<string> =>
      page.ask((wanted) => {
        const all = [...document.querySelectorAll<HTMLElement>(wanted)];
        const shown = all.find((each) => each.checkVisibility({ visibilityProperty: true }));
        return shown?.innerText.replaceAll(/\s+/g, ' ') ?? '';
      }, selector);
    const value = (selector: string): Promise<string> =>
      page.ask((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector);
    const type = async (selector: string, keys: string, label = ''): Promise<void> => {
      await page.click(selector, label);
      await page.press(keys);
    };
    const hasLoan = (): Promise<void> =>
      expect.poll(() => page.ask(() => document.querySelector('#loanAmount:enabled') !== null)).toBe(true);
    const moveToEnd = async (): Promise<void> => {
      await page.ask(() => document.querySelector<HTMLElement>('#loanAmount')?.focus());
      await page.press(KEYS.end);
    };
    /** Goes to another page by the menu, and Back to this one, out of the cache. */
    const awayAndBack = async (): Promise<void> => {
      // No browser keeps a page that is still asking for something.
      await page.ask(() => navigator.serviceWorker.ready.then(() => true));
      await page.ask(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.click('summary', site.frame.openMenu);
      await page.click('details[open] a', site.frame.menu.about);
      await expect.poll(() => page.ask(() => location.pathname)).toBe('/about');
      await page.back();
      await expect.poll(() => page.ask(() => 'persisted' in window && window.persisted)).toBe(true);
      // What a browser does with the fields it does behind the event.
      await page.ask(() => new Promise((resolve) => setTimeout(resolve, 300)));
      const isClosed = (summary: string): boolean =>
        [...document.querySelectorAll<HTMLElement>('details[open] > summary')].every(
          (each) => !each.innerText.includes(summary),
        );
      expect(await page.ask(isClosed, site.frame.openMenu)).toBe(true);
    };

    it('R13 every page is in order at every width: nothing to scroll sideways, nothing told against it', async () => {
      for (const path of (['en', 'ur'] as const).flatMap((language) =>
        SITE_PAGES.map((each) => sitePath(each, language, 'classic')),
      )) {
        await go(path);
        for (const width of [320, 360, 720, 1280]) {
          await page.resize(width, 740);
          const isInOrder = await page.ask(() => document.documentElement.scrollWidth <= innerWidth);
          expect([path, width, isInOrder]).toEqual([path, width, true]);
        }
        expect([path, await page.errors()]).toEqual([path, []]);
      }
    });

    it('R20, Q3 Urdu digits are checked; after a reload the verdict is given again', async () => {
      await go('/notify/urdo');
      await type('form[data-check] input', `۰۵۱۶۰۱۱۶۳۲${KEYS.enter}`);
      await expect.poll(() => words('[data-verdict-place] [data-status=official]')).not.toBe('');
      const typed = await value('form[data-check] input');
      await page.reload();
      await isUp();
      expect(await value('form[data-check] input')).toBe(typed);
      await expect.poll(() => words('[data-verdict-place] [data-status=official]')).not.toBe('');
      expect(await page.errors()).toEqual([]);
    });

    it('R32 a complaint is refused in words, keeps its texts over a reload, and arrives', async () => {
      const text = site.complaint;
      await go('/complaints');
      await isUp();
      await page.click('button[type=submit]');
      await expect.poll(() => words('main [role=alert]')).toContain(text.summary);
      await type('[data-field=name]', 'Ayesha Khan');
      await type('[data-field=mobile]', '۳۰۰۱۲۳۴۵۶۷');
      await type('[data-field=problem]', 'He says he is from you.');
      await page.reload();
      await isUp();
      expect(await value('[data-field=problem]')).toBe('He says he is from you.');
      expect(await words('main [role=alert]')).toBe('');
      await page.click('button[type=submit]');
      await expect.poll(() => words('main [role=status] h2')).toContain(text.submitted);
      expect(server.requests.filter((each) => each.includes('/v3/complaint/add'))).toHaveLength(1);
      expect(await page.errors()).toEqual([]);
    });

    it('Q3 a complaint stands there still after another page and Back, and a reload; the menu is closed', async () => {
      const texts = (): Promise<readonly string[]> =>
        page.ask(() =>
          Array.from(
            document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)'),
            ({ value: text }) => text,
          ),
        );
      await goAnew('/complaints');
      await isUp();
      await type('[data-field=name]', 'Ayesha Khan');
      await type('[data-field=problem]', 'He says he is from you.');
      await awayAndBack();
      expect(await texts()).toEqual(expect.arrayContaining(['Ayesha Khan', 'He says he is from you.']));
      await page.reload();
      await isUp();
      expect(await texts()).toEqual(expect.arrayContaining(['Ayesha Khan', 'He says he is from you.']));
    });

    it('Q3, R27 so do number, sums and sliders, and the figures of the last page are those of the next', async () => {
      await goAnew('/notify');
      await isUp();
      await type('form[data-check] input', '0516011632');
      await awayAndBack();
      expect(await value('form[data-check] input')).toBe('0516011632');

      await go('/calculator');
      await isUp();
      await page.ask(() => document.querySelector<HTMLInputElement>('[data-field=loanAmount]')?.select());
      await page.press('20000');
      for (const again of [awayAndBack, () => page.reload().then(() => isUp())]) {
        await again();
        expect(await value('[data-field=loanAmount]')).toBe('20000');
        expect(await words('main')).toContain('24,500');
      }

      await go('/home');
      await hasLoan();
      expect(await value('#loanAmount')).toBe('20000');
      await moveToEnd();
      await awayAndBack();
      expect(await value('#loanAmount')).toBe('50000');
      // 50,000 for 30 days at 0.75 % a day.
      expect(await words('[data-figure=total]')).toContain('61,250');
    });

    it('R37, R68 a phone is ordered, paid and given back', async () => {
      const { fields } = shop.address;
      await page.goto(`${server.origin}/bnpl/productInfo?productId=samsung-galaxy-a16`);
      // The sandbox's strip comes with the program, above the page, and moves the button.
      await expect.poll(() => page.ask(() => document.querySelector('[data-shell]') === null)).toBe(true);
      await page.click('button', shop.product.buyNow);
      await page.click('button', shop.cart.addAddress);
      await type('label', 'Ayesha Khan', fields.name);
      await type('label', '03001234567', fields.phoneNumber);
      await type('label', 'ayesha@example.com', fields.email);
      await page.ask(() => document.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click());
      await page.click('dialog button', 'Punjab');
      await type('dialog input', 'laho');
      await page.click('dialog button', 'Lahore');
      await type('label', 'House 12, Model Town', fields.street);
      await page.click('button', common.confirm);
      await page.click('label', '3 terms');
      await page.click('button', 'Continue');
      await page.click('dialog button', 'Pay');
      await expect.poll(() => words('main')).toContain(shop.order.status.waitingForSeller);
      await page.click('summary', shop.order.refund);
      // 11,100 less the fees of 220: they come above the button.
      await expect.poll(() => words('main')).toContain('10,880');
      await page.click('button', 'Continue');
      await page.click('button', shop.refund.confirm);
      await expect.poll(() => server.sent('refund/cooling')).toBe(1);
      expect(await page.errors()).toEqual([]);
    });
  });
