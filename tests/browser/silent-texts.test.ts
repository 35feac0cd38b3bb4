import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { empty, type FieldUnderHand, WAYS } from './ways-of-entering.ts';
import { withPhone } from './with-sandbox.ts';

const ROW = '61 a text that comes without an event';
const tally = keepTally('browser', 'silent texts');
const { numberCheck, calculator, complaint } = english.site;
const SILENT = ['a script in silence', 'an extension in silence'] as const;

let server: TestServer;
let page: Page;
withPhone((visit) => {
  ({ server, page } = visit);
  page.on('pageerror', (error) => expect.unreachable(error.message));
});

const isUp = () => page.waitForFunction(() => window.asaanIsUp === true);
const field = (): Locator => page.getByLabel(numberCheck.field);
const button = (): Locator => page.getByRole('button', { name: numberCheck.check });
const status = (): Promise<string | null> =>
  page.locator('[data-verdict-place] [data-status]').getAttribute('data-status');

/** Opens a page, with its program or without one that ever comes. */
async function open(path: string, hasProgram: boolean): Promise<(at: Locator) => FieldUnderHand> {
  if (!hasProgram) await page.route('**/assets/*.js', () => undefined);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.locator('form[data-early], form[data-check]').first().waitFor();
  if (hasProgram) await isUp();
  const cdp = await page.context().newCDPSession(page);
  return (at) => ({ page, cdp, field: at });
}

const TIMES = [
  ['with its program', true],
  ['before its program', false],
] as const;

describe.each(TIMES)('a text that is put into a field in silence, %s', (_time, hasProgram) => {
  it.each(['/notify', '/servise'])('R19, R20 takes the verdict back, and frees the button: %s', async (path) => {
    const at = await open(path, hasProgram);
    if (path === '/servise') await page.getByRole('tab', { name: english.site.frame.menu.numberCheck }).click();
    for (const way of SILENT) {
      await tally.survive(ROW, 1, async () => {
        await field().fill('');
        await expect.poll(() => button().isEnabled()).toBe(false);
        await WAYS[way](at(field()), '0516011632');
        await expect.poll(() => button().isEnabled()).toBe(true);
        await button().click();
        expect(await status()).toBe('official');
        await field().evaluate((input: HTMLInputElement) => input.setSelectionRange(10, 10));
        await WAYS[way](at(field()), '0');
        await expect.poll(status).toBe('unchecked');
        expect(await field().inputValue()).toBe('05160116320');
      });
    }
  });

  it('Q3 is kept of a complaint and of the calculator through a reload', async () => {
    for (const [path, label, text] of [
      ['/complaints', complaint.fields.name, 'Ayesha'],
      ['/complaints', complaint.fields.problem, 'A caller asked for my PIN.'],
      ['/calculator', calculator.fields.loanAmount, '25000'],
    ] as const) {
      for (const way of SILENT) {
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        const at = await open(path, hasProgram);
        const name = page.getByLabel(label, { exact: true });
        await tally.survive(ROW, 1, async () => {
          await name.evaluate((input: HTMLInputElement) => input.select());
          await name.evaluate((input: HTMLInputElement) => input.setRangeText(''));
          await WAYS[way](at(name), text);
          const kept = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
          await expect.poll(kept).toContain(text);
          await page.reload({ waitUntil: 'commit' });
          await expect.poll(() => name.inputValue()).toBe(text);
        });
      }
    }
  });
});

it('R20, Q12 a thirteenth digit stays beside the field in words, and is judged too', async () => {
  await open('/notify', true);
  const words = page.getByText(numberCheck.full);
  await field().pressSequentially('0511118838834');
  expect(await field().inputValue()).toBe('051111883883');
  await words.waitFor();
  await button().click();
  await expect.poll(() => field().inputValue()).toBe('0511118838834');
  expect(await status()).toBe('unofficial');
  await field().press('End');
  await field().press('Backspace');
  await expect.poll(status).toBe('unchecked');
  expect([await field().inputValue(), await words.count()]).toEqual(['051111883883', 0]);
  await field().press('4');
  await words.waitFor();
  await page.locator('a[data-switch]').click();
  await page.waitForFunction(() => window.asaanIsUp === true && document.documentElement.lang === 'ur');
  expect(await page.locator('form[data-check] input').inputValue()).toBe('0511118838834');
});

it('Q17, Q64 says of a rate that is typed key by key what became of it', async () => {
  const at = await open('/calculator', true);
  await page.getByText(calculator.late, { exact: true }).click();
  for (const [name, cap, keys, left, says] of [
    ['rate', '0.75', '2.2', '0.75', 'capped'],
    ['rate', '0.75', '1.', '0.75', 'capped'],
    ['rate', '0.75', '0.5', '0.5', null],
    ['rate', '0.75', '0.5.5', '0.5', 'misread'],
    ['rate', '0.75', '1e-1', '0.75', 'misread'],
    ['penaltyRate', '2.3', '2.2', '2.2', null],
    ['penaltyRate', '2.3', '1.', '1.', null],
    ['penaltyRate', '2.3', '9', '2.3', 'capped'],
  ] as const) {
    const rate = page.getByLabel(calculator.fields[name], { exact: true });
    await empty(at(rate));
    await page.keyboard.type(keys);
    await expect.poll(() => rate.inputValue()).toBe(left);
    const shown = async (text: string): Promise<boolean> => (await page.getByText(text).count()) > 0;
    expect([keys, await shown(calculator.capped({ cap })), await shown(calculator.misread)]).toEqual([
      keys,
      says === 'capped',
      says === 'misread',
    ]);
    await empty(at(rate));
  }
});
