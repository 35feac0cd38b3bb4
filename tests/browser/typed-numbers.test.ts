import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { empty, type FieldUnderHand, WAYS } from './ways-of-entering.ts';
import { withPhone } from './with-sandbox.ts';

const loan = english.site.calculator.fields;
let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
  page.on('pageerror', (error) => expect.unreachable(error.message));
});

const isUp = () => page.waitForFunction(() => window.asaanIsUp === true);

async function open(path: string): Promise<(field: Locator) => FieldUnderHand> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  const cdp = await page.context().newCDPSession(page);
  await page.goto(server.origin + path);
  await isUp();
  return (field) => ({ page, cdp, field });
}

/** Opens a page whose programs come when the returned function is called. */
async function withoutProgram(path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.locator('form[data-early], form[data-check]').first().waitFor();
  return release;
}

const switchOver = () => page.locator('a[data-switch="ur"]').first();
const field = (): Locator => page.getByLabel(english.site.numberCheck.field);
const status = (): Promise<string | null> =>
  page.locator('[data-verdict-place] [data-status]').getAttribute('data-status');
const shows = (locator: Locator, text: string): Promise<void> =>
  expect.poll(() => locator.inputValue(), { interval: 5 }).toBe(text);

describe('numbers that are replaced, or typed with something else', () => {
  it('Q12 a longer number that takes the place of its beginning is judged whole', async () => {
    const at = await open('/notify');
    for (const replace of [
      async () => {
        await field().selectText();
        await WAYS.paste(at(field()), '0511118838834');
      },
      () => field().fill('0511118838834'),
      () => WAYS.dictation(at(field()), '34'),
    ]) {
      await field().fill('051111883883');
      await replace();
      await field().press('Enter');
      await expect.poll(status).toBe('unofficial');
      expect(await field().inputValue()).toMatch(/^0511118838834?3?4?$/);
    }
  });

  it('Q64 a key that is no digit ends a number of rupees or days, and is said', async () => {
    const at = await open('/calculator');
    const amount = page.getByLabel(loan.loanAmount, { exact: true });
    for (const [keys, left] of [
      ['20000.50', '20000'],
      ['1e5', '1'],
      ['-5000', '5000'],
      ['10,000.00', '10000'],
      ['5,5', '55'],
    ] as const) {
      await empty(at(amount));
      await page.keyboard.type(keys);
      await shows(amount, left);
      await page.getByText(english.site.calculator.misread).waitFor();
      await empty(at(amount));
      await expect.poll(() => page.getByText(english.site.calculator.misread).count()).toBe(0);
    }
  });
});

describe('what is typed before the program', () => {
  it('R15, Q3 a number and the query go along with the language switch, and stay here where it opens elsewhere', async () => {
    const release = await withoutProgram('/notify?ref=1');
    await field().fill('0516011632');
    await switchOver().click({ modifiers: ['Control'] });
    expect(await page.evaluate(() => window.name)).toBe('');
    await switchOver().click();
    release();
    await page.waitForURL('**/notify/urdo?ref=1');
    await isUp();
    await shows(page.getByLabel(urdu.site.numberCheck.field), '0516011632');
    expect(await page.evaluate(() => window.name)).toBe('');
  });

  it('Q3 a complaint goes along with the switch, and stays through a reload without a program', async () => {
    const release = await withoutProgram('/complaints?ref=1');
    const { fields } = english.site.complaint;
    await page.getByLabel(fields.name).fill('Ayesha');
    await page.getByLabel(fields.problem).fill('Somebody called me');
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel(fields.mobile).fill('03001234567');
    await shows(page.getByLabel(fields.problem), 'Somebody called me');
    await switchOver().click();
    release();
    await page.waitForURL('**/complaints/urdo?ref=1');
    await isUp();
    for (const [name, text] of [
      ['name', 'Ayesha'],
      ['mobile', '3001234567'],
      ['problem', 'Somebody called me'],
    ] as const)
      await shows(page.getByLabel(urdu.site.complaint.fields[name]), text);
  });

  it('Q3 the calculator’s figures stay through a reload, and go along with the switch', async () => {
    const release = await withoutProgram('/calculator?ref=1');
    const amount = page.getByLabel(loan.loanAmount, { exact: true });
    await amount.fill('25000');
    await page.reload({ waitUntil: 'commit' });
    await shows(amount, '25000');
    release();
    await isUp();
    await shows(amount, '25000');
    await page.reload();
    await isUp();
    await shows(amount, '25000');
    await switchOver().click();
    await page.waitForURL('**/calculator/urdo?ref=1');
    await isUp();
    await shows(page.getByLabel(urdu.site.calculator.fields.loanAmount, { exact: true }), '25000');
  });
});
