import type { Page } from 'playwright-core';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import type { Language } from '#core/text/language.ts';
import { textsOf } from '#core/text/languages.ts';
import { untilUp } from '../browser/reach.ts';
import type { TestServer } from '../support/test-server.ts';

/** What public pages come to show besides the way they are opened: the other verdict, an accepted complaint, no page, no network. */
export const SITE_MOMENTS = ['numberCheck-verdict', 'complaints-accepted', 'not-found', 'offline'] as const;
export type SiteMoment = (typeof SITE_MOMENTS)[number];

/** An address that no page has. */
export const NO_PAGE = '/no-such-page';

/** How often a page is opened at most until it stands in its own letters: the first time it fetches them, and one that comes slowly takes the phone's. */
const FONT_TRIES = 5;

/**
 * Opens a public page as somebody who has read the warning, with its tool filled in where it has one; a complaint where it
 * does not come to stand in its own letters.
 */
export async function openSitePage(
  page: Page,
  server: TestServer,
  name: SitePage,
  language: Language,
): Promise<string | null> {
  let isOwn = false;
  for (let tries = 0; !isOwn && tries < FONT_TRIES; tries += 1) {
    await page.goto(server.origin + sitePath(name, language));
    isOwn = await page.evaluate((isAgain) => {
      sessionStorage.setItem('fonts', 'own');
      return isAgain && document.documentElement.dataset['fonts'] !== 'phone';
    }, tries > 0);
  }
  await untilUp(page);
  await readWarning(page);
  if (name === 'numberCheck') {
    await checkNumber(page, language === 'en' ? NUMBERS.other : NUMBERS.listed);
  }
  if (name === 'calculator') {
    for (const closed of await page.locator('form details:not([open]) > summary').all()) await closed.click();
    const fields = page.locator('form input:not([type=range])');
    for (const [at, text] of ['20000', '30', '0.75', '2.3', '10'].entries()) await fields.nth(at).fill(text);
  }
  if (name === 'complaints') await page.locator('main form button[type=submit]').click();
  return isOwn ? null : 'stands in the letters of the phone';
}

/** A number of the list, and one that is not on it. */
const NUMBERS = { listed: '0516011632', other: '03001234567' } as const;

/** Opens what a public page comes to show. */
export async function openSiteMoment(
  page: Page,
  server: TestServer,
  moment: SiteMoment,
  language: Language,
): Promise<string | null> {
  const { common, site } = textsOf(language);
  switch (moment) {
    case 'numberCheck-verdict': {
      const complaint = await openSitePage(page, server, 'numberCheck', language);
      await checkNumber(page, language === 'en' ? NUMBERS.listed : NUMBERS.other);
      return complaint;
    }
    case 'complaints-accepted': {
      const complaint = await openSitePage(page, server, 'complaints', language);
      const { fields, submit, submitted } = site.complaint;
      await page.getByLabel(fields.name).fill('Ayesha Khan');
      await page.getByLabel(fields.mobile).fill('3001234567');
      await page.getByLabel(fields.problem).fill('A caller asked for my PIN.');
      await page.getByRole('button', { name: submit }).click();
      await page.getByRole('heading', { name: submitted }).waitFor();
      return complaint;
    }
    case 'not-found':
      await page.goto(`${server.origin}${NO_PAGE}${language === 'ur' ? '/urdo' : ''}`);
      await page.getByRole('heading', { name: common.notFound.title }).waitFor();
      await readWarning(page);
      return null;
    case 'offline': {
      const worker = await (await fetch(`${server.origin}/sw.js`)).text();
      const [, pages = ''] = /^const OFFLINE = (.*);$/m.exec(worker) ?? [];
      const body = (JSON.parse(pages) as Readonly<Record<Language, string>>)[language];
      await page.route('**/offline', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${server.origin}/offline`);
      await page.unroute('**/offline');
      await page.getByRole('heading', { level: 1, name: site.frame.offline.title }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      return null;
    }
  }
}

async function checkNumber(page: Page, number: string): Promise<void> {
  await page.locator('form[data-check] input').fill(number);
  await page.locator('form[data-check] button').click();
}

/** Closes the warning that opens over a page once it is wide. */
async function readWarning(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem(`riskSeen:${document.documentElement.lang}`, '1'));
  await page.locator('#risk').evaluate((risk: HTMLDialogElement) => risk.close());
}
