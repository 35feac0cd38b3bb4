import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../../support/test-server.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let server: TestServer;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];

withSite((visit) => {
  ({ page, server, go, isUp } = visit);
});

describe('R26–R31 the calculator', () => {
  it('Q16 opens with the answered example before any script, with late payment folded and the small print below', async () => {
    for (const [path, { calculator: text }] of [
      ['/calculator', english.site],
      ['/calculator/urdo', urdu.site],
    ] as const) {
      const html = await (await fetch(server.origin + path)).text();
      for (const part of ['10000', '12,250', '2,250']) expect(html).toContain(part);
      await go(path);
      await isUp();
      expect(await page.getByLabel(text.fields.overdueDays).isVisible()).toBe(false);
      await page.getByText(text.late, { exact: true }).click();
      expect(await page.getByLabel(text.fields.overdueDays).isVisible()).toBe(true);
    }
    await go('/servise');
    await isUp();
    const panel = page.getByRole('tabpanel', { name: english.site.frame.menu.calculator });
    await panel.getByText(english.site.calculator.small.decides).waitFor();
  });

  it('keeps the total in view while either slider moves on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 560 });
    await go('/calculator');
    await isUp();
    const total = page.getByRole('status').filter({ hasText: english.site.calculator.result });
    for (const name of [english.site.calculator.amountSlider, english.site.calculator.daysSlider]) {
      const slider = page.getByLabel(name);
      await slider.evaluate((each) => each.scrollIntoView({ block: 'center' }));
      const before = await total.innerText();
      await slider.press('ArrowRight');
      await expect.poll(() => total.innerText()).not.toBe(before);
      const box = await total.boundingBox();
      expect([name, box !== null && box.y >= 0 && box.y + box.height <= 560]).toEqual([name, true]);
    }
  });

  it('Q66 prints its answer first, in one box that touches none, the amount as money, and the other fields as words', async () => {
    for (const path of ['/calculator', '/calculator/urdo']) {
      await go(path);
      await isUp();
      await page.emulateMedia({ media: 'print' });
      for (const width of [360, 720, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        const framed = await page.locator('main form').evaluate((form) => {
          const all = [form, ...form.querySelectorAll('*'), ...document.querySelectorAll('main [data-spoken] *')];
          return all
            .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).borderRightWidth) > 0)
            .map((each) => each.outerHTML.slice(0, 60));
        });
        const answer = page.locator('main [data-spoken]');
        const [box, sum] = [await answer.boundingBox(), await answer.locator('[role=status] bdi').boundingBox()];
        const rate = await page.locator('[data-field="rate"]').boundingBox();
        expect((rate?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
        for (const told of ['[data-field="loanAmount"]', 'main header p']) {
          expect([told, await page.locator(told).isVisible()]).toEqual([told, false]);
        }
        const right = (box?.x ?? 0) + (box?.width ?? 0) - (sum?.x ?? 0) - (sum?.width ?? 0);
        expect([path, width, framed, Math.min(right, (sum?.x ?? 0) - (box?.x ?? 0)) >= 8]).toEqual([
          path,
          width,
          [],
          true,
        ]);
      }
      await page.emulateMedia({ media: 'screen' });
    }
  });

  it('says the total once, beside the fields where there is room, and stands its two fields of late payment level', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.addInitScript(() => sessionStorage.setItem('riskSeen:en', '1'));
    await go('/calculator');
    await isUp();
    const text = english.site.calculator;
    expect(await page.getByText('12,250').filter({ visible: true }).count()).toBe(1);
    await page.getByText(text.late, { exact: true }).click();
    const [penalty, overdue] = await Promise.all(
      [text.fields.penaltyRate, text.fields.overdueDays].map((name) => page.getByLabel(name).boundingBox()),
    );
    expect([overdue?.y, overdue?.height]).toEqual([penalty?.y, penalty?.height]);
    await page.getByRole('button', { name: text.calculate }).scrollIntoViewIfNeeded();
    const total = await page.getByRole('status').getByText('12,250').boundingBox();
    expect([(total?.y ?? -1) >= 0, (total?.y ?? 600) < 600]).toEqual([true, true]);
  });

  it('opens late payment where something is typed in the same moment, and folds it again', async () => {
    await go('/calculator');
    await isUp();
    const overdue = page.getByLabel('Overdue days');
    const late = page.getByText(english.site.calculator.late, { exact: true });
    const amount = await page.getByLabel('Loan amount (Rs.)').elementHandle();
    await late.evaluate((summary, field) => {
      (summary as HTMLElement).click();
      (field as HTMLInputElement).value = '20000';
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, amount);
    await page.getByText('Rs.\u00a024,500').first().waitFor();
    expect(await overdue.isVisible()).toBe(true);
    await late.press('Enter');
    await overdue.waitFor({ state: 'hidden' });
    await late.press('Enter');
    await overdue.waitFor();
  });

  it('has an edge around its answer where colours are forced: one beside the fields, one for each part of it between them', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await go('/calculator');
    await isUp();
    for (const [width, count] of [
      [360, 2],
      [1280, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await page.locator('main [data-spoken]').evaluate((answer) =>
        [answer, ...answer.children]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
          .map((each) => getComputedStyle(each))
          .filter(({ outlineStyle }) => outlineStyle === 'solid')
          .map(({ outlineColor, color }) => outlineColor === color),
      );
      expect([width, edges]).toEqual([width, Array.from({ length: count }, () => true)]);
    }
  });

  it('keeps sliders and fields in step, names what is missing, and shows total, parts and the notices of Q18 and Q20', async () => {
    await go('/calculator');
    await isUp();
    const amount = page.getByLabel('Loan amount (Rs.)');
    await amount.fill('');
    await page.getByText('No result yet. Please enter the loan amount').waitFor();
    expect(await page.getByText('Please enter the loan amount').count()).toBe(1);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => page.getByText('Please enter the loan amount').count()).toBe(2);
    await page.getByLabel('Loan amount, slider').fill('20000');
    expect(await amount.inputValue()).toBe('20000');
    await amount.fill('007000');
    expect(await amount.inputValue()).toBe('7000');
    expect(await page.getByLabel('Loan amount, slider').inputValue()).toBe('7000');
    await page.getByLabel('Loan period (days)').fill('30');
    await page.getByText(english.site.calculator.late, { exact: true }).click();
    await page.getByLabel('Penalty interest (% a day)').fill('');
    await page.getByText('Rs.\u00a08,575').first().waitFor();
    await page.getByLabel('Overdue days').fill('1');
    await page.getByText('No result yet. Please enter the penalty interest (0-2.2%)').waitFor();
    await page.getByLabel('Overdue days').fill('0');
    await page.getByLabel('Penalty interest (% a day)').fill('9');
    expect(await page.getByLabel('Penalty interest (% a day)').inputValue()).toBe('2.3');
    await page.getByText('Rs.\u00a08,575').first().waitFor();
    await page.getByText('The charges reach or pass the loan amount on overdue day 34.').waitFor();
    // Once the charges are above the loan it is said once, beside the sum.
    const above = page.getByText(english.site.calculator.aboveCap);
    for (const [days, place] of [
      ['33', 'form'],
      ['40', '[data-spoken]'],
    ] as const) {
      await page.getByLabel('Overdue days').fill(days);
      await page.locator(place).filter({ has: above }).waitFor();
      expect([days, await above.count()]).toEqual([days, 1]);
    }
    await page.getByText('for Rs.\u00a07,000 over 30 days, 40 days late').waitFor();
    // Its day is told among the days instead, beside the delay that is worked out.
    await page.getByText(english.site.calculator.byDay.reached).waitFor();
    expect(await page.getByRole('row').count()).toBe(8);
    await page.getByLabel('Overdue days').fill('0');
    expect(await page.getByRole('row').count()).toBe(6);
    await amount.fill('900');
    await page.getByText('Outside Rs. 1,000–50,000 / 1–90 days').waitFor();
  });

  it('Q3 the language switch brings along what was typed', async () => {
    await go('/calculator');
    await isUp();
    await page.getByLabel('Loan amount (Rs.)').fill('12300');
    await page.getByText(english.site.calculator.late, { exact: true }).click();
    await page.getByLabel('Overdue days').fill('7');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/calculator/urdo');
    await isUp();
    expect(await page.getByLabel(urdu.site.calculator.fields.loanAmount).inputValue()).toBe('12300');
    expect(await page.getByLabel(urdu.site.calculator.fields.overdueDays).inputValue()).toBe('7');
    // The session's draft alone holds it: neither what outlives the tab, nor the address.
    const [drafts, rest] = await page.evaluate(() => [
      Object.keys(sessionStorage).filter((key) => sessionStorage.getItem(key)?.includes('12300')),
      JSON.stringify([...Object.values(localStorage), window.name, window.location.href]),
    ]);
    expect(drafts).toEqual(['draft:calculator']);
    expect(rest).not.toContain('12300');
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
