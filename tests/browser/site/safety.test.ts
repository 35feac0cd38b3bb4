import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { COMPANY } from '../../support/demo.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let context: BrowserContext;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];

withSite((visit) => {
  ({ context, page, go, isUp } = visit);
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
      COMPANY.hotline,
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
      Object.defineProperty(navigator, 'canShare', { value: () => false });
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
});
