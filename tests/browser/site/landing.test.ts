import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOAN_TERMS } from '#core/loan/terms.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { shownDay } from '#core/text/dates.ts';
import { isolatedRuns } from '#core/text/format.ts';
import { textsOf } from '#core/text/languages.ts';
import { COMPANY } from '../../support/demo.ts';
import { held } from '../late-files.ts';
import { paleInk } from '../look.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;

withSite((each) => {
  visit = each;
  ({ page } = each);
});

/** What the card shows: total, amount, days and markup. */
const figures = (): Promise<readonly string[]> => page.locator('form[data-loan] [data-figure]').allTextContents();

describe.each(['en', 'ur'] as const)('the first screen of the landing page (%s)', (language) => {
  const { site, common } = textsOf(language);
  const money = (amount: string): string => (language === 'ur' ? `${amount}\u00a0روپے` : `Rs.\u00a0${amount}`);

  it('R1, R27 shows the worked example, and works out a loan by its sliders once the program is there', async () => {
    const programs = held();
    await page.route('**/assets/**/*.js', programs.route);
    await visit.go(sitePath('home', language));
    expect(await figures()).toEqual([money('12,250'), money('10,000'), '30', money('2,250')]);
    const [amount, days] = [page.locator('#loanAmount'), page.locator('#loanDay')];
    expect(await amount.isDisabled()).toBe(true);
    programs.letGo();
    await page.locator('#loanDay:enabled').waitFor();
    await amount.press('End');
    await days.press('End');
    expect(await figures()).toEqual([money('83,750'), money('50,000'), '90', money('33,750')]);
    await amount.press('Home');
    await days.press('Home');
    expect(await figures()).toEqual([money('1,007.50'), money('1,000'), '1', money('7.50')]);
    // A step towards the end of the line, which is the left of an Urdu one.
    await amount.press('ArrowUp');
    expect(await amount.inputValue()).toBe(String(LOAN_TERMS.minAmount + LOAN_TERMS.amountStep));
    await amount.press('Enter');
    expect(new URL(page.url()).pathname).toBe(sitePath('home', language));
  });

  it('R1, R26 what the sliders show goes along to the calculator', async () => {
    await visit.go(sitePath('home', language));
    await page.locator('#loanDay:enabled').waitFor();
    await page.locator('#loanAmount').press('End');
    await page.locator('#loanDay').press('Home');
    await page.locator('form[data-loan] a').click();
    await page.waitForURL(`**${sitePath('calculator', language)}`);
    await expect.poll(() => page.locator('main [aria-live=polite]').first().textContent()).toContain(money('50,375'));
    const fields = page.locator('main form input:not([type=range])');
    expect(await Promise.all([0, 1].map((at) => fields.nth(at).inputValue()))).toEqual(['50000', '1']);
    // And back, with what was typed there: the card shows the loan, and leaves rates and lateness as they are.
    await fields.nth(0).fill('20000');
    await fields.nth(2).fill('0.5');
    await page.goBack();
    await expect.poll(figures).toEqual([money('20,150'), money('20,000'), '1', money('150')]);
    await page.locator('#loanDay').press('ArrowRight');
    await page.locator('form[data-loan] a').click();
    await page.waitForURL(`**${sitePath('calculator', language)}`);
    await expect.poll(() => fields.nth(0).inputValue()).toBe('20000');
    expect(await fields.nth(2).inputValue()).toBe('0.5');
    // A loan that no slider can stand at is left to the calculator.
    await fields.nth(0).fill('12345');
    await visit.go(sitePath('home', language));
    await page.locator('#loanDay:enabled').waitFor();
    expect((await figures())[1]).toBe(money('10,000'));
  });

  it('Q75 says without JavaScript that the sliders need it, above them, and shows the worked example', async () => {
    const context = await visit.browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(visit.server.origin + sitePath('home', language));
    const words = page.locator('form[data-loan] noscript p');
    expect(await words.innerText()).toContain(isolatedOf(site.frame.noScript));
    const [said, slider] = await Promise.all([words, page.locator('#loanAmount')].map((each) => each.boundingBox()));
    expect(said?.y).toBeLessThan(slider?.y ?? 0);
    expect(await page.locator('form[data-loan] input:enabled').count()).toBe(0);
    expect(await figures()).toEqual([money('12,250'), money('10,000'), '30', money('2,250')]);
    await context.close();
  });

  it('R5, R6, R7 offers the app first and the number check second, as wide, prints neither and the rest in dark ink, and says who stands behind it', async () => {
    await visit.go(sitePath('home', language));
    const actions = page.locator('main [data-look]');
    expect(
      await actions.evaluateAll((all) => all.map((each) => [each.dataset['look'], each.getAttribute('href')])),
    ).toEqual([
      ['primary', COMPANY.store],
      ['secondary', sitePath('numberCheck', language)],
    ]);
    const widths = await actions.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths).toEqual([328, 328]);
    await page.emulateMedia({ media: 'print' });
    expect(
      await page.locator('main :is([data-look], svg[viewBox="0 0 320 200"])').filter({ visible: true }).count(),
    ).toBe(0);
    expect(await paleInk(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    const strip = (await page.locator('main > dl').first().textContent()) ?? '';
    const day = shownDay(COMPANY.licence.date, common);
    for (const part of [COMPANY.licence.number, day, 'SECP', site.home.trust.noHidden, '051 111 883 883']) {
      expect(strip.replace(/[\u2066\u2069]/g, '')).toContain(part);
    }
  });

  it('R1, R5, Q6 holds the risk, the name, both actions, what a loan costs and a slider to change it on a small phone, under one row', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    // A slow machine's first visit has the device's own letters; here they are ours.
    await visit.go(sitePath('home', language));
    await page.evaluate(async () => {
      delete document.documentElement.dataset['fonts'];
      await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Urdu Naskh"`, 'ا')));
      await document.fonts.ready;
    });
    const foot = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).first().boundingBox();
      return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
    };
    expect(await foot('header')).toBeLessThan(72);
    const parts = [
      'aside[data-on="narrow"]',
      'h1',
      '[data-look=primary]',
      '[data-look=secondary]',
      '[data-figure=total]',
      'label[for=loanAmount]',
    ];
    const feet = await Promise.all(parts.map(foot));
    expect(parts.filter((_, at) => (feet[at] ?? 0) > 640)).toEqual([]);
    const slider = await page.locator('#loanAmount').boundingBox();
    expect((slider?.y ?? 640) + (slider?.height ?? 0) / 2 + 8).toBeLessThan(640); // its thumb, 16 px high
    // Beside each other, whatever the sliders come to: nothing below moves while one is moved.
    const height = async () => (await page.locator('form[data-loan] output').boundingBox())?.height;
    const one = await height();
    await page.locator('#loanDay:enabled').waitFor();
    await page.locator('#loanAmount').fill('49700');
    await page.locator('#loanDay').fill('9');
    expect((await figures())[0]).toBe(money('53,054.75'));
    expect(await height()).toBe(one);
  });

  const isolatedOf = (text: string): string => (language === 'ur' ? isolatedRuns(text) : text);
});
