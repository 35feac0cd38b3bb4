import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { faults } from './look.ts';
import { FORMS, pressIn, saysSo, stands, typeInto } from './public-forms.ts';
import { type SiteVisit, withSite } from './site/with-site.ts';

let browser: Browser;
let server: TestServer;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ browser, server, page, go, isUp } = visit);
});

const { calculator, frame, numberCheck } = english.site;

describe('reliability row 61: a form whose page has no program yet', () => {
  it.each(FORMS)('$path: what is typed stands there afterwards; its button waits and says so', async (form) => {
    const release = await holdScripts(page);
    await go(form.path);
    await typeInto(page, form);
    const button = page.getByRole('button', { name: form.button, exact: true });
    const says = page.getByText(frame.waiting).filter({ visible: true });
    // The number check alone works before.
    const waits = form.path !== '/notify';
    expect([await button.isDisabled(), await says.count()]).toEqual([waits, waits ? 1 : 0]);
    release();
    await isUp();
    await stands(page, form);
    expect(await says.count()).toBe(0);
    await pressIn(page, form);
    await saysSo(page, form);
  });

  it.each([
    ['/home', 'main [type=tel]', 'draft:numberCheck'],
    ['/notify', 'main [type=tel]', 'draft:numberCheck'],
    ['/calculator', '[data-field=loanAmount]', 'draft:calculator'],
    ['/complaints', '[data-field=problem]', 'draft:complaint'],
  ])('Q3, Q75 %s: what is typed while the page itself still comes stays', async (path, selector, key) => {
    await page.addInitScript((sought) => {
      new MutationObserver((_records, observer) => {
        const field = document.querySelector<HTMLInputElement>(sought);
        if (field === null) return;
        observer.disconnect();
        field.value = '9876';
      }).observe(document, { childList: true, subtree: true });
    }, selector);
    await go(path);
    await page.waitForFunction((each) => sessionStorage.getItem(each) !== null, key);
    expect(await page.locator(selector).inputValue()).toMatch(/^9,?876$/);
  });

  it('R11, Q75 tabs turn and the number is checked; the calculator goes on with what was typed', async () => {
    const release = await holdScripts(page);
    await go('/servise');
    await page.getByRole('textbox', { name: calculator.fields.loanAmount }).fill('20000');
    const tab = page.getByRole('tab', { name: english.site.frame.menu.numberCheck });
    await tab.click();
    await page.getByLabel(numberCheck.field).fill('0516011631');
    await page.getByLabel(numberCheck.field).press('Enter');
    await page.locator('[data-status="unofficial"]:visible').waitFor();
    release();
    await isUp();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.locator('[data-status="unofficial"]:visible').waitFor();
    await page.getByRole('tab', { name: english.site.frame.menu.calculator }).click();
    await isUp();
    for (const role of ['textbox', 'slider'] as const)
      expect(await page.getByRole(role, { name: calculator.fields.loanAmount }).inputValue()).toBe('20000');
  });

  it('R31 no sum of the built page stands beside an amount that is typed', async () => {
    const release = await holdScripts(page);
    await go('/calculator');
    const total = page.getByText('12,250').filter({ visible: true });
    expect(await total.count()).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: calculator.fields.loanAmount }).fill('20000');
    expect(await page.getByText('10,000').or(total).filter({ visible: true }).count()).toBe(0);
    release();
    await isUp();
    await page.getByText('24,500').filter({ visible: true }).first().waitFor();
    await page.getByText('for Rs.\u00a020,000 over 30 days').waitFor();
  });
});

describe('reliability row 66: a form without scripts', () => {
  const PAGES = SITE_ADDRESSES.filter(({ page: each }) =>
    ['numberCheck', 'calculator', 'service', 'complaints'].includes(each),
  );

  it('says so above itself, in both languages, and shows no button that looks alive', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 740 } });
    const still = await context.newPage();
    for (const { path, language, page: name } of PAGES) {
      await still.goto(server.origin + path);
      const { site } = textsOf(language);
      expect([path, await faults(still)]).toEqual([path, []]);
      const words = still.locator('noscript > p').filter({ visible: true }).first();
      const form = still.locator('[data-island] form').first();
      const [said, below] = [await words.boundingBox(), await form.boundingBox()];
      // Isolates around runs of Latin aside.
      expect((await words.innerText()).replace(/[\u2066-\u2069]/g, '')).toContain(site.frame.noScript);
      expect([path, said !== null && below !== null && said.y + said.height <= below.y]).toEqual([path, true]);
      const alive = still.locator('[data-island] :is(button, [type=range]):enabled, [data-scripted]');
      expect([path, await alive.filter({ visible: true }).count()]).toEqual([path, 0]);
      // What only a script can do is not promised.
      for (const promise of [site.calculator.lead, site.complaint.kept, site.numberCheck.lead])
        expect(await still.getByText(promise.slice(0, 20)).filter({ visible: true }).count(), promise).toBe(0);
      if (name !== 'numberCheck' && name !== 'service') continue;
      const list = await still.getByRole('link', { name: site.numberCheck.listOnAbout }).getAttribute('href');
      const leads = await fetch(server.origin + list);
      expect([leads.status, (await leads.text()).includes('051 6011632')]).toEqual([200, true]);
    }
    await context.close();
  });
});
