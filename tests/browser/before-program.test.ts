import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SITE_ADDRESSES } from '#core/routes/site-pages.ts';
import { english } from '#core/text/catalogue.ts';
import { textsOf } from '#core/text/languages.ts';
import { keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { holdScripts } from './late-files.ts';
import { sleep, wake } from './settled.ts';
import { type SiteVisit, withSite } from './site/with-site.ts';

const ROW = '61 typed, chosen and pressed at any time';
const tally = keepTally('browser', 'times of arrival');
let browser: Browser;
let server: TestServer;
let page: Page;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ browser, server, page, go, isUp } = visit);
});

const { calculator, complaint, numberCheck, safety } = english.site;

/** Lets the page's program come when the returned function is called. */
const holdProgram = (): Promise<() => void> => holdScripts(page);

/** A form: what is typed into it, by label, what then stands there, and what it says once it was pressed. */
interface FormCase {
  readonly path: string;
  readonly typed: readonly (readonly [label: string, typed: string, stands: string])[];
  readonly button: string;
  readonly says: string | RegExp;
}

const FORMS: readonly FormCase[] = [
  {
    path: '/notify',
    typed: [[numberCheck.field, '+92 51 6011632', '0516011632']],
    button: numberCheck.check,
    says: numberCheck.official.title,
  },
  {
    path: '/calculator',
    typed: [
      [calculator.fields.loanAmount, '۲۰,۰۰۰', '20000'],
      [calculator.fields.loanDay, '030', '30'],
      [calculator.fields.rate, '9', '0.75'],
      [calculator.fields.penaltyRate, '2.1', '2.1'],
      [calculator.fields.overdueDays, '5', '5'],
    ],
    button: calculator.calculate,
    says: 'Rs.\u00a026,600',
  },
  {
    path: '/complaints',
    typed: [
      [complaint.fields.name, 'Ayesha بی بی', 'Ayesha بی بی'],
      [complaint.fields.mobile, '+92 0300 1234567', '3001234567'],
      [complaint.fields.problem, 'A caller asked\nfor my PIN.', 'A caller asked\nfor my PIN.'],
    ],
    button: complaint.submit,
    says: complaint.submitted,
  },
];

const TIMES = ['before the program', 'while it comes', 'after it', 'before the page sleeps'] as const;

async function type({ typed }: FormCase, from: number, to: number): Promise<void> {
  // What is folded away stays open once it was opened.
  const folds = page.locator('form details:not([open]) > summary');
  if (from === 0) for (const fold of await folds.all()) await fold.click();
  for (const [label, text] of typed.slice(from, to)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function stands({ typed }: FormCase): Promise<void> {
  for (const [label, , text] of typed) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
  }
}

const press = ({ button }: FormCase): Promise<void> => page.getByRole('button', { name: button }).click();

describe('a form whose page has no program yet', () => {
  const CASES = FORMS.flatMap((form) => TIMES.map((time) => ({ ...form, time })));

  it.each(CASES)('$path, typed $time: it stands there, and a press is carried out once', async (form) => {
    const bodies: (string | null)[] = [];
    page.on('request', (request) => request.url().includes('complaint/add') && bodies.push(request.postData()));
    const { time, path } = form;
    const release = await holdProgram();
    if (!time.startsWith('before the program') && !time.startsWith('while')) release();
    await go(path);
    if (time === 'before the program') {
      await type(form, 0, form.typed.length);
      await press(form);
      // An early second press of a form that waits does nothing more.
      await page.keyboard.press('Enter').catch(() => undefined);
      if (path !== '/notify') await expect.poll(() => page.locator('[type="submit"][aria-busy]').count()).toBe(1);
      release();
    } else if (time === 'while it comes') {
      await type(form, 0, 1);
      release();
      await type(form, 1, form.typed.length);
      await isUp();
      await stands(form);
      await press(form);
    } else {
      await isUp();
      await type(form, 0, form.typed.length);
      if (time === 'before the page sleeps') {
        await sleep(page);
        await wake(page);
      }
      await stands(form);
      await press(form);
    }
    await isUp();
    await tally.survive(ROW, 1, async () => {
      await page.getByText(form.says).filter({ visible: true }).first().waitFor();
      if (path !== '/complaints') await stands(form);
      expect(await page.locator('[type="submit"][aria-busy]').count()).toBe(0);
      if (path !== '/complaints') return;
      expect(bodies.map((body) => JSON.parse(body ?? '{}') as unknown)).toEqual([
        { nameData: form.typed[0]?.[2], mobileData: form.typed[1]?.[2], problemData: form.typed[2]?.[2] },
      ]);
    });
  });

  it('the fields of lateness that were opened before the program stay open with it, and close by hand', async () => {
    const release = await holdProgram();
    await go('/calculator');
    await page.getByText(calculator.late).click();
    release();
    await isUp();
    await tally.survive(ROW, 1, async () => expect(await page.locator('form details[open]').count()).toBe(1));
    await page.getByText(calculator.late).click();
    await page.locator('form details:not([open])').waitFor();
  });

  it('a complaint with gaps that was pressed names them, and keeps the rest', async () => {
    const release = await holdProgram();
    await go('/complaints');
    await page.getByLabel(complaint.fields.problem).fill('A caller asked for my PIN.');
    await press(FORMS[2] as FormCase);
    release();
    await tally.survive(ROW, 1, async () => {
      await page.getByRole('alert').filter({ hasText: complaint.summary }).waitFor();
      expect(await page.getByLabel(complaint.fields.problem).inputValue()).toBe('A caller asked for my PIN.');
      expect(await page.getByRole('button', { name: complaint.submit }).isEnabled()).toBe(true);
    });
  });

  it('a complaint that was begun on an earlier page goes on beside what is typed before the program', async () => {
    await go('/complaints');
    await isUp();
    await page.getByLabel(complaint.fields.name).fill('Ayesha');
    await page.getByLabel(complaint.fields.problem).fill('A caller asked for my PIN.');
    const release = await holdProgram();
    await page.reload();
    const problem = page.getByLabel(complaint.fields.problem);
    await expect.poll(() => problem.inputValue()).toBe('A caller asked for my PIN.');
    await problem.fill('A caller asked for my PIN.\nHe called again.');
    release();
    await isUp();
    await tally.survive(ROW, 1, async () => {
      const both = 'A caller asked for my PIN.\nHe called again.';
      await expect.poll(() => page.getByLabel(complaint.fields.problem).inputValue()).toBe(both);
      expect(await page.getByLabel(complaint.fields.name).inputValue()).toBe('Ayesha');
      expect(await page.evaluate(() => sessionStorage.getItem('draft:complaint'))).toContain(JSON.stringify(both));
    });
  });

  it('Q62 what is typed before the program takes nothing away of a complaint that may have arrived', async () => {
    await go('/complaints');
    await isUp();
    const words = [complaint.fields.name, complaint.fields.mobile, complaint.fields.problem].map((label) =>
      page.getByLabel(label),
    );
    for (const [at, typed] of ['Ayesha', '3001234567', 'A caller asked for my PIN.'].entries())
      await words[at]?.fill(typed);
    await page.route('**/v3/complaint/add', () => undefined);
    await press(FORMS[2] as FormCase);
    await page.getByText(complaint.submitting).waitFor();
    const release = await holdProgram();
    await page.reload();
    await words[2]?.fill('A caller asked for my PIN and OTP.');
    release();
    await isUp();
    await tally.survive(ROW, 1, () => page.getByText(/^What you sent before, on .* may have arrived\.$/).waitFor());
  });

  it('sliders move their fields, tabs turn and answers stay', async () => {
    const release = await holdProgram();
    await go('/servise');
    await page.getByLabel(calculator.amountSlider).fill('20000');
    expect(await page.getByLabel(calculator.fields.loanAmount).inputValue()).toBe('20000');
    await page.getByLabel(calculator.fields.loanDay).fill('30');
    await page.getByRole('tab', { name: english.site.frame.menu.numberCheck }).click();
    await page.getByLabel(numberCheck.field).fill('0516011631');
    await page.getByLabel(numberCheck.field).press('Enter');
    release();
    await isUp();
    await tally.survive(ROW, 1, async () => {
      const tab = page.getByRole('tab', { name: english.site.frame.menu.numberCheck });
      expect(await tab.getAttribute('aria-selected')).toBe('true');
      await page.locator('[data-status="unofficial"]:visible').waitFor();
      await page.getByRole('tab', { name: english.site.frame.menu.calculator }).click();
      expect(await page.getByLabel(calculator.fields.loanAmount).inputValue()).toBe('20000');
      expect(await page.getByLabel(calculator.amountSlider).inputValue()).toBe('20000');
      expect(await page.getByLabel(calculator.fields.loanDay).inputValue()).toBe('30');
      expect(await page.getByLabel(calculator.daysSlider).inputValue()).toBe('30');
    });
  });

  it.each(['typed', 'put there in silence'])(
    'R31 what the page was built with is no answer to an amount that was %s before the program',
    async (way) => {
      const release = await holdProgram();
      await go('/calculator');
      const total = page.getByText('12,250').filter({ visible: true });
      expect(await total.count()).toBeGreaterThan(0);
      await page.getByText('for Rs.\u00a010,000 over 30 days').waitFor();
      const amount = page.getByLabel(calculator.fields.loanAmount, { exact: true });
      if (way === 'typed') await amount.fill('20000');
      else await amount.evaluate((input: HTMLInputElement) => Object.assign(input, { value: '20000' }));
      await tally.survive(ROW, 1, async () => {
        await expect.poll(() => page.getByText('10,000').or(total).filter({ visible: true }).count()).toBe(0);
        release();
        await isUp();
        await page.getByText('24,500').filter({ visible: true }).first().waitFor();
        await page.getByText('for Rs.\u00a020,000 over 30 days').waitFor();
        // Also after a page that left before its program.
        await page.reload();
        await isUp();
        await page.getByText('24,500').filter({ visible: true }).first().waitFor();
      });
    },
  );

  it('answers to the advice’s questions stay', async () => {
    const release = await holdProgram();
    await go('/notify');
    const answers = (question: keyof typeof safety.advice.questions) =>
      page.getByRole('group', { name: safety.advice.questions[question] });
    await answers('ownCode').getByLabel(safety.advice.yes).check();
    await answers('ourName').getByLabel(safety.advice.no).check();
    release();
    await isUp();
    await answers('asksSecret').getByLabel(safety.advice.no).check();
    await tally.survive(ROW, 1, async () => {
      expect(await answers('ourName').getByLabel(safety.advice.no).isChecked()).toBe(true);
      await page.locator('[data-advice="callUs"]').waitFor();
    });
  });
});

describe('a form without scripts', () => {
  const PAGES = SITE_ADDRESSES.filter(({ page: each }) =>
    ['numberCheck', 'calculator', 'service', 'complaints'].includes(each),
  );

  it.each(PAGES)(
    '$path says so above itself, and shows no button that looks alive',
    async ({ path, language, page: name }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
      context.setDefaultTimeout(10_000);
      const still = await context.newPage();
      await still.goto(server.origin + path);
      const { site } = textsOf(language);
      const words = still.locator('noscript > p').filter({ visible: true }).first();
      const form = still.locator('[data-island] form').first();
      await tally.survive('66 no scripts', 1, async () => {
        const [said, below] = [await words.boundingBox(), await form.boundingBox()];
        // Isolates around runs of Latin aside.
        expect((await words.innerText()).replace(/[\u2066-\u2069]/g, '')).toContain(site.frame.noScript);
        expect(await words.locator('svg').isVisible()).toBe(true);
        expect(said !== null && below !== null && said.y + said.height <= below.y).toBe(true);
        expect(
          await still.locator('[data-island] :is(button, input, textarea):enabled').filter({ visible: true }).count(),
        ).toBe(0);
        // What only a script can do is not promised.
        for (const promise of [site.calculator.lead, site.complaint.kept, site.numberCheck.unchecked.text])
          expect(await still.getByText(promise.slice(0, 20)).filter({ visible: true }).count(), promise).toBe(0);
        // Nor is a question asked that only a script can answer, and links are of the page's colours.
        expect(await still.locator('[data-scripted], input[type="radio"]').filter({ visible: true }).count()).toBe(0);
        const colors = await words.evaluate((each) =>
          [each, ...each.querySelectorAll('a')].map((part) => getComputedStyle(part).color),
        );
        expect(new Set(colors).size).toBe(1);
        const list = still.getByRole('link', { name: site.numberCheck.listOnAbout });
        expect(await list.count()).toBe(name === 'numberCheck' || name === 'service' ? 1 : 0);
        if ((await list.count()) === 0) return;
        const leads = await fetch(server.origin + (await list.getAttribute('href')));
        expect([leads.status, (await leads.text()).includes('051 6011632')]).toEqual([200, true]);
      });
      await context.close();
    },
  );
});
