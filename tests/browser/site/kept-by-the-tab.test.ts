import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { holdScripts } from '../late-files.ts';
import { FORMS, stands, typeInto } from '../public-forms.ts';
import { REFUSED_STORAGE } from '../refused-storage.ts';
import { passFrames } from '../settled.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
let isWhole: SiteVisit['isWhole'];
withSite((visit) => {
  ({ page, go, isUp, isWhole } = visit);
});

/** What a browser does that keeps nothing, or what is short alone. */
const REFUSALS = {
  'may not be touched': REFUSED_STORAGE['may not be touched'],
  'takes the beginning alone': `const set = Storage.prototype.setItem; Storage.prototype.setItem = function (key, text) { if (text.length > 75) throw new DOMException('no', 'QuotaExceededError'); set.call(this, key, text); };`,
};

const { complaint } = english.site;
const WORDS = { name: 'Ayesha', mobile: '3001234567', problem: 'Somebody called me' } as const;
const WORD_FIELDS = Object.entries(WORDS) as readonly (readonly [keyof typeof WORDS, string])[];

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

describe('Q3, reliability row 30: where storage refuses', () => {
  it.each(Object.entries(REFUSALS))(
    'and %s, a complaint says that it is not kept, is sent, and its receipt is shown',
    async (way, script) => {
      await page.addInitScript({ content: script });
      await open('/complaints');
      for (const [name, text] of WORD_FIELDS) await field(complaint.fields[name]).fill(text);
      await page.getByText(complaint.notKept).waitFor();
      expect(await page.getByText(complaint.kept).count()).toBe(0);
      await page.getByRole('button', { name: complaint.submit }).click();
      await page.getByRole('heading', { name: complaint.submitted }).waitFor();
      await page.getByText(WORDS.problem).waitFor();
      if (way === 'may not be touched') expect(await page.getByText(complaint.receiptsKept).count()).toBe(0);
    },
  );

  it('Q3, R19 nothing is taken from the name that another site gave the tab', async () => {
    const number = JSON.stringify({ numberCheck: { digits: '03001234567', checked: '' } });
    await page.addInitScript(`window.name = 'asaan-typed:' + ${JSON.stringify(number)}`);
    await open('/notify');
    await shows(english.site.numberCheck.field, '');
  });
});

describe('what is typed before the program', () => {
  it.each(FORMS)(
    'R15, Q3 stays on $path through a reload, and goes along with query and language switch',
    async (form) => {
      const { path, urduPath } = form;
      const release = await holdScripts(page);
      await go(`${path}?ref=1`);
      await typeInto(page, form);
      if (path !== '/notify') {
        await page.reload();
        await stands(page, form, false);
      }
      await page.locator('a[data-switch]').first().click();
      release();
      await page.waitForURL(`**${urduPath}?ref=1`);
      await isUp();
      await stands(page, form);
    },
  );
});

/** What can be chosen on a page, and whether it is. */
const CHOICES = {
  '/notify': {
    other: '/notify/urdo',
    choose: () => page.locator('[data-island=advice] label').nth(1).click(),
    isChosen: () => page.locator('[data-island=advice] label input').nth(1).isChecked(),
  },
  '/servise': {
    other: '/serviseUrdo',
    choose: () => page.getByRole('tab').nth(1).click(),
    isChosen: async () => (await page.getByRole('tab').nth(1).getAttribute('aria-selected')) === 'true',
  },
} as const;
const CHOICE_PATHS = Object.keys(CHOICES) as readonly (keyof typeof CHOICES)[];

describe('what was chosen', () => {
  it.each(CHOICE_PATHS.flatMap((path) => (['before', 'after'] as const).map((when) => ({ path, when }))))(
    'Q3 on $path $when its program goes along with the switch',
    async ({ path, when }) => {
      const { other, choose, isChosen } = CHOICES[path];
      const release = when === 'before' ? await holdScripts(page) : () => undefined;
      await go(path);
      if (when === 'after') await isUp();
      await choose();
      await page.locator('a[data-switch]').click();
      release();
      await page.waitForURL(`**${other}`);
      await isUp();
      await expect.poll(isChosen).toBe(true);
    },
  );

  it('R11 on /servise stays over a reload', async () => {
    const { choose, isChosen } = CHOICES['/servise'];
    await go('/servise');
    await isUp();
    await choose();
    await page.reload();
    await isUp();
    await expect.poll(isChosen).toBe(true);
  });
});

describe('what was erased or typed anew', () => {
  const { fields, erase } = complaint;

  it('Q3 stays so with Back after the switch: the browser puts nothing older back', async () => {
    for (const then of ['', 'Second']) {
      await open('/complaints');
      await field(fields.name).fill('First');
      await switchTo('/complaints/urdo');
      await page.getByRole('button', { name: urdu.site.complaint.erase }).click();
      await field(urdu.site.complaint.fields.name).fill(then);
      await page.goBack();
      await page.waitForURL('**/complaints');
      await isUp();
      await shows(fields.name, then);
      // What came without an event is looked for again and again.
      await passFrames(page, 40);
      await shows(fields.name, then);
      await page.getByRole('button', { name: erase }).click();
    }
  });
});
