import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { withPhone } from './phone-page.ts';
import { reach } from './reach.ts';

let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
});

/** Voices of a phone, which note what they say, and end each piece when they are told to. */
const VOICES = (languages: readonly string[]): string => `
  window.said = [];
  const voices = ${JSON.stringify(languages)}.map((lang) => ({ lang, name: lang }));
  class Utterance extends EventTarget { constructor(text) { super(); this.text = text; } }
  window.SpeechSynthesisUtterance = Utterance;
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
    queue: [],
    getVoices: () => voices,
    speak(part) { this.queue.push(part); window.said.push([part.lang, part.voice && part.voice.lang, part.text]); },
    cancel() { this.queue = []; },
    finish() { for (const part of this.queue.splice(0)) part.dispatchEvent(new Event('error')); },
  }) });`;

type Said = readonly (readonly [string, string | null, string])[];
const heard = (): Promise<Said> => page.evaluate(() => (window as unknown as { said: Said }).said);
const words = async (): Promise<string> => (await heard()).map(([, , text]) => text).join(' ');
const forget = (): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { said: unknown[] }).said = [];
  });
const finish = (): Promise<void> =>
  page.evaluate(() => (window.speechSynthesis as unknown as { finish(): void }).finish());
const isReading = (button: Locator): Promise<boolean> => button.evaluate((each) => each.hasAttribute('data-reading'));
/** On a phone the voice of the whole page is in its menu. */
const openMenu = (): Promise<void> => page.locator('header summary').first().click();
const hasVoices = (): Promise<unknown> => page.addInitScript({ content: VOICES(['en-US', 'ur-PK', 'hi-IN']) });

describe.each([
  ['en', '/FAQ', english],
  ['ur', '/FAQ/urdo', urdu],
] as const)('read aloud (%s)', (language, path, text) => {
  it('reads the page’s own words in its language, closed answers too, piece by piece, until told to stop, or an error', async () => {
    await hasVoices();
    await page.goto(server.origin + path);
    const button = page.locator('header [data-listen]:visible');
    await openMenu();
    await button.click();
    await expect.poll(() => button.innerText()).toBe(text.site.readingAids.stop);
    const all = await heard();
    expect(all.length).toBeGreaterThan(30);
    for (const [lang, voice, part] of all) {
      expect([lang, voice?.slice(0, 2), part.length <= 200]).toEqual([language, language, true]);
    }
    const said = plain(await words());
    expect(said).toContain(plain(text.site.faq.title));
    for (const { question, answer } of Object.values(text.site.faq.items)) {
      expect(said).toContain(plain(question));
      if (typeof answer === 'string') expect(said).toContain(plain(answer));
    }
    await button.click();
    await expect.poll(() => button.innerText()).toBe(text.site.readingAids.listen);
    await button.click();
    await expect.poll(() => isReading(button)).toBe(true);
    await finish();
    expect(await isReading(button)).toBe(false);
  });
});

it('reads one answer alone from the button beside it, and one at a time', async () => {
  await hasVoices();
  await page.goto(`${server.origin}/FAQ`);
  const { interest, period } = english.site.faq.items;
  // The second answer stays closed.
  await page.locator('summary', { hasText: interest.question }).click();
  const [first, second] = [interest, period].map(({ question }) =>
    page.locator('main [data-spoken]', { hasText: question }).locator('[data-listen]:visible'),
  );
  await first?.click();
  await expect.poll(words).not.toBe('');
  expect(plain(await words())).toBe(plain(`${interest.question} ${interest.answer}`));
  await forget();
  await second?.click();
  await expect.poll(words).not.toBe('');
  expect(plain(await words())).toBe(plain(`${period.question} ${period.answer}`));
  expect(await page.locator('[data-reading]').count()).toBe(1);
});

it('read aloud is not offered where the device has no such voice', async () => {
  await page.addInitScript({ content: VOICES(['hi-IN']) });
  await page.goto(`${server.origin}/FAQ`);
  await page.waitForFunction(() => document.documentElement.dataset['whole'] === '');
  expect(await page.locator('[data-listen]:visible').count()).toBe(0);
});

it('R52 reads the chosen plan of the cart as the chosen one, with larger text beside it, which stays over pages', async () => {
  await hasVoices();
  await reach(page, server, SHOP_STATES.cart, { shopper: 'read-aloud' });
  const plans = page.locator('[data-spoken]').filter({ hasText: english.shop.cart.terms({ periods: 3 }) });
  await plans.locator('[data-listen]').click();
  await expect.poll(words).toContain(english.shop.cart.term.total);
  expect(await words()).not.toContain(english.shop.cart.express);
  const said = (await heard()).map(([, , text]) => plain(text));
  const chosen = said[said.lastIndexOf(english.site.readingAids.chosen) + 1] ?? '';
  expect(await page.locator('label:has(input[name="plan"]:checked)').innerText()).toContain(chosen);
  // The yearly rate is read behind a pause.
  expect(said.filter((part) => /^\S+% a year/.test(part))).toHaveLength(3);
  // An amount that is crossed out is not read.
  for (const struck of await plans.locator('s').allTextContents()) expect(said).not.toContain(plain(struck));
  // In full, what is to be paid.
  await finish();
  await forget();
  await page.locator('input[name="payment"]').first().check();
  await page.locator('[data-spoken]:has([name="payment"]) [data-listen]').click();
  await expect.poll(words).toMatch(/Pay now\sRs\S*\s[\d,]+/);
  const size = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const before = await size();
  const button = page.getByRole('button', { name: english.site.readingAids.largeText });
  await button.click();
  const larger = await size();
  expect(Number.parseFloat(larger)).toBeGreaterThan(Number.parseFloat(before));
  await page.reload();
  expect([await button.getAttribute('aria-pressed'), await size()]).toEqual(['true', larger]);
  // The public pages have the same choice.
  await page.goto(`${server.origin}/about`);
  expect(await size()).toBe(larger);
});

// Helpers

/** Without the marks of direction, which are not spoken. */
const plain = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '').replaceAll(/\s+/g, ' ');
