import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { fitAddressField } from '#core/address/address-form.ts';
import { fitComplaintField } from '#core/complaint/complaint.ts';
import { fitLoanField } from '#core/loan/loan-input.ts';
import { checkNumber } from '#core/number-check/check-number.ts';
import { fitOverdueDays } from '#core/screens/bnpl-calculator-flow.ts';
import { english } from '#core/text/catalogue.ts';
import { keepTally, sample } from '../faults/tally.ts';
import { cliJson } from '../support/command-line.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { openInApp } from './native-app.ts';
import { caretIn, compose, empty, WAY_NAMES, WAYS } from './ways-of-entering.ts';
import { withPhone } from './with-sandbox.ts';

const ROW = '61 a text by composition, replacement, drop, dictation, script';
const tally = keepTally('browser', 'ways of entering');

/** The row of the list to which a way belongs. */
function rowOf(way: string): string {
  if (way.includes('composition')) return '41 digits by an input method';
  return way === 'paste' || way === 'autofill' ? '44 pasted, or filled in by the browser' : ROW;
}

let server: TestServer;
let page: Page;
let cdp: CDPSession;
withPhone((visit) => {
  ({ server, page } = visit);
  page.on('pageerror', (error) => expect.unreachable(error.message));
});

async function open(path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  cdp = await page.context().newCDPSession(page);
  if (path === '') return;
  await page.goto(server.origin + path);
  await page.waitForFunction(() => window.asaanIsUp === true);
}

/** Opens a page whose program comes when the returned function is called. */
async function withoutProgram(path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(server.origin + path);
  cdp = await page.context().newCDPSession(page);
  return release;
}

const at = (field: Locator) => ({ page, cdp, field });
const shows = (field: Locator, text: string): Promise<void> =>
  expect.poll(() => field.inputValue(), { interval: 5 }).toBe(text);

/** Texts of each kind of field; the fitting rule of the core is held to its own tests. */
const NUMBERS = [
  '۰۳۰۰۱۲۳۴۵۶۷',
  '0300 123-4567',
  '+92 0300 1234567',
  '00923001234567',
  '٠٣٠٠ ١٢٣ ٤٥٦٧',
  '030012345678901',
];
const COUNTS = ['۱۲۳', '007', '1,200', '12345678', '٣٠'];
const RATES = ['۰٫۵', '0.5', '00.25', '9', '.5', '2.2', '1.'];
const WORDS = ['عائشہ بی بی', 'A\u200dB', '😀 x', 'y'.repeat(70)];

interface FieldCase {
  readonly label: string;
  readonly texts: readonly string[];
  readonly fit: (text: string) => string;
  /** Four characters that stand in the field; the two in the middle are replaced. */
  readonly four?: string;
}

/** Enters each text in each way into an empty field, then between other characters; field and caret are what a person expects. */
async function tryField({ label, texts, fit, four = '3124' }: FieldCase): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (const { way, text } of sample(
    WAY_NAMES.flatMap((each) => texts.map((typed) => ({ way: each, text: typed }))),
    WAY_NAMES.length,
  )) {
    await empty(at(field));
    await WAYS[way](at(field), text);
    const keyed = Array.from(text).reduce((shown, key) => fit(shown + key), '');
    const left = way === 'keys' ? keyed : fit(text);
    await tally.survive(rowOf(way), 1, async () => {
      await shows(field, left);
      // A browser selects what was dropped.
      const caret = way === 'drop' ? { left: '', selected: left } : { left, selected: '' };
      if (!way.includes('tap')) expect([way, text, await caretIn(field)]).toEqual([way, text, caret]);
    });
  }
  for (const way of WAY_NAMES.filter((each) => each !== 'drop' && !each.includes('tap'))) {
    await empty(at(field));
    await WAYS.dictation(at(field), four);
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await WAYS[way](at(field), '۰');
    const replaced = fit(`${four[0]}۰${four[3]}`);
    await tally.survive(rowOf(way), 1, async () => {
      await shows(field, replaced);
      expect([way, await caretIn(field)]).toEqual([way, { left: replaced.slice(0, -1), selected: '' }]);
    });
  }
}

/** Numbers as people write them, and as they must not be mistaken. */
const WRITTEN = [
  '0516011632',
  '+92 51 6011632',
  '0092 516011632',
  '(+92) 0 51-6011632',
  '+92 (0) 51 6011632',
  '۰۵۱۶۰۱۱۶۳۲',
  '０５１６０１１６３２',
  '0516011632²',
  '051⁶011632',
  '0516011632O',
  '②0516011632',
  '0516011६32',
  '0516011632 ext. 5',
  '051\u200b601\u202e1632',
  '92516011632',
  '0516011931 0516011932',
  '05111188388345678',
  '²',
];

const field = (): Locator => page.getByLabel(english.site.numberCheck.field);
const status = (): Promise<string | null> =>
  page.locator('[data-verdict-place] [data-status]').getAttribute('data-status');
const verdictOf = async (text: string): Promise<unknown> => (await cliJson(['check', text]))[1];

/** The field's verdict is the command line's on what was entered, and on what stands there; the next change takes it back. */
async function isJudged(way: string, entered: string): Promise<void> {
  // What was put there without a word is seen soon; the button says when.
  await expect.poll(() => page.getByRole('button', { name: english.site.numberCheck.check }).isEnabled()).toBe(true);
  await field().press('Enter');
  const expected = await verdictOf(entered);
  await expect
    .poll(async () => [way, entered, await status()])
    .toEqual([way, entered, (expected as { status: string }).status]);
  // Blanks that are typed before it is known that the rest cannot be read are gone.
  const plain = (text: string): string => (way === 'keys' ? text.replaceAll(' ', '') : text);
  // Before its program the page leaves words beside the digits where they are, for the program to tell of them.
  const isLeft = way === 'early' && checkNumber(entered).isPartial;
  const digits = isLeft ? entered : (expected as { digits: string }).digits;
  expect([way, entered, plain(await field().inputValue())]).toEqual([way, entered, plain(digits)]);
  expect(await verdictOf(await field().inputValue())).toMatchObject({ status: await status() });
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect.poll(status).toBe('unchecked');
}

describe(`reliability row ${ROW}`, () => {
  const loan = english.site.calculator.fields;
  const complaint = english.site.complaint.fields;
  const address = english.shop.address.fields;

  it('fields of the calculator', async () => {
    await open('/calculator');
    await page.getByText(english.site.calculator.late).click();
    for (const name of ['loanAmount', 'loanDay', 'overdueDays'] as const) {
      await tryField({ label: loan[name], texts: COUNTS, fit: (text) => fitLoanField(name, text).text });
    }
    for (const name of ['rate', 'penaltyRate'] as const) {
      await tryField({ label: loan[name], texts: RATES, fit: (text) => fitLoanField(name, text).text, four: '.124' });
    }
  });

  it('fields of the complaint', async () => {
    await open('/complaints');
    for (const [name, texts] of [
      ['mobile', NUMBERS],
      ['name', WORDS],
      ['problem', WORDS],
    ] as const) {
      await tryField({ label: complaint[name], texts, fit: (text) => fitComplaintField(name, text).text });
    }
  });

  it('fields of the address', async () => {
    await open('');
    await openInApp(page, server, SHOP_STATES['address-new'], 'ways-of-entering');
    await page.getByLabel(address.email).waitFor();
    for (const [name, texts] of [
      ['phoneNumber', NUMBERS],
      ['name', WORDS],
      ['email', ['a b@c.pk', 'a\u200bb@c.pk', '۱۲@c.pk ']],
      ['street', WORDS],
    ] as const) {
      await tryField({ label: address[name], texts, fit: (text) => fitAddressField(name, text).text });
    }
  });

  it('days of the instalment calculator, and the search for a city', async () => {
    await open('');
    await openInApp(page, server, SHOP_STATES.calculator, 'ways-in-calculator');
    await page.getByLabel(english.shop.calculator.overdueDays).waitFor();
    const fit = (text: string): string => fitOverdueDays(text).text;
    await tryField({ label: english.shop.calculator.overdueDays, texts: COUNTS.slice(0, 3), fit });
  });

  it('R19, Q61 the number check: the verdict of the command line on just what was entered', async () => {
    await open('/notify');
    for (const { way, text } of sample(
      WAY_NAMES.flatMap((each) => WRITTEN.map((written) => ({ way: each, text: written }))),
      4 * WAY_NAMES.length,
    )) {
      await empty(at(field()));
      await WAYS[way](at(field()), text);
      await tally.survive(rowOf(way), 1, () => isJudged(way, text));
    }
    // Nobody is told of this change: what stands there is judged all the same.
    for (const text of WRITTEN) {
      await empty(at(field()));
      await field().pressSequentially('0516011632');
      await field().evaluate((input: HTMLInputElement, put) => {
        input.setRangeText(put, 0, input.value.length);
      }, text);
      await tally.survive(ROW, 1, () => isJudged('in silence', text));
    }
  });

  it('the number check before its program judges by the same table, and its program goes on with it', async () => {
    const release = await withoutProgram('/notify');
    for (const text of WRITTEN) {
      await empty(at(field()));
      await WAYS.dictation(at(field()), text);
      await tally.survive('61 before the program', 1, () => isJudged('early', text));
    }
    await empty(at(field()));
    await WAYS.dictation(at(field()), '+92 51 6011632');
    await field().press('Enter');
    await field().evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
    const node = await field().elementHandle();
    release();
    await page.waitForFunction(() => window.asaanIsUp === true);
    await tally.survive('61 before the program', 1, async () => {
      expect([await status(), await field().inputValue()]).toEqual(['official', '0516011632']);
      expect(await caretIn(field())).toEqual({ left: '051', selected: '60' });
      expect(
        await field().evaluate((input, before) => input === before && input === document.activeElement, node),
      ).toBe(true);
      await field().press('Backspace');
      expect([await status(), await field().inputValue()]).toEqual(['unchecked', '05111632']);
    });
  });

  it('a composition that goes on while the program comes is left alone', async () => {
    const release = await withoutProgram('/notify');
    await field().focus();
    await compose(at(field()), '۰۵۱-۶۰', 2);
    release();
    await page.waitForFunction(() => window.asaanIsUp === true);
    await tally.survive('61 before the program', 1, async () => {
      expect(await field().inputValue()).toBe('۰۵۱-۶۰');
      await cdp.send('Input.insertText', { text: '۰۵۱-۶۰۱۱۶۳۲' });
      await shows(field(), '0516011632');
    });
  });

  it('Q3 the language switch brings a text of any length along whole', async () => {
    await open('/notify');
    for (const [text, verdict] of [
      ['0516011632           ²', 'unchecked'],
      [`0516011632${'5'.repeat(40)}`, 'unofficial'],
    ] as const) {
      await empty(at(field()));
      await WAYS.dictation(at(field()), text);
      await page.locator('a[data-switch]').click();
      await page.waitForFunction(() => window.asaanIsUp === true && document.documentElement.lang === 'ur');
      const there = page.locator('form[data-check] input');
      await tally.survive(ROW, 1, async () => {
        expect(await there.inputValue()).toBe(text);
        await there.press('Enter');
        expect(await status()).toBe(verdict);
      });
      await page.goto(`${server.origin}/notify`);
      await page.waitForFunction(() => window.asaanIsUp === true);
    }
    expect(checkNumber('0516011632²').status).toBe('unchecked');
  });
});
