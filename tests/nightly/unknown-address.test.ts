import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureSite } from '#adapters/server/built-site.ts';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import { launchChromium } from '../browser/chromium.ts';
import { openPhonePage } from '../browser/phone-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it('a host with one page for unknown addresses shows the language of the address, both without scripts, and nothing that its policy refuses', async () => {
  const dist = await ensureSite('production');
  const server = createServer(({ url = '' }, response) => {
    if (url.includes('.')) response.writeHead(200).end(readFileSync(join(dist, url)));
    else response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(dist, '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const titles = [english, urdu].map(({ common }) => common.notFound.title);
  const plain = await openPhonePage(browser, { javaScriptEnabled: false });
  await plain.page.goto(`${origin}/nowhere`);
  expect(await plain.page.getByRole('heading').allInnerTexts()).toEqual(titles);
  await plain.context.close();
  const { page, context, problems } = await openPhonePage(browser);
  await page.goto(`${origin}/nowhere/urdo`);
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(titles.slice(1));
  await page.goto(`${origin}/nowhere`);
  expect(await page.getByRole('heading').allInnerTexts()).toEqual(titles.slice(0, 1));
  expect(await page.locator('[lang=ur] a').first().getAttribute('href')).toBe('/home/urdo');
  // Styles hold, and what the policy does not name is refused.
  expect(await page.locator('h1').evaluate((title) => parseFloat(getComputedStyle(title).fontSize))).toBeGreaterThan(
    24,
  );
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.ran = true');
    document.body.append(script);
    return (window as unknown as { ran?: boolean }).ran === true;
  });
  expect(ran).toBe(false);
  await context.close();
  server.closeAllConnections();
  server.close();
});
