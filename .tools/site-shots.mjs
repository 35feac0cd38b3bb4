// node .tools/site-shots.mjs URL FOLDER [WIDTH …]: pictures of every public page in both languages, for people to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './ready.mjs';

const [url = 'http://127.0.0.1:8080', folder = '.shots', ...chosen] = process.argv.slice(2);
const widths = chosen.length > 0 ? chosen.map(Number) : [360, 720, 751, 1280];
compile();
const { launchChromium } = await import('../build/tests/browser/chromium.js');
const { SITE_PAGES, sitePath } = await import('../build/core/routes/site-pages.js');
mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
const page = await context.newPage();
page.on('console', (message) => message.type() === 'error' && process.stdout.write(`console: ${message.text()}\n`));
page.on('pageerror', (error) => process.stdout.write(`page error: ${error.message}\n`));

async function shoot(name) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await page.waitForTimeout(100);
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: widths[0], height: 740 });
}

for (const language of ['en', 'ur']) {
  await page.goto(`${url}/home`);
  await page.evaluate((key) => sessionStorage.setItem(key, '1'), `riskSeen:${language}`);
  for (const name of SITE_PAGES) {
    await page.goto(url + sitePath(name, language));
    await page.waitForFunction(() => window.asaanIsUp === true || document.querySelector('[data-island]') === null);
    if (name === 'numberCheck') {
      await shoot(`${name}-${language}`);
      await page.locator('form[data-check] input').fill('92516011632');
      await page.locator('form[data-check] button').click();
    }
    if (name === 'calculator') {
      const fields = page.locator('form input:not([type=range])');
      for (const [at, text] of ['20000', '30', '0.75', '2.3', '10'].entries()) await fields.nth(at).fill(text);
    }
    if (name === 'complaints') await page.locator('form[class] button[type=submit]').click();
    await shoot(`${name}${name === 'numberCheck' ? '-checked' : ''}-${language}`);
  }
  await page.goto(`${url}/nothing${language === 'ur' ? '/urdo' : ''}`);
  await shoot(`not-found-${language}`);
  await page.evaluate(() => sessionStorage.clear());
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(url + sitePath('home', language));
  await page.locator('dialog[open]').waitFor();
  await page.screenshot({ path: join(folder, `risk-${language}.png`) });
}
await browser.close();
process.stdout.write(`pictures are in ${folder}\n`);
