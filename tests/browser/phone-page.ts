import type { Browser, Page } from 'playwright-core';
import { appOf } from './native-app.ts';

/** A phone's page, inside the app where it has a token, with what the browser complains of on it. */
export async function openPhonePage(
  browser: Browser,
  token: string | null,
): Promise<{ readonly page: Page; readonly problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  if (token !== null) await page.addInitScript({ content: appOf(token) });
  return { page, problems };
}
