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
    const [check, beside] = await boxes(page.locator('[data-verdict-place]'), page.locator('main section section'));
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
    // What follows a verdict stands below check and rules, as wide as both.
    const [verdict, card] = await boxes(
      page.locator('[data-verdict-place]'),
      page.locator('section[aria-labelledby="forward"]'),
    );
    const [rules, below] = await boxes(
      page.locator('main section > div:last-child section'),
      page.locator('[data-island="advice"]'),
    );
    expect([card.x, card.width]).toEqual([below.x, below.width]);
    const foot = Math.max(verdict.y + verdict.height, rules.y + rules.height);
    expect(card.y - foot).toBeGreaterThan(0);
    expect(card.y - foot).toBeLessThanOrEqual(24);
    expect(Math.abs(verdict.y + verdict.height - (rules.y + rules.height))).toBeLessThan(2 * NEAR);
    await press('0516011632');
    await page.locator('[data-status="official"]').waitFor();
    expect(await stars.count()).toBe(1);
  });
});

describe.each(['en', 'ur'] as const)('every width (%s)', (language) => {
  it.each([360, 720, 751, 1280])('R24 keeps the hotline of a verdict beside its icon, at %s px', async (width) => {
    await page.setViewportSize({ width, height: 740 });
    await visit.go(sitePath('numberCheck', language));
    await visit.isUp();
    if (width > 750) await page.locator('#risk[open] button').click();
    await page.locator('form[data-check] input').fill('03001234567');
    await page.locator('form[data-check] button').click();
    const call = page.locator('[data-status="unofficial"] a[href^="tel:"]');
    await call.waitFor();
    const [icon, number] = await boxes(call.locator('svg'), call.locator('bdi'));
    if (language === 'en') expect(number.x).toBeGreaterThanOrEqual(icon.x + icon.width);
    else expect(number.x + number.width).toBeLessThanOrEqual(icon.x);
  });

  it.each([null, 'reduce'] as const)(
    'R13 turns the point of the service menu once it is open, without a movement where none is wanted (%s)',
    async (reducedMotion) => {
      await page.emulateMedia({ reducedMotion });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visit.go(sitePath('terms', language));
        await visit.isWhole();
        await page.evaluate(() => document.querySelector<HTMLDialogElement>('#risk[open]')?.close());
        if (width < 720) await page.locator('details[data-menu] > summary').first().click();
        const menu = page.locator('nav:visible details[data-menu]');
        const point = menu.locator('summary svg');
        const turned = () => point.evaluate((each) => getComputedStyle(each).transform);
        expect(await turned()).toBe('none');
        const speed = await point.evaluate((each) => getComputedStyle(each).transitionDuration);
        expect(speed === '0s').toBe(reducedMotion === 'reduce');
        await menu.locator('summary').click();
        await expect.poll(turned).toBe('matrix(-1, 0, 0, -1, 0, 0)');
      }
    },
  );

  it('Q8, R14 has the mark of a sample inside of the app’s badge', async () => {
    for (const width of [360, 720, 751, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await visit.go(sitePath('home', language));
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#risk[open]')?.close());
      const badge = page.locator('footer [data-fact="company.store"]');
      await badge.scrollIntoViewIfNeeded();
      const [around, mark] = await boxes(badge, badge.locator('small'));
      expect(mark.x).toBeGreaterThan(around.x);
      expect(mark.x + mark.width).toBeLessThan(around.x + around.width);
      expect(mark.y).toBeGreaterThanOrEqual(around.y);
      expect(mark.y + mark.height).toBeLessThanOrEqual(around.y + around.height);
    }
  });

  it('has the headings of its sections in the face of its titles, and of its text where that would come late', async () => {
    for (const name of ['home', 'about', 'faq', 'terms', 'complaints'] as const) {
      await visit.go(sitePath(name, language));
      const faces = await page
        .locator('main h2:visible:not(aside > h2)')
        .evaluateAll((all) =>
          all.map((each) => getComputedStyle(each)).map(({ fontFamily, fontWeight }) => `${fontFamily} ${fontWeight}`),
        );
      expect(faces.length).toBeGreaterThan(0);
      const isLate = await page.evaluate(() => 'fonts' in document.documentElement.dataset);
      const face = {
        en: isLate ? /^system-ui.* 700$/ : /^Manrope.* 700$/,
        ur: isLate ? /^"?(?:Urdu|Phone) Naskh.* 700$/ : /^"Urdu Sections".* 400$/,
      }[language];
      expect([name, faces.filter((each) => !face.test(each))]).toEqual([name, []]);
      const title = await page.locator('h1').evaluate((each) => getComputedStyle(each).fontFamily);
      if (language === 'en') expect(faces.every((each) => each.startsWith(title))).toBe(true);
    }
  });
});

/** Where two things stand. */
async function boxes(...all: readonly [Locator, Locator]): Promise<readonly [Box, Box]> {
  const [one, other] = await Promise.all(all.map((each) => each.first().boundingBox()));
  if (one == null || other == null) throw new Error('one of them is not shown');
  return [one, other];
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
