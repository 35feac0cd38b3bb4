import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_INPUT } from '#core/loan/example-loan.ts';
import { calculateLoan, LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { explainNumber } from '#core/number-check/explain-number.ts';
import { DOCS_ADDRESSES, DOCS_PAGES, docsPath } from '#core/routes/docs-pages.ts';
import { docsTextsOf } from '#core/text/docs-texts.ts';
import { textsOf } from '#core/text/languages.ts';
import { builtLibrary } from '../support/built.ts';
import type { TestServer } from '../support/test-server.ts';
import { faults, violations } from './look.ts';
import { withSandbox } from './with-sandbox.ts';

let browser: Browser;
let server: TestServer;
withSandbox((...started) => {
  [browser, server] = started;
});

/** A page of a device of this width, and what its pages complain of. */
async function open(width = 360): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, baseURL: server.origin });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  return { context, page, errors };
}

const isUp = (page: Page): Promise<void> => page.getByRole('search').waitFor();

describe('the documentation', () => {
  it('lies well from 320 to 1280 px in light and dark, on every page, and axe has nothing against it', async () => {
    const { context, page, errors } = await open();
    const found: string[] = [];
    for (const { path, page: name, language } of DOCS_ADDRESSES) {
      // The frame is the same around every page that is written in English.
      if (language === 'ur' && !['start', 'playground', 'wire'].includes(name)) continue;
      await page.emulateMedia({ colorScheme: language === 'ur' ? 'dark' : 'light' });
      await page.goto(path);
      await isUp(page);
      expect(await page.locator('h1').count()).toBe(1);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        found.push(...(await faults(page)).map((fault) => `${path} at ${width}: ${fault}`));
      }
      // A page of eight hundred like sections says no more than one of forty.
      if (name !== 'api') found.push(...(await violations(page)).map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('prints its content alone, and closes no table of contents', async () => {
    const { context, page } = await open(768);
    await page.goto(docsPath('wire', 'en'));
    await isUp(page);
    expect(await page.locator('details').getAttribute('open')).not.toBeNull();
    await page.emulateMedia({ media: 'print' });
    const shown = (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
    expect([await shown('details'), await shown('[data-search]'), await shown('main h2')]).toEqual([
      false,
      false,
      true,
    ]);
    await context.close();
  });

  it('every link of every page leads to a page that is there, and to an anchor on it', async () => {
    const { context, page } = await open();
    const ids = new Map<string, ReadonlySet<string>>();
    const links = new Set<string>();
    for (const { path } of DOCS_ADDRESSES) {
      await page.goto(path);
      const read = await page.evaluate(() => ({
        ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        links: [...document.querySelectorAll('a')].map(({ href }) => href),
      }));
      expect([path, new Set(read.ids).size]).toEqual([path, read.ids.length]);
      ids.set(path, new Set(read.ids));
      for (const link of read.links) links.add(link);
    }
    const own = [...links].map((link) => new URL(link)).filter(({ origin }) => origin === server.origin);
    expect(own.length).toBeGreaterThan(900);
    const broken = own.filter(
      ({ pathname, hash }) => hash !== '' && ids.get(pathname)?.has(decodeURIComponent(hash.slice(1))) !== true,
    );
    expect(broken.map(({ href }) => href)).toEqual([]);
    for (const path of new Set(own.map(({ pathname }) => pathname))) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    }
    await context.close();
  });

  it('is led to from the sandbox, and leads back; each page names all others and itself in the other language', async () => {
    const { context, page } = await open();
    await page.goto('/sandbox');
    await page.locator('a[href="/docs"]').click();
    await isUp(page);
    const menu = page.getByRole('navigation', { name: docsTextsOf('en').menu });
    expect(await menu.getByRole('link').count()).toBe(DOCS_PAGES.length);
    await menu.getByRole('link', { name: docsTextsOf('en').pages.requirements.title }).click();
    expect(await menu.locator('[aria-current="page"]').innerText()).toBe(docsTextsOf('en').pages.requirements.title);
    await page.locator('[data-switch="ur"]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(docsPath('requirements', 'ur'));
    const { lang, dir } = await page.evaluate(() => {
      const { lang: own, dir: direction } = document.documentElement;
      return { lang: own, dir: direction };
    });
    expect([lang, dir]).toEqual(['ur', 'rtl']);
    // What is written in English says so to a screen reader.
    const requirement = page.locator('#R21').locator('xpath=ancestor::*[@lang][1]');
    expect([await requirement.getAttribute('lang'), await requirement.getAttribute('dir')]).toEqual(['en', 'ltr']);
    await page.locator('header a[href="/sandbox"]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sandbox');
    await context.close();
  });

  it.each(['en', 'ur'] as const)('finds a name, a line and a code in its pages, frame in %s', async (language) => {
    const { search } = docsTextsOf(language);
    const { context, page } = await open();
    await page.goto(docsPath('start', language));
    const field = page.getByRole('searchbox', { name: search.label });
    const results = page.getByRole('search').getByRole('listitem');
    for (const [query, address] of [
      ['checkNumber', '/docs/api#checknumber'],
      ['q62', '/docs/requirements#Q62'],
      ['percent-encoded base64', '/docs/wire#the-cipher'],
    ] as const) {
      await field.fill(query);
      await expect.poll(() => results.first().getByRole('link').getAttribute('href')).toBe(address);
    }
    await field.fill('no such words anywhere');
    await page.getByRole('search').getByText(search.none).waitFor();
    await page.getByRole('search').locator('[data-drawing="lens"]').waitFor();
    await context.close();
  });
});

/** Numbers of every reason, with the edition; and what cannot be read. */
const NUMBERS = [
  ['', 'tabs'],
  ['+92 51 6011632', 'tabs'],
  ['051 6011933', 'tabs'],
  ['0516000480', 'classic'],
  ['0320 5690243', 'classic'],
  ['051111883883', 'tabs'],
  ['03406899921', 'classic'],
  ['0519999338', 'tabs'],
  ['call "0516011632"', 'tabs'],
  ['05160116३२', 'tabs'],
  ['٠٥١٦٠١١٦٣٢', 'tabs'],
  ['051601163O', 'tabs'],
] as const;

const LOANS: readonly Partial<LoanInput>[] = [
  {},
  { loanAmount: '50000', loanDay: '90', overdueDays: '400' },
  { loanAmount: '999', rate: '0.1', overdueDays: '1' },
  { rate: '' },
  { loanDay: '0' },
  { overdueDays: '3', penaltyRate: '' },
];

describe('the playground', () => {
  const samples: { readonly code: string; readonly expected: unknown }[] = [];

  it.each(['en', 'ur'] as const)('says of each number and loan what the core does, in %s', async (language) => {
    const { context, page, errors } = await open();
    await page.goto(docsPath('playground', language));
    const { site } = textsOf(language);
    const docs = docsTextsOf(language);
    const number = page.locator('[data-part="number"]');
    const code = (part: string): Promise<string> => page.locator(`[data-part="${part}"] pre`).innerText();
    // The words differ, not the rules: in Urdu every third is enough.
    for (const [input, edition] of NUMBERS.filter((_, at) => language === 'en' || at % 3 === 0)) {
      await number.getByLabel(site.numberCheck.field).fill(input);
      await number.getByText(docs.playground.editions[edition], { exact: true }).click();
      const { status, digits, reason } = explainNumber(input, edition);
      await expect.poll(() => number.locator('[data-rule]').getAttribute('data-rule')).toBe(reason.kind);
      // Of nothing there is no verdict.
      const shown = await number
        .locator('[data-status]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-status')));
      expect([input, shown]).toEqual([input, reason.kind === 'empty' ? [] : [status]]);
      samples.push({ code: await code('number'), expected: { status, digits, reason } });
    }
    for (const changed of LOANS) {
      const input = { ...EXAMPLE_INPUT, ...changed };
      for (const field of LOAN_FIELDS) await page.locator(`[data-field="${field}"]`).fill(input[field]);
      const result = calculateLoan(input);
      const shown = page.locator(
        result.kind === 'gap'
          ? `[data-gap="${result.gap.field}"]`
          : `[data-figures="${Object.values(result.figures).join()}"]`,
      );
      await shown.waitFor();
      samples.push({ code: await code('loan'), expected: result });
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is tried with every reason for a verdict', () => {
    const reasons = new Set(NUMBERS.map(([input, edition]) => explainNumber(input, edition).reason.kind));
    expect([...reasons].sort()).toEqual(Object.keys(docsTextsOf('en').reasons).sort());
  });

  it('shows the words of the specification behind a verdict, and leads to their line', async () => {
    const { context, page } = await open();
    await page.goto(docsPath('playground', 'en'));
    const number = page.locator('[data-part="number"]');
    await number.getByRole('textbox').fill('0516011632');
    await number.getByText('core/number-check/find-rule.ts#findRule').waitFor();
    await number.getByRole('link', { name: 'R21' }).click();
    await page.locator('#R21').waitFor();
    expect(await page.locator('#R21').innerText()).toContain('prefix');
    await context.close();
  });

  describe('its code', () => {
    let folder: string;
    beforeAll(async () => {
      const core = join(await builtLibrary(), 'core', 'index.js');
      folder = mkdtempSync(join(tmpdir(), 'asaan-samples-'));
      const installed = join(folder, 'node_modules', 'asaan');
      mkdirSync(installed, { recursive: true });
      writeFileSync(
        join(installed, 'package.json'),
        '{"name":"asaan","type":"module","exports":{"./core":"./core.js"}}',
      );
      writeFileSync(join(installed, 'core.js'), `export * from ${JSON.stringify(pathToFileURL(core).href)};`);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('runs as it stands, where the package is installed, and prints the same', () => {
      expect(samples.length).toBeGreaterThan(NUMBERS.length + 2 * LOANS.length);
      for (const [at, { code }] of samples.entries()) writeFileSync(join(folder, `${at}.mjs`), code);
      const all = samples.map((_, at) => `await import('./${at}.mjs');`).join('\n');
      writeFileSync(join(folder, 'all.mjs'), all);
      const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'all.mjs')], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const printed = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
      expect(printed).toEqual(samples.map(({ expected }) => expected));
    });
  });
});

it('the documentation works without a network after the first visit: pages, search and playground', async () => {
  const { context, page } = await open();
  await page.goto(docsPath('guide', 'en'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/docs'))?.active?.scriptURL))
    .toBe(`${server.origin}/docs-worker.js`);
  await context.setOffline(true);
  for (const { path } of DOCS_ADDRESSES) {
    await page.goto(path);
    await isUp(page);
  }
  await page.goto(docsPath('playground', 'en'));
  await page.locator('[data-part="number"]').getByRole('textbox').fill('0516011632');
  await page.locator('[data-status="official"]').waitFor();
  await page.getByRole('searchbox').fill('Q62');
  await page.getByRole('search').locator('a[href="/docs/requirements#Q62"]').waitFor();
  await context.close();
});
