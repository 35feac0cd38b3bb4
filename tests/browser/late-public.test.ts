import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { isFull, keepTally } from '../faults/tally.ts';
import type { TestServer } from '../support/test-server.ts';
import { afterFifteenSeconds, type Held, happensTo, held, letGoAfter, never } from './late-files.ts';
import { openPhonePage } from './phone-page.ts';
import { withPhone } from './with-sandbox.ts';

const ROW = '58 a public page’s program that comes late, or never';
const tally = keepTally('browser', 'late public pages');
const { site, common } = english;
let browser: Browser;
let server: TestServer;
let context: BrowserContext;
withPhone((visit) => {
  ({ browser, server, context } = visit);
});

/** A working part of the site: where it is, what is done with it before its program, and what is there afterwards. */
interface Tool {
  readonly path: string;
  /** Its own file, beside those of every page. */
  readonly file: string;
  readonly texts: readonly string[];
  readonly button: string;
  /** What is said where its program never comes. */
  readonly missing: string;
  /** What was typed counts, and so does a press that was taken. */
  readonly after: (on: Page, isPressed: boolean) => Promise<void>;
}

const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
const typed = (on: Page) => on.locator('main form :is(input:not([type="range"]), textarea)');
const textsIn = (on: Page): Promise<readonly string[]> =>
  typed(on).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

const CHECK = ['0516011632'] as const;
const LOAN = ['10000', '30', '0.75', '2.3', '5'] as const;
const TOOLS: readonly Tool[] = [
  {
    path: '/notify',
    file: 'number-check.js',
    texts: CHECK,
    button: site.numberCheck.check,
    missing: site.numberCheck.brokenEarly,
    async after(on) {
      expect(await textsIn(on)).toEqual(CHECK);
      expect(await on.locator('[data-status="official"]').count()).toBe(1);
      await on.locator('main form input').fill('0516011631');
      await button(on, site.numberCheck.check).click();
      await on.locator('[data-status="unofficial"]').waitFor();
    },
  },
  {
    path: '/calculator',
    file: 'loan-calculator.js',
    texts: LOAN,
    button: site.calculator.calculate,
    missing: site.calculator.broken,
    async after(on) {
      // 10,000 for 30 days at 0.75 %, and five days late at 2.3 %.
      await on.getByText('Rs.\u00a013,400').first().waitFor();
      expect(await textsIn(on)).toEqual(LOAN);
    },
  },
  {
    path: '/complaints',
    file: 'complaint.js',
    texts: ['Ayesha Khan', '3001234567', 'Somebody calls me.'],
    button: site.complaint.submit,
    missing: site.complaint.broken,
    async after(on, isPressed) {
      if (!isPressed) await button(on, site.complaint.submit).click();
      await on.getByText(site.complaint.submitted).waitFor();
    },
  },
];

/** Opens a tool one of whose files is late, types all that it asks for, and presses its button where that takes a press. */
async function useEarly(
  on: Page,
  tool: Tool,
  file: string,
  route: Held['route'],
): Promise<{ readonly hits: number; readonly isPressed: boolean }> {
  const hits = await happensTo(on, file, route);
  await on.goto(server.origin + tool.path);
  await expect.poll(hits).toBeGreaterThan(0);
  for (const fold of await on.locator('main form summary').all()) await fold.click();
  for (const [at, text] of tool.texts.entries()) await typed(on).nth(at).fill(text);
  const isPressed = await button(on, tool.button).isEnabled();
  if (isPressed) await button(on, tool.button).click();
  expect([await textsIn(on), await on.locator('html[data-works]').count()]).toEqual([tool.texts, 0]);
  // The number check answers by a script inside of its page.
  if (tool.path === '/notify') await on.locator('[data-status="official"]').waitFor();
  return { hits: hits(), isPressed };
}

/** Each tool's page with each of its files; in every test each tool with one of them, turn by turn. */
const TURNS = [0, 1, 2].map((turn) =>
  TOOLS.map((tool, at) => ({ tool, files: ['main.js', 'islands-main.js', tool.file], first: at + turn })),
);
const turns = isFull ? TURNS : TURNS.slice(0, 1);
const fileAt = (files: readonly string[], at: number): string => files[at % files.length] ?? '';

describe(`reliability row ${ROW}`, () => {
  it('what was typed into it before counts once it is there, after 1, 3 and 10 s', async () => {
    const tryOne = async (tool: Tool, file: string, seconds: number): Promise<void> => {
      // In a context of its own, whose clock is its own.
      const { context: own, page: on, errors } = await openPhonePage(browser);
      await on.clock.install();
      const back = held();
      const { hits, isPressed } = await useEarly(on, tool, file, back.route);
      await letGoAfter(on, back, seconds);
      await on.locator('html[data-works]').waitFor({ state: 'attached' });
      await tally.survive(`${ROW}: late`, hits, () => tool.after(on, isPressed));
      expect(errors).toEqual([]);
      await own.close();
    };
    for (const turn of turns) {
      const cases = turn.flatMap(({ tool, files, first }) =>
        [1, 3, 10].map((seconds, at) => tryOne(tool, fileAt(files, first + at), seconds)),
      );
      await Promise.all(cases);
    }
  });

  it('where it never comes, words say so, with a way out; what was typed stays, no button looks alive, and the page loaded again has it still', async () => {
    for (const { tool, files, first } of turns.flat()) {
      const on = await context.newPage();
      const { hits } = await useEarly(on, tool, fileAt(files, first), never);
      await afterFifteenSeconds(on);
      const words = on.locator('[data-broken]').filter({ visible: true });
      await tally.survive(`${ROW}: never`, hits, async () => {
        expect(await words.innerText()).toContain(`${tool.missing} ${site.frame.stillKept}`);
        await expect.poll(() => on.locator('main form [aria-busy], main form [data-pressed]').count()).toBe(0);
        const place = await words.boundingBox();
        const pressed = await button(on, tool.button).boundingBox();
        expect(Math.abs((place?.y ?? 9999) - (pressed?.y ?? 0) - (pressed?.height ?? 0))).toBeLessThan(400);
        expect(await on.getByText(site.complaint.counter({ used: 0, most: 2000 })).isVisible()).toBe(false);
        expect(await words.locator('a[href^="tel:"]').count()).toBe(1);
        expect(await textsIn(on)).toEqual(tool.texts);
        const alive = on.locator('main form button:enabled:not([aria-busy])').filter({ visible: true });
        expect([tool.path, await alive.count()]).toEqual([tool.path, tool.path === '/notify' ? 1 : 0]);
        await words.getByRole('link', { name: common.broken.reload }).click();
        await expect.poll(() => textsIn(on)).toEqual(tool.texts);
      });
      await on.close();
    }
  });

  it.each(TOOLS)('where it fails on $path, the same words say so at once', async (tool) => {
    const on = await context.newPage();
    const failing = held((route) => route.abort());
    const { hits } = await useEarly(on, tool, 'main.js', failing.route);
    failing.letGo();
    await tally.survive(`${ROW}: fails`, hits, async () => {
      const words = on.locator('[data-broken="shown"]').filter({ visible: true });
      await words.waitFor();
      expect(await words.innerText()).toContain(`${tool.missing} ${site.frame.stillKept}`);
      expect(await on.locator('main form :is([aria-busy], [data-pressed])').count()).toBe(0);
      expect(await textsIn(on)).toEqual(tool.texts);
    });
    await on.close();
  });
});
