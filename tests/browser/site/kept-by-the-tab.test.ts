import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { holdScripts } from '../late-files.ts';
import { REFUSED_STORAGE } from '../phone-page.ts';
import { COMPLAINT, FORMS, pressIn, stands, typeInto } from '../public-forms.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let isWhole: SiteVisit['isWhole'];
withSite((visit) => {
  ({ page, go, isUp, isWhole } = visit);
});

const { complaint } = english.site;

async function open(path: string): Promise<void> {
  await go(path);
  await isWhole();
  await isUp();
}

async function switchTo(path: string): Promise<void> {
  await page.locator('a[data-switch]').first().click();
  await page.waitForURL(`**${path}`);
  await isWhole();
  await isUp();
}

const shows = (label: string, text: string): Promise<void> =>
  expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
const field = (label: string) => page.getByLabel(label, { exact: true });

it('Q3, reliability row 30: where storage refuses, a complaint says that it is not kept, and is sent', async () => {
  await page.addInitScript({ content: REFUSED_STORAGE['may not be touched'] });
  await open('/complaints');
  await typeInto(page, COMPLAINT);
  await page.getByText(complaint.notKept).waitFor();
  expect(await page.getByText(complaint.kept).count()).toBe(0);
  await pressIn(page, COMPLAINT);
  await page.getByRole('heading', { name: complaint.submitted }).waitFor();
  expect(await page.getByText(complaint.kept).count()).toBe(0);
});

it('Q3, R19 nothing is taken from the name that another site gave the tab', async () => {
  await page.addInitScript(`window.name = 'asaan-typed:{"numberCheck":{"digits":"03001234567","checked":""}}'`);
  await open('/notify');
  await shows(english.site.numberCheck.field, '');
});

describe('what is typed before the program', () => {
  it.each(FORMS)('R15, Q3 stays on $path through a reload, and goes along with the language switch', async (form) => {
    const { path, urduPath } = form;
    const release = await holdScripts(page);
    await go(path);
    await typeInto(page, form);
    await page.reload();
    await stands(page, form, false);
    await page.locator('a[data-switch]').first().click();
    release();
    await page.waitForURL(`**${urduPath}`);
    await isUp();
    await stands(page, form);
  });
});

it.each(['before', 'after'] as const)(
  'Q3, R11 the tab that was chosen %s the program goes along with the switch, and stays over a reload',
  async (when) => {
    const second = page.getByRole('tab').nth(1);
    const isChosen = async (): Promise<boolean> => (await second.getAttribute('aria-selected')) === 'true';
    const release = when === 'before' ? await holdScripts(page) : () => undefined;
    await go('/servise');
    if (when === 'after') await isUp();
    await second.click();
    await page.locator('a[data-switch]').click();
    release();
    await page.waitForURL('**/serviseUrdo');
    await isUp();
    await expect.poll(isChosen).toBe(true);
    await page.reload();
    await isUp();
    expect(await isChosen()).toBe(true);
  },
);

describe('what was erased or typed anew', () => {
  const { fields } = complaint;

  it('Q3 stays so with Back after the switch: the browser puts nothing older back', async () => {
    for (const then of ['', 'Second']) {
      await open('/complaints');
      await field(fields.name).fill('First');
      await switchTo('/complaints/urdo');
      await page.getByRole('button', { name: urdu.common.erase }).click();
      await field(urdu.site.complaint.fields.name).fill(then);
      await page.goBack();
      await page.waitForURL('**/complaints');
      await isUp();
      await shows(fields.name, then);
      await page.getByRole('button', { name: english.common.erase }).click();
    }
  });
});
