import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { happensTo, held } from '../late-files.ts';
import { type SiteVisit, withSite } from './with-site.ts';

/** What brings the page's working parts. */
const PROGRAM = 'islands-main.js';

interface Halted {
  /** React's turns, in which it takes a page over bit by bit. */
  turns: (() => void)[];
  /** Has every later turn come by itself. */
  goOn(): void;
}

describe('a page that React is in the middle of taking over', () => {
  let page: Page;
  let go: SiteVisit['go'];
  let isUp: SiteVisit['isUp'];

  withSite((visit) => {
    ({ page, go, isUp } = visit);
  });

  /** Opens a page whose React gets no turn. */
  async function openWithoutTurns(path: string): Promise<void> {
    await page.addInitScript(() => {
      const turns: (() => void)[] = [];
      Object.assign(window, {
        // React's scheduler takes it before all else.
        setImmediate: (run: () => void) => turns.push(run),
        turns,
        goOn() {
          turns.push = (run) => Number(setTimeout(run));
          for (const run of turns) setTimeout(run);
        },
      });
    });
    await go(path);
  }

  /** Opens a page and stops there once React listens, and before it has taken over anything. */
  async function openHalted(path: string): Promise<void> {
    await openWithoutTurns(path);
    await page.waitForFunction(() => (window as unknown as Halted).turns.length > 0);
    expect(await page.evaluate(() => window.asaanIsUp)).toBeUndefined();
    expect(await page.locator('[data-up]').count()).toBe(0);
  }
  const goOn = () => page.evaluate(() => (window as unknown as Halted).goOn());

  it('R19 is taken over at once by a key, and gives the verdict of what was typed', async () => {
    await openHalted('/notify');
    const field = page.getByLabel('Phone number');
    await field.fill('0516011632');
    await field.press('Enter');
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await page.evaluate(() => window.asaanIsUp)).toBe(true);
    await goOn();
    await page.locator('[data-island=advice][data-up]').waitFor();
    expect(await page.getByRole('heading', { name: 'Official number' }).count()).toBe(1);
    expect(await field.inputValue()).toBe('0516011632');
    await field.fill('0516011631');
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
  });

  it('R19 a press without a key or a finger waits for the program, which gives one verdict', async () => {
    await openHalted('/notify');
    // As a helper of the browser fills a form in and sends it.
    await page.getByLabel('Phone number').evaluate((input: HTMLInputElement) => {
      input.value = '0516011632';
      input.form?.querySelector('button')?.removeAttribute('disabled');
      input.form?.requestSubmit();
    });
    expect(await page.locator('[data-up]').count()).toBe(0);
    await page.getByRole('heading', { name: 'Not checked yet' }).waitFor();
    await goOn();
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    await isUp();
    expect(await page.locator('main form :is([aria-busy], [data-pressed])').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  it('R19 gives a verdict that stands anew without waiting for a turn', async () => {
    const program = held();
    await happensTo(page, PROGRAM, program.route);
    await openWithoutTurns('/notify');
    await page.getByLabel('Phone number').fill('0516011632');
    await page.getByLabel('Phone number').press('Enter');
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await page.locator('[data-up]').count()).toBe(0);
    program.letGo();
    await isUp();
    expect(await page.getByRole('heading', { name: 'Official number' }).count()).toBe(1);
  });

  it('R26 the calculator follows what is typed into it then', async () => {
    await openHalted('/calculator');
    const amount = page.getByRole('textbox').first();
    const total = page.locator('[data-spoken] bdi').first();
    const before = await total.textContent();
    await amount.fill('20000');
    await expect.poll(() => total.textContent()).not.toBe(before);
    expect(await page.evaluate(() => window.asaanIsUp)).toBe(true);
    expect(await page.locator('[data-typed]').count()).toBe(0);
    expect(await amount.inputValue()).toBe('20000');
  });

  it('R11 a tab that is pressed then is the one that is shown', async () => {
    await openHalted('/servise');
    await page.getByRole('tab').nth(1).click();
    await page.getByLabel('Phone number').fill('0516011632');
    await page.getByLabel('Phone number').press('Enter');
    await page.getByRole('heading', { name: 'Official number' }).waitFor();
    expect(await page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  });

  it('keeps an answer that is given then, though another part of the page is not taken over yet', async () => {
    await openHalted('/notify');
    const answer = page.locator('[data-island=advice] label').first();
    await answer.click();
    await page.locator('[data-island=advice][data-up]').waitFor();
    expect(await page.locator('[data-island=numberCheck][data-up]').count()).toBe(0);
    expect(await answer.locator('input').isChecked()).toBe(true);
    await goOn();
    await isUp();
    expect(await answer.locator('input').isChecked()).toBe(true);
  });

  it('Q17 a finger presses what it is on, though the page says more above it from then on', async () => {
    const program = held();
    await happensTo(page, PROGRAM, program.route);
    await openWithoutTurns('/calculator');
    await page.locator('[data-field=rate]').fill('5');
    program.letGo();
    await page.waitForFunction(() => (window as unknown as Halted).turns.length > 0);
    const late = page.locator('main form summary');
    await late.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await late.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    expect(await page.locator('[data-up]').count()).toBe(0);
    await page.mouse.up();
    await page.locator('main form details[open]').waitFor();
    await isUp();
    expect((await late.boundingBox())?.y).toBeGreaterThan(y);
    expect(await page.locator('[data-field=rate]').inputValue()).toBe('0.75');
  });

  it('R33 an empty complaint that is sent then says what is missing', async () => {
    await openHalted('/complaints');
    await page.locator('main form [type=submit]').click();
    await page.locator('main form [role=alert]').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

describe('what is chosen before a page’s program', () => {
  let page: Page;
  let go: SiteVisit['go'];
  let isUp: SiteVisit['isUp'];
  let forgive: SiteVisit['forgive'];

  withSite((visit) => {
    ({ page, go, isUp, forgive } = visit);
  });

  it.each([
    ['/notify', '/notify/urdo'],
    ['/servise', '/serviseUrdo'],
  ] as const)('Q3 goes along with the language switch (%s)', async (path, other) => {
    const program = held();
    await happensTo(page, PROGRAM, program.route);
    await go(path);
    await CHOICES[path].choose(page);
    await page.locator('a[data-switch]').click();
    await page.waitForURL(`**${other}`);
    program.letGo();
    await isUp();
    await expect.poll(() => CHOICES[path].isChosen(page)).toBe(true);
  });

  it.each(['/notify', '/servise'] as const)(
    'reliability row 29 stays where a missing program has the page loaded anew, and the verdict comes again (%s)',
    async (path) => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      const gone = held((route) => route.fulfill({ status: 404 }));
      const asked: () => number = await happensTo(page, PROGRAM, (route) =>
        asked() > 1 ? route.continue() : gone.route(route),
      );
      await go(path);
      await CHOICES[path].choose(page);
      await page.getByLabel('Phone number').fill('0516011632');
      await page.getByLabel('Phone number').press('Enter');
      await page.getByRole('heading', { name: 'Official number' }).waitFor();
      gone.letGo();
      await expect.poll(() => loads).toBe(2);
      await isUp();
      await page.getByRole('heading', { name: 'Official number' }).waitFor();
      expect(await page.getByLabel('Phone number').inputValue()).toBe('0516011632');
      expect(await CHOICES[path].isChosen(page)).toBe(true);
      expect(asked()).toBe(2);
      forgive('404');
    },
  );
});

// Helpers

/** What can be chosen on a page, and whether it is. */
const CHOICES = {
  '/notify': {
    choose: (page: Page) => page.locator('[data-island=advice] label').nth(1).click(),
    isChosen: (page: Page) => page.locator('[data-island=advice] label input').nth(1).isChecked(),
  },
  '/servise': {
    choose: (page: Page) => page.getByRole('tab').nth(1).click(),
    isChosen: async (page: Page) => (await page.getByRole('tab').nth(1).getAttribute('aria-selected')) === 'true',
  },
} as const;
