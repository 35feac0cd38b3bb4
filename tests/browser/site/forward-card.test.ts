import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let context: BrowserContext;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ context, page, go, isUp } = visit);
});

const [{ site: english }, { site: urdu }] = [textsOf('en'), textsOf('ur')];
const { share } = english.safety;

/** A phone's sheet that takes texts and pictures, and notes what it is given; one that refuses files where `refusesFiles` is set. */
const SHEET = `
  Object.defineProperty(navigator, 'canShare', { value: ({ files = [] }) => !window.refusesFiles || files.every(({ size }) => size === 1) });
  Object.defineProperty(navigator, 'share', { configurable: true, value: async (data) => { window.given = data; } });`;

interface Given {
  readonly text: string;
  readonly files?: readonly File[];
}

describe('a result is handed on', () => {
  it('by the button that is there while the loan’s figures change at each key, and forgets what was copied before', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await go('/calculator');
    await isUp();
    const amount = page.getByLabel(english.calculator.fields.loanAmount).first();
    await amount.fill('1000');
    const card = page.getByRole('region', { name: share.title.loan });
    await card.evaluate((element) => element.setAttribute('data-first', ''));
    await card.getByRole('button', { name: share.copy }).click();
    await card.getByText(share.copied).waitFor();
    await amount.press('End');
    await amount.press('0');
    await card.getByRole('button', { name: share.copy }).waitFor();
    await amount.press('Backspace');
    expect(await card.evaluate((element) => element.hasAttribute('data-first'))).toBe(true);
    await expect.poll(() => whatsApp(card)).toContain('Rs.\u00a01,000');
  });

  it('as a picture beside the text, and as the text alone where the sheet refuses pictures', async () => {
    await page.addInitScript({ content: SHEET });
    await go('/notify/urdo');
    await isUp();
    await page.getByLabel(urdu.numberCheck.field).fill('0516011631');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: urdu.safety.share.share }).click();
    await page.waitForFunction(() => 'given' in window);
    const seen = await page.evaluate(async () => {
      const { text, files: [file] = [] } = (window as unknown as { given: Given }).given;
      if (file === undefined) throw new Error('no picture');
      const { width, height } = await createImageBitmap(file);
      return { text, type: file.type, name: file.name, width, isHigh: height > 300 };
    });
    expect(seen).toMatchObject({ type: 'image/png', width: 720, isHigh: true });
    expect(seen.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.png$/);
    for (const { safety } of [english, urdu]) expect(seen.text).toContain(safety.share.secret);

    await page.addInitScript({ content: 'window.refusesFiles = true;' });
    await go('/calculator');
    await isUp();
    await page.getByRole('button', { name: share.share }).click();
    await page.waitForFunction(() => 'given' in window);
    const given = await page.evaluate(() => (window as unknown as { given: Given }).given);
    expect([given.files ?? null, given.text.includes('12,250')]).toEqual([null, true]);
  });

  it('by WhatsApp, and can be copied by hand where the phone refuses all', async () => {
    await page.addInitScript({ content: SHEET });
    await go('/calculator/urdo');
    await isUp();
    const amount = page.getByLabel(urdu.calculator.fields.loanAmount).first();
    await amount.fill('10000');
    const card = page.getByRole('region', { name: urdu.safety.share.title.loan });
    await expect.poll(() => whatsApp(card)).toContain('12,250');
    const message = await whatsApp(card);
    for (const part of [share.secret, urdu.safety.share.secret, '/calculator']) expect(message).toContain(part);
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.defineProperty(navigator, 'share', { value: refuse });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
    });
    await page.getByRole('button', { name: urdu.safety.share.share }).click();
    const byHand = page.getByRole('alert').filter({ hasText: urdu.safety.share.byHand });
    const said = (await byHand.innerText()).replaceAll(/\s+/g, ' ');
    expect(said).toContain(message.replaceAll(/\s+/g, ' '));
    await amount.fill('20000');
    await byHand.waitFor({ state: 'detached' });
  });
});

/** The message that the card's link opens WhatsApp with. */
async function whatsApp(card: Locator): Promise<string> {
  const link = await card.getByRole('link').getAttribute('href');
  return new URL(link ?? '', 'https://wa.me').searchParams.get('text') ?? '';
}
