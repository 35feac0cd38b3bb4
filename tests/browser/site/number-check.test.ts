import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkNumber } from '#core/number-check/judge-number.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../../support/test-server.ts';
import { holdScripts } from '../late-files.ts';
import { caretIn, empty, mayPaste, WAY_NAMES, WAYS } from '../ways-of-entering.ts';
import { type SiteVisit, withSite } from './with-site.ts';

const text = english.site.numberCheck;
let server: TestServer;
let page: Page;
let cdp: CDPSession;
let go: SiteVisit['go'];
let isUp: SiteVisit['isUp'];
withSite((visit) => {
  ({ server, page, go, isUp } = visit);
});
beforeEach(async () => {
  cdp = await mayPaste(page, server.origin);
});

const field = (): Locator => page.locator('form[data-check] input').first();
const button = (): Locator => page.getByRole('button', { name: text.check });
const at = () => ({ page, cdp, field: field() });
const verdict = () => page.locator('[data-verdict-place] [data-status]');
/** What stands in the verdict's place: its status, or `none`. */
const status = async (): Promise<string | null> =>
  (await verdict().count()) === 0 ? 'none' : verdict().getAttribute('data-status');
const says = (words: string): Promise<void> => page.getByRole('heading', { name: words }).waitFor();

/** Opens the page; its program comes when the returned function is called. */
async function openEarly(): Promise<() => void> {
  const release = await holdScripts(page);
  await go('/notify');
  return release;
}

async function open(path = '/notify'): Promise<void> {
  await go(path);
  await isUp();
}

/** Numbers as people write them, and as they must not be mistaken. */
const WRITTEN = [
  '05111188388345678',
  '0516011632',
  '+92 51 6011632',
  '0092 516011632',
  '(+92) 0 51-6011632',
  '۰۵۱۶۰۱۱۶۳۲',
  '０５１６０１１６３２',
  '0516011632²',
  '0516011632O',
  '②0516011632',
  '壹0516011632',
  '0516011632㍘',
  '0516011६32',
  '0516011632 ext. 5',
  'call 0516011632',
  '051\u200b601\u202e1632',
  '92516011632',
  '0516011931 0516011932',
  '²',
];

/** The verdict is the core's on what was entered, and on what stands there; the next change takes it back. */
async function isJudged(way: string, entered: string, isEarly = false): Promise<void> {
  expect([way, entered, await button().isEnabled()]).toEqual([way, entered, true]);
  await field().press('Enter');
  const expected = checkNumber(entered);
  await expect.poll(async () => [way, entered, await status()]).toEqual([way, entered, expected.status]);
  // Blanks that are typed before it is known that the rest cannot be read are gone.
  const plain = (words: string): string => (way === 'keys' ? words.replaceAll(' ', '') : words);
  // Before its program the page leaves words beside the digits where they are, for the program to tell of them.
  const left = isEarly && expected.isPartial ? entered : expected.digits;
  expect([way, entered, plain(await field().inputValue())]).toEqual([way, entered, plain(left)]);
  expect(checkNumber(await field().inputValue()).status).toBe(await status());
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect.poll(status).toBe('none');
}

describe('R19–R24 the number check', () => {
  it('says official, unofficial and, once cleared, nothing, all in sight; and sends nothing anywhere', async () => {
    const before = server.requests.length;
    await open();
    expect(await button().isDisabled()).toBe(true);
    await field().fill('0516011632');
    await button().click();
    await says(text.official.title);
    const icon = () => page.locator('[data-verdict-place] svg').first().innerHTML();
    const seal = await icon();
    await field().fill('0516011631');
    await expect.poll(status).toBe('none');
    await field().press('Enter');
    await says(text.unofficial.title);
    expect(await icon()).not.toBe(seal);
    await field().fill('');
    await expect.poll(status).toBe('none');
    expect(await button().isDisabled()).toBe(true);
    const sent = server.requests.slice(before);
    expect(sent.filter((request) => !/^GET \/(?:assets\/|notify$|icon|pattern)/.test(request))).toEqual([]);
  });

  it('R19, Q68 shows its button on a small screen at once, and with the verdict what to do and the hotline', async () => {
    const inSight = (part: Element): boolean =>
      part.getBoundingClientRect().top >= 0 && part.getBoundingClientRect().bottom <= innerHeight;
    for (const [path, height] of [
      ['/notify', 560],
      ['/notify/urdo', 560],
      ['/notify/urdo', 640],
    ] as const) {
      await page.setViewportSize({ width: 360, height });
      await open(path);
      await field().fill('');
      expect([path, height, await page.locator('[data-check] button').evaluate(inSight)]).toEqual([path, height, true]);
      await field().fill('0516011631');
      await field().press('Enter');
      for (const part of ['h2', 'a[href^="tel:"]'])
        await expect.poll(() => page.locator(`[data-verdict-place] ${part}`).evaluate(inSight)).toBe(true);
    }
  });

  it('R19, Q61 judges just what was entered, in whatever way', async () => {
    await open();
    for (const [turn, written] of WRITTEN.entries()) {
      const way = WAY_NAMES[turn % WAY_NAMES.length] ?? 'keys';
      await empty(at());
      await WAYS[way](at(), written);
      await isJudged(way, written);
    }
  });

  it.each(['before', 'after'])('Q3 the language switch brings the verdict along that was given %s it', async (when) => {
    if (when === 'before') await go('/notify');
    else await open();
    await field().fill('0516011632');
    await field().press('Enter');
    await says(text.official.title);
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/notify/urdo');
    await page.locator('[data-verdict-place] [data-status="official"]').waitFor();
    expect(await page.getByLabel(urdu.site.numberCheck.field).inputValue()).toBe('0516011632');
    // So does a reload, whose page waits for its program.
    const release = await holdScripts(page);
    await page.reload();
    await page.locator('[data-verdict-place] [data-status="official"]').waitFor();
    release();
    // A number that was not checked is not checked there either.
    await field().fill('0516011633');
    await page.locator('a[data-switch]').click();
    await page.waitForURL('**/notify');
    await isUp();
    expect(await field().inputValue()).toBe('0516011633');
    await expect.poll(status).toBe('none');
  });
});

describe('the number check before its program', () => {
  it('R20, Q12, Q61 judges by the same table; its program goes on with number, verdict, focus and selection', async () => {
    const release = await openEarly();
    for (const entered of ['call me', '+']) {
      await field().fill(entered);
      expect(await button().isDisabled()).toBe(true);
    }
    for (const entered of WRITTEN) {
      await empty(at());
      await WAYS.dictation(at(), entered);
      await isJudged('early', entered, true);
    }
    await empty(at());
    await WAYS.dictation(at(), '+92 51 6011632');
    await field().press('Enter');
    await field().evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 5));
    const node = await field().elementHandle();
    release();
    await isUp();
    expect([await status(), await field().inputValue()]).toEqual(['official', '0516011632']);
    expect(await caretIn(field())).toEqual({ left: '051', selected: '60' });
    expect(await field().evaluate((input, before) => input === before && input === document.activeElement, node)).toBe(
      true,
    );
    await field().press('Backspace');
    expect([await status(), await field().inputValue()]).toEqual(['none', '05111632']);
  });
});
