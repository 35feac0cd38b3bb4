import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { empty, type FieldUnderHand, WAYS } from './ways-of-entering.ts';
import { withPhone } from './with-sandbox.ts';

const text = english.site.numberCheck;
let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
  page.on('pageerror', (error) => expect.unreachable(error.message));
});

const field = (): Locator => page.getByLabel(text.field);
const verdict = (): Locator => page.locator('[data-verdict-place] [data-status]');
const says = (words: string): Promise<boolean> => verdict().getByText(words).isVisible();

async function open(): Promise<FieldUnderHand> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(`${server.origin}/notify`);
  await page.waitForFunction(() => window.asaanIsUp === true);
  return { page, cdp, field: field() };
}

const LETTERS = ['0516011632O', '051O6011632', '壹0516011632', '0516011632㍘'];

it('Q12, Q61 what may be a digit makes a number unreadable, and words beside it are told', async () => {
  const at = await open();
  for (const entered of LETTERS) {
    await empty(at);
    await WAYS.paste(at, entered);
    await field().press('Enter');
    await page.getByRole('heading', { name: text.unreadable.title }).waitFor();
    await verdict().getByText('051 111 883 883').waitFor();
    expect(await field().inputValue()).toBe(entered);
  }
  for (const entered of ['0516011632 extension five', 'call 0516011632']) {
    await empty(at);
    await page.keyboard.type(entered);
    await page.getByText(text.onlyDigits).waitFor();
    await field().press('Enter');
    await page.getByRole('heading', { name: text.official.title }).waitFor();
  }
  expect([await field().inputValue(), await says(text.onlyDigits)]).toEqual(['0516011632', true]);
  // The message that is handed on says the same.
  const link = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(decodeURIComponent(link ?? '')).toContain(english.site.safety.share.onlyDigits);
});

it('Q61 words without any digit are said to hold none', async () => {
  const at = await open();
  await page.keyboard.type('a');
  await empty(at);
  await WAYS.paste(at, 'abc');
  await page.getByText(text.noDigits).waitFor();
  expect(await page.getByText(text.onlyDigits).count()).toBe(0);
});

it('Q12 a number that is offered breaks in twice the text on the smallest phone, and nothing scrolls sideways', async () => {
  await open();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await field().fill('92516011632');
  await field().press('Enter');
  await page.getByRole('button', { name: text.offer({ number: '0516011632' }) }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('Q12, Q61 before its program the page says the same, and its program goes on with it', async () => {
  const release = await holdScripts(page);
  await page.goto(`${server.origin}/notify`);
  for (const entered of LETTERS) {
    await field().fill(entered);
    await field().press('Enter');
    await page.getByRole('heading', { name: text.unreadable.title }).waitFor();
  }
  for (const [entered, isTold] of [
    ['0516011632', false],
    ['call 0516011632', true],
    ['0516011632 extension five', true],
  ] as const) {
    await field().fill(entered);
    await field().press('Enter');
    await page.getByRole('heading', { name: text.official.title }).waitFor();
    expect([entered, await says(text.onlyDigits)]).toEqual([entered, isTold]);
  }
  release();
  await page.waitForFunction(() => window.asaanIsUp === true);
  await page.getByRole('heading', { name: text.official.title }).waitFor();
  expect(await says(text.onlyDigits)).toBe(true);
});

it('Q12 judges what stands in the field after a hidden digit was deleted, or the same number pasted over all', async () => {
  const at = await open();
  for (const undo of [
    () => field().press('Backspace'),
    async () => {
      await field().selectText();
      await WAYS.paste(at, '051111883883');
    },
  ]) {
    await empty(at);
    await page.keyboard.type('0511118838834');
    await page.getByText(text.full).waitFor();
    await undo();
    await expect.poll(() => page.getByText(text.full).count()).toBe(0);
    expect(await field().inputValue()).toBe('051111883883');
    await field().press('Enter');
    await page.getByRole('heading', { name: text.official.title }).waitFor();
    expect(await field().inputValue()).toBe('051111883883');
  }
});

it('a megabyte in the field is judged whole, and shown and handed on as its beginning', async () => {
  await open();
  const long = '0516011632'.repeat(100_000);
  await field().fill(long);
  await field().press('Enter');
  await page.getByRole('heading', { name: text.unofficial.title }).waitFor();
  const link = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect((link ?? '').length).toBeLessThan(10_000);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
  expect((await field().inputValue()).length).toBe(long.length);
});
