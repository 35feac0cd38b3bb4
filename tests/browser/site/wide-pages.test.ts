import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sitePath } from '#core/routes/site-pages.ts';
import { type SiteVisit, withSite } from './with-site.ts';

let visit: SiteVisit;
let page: Page;

withSite((each) => {
  visit = each;
  ({ page } = each);
});

beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** How far apart things may end that end together, px. */
const NEAR = 100;

describe.each(['en', 'ur'] as const)('a wide screen (%s)', (language) => {
  it('R5 has the first lines of the strip of trust at one height', async () => {
    await visit.go(sitePath('home', language));
    const lines = await page.locator('main > dl dd').evaluateAll((values) =>
      values.map((value) => {
        const texts = document.createTreeWalker(value, NodeFilter.SHOW_TEXT);
        let first = texts.nextNode();
        while (first?.textContent?.trim() === '') first = texts.nextNode();
        // An empty box in a line stands where its letters stand.
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        first?.parentNode?.insertBefore(mark, first);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      }),
    );
    expect(lines).toHaveLength(4);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(1);
  });

  it('has a drawing that is read from the side of its page, and a sum in it that is never turned', async () => {
    await visit.go(sitePath('home', language));
    // 1 as it is drawn, -1 turned around.
    const turns = await page
      .locator('main svg:has(text) > :is(path, text)')
      .evaluateAll((shapes) =>
        shapes.map((shape) => [shape.tagName, Math.sign((shape as SVGGraphicsElement).getScreenCTM()?.a ?? 0)]),
      );
    expect(Object.fromEntries(turns)).toEqual({ text: 1, path: language === 'ur' ? -1 : 1 });
  });

  it('R26 has no hole below the answer of the calculator', async () => {
    await visit.go(sitePath('calculator', language));
    const below = page.locator('section[aria-labelledby="forward"]');
    await below.waitFor();
    const [answer, card] = await boxes(page.locator('main [data-spoken]'), below);
    expect(card.x).toBeCloseTo(answer.x, 0);
    expect(card.y - (answer.y + answer.height)).toBeLessThanOrEqual(24);
  });

  it('R19 has no hole beside the number check, and the star beside an official verdict alone', async () => {
    await visit.go(sitePath('numberCheck', language));
    await visit.isUp();
    await page.locator('#risk[open] button').click();
    const [check, beside] = await boxes(
      page.locator('main section > div:has(> h1)'),
      page.locator('main section section'),
    );
    expect(Math.abs(check.y + check.height - (beside.y + beside.height))).toBeLessThan(NEAR);
    const star = await page
      .locator('template[data-verdict="official"]')
      .evaluate((made) => (made as HTMLTemplateElement).content.querySelector('path')?.getAttribute('d'));
    const stars = page.locator(`main path[d="${star}"]`);
    const press = async (digits: string): Promise<void> => {
      await page.locator('form[data-check] input').fill(digits);
      await page.locator('form[data-check] button').click();
    };
    expect(await stars.count()).toBe(0);
    await press('03001234567');
    await page.locator('[data-status="unofficial"]').waitFor();
    expect(await stars.count()).toBe(0);
    await press('0516011632');
    await page.locator('[data-status="official"]').waitFor();
    expect(await stars.count()).toBe(1);
  });
});

/** Where two things stand. */
async function boxes(...all: readonly [Locator, Locator]): Promise<readonly [Box, Box]> {
  const [one, other] = await Promise.all(all.map((each) => each.first().boundingBox()));
  if (one == null || other == null) throw new Error('one of them is not shown');
  return [one, other];
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
