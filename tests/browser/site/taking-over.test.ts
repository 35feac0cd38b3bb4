import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { happensTo, held } from '../late-files.ts';
import { type SiteVisit, withSite } from './with-site.ts';

interface Halted {
  /** React's turns, in which it takes a page over bit by bit. */
  turns: (() => void)[];
  /** Has every later turn come by itself. */
  goOn(): void;
}

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

/** Waits until React listens, before it has taken over anything. */
const isHalted = () => page.waitForFunction(() => (window as unknown as Halted).turns.length > 0);
const goOn = () => page.evaluate(() => (window as unknown as Halted).goOn());

/** Opens a page and stops there. */
async function openHalted(path: string): Promise<void> {
  await openWithoutTurns(path);
  await isHalted();
  expect(await page.evaluate(() => window.asaanIsUp)).toBeUndefined();
  expect(await page.locator('[data-up]').count()).toBe(0);
}

describe('a page that React is in the middle of taking over', () => {
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

  it('R26 the calculator follows what is typed into it', async () => {
    await openHalted('/calculator');
    const amount = page.getByRole('textbox').first();
    const total = page.locator('[data-spoken] bdi').first();
    const before = await total.textContent();
    await amount.fill('20000');
    await expect.poll(() => total.textContent()).not.toBe(before);
    expect(await amount.inputValue()).toBe('20000');
  });

  it('R33 an empty complaint that is sent says what is missing', async () => {
    await openHalted('/complaints');
    await page.locator('main form [type=submit]').click();
    await page.locator('main form [role=alert]').first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('Q17 a finger presses what it is on, though the page says more above it from then on', async () => {
    const program = held();
    await happensTo(page, 'islands-main.js', program.route);
    await openWithoutTurns('/calculator');
    await page.locator('[data-field=rate]').fill('5');
    program.letGo();
    await isHalted();
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
});
