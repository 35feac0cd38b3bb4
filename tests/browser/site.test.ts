import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inOtherLanguage, SITE_ADDRESSES, SITE_PAGES, siteAddressAt, sitePath } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { COMPANY } from '#core/text/company.ts';
import { isolatedRuns } from '#core/text/format.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { withSandbox } from './with-sandbox.ts';

declare global {
  interface Window {
    asaanIsUp?: boolean;
  }
}

let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];
let foreign: string[] = [];

withSandbox((...started) => {
  [browser, server] = started;
});
beforeEach(async () => {
  problems = [];
  foreign = [];
  context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404');
    const isOurs = !isMissingPage && !message.text().includes('blocked by Playwright');
    if ((message.type() === 'error' || message.type() === 'warning') && isOurs) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(server.origin)) foreign.push(request.url());
  });
});
afterEach(async () => {
  await context.close();
  expect({ problems, foreign }).toEqual({ problems: [], foreign: [] });
});

const go = (path: string): Promise<unknown> => page.goto(server.origin + path);

/** Waits until the page's program is there, where it has working parts. */
const isUp = (): Promise<unknown> =>
  page.waitForFunction(() => window.asaanIsUp === true || document.querySelector('[data-island]') === null);

describe('R4, R6–R12 every route in both languages', () => {
  it('has its title, language, direction, one heading, its canonical pair, and a switch that leads there and back', async () => {
    const titles = new Set<string>();
    for (const here of SITE_ADDRESSES) {
      await go(here.path);
      await isUp();
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: document.querySelectorAll('h1').length,
        // The page's own styles stand over those that clear the browser's.
        stands: parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize) >= 26,
        // Letters of its own come inside, and are not more than a slow network can carry (35 kB as Base64).
        letters: [...document.head.innerHTML.matchAll(/base64,([^)]*)/g)].reduce(
          (sum, [, base64 = '']) => sum + base64.length,
          0,
        ),
        title: document.title,
        canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map((link) => link.hreflang),
        switchTo: document.querySelector<HTMLAnchorElement>('a[data-switch]')?.getAttribute('href'),
      }));
      expect(seen).toMatchObject({
        lang: here.language,
        dir: here.language === 'ur' ? 'rtl' : 'ltr',
        headings: 1,
        stands: true,
        canonical: COMPANY.site.value + sitePath(here.page, here.language),
        alternates: ['en', 'ur', 'x-default'],
        switchTo: inOtherLanguage(here),
      });
      expect(seen.letters * 0.75, here.path).toBeLessThanOrEqual(35_000);
      expect(seen.letters > 0).toBe(here.language === 'ur');
      titles.add(`${here.page} ${here.language} ${seen.title}`);
    }
    expect(titles.size).toBe(SITE_PAGES.length * 2);
  });

  it('R15, Q3, Q4 the switch keeps the page, the query and the choice, and / then leads there', async () => {
    await go('/about?from=app');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/about/urdo?from=app');
    await go('/');
    await page.waitForURL('**/home/urdo');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/home');
    await go('/');
    await page.waitForURL('**/home');
  });

  it('R16, Q5 a hash of ours is followed, and any other taken out of the address bar', async () => {
    await go('/home#/faq/urdo');
    await page.waitForURL('**/FAQ/urdo');
    await go('/about#//evil.example/x');
    await page.waitForURL('**/about');
    await go('/home');
    await go('/about#/%E0%A4%A');
    await page.waitForURL('**/about');
  });

  it('Q1, Q2 correct spellings and other letter cases lead on, and an unknown address is a page in its language', async () => {
    for (const [from, to] of [
      ['/home/urdu', '/home/urdo'],
      ['/service', '/servise'],
      ['/notify/', '/notify'],
    ] as const) {
      await go(from);
      expect(new URL(page.url()).pathname).toBe(to);
    }
    await go('/faq');
    expect(await page.locator('h1').textContent()).toBe(english.site.faq.title);
    for (const [path, title] of [
      ['/nothing', english.common.notFound.title],
      ['/nothing/urdo', urdu.common.notFound.title],
    ] as const) {
      const answer = await page.goto(server.origin + path);
      expect([answer?.status(), await page.locator('h1').textContent()]).toEqual([404, title]);
    }
  });

  it('R13 the menu opens on a phone and on a wide screen, closes again, and leads to every page', async () => {
    await go('/home');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('link', { name: 'FAQs' }).click();
    await page.waitForURL('**/FAQ');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#risk')?.close());
    const service = page.locator('nav:visible').getByText('Service');
    await service.click();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'Calculator' }).isVisible()).toBe(false);
    await service.click();
    await page.getByRole('link', { name: 'Calculator' }).click();
    await page.waitForURL('**/calculator');
  });
});

describe('R17, R18, Q6, Q7 the risk dialog', () => {
  it('shows once per session and language, from 751 px, and stands inside the page below', async () => {
    const dialog = page.locator('dialog#risk');
    const notice = page.locator('aside[data-on="narrow"]');
    await page.setViewportSize({ width: 750, height: 740 });
    await go('/home');
    await page.waitForTimeout(300);
    expect([await dialog.isVisible(), await notice.isVisible()]).toEqual([false, true]);
    await page.setViewportSize({ width: 751, height: 740 });
    await go('/home');
    await dialog.waitFor();
    expect(await notice.isVisible()).toBe(false);
    expect(await dialog.locator('h2').textContent()).toBe('Your financial well-being is our priority');
    await page.getByRole('button', { name: 'OK' }).click();
    for (const [path, isShown] of [
      ['/about', false],
      ['/about/urdo', true],
    ] as const) {
      await go(path);
      await page.waitForTimeout(300);
      expect([path, await dialog.isVisible()]).toEqual([path, isShown]);
    }
  });

  it('R18, Q7 the wide layout begins at 721 px', async () => {
    await go('/home');
    const isWide = (): Promise<boolean> => page.getByRole('navigation', { name: 'Main menu' }).isVisible();
    await page.setViewportSize({ width: 720, height: 740 });
    expect(await isWide()).toBe(false);
    await page.setViewportSize({ width: 721, height: 740 });
    expect(await isWide()).toBe(true);
  });
});

describe('the number check before its program is there', () => {
  it('R19 answers at once, and the program takes over what was typed, judged and focused', async () => {
    await page.addInitScript(() => {
      const real = window.addEventListener.bind(window);
      window.addEventListener = ((type: string, run: () => void, ...rest: []) => {
        if (type === 'load') Object.assign(window, { release: run });
        else real(type, run, ...rest);
      }) as typeof window.addEventListener;
    });
    await go('/notify');
    const field = page.getByLabel('Phone number');
    await field.fill('۰۵۱۶۰۱۱۶۳۲');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await page.evaluate(() => window.asaanIsUp)).toBeUndefined();
    expect(await field.inputValue()).toBe('0516011632');
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await isUp();
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await field.inputValue()).toBe('0516011632');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await field.fill('');
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
  });
});

describe('R26–R31 the calculator', () => {
  it('keeps sliders and fields in step, names the first gap, and shows total, parts and the notices of Q18 and Q20', async () => {
    await go('/calculator');
    await isUp();
    const amount = page.getByLabel('Loan amount (Rs.)');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter the loan amount').waitFor();
    await page.getByLabel('Loan amount, slider').fill('20000');
    expect(await amount.inputValue()).toBe('20000');
    await amount.fill('007000');
    expect(await amount.inputValue()).toBe('7000');
    expect(await page.getByLabel('Loan amount, slider').inputValue()).toBe('7000');
    await page.getByLabel('Loan period (days)').fill('30');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter the penalty interest (0-2.2%)').waitFor();
    await page.getByLabel('Penalty interest (% a day)').fill('9');
    expect(await page.getByLabel('Penalty interest (% a day)').inputValue()).toBe('2.3');
    await page.getByText('Rs.\u00a08,575').first().waitFor();
    await page.getByText('The charges reach the loan amount on overdue day 34.').waitFor();
    expect(await page.getByRole('row').count()).toBe(6);
    await amount.fill('900');
    await page.getByText('Outside Rs. 1,000–50,000 / 1–90 days').waitFor();
  });

  it('Q3 the language switch brings along what was typed', async () => {
    await go('/calculator');
    await isUp();
    await page.getByLabel('Loan amount (Rs.)').fill('12300');
    await page.getByLabel('Overdue days').fill('7');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/calculator/urdo');
    await isUp();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('12300');
    expect(await page.getByLabel(urdu.site.calculator.fields.overdueDays).inputValue()).toBe('7');
    expect(
      await page.evaluate(() => JSON.stringify([...Object.values(sessionStorage), ...Object.values(localStorage)])),
    ).not.toContain('12300');
  });

  it('R11 stands beside the number check as two tabs, and what was typed into one stays', async () => {
    await go('/serviseUrdo');
    await isUp();
    const tab = (name: string) => page.getByRole('tab', { name });
    await page.getByLabel(urdu.site.calculator.fields.loanAmount).fill('5000');
    await tab(urdu.site.frame.menu.calculator).press('ArrowLeft');
    await page.getByLabel(urdu.site.numberCheck.field).fill('0516011632');
    await page.getByLabel(urdu.site.numberCheck.field).press('Enter');
    await page.getByRole('heading', { name: urdu.site.numberCheck.official.title }).waitFor();
    await tab(urdu.site.frame.menu.calculator).click();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('5000');
  });
});

describe('R32–R36 the complaint form', () => {
  const fill = async (): Promise<void> => {
    await page.getByLabel('Name').fill('Ayesha');
    await page.getByLabel('Mobile number').fill('0300 1234567');
    await page.getByLabel('Problem description').fill('A caller asked for my PIN.');
  };

  it('R33 names every gap in a summary that takes the focus, and leads to the fields', async () => {
    await go('/complaints');
    await isUp();
    await page.getByRole('button', { name: 'Submit' }).click();
    const summary = page.getByRole('alert').filter({ hasText: english.site.complaint.summary });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByText('Please enter 10 digits starting from 3').click();
    expect(await page.getByLabel('Mobile number').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel('Mobile number').fill('30012');
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await page.getByText('Incorrect format of Mobile Number').count()).toBe(2);
  });

  it('R35, Q25 says that it arrived, when, and what happens next', async () => {
    await go('/complaints');
    await isUp();
    await fill();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { name: 'Submit successfully' }).waitFor();
    await page.getByText(english.site.complaint.nextTitle).waitFor();
    expect(await page.getByText(/Received on \d{4}-\d\d-\d\d \d\d:\d\d/).count()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toBeNull();
  });

  it('Q3, Q24 keeps what was typed through a reload, a language switch and a failure, until it is erased', async () => {
    await go('/complaints');
    await isUp();
    await fill();
    await page.reload();
    await isUp();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ayesha');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/complaints/urdo');
    await isUp();
    const text = urdu.site.complaint;
    expect(await page.getByLabel(text.fields.problem).inputValue()).toBe('A caller asked for my PIN.');
    await context.setOffline(true);
    await page.getByRole('button', { name: text.submit }).click();
    await page.getByText(text.unknown).waitFor();
    await context.setOffline(false);
    expect(await page.getByLabel(text.fields.name).inputValue()).toBe('Ayesha');
    await page.getByRole('button', { name: text.erase }).click();
    expect(await page.getByLabel(text.fields.name).inputValue()).toBe('');
    problems = problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));
  });

  it('Q26 counts to 2000, and says what is too long instead of cutting it', async () => {
    await go('/complaints');
    await isUp();
    await page.getByLabel('Problem description').fill('x'.repeat(2001));
    await page.getByText('2001 of 2000 characters').waitFor();
    await page.getByRole('button', { name: 'Submit' }).click();
    expect(await page.getByText('Please shorten the description to 2000 characters').count()).toBe(2);
  });
});

describe('what helps against scams', () => {
  it('three questions end in pay, don’t pay or call us', async () => {
    await go('/notify');
    await isUp();
    const { advice } = english.site.safety;
    const answer = (question: keyof typeof advice.questions, name: 'Yes' | 'No') =>
      page.getByRole('group', { name: advice.questions[question] }).getByLabel(name).check();
    await answer('ownCode', 'Yes');
    await answer('asksSecret', 'No');
    await answer('ourName', 'Yes');
    await page.getByRole('heading', { name: advice.pay.title }).waitFor();
    await answer('ourName', 'No');
    await page.getByRole('heading', { name: advice.callUs.title }).waitFor();
    await answer('asksSecret', 'Yes');
    await page.getByRole('heading', { name: advice.dontPay.title, exact: true }).waitFor();
  });

  it('a verdict is copied in both languages, with hotline and the rule on PIN and OTP', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await go('/notify');
    await isUp();
    await page.getByLabel('Phone number').fill('03001234567');
    await page.getByLabel('Phone number').press('Enter');
    await page.getByRole('button', { name: english.site.safety.share.copy }).click();
    await page.getByText(english.site.safety.share.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [
      '03001234567',
      COMPANY.hotline.value,
      english.site.safety.share.secret,
      urdu.site.safety.share.secret,
    ]) {
      expect(copied).toContain(part);
    }
  });

  it('a result is handed on by the phone’s sheet or WhatsApp, and can be copied by hand where the phone refuses all', async () => {
    await page.addInitScript(() => {
      const given: string[] = [];
      Object.assign(window, { given });
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async ({ text }: { text: string }) => void given.push(text),
      });
    });
    await go('/calculator/urdo');
    await isUp();
    const { fields } = urdu.site.calculator;
    const { share } = urdu.site.safety;
    await page.getByLabel(fields.loanAmount).first().fill('10000');
    await page.getByLabel(fields.loanDay).first().fill('30');
    await page.getByLabel(fields.penaltyRate).fill('2.3');
    await page.getByRole('heading', { name: share.title.loan }).waitFor();
    const link = page.getByRole('link', { name: share.whatsApp });
    await expect.poll(() => link.getAttribute('href')).toContain(encodeURIComponent('A loan of'));
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    for (const part of ['12,250', english.site.safety.share.secret, share.secret]) expect(message).toContain(part);

    await page.getByRole('button', { name: share.share }).click();
    await expect.poll(() => page.evaluate(() => (window as { given?: string[] }).given)).toEqual([message]);

    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await page.getByRole('button', { name: share.share }).click();
    await page.getByText(share.byHand).waitFor();
    expect(
      (await page.getByRole('alert').filter({ hasText: share.byHand }).innerText()).replaceAll(/\s+/g, ' '),
    ).toContain(message.replaceAll(/\s+/g, ' '));

    await page.getByLabel(fields.loanAmount).first().fill('20000');
    await page.getByText(share.byHand).waitFor({ state: 'detached' });
  });

  it('on paper every answer stands open, and on the screen it is closed again', async () => {
    await go('/FAQ');
    await page.locator('html[data-whole]').waitFor({ state: 'attached' });
    await page.locator('main summary').first().click();
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        document.title = String(document.querySelectorAll('main details[open]').length);
      }),
    );
    await page.pdf();
    expect([await page.title(), await page.locator('main details[open]').count()]).toEqual(['17', 1]);
  });

  it('larger text grows the whole page, and every page after it from its first paint, until it is taken back', async () => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shifted: entry.startTime });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const size = async (): Promise<number> =>
      Number.parseFloat(
        await page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontSize),
      );
    const button = page.getByRole('button', { name: 'Larger text' });
    await go('/about');
    const plain = await size();
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect(await size()).toBeGreaterThan(plain * 1.1);
    await go('/FAQ');
    expect(await size()).toBeGreaterThan(plain * 1.1);
    await page.getByRole('button', { name: 'Larger text', pressed: true }).waitFor();
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted)).toBe(0);
    await button.click();
    await go('/about');
    expect(await size()).toBe(plain);
  });
});

describe('without a script', () => {
  it('every page is readable, the accordion opens, and a tool says what to do instead', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const quiet = await plain.newPage();
    await quiet.goto(`${server.origin}/FAQ`);
    await quiet.getByText(english.site.faq.items.period.question).click();
    expect(await quiet.getByText(english.site.faq.items.period.answer).isVisible()).toBe(true);
    for (const [path, text] of [
      ['/notify', english.site.frame.noScript],
      ['/notify/urdo', urdu.site.frame.noScript],
    ] as const) {
      await quiet.goto(server.origin + path);
      const instead = quiet.locator('noscript p', { hasText: text.slice(0, 20) });
      expect(await instead.isVisible()).toBe(true);
      // Q6: no dialog opens here, so that the words of the risk stand inside the page on any width.
      for (const width of [360, 750, 751, 1280]) {
        await quiet.setViewportSize({ width, height: 740 });
        expect(await quiet.locator('aside[data-on]:visible').count()).toBe(1);
      }
    }
    await plain.close();
  });
});

describe('R4 Urdu pages', () => {
  /** Brands, units, addresses and codes. */
  const ALLOWED = /\b(?:NBFC|SECP|Rs|English|Facebook|Instagram|support@asaan\.example)\b/g;

  it('have no Latin word left, and every number keeps its direction', async () => {
    for (const { path, language } of SITE_ADDRESSES) {
      if (language === 'en') continue;
      await go(path);
      await isUp();
      const text = await page.evaluate(() => document.body.innerText);
      expect([path, text.replace(ALLOWED, '').match(/[A-Za-z]{2,}/g)]).toEqual([path, null]);
    }
    await go('/calculator/urdo');
    const hint = isolatedRuns(urdu.site.calculator.rateHint({ cap: '0.75' }));
    expect(await page.getByText(hint).count()).toBe(1);
  });

  it('are painted in their own letters from the first, and nothing ever moves', async () => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { path } of SITE_ADDRESSES) {
      await go(path);
      await isUp();
      await page.waitForTimeout(50);
      const seen = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number }).shifts,
        letters: document.documentElement.lang === 'en' || document.fonts.check('20px "Asaan Nastaliq"', 'ا'),
        isHeld: 'wait' in document.documentElement.dataset,
      }));
      expect([path, seen]).toEqual([path, { shifts: 0, letters: true, isHeld: false }]);
    }
  });
});

describe('offline', () => {
  it('the number check and the calculator work without a network after the first visit, and a new page comes from the network first', async () => {
    const kept = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const visitor = await kept.newPage();
    await visitor.goto(`${server.origin}/home`);
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await kept.setOffline(true);
    for (const [path, label] of [
      ['/notify', english.site.numberCheck.field],
      ['/notify/urdo', urdu.site.numberCheck.field],
    ] as const) {
      await visitor.goto(server.origin + path);
      await visitor.waitForFunction(() => window.asaanIsUp === true);
      await visitor.getByLabel(label).fill('0516011632');
      await visitor.getByLabel(label).press('Enter');
      await visitor.locator('[data-status="official"]').first().waitFor();
    }
    await visitor.goto(`${server.origin}/calculator`);
    await visitor.waitForFunction(() => window.asaanIsUp === true);
    await visitor.getByLabel('Loan amount, slider').fill('10000');
    expect(await visitor.getByLabel('Loan amount (Rs.)').inputValue()).toBe('10000');
    await kept.setOffline(false);
    const requests = server.requests.length;
    const answer = await visitor.goto(`${server.origin}/notify`);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(server.requests.slice(requests).some((request) => request.startsWith('GET /notify'))).toBe(true);
    await kept.close();
  });
});

it('every address of the table is known to the table', () => {
  for (const { path } of SITE_ADDRESSES) expect(siteAddressAt(path)?.path).toBe(path);
});
