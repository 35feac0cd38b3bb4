import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { fitAddressField } from '#core/address/address-form.ts';
import { fitComplaintField } from '#core/complaint/complaint.ts';
import { fitLoanField } from '#core/loan/loan-input.ts';
import { english } from '#core/text/catalogue.ts';
import type { TestServer } from '../support/test-server.ts';
import { openInApp } from './native-app.ts';
import { withPhone } from './phone-page.ts';
import { untilUp } from './reach.ts';
import { caretIn, empty, mayPaste, WAY_NAMES, WAYS } from './ways-of-entering.ts';

let server: TestServer;
let page: Page;
let cdp: CDPSession;
let errors: string[];
withPhone((visit) => {
  ({ server, page, errors } = visit);
});

const { calculator, complaint } = english.site;

/** A field of each kind: where it is, texts for it, and the core's rule that fits them, which is held to tests of its own. */
interface FieldCase {
  readonly label: string;
  readonly path: '/calculator' | '/complaints' | 'address';
  readonly texts: readonly string[];
  readonly fit: (text: string) => string;
  /** Four characters that stand in the field; the two in the middle are replaced. */
  readonly four?: string;
}

const FIELDS: readonly FieldCase[] = [
  {
    label: calculator.fields.loanAmount,
    path: '/calculator',
    texts: ['۱۲۳', '007', '1,200', '12345678', '٣٠'],
    fit: (text) => fitLoanField('loanAmount', text).text,
  },
  {
    label: calculator.fields.rate,
    path: '/calculator',
    texts: ['۰٫۵', '0.5', '00.25', '9', '.5', '2.2', '1.', '1e-1'],
    fit: (text) => fitLoanField('rate', text).text,
    four: '.124',
  },
  {
    label: complaint.fields.mobile,
    path: '/complaints',
    texts: ['۰۳۰۰۱۲۳۴۵۶۷', '0300 123-4567', '+92 0300 1234567', '٠٣٠٠ ١٢٣ ٤٥٦٧', '030012345678901'],
    fit: (text) => fitComplaintField('mobile', text).text,
  },
  {
    label: complaint.fields.problem,
    path: '/complaints',
    texts: ['عائشہ بی بی', 'A\u200dB', '😀 x', 'y'.repeat(70)],
    fit: (text) => fitComplaintField('problem', text).text,
  },
  {
    label: english.shop.address.fields.email,
    path: 'address',
    texts: ['a b@c.pk', 'a\u200bb@c.pk', '۱۲@c.pk '],
    fit: (text) => fitAddressField('email', text).text,
  },
];

/** Enters a text in each way into an empty field, then between other characters; field and caret are what a person expects. */
async function tryField({ texts, fit, four = '3124' }: FieldCase, field: Locator): Promise<void> {
  const at = { page, cdp, field };
  const shows = (text: string): Promise<void> => expect.poll(() => field.inputValue(), { interval: 5 }).toBe(text);
  for (const [turn, way] of WAY_NAMES.entries()) {
    const text = texts[turn % texts.length] ?? '';
    await empty(at);
    await WAYS[way](at, text);
    const keyed = Array.from(text).reduce((shown, key) => fit(shown + key), '');
    const left = way === 'keys' ? keyed : fit(text);
    await shows(left);
    // A browser selects what was dropped.
    const caret = way === 'drop' ? { left: '', selected: left } : { left, selected: '' };
    if (!way.includes('tap')) expect([way, text, await caretIn(field)]).toEqual([way, text, caret]);
  }
  for (const way of WAY_NAMES.filter((each) => each !== 'drop' && !each.includes('tap'))) {
    await empty(at);
    await WAYS.dictation(at, four);
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await WAYS[way](at, '۰');
    const replaced = fit(`${four[0]}۰${four[3]}`);
    await shows(replaced);
    expect([way, await caretIn(field)]).toEqual([way, { left: replaced.slice(0, -1), selected: '' }]);
  }
}

it.each(FIELDS)(
  'reliability rows 41, 44 and 61: $label ($path) takes a text by keys, paste, drop, composition, dictation and script',
  async (each) => {
    cdp = await mayPaste(page, server.origin);
    if (each.path === 'address') await openInApp(page, server, SHOP_STATES['address-new'], 'ways-of-entering');
    else {
      await page.goto(server.origin + each.path);
      await untilUp(page);
    }
    const field = page.getByRole('textbox', { name: each.label, exact: true });
    await field.waitFor();
    await tryField(each, field);
    expect(errors).toEqual([]);
  },
);
