import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { ALWAYS } from '../../faults/acts.ts';
import { keepTally } from '../../faults/tally.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { fillComplaint } from '../forms.ts';
import { fullChromium, type Profile, profileOf } from '../full-chromium.ts';

const TYPED = ['Ayesha', '3001234567', 'A caller asked for my PIN.'] as const;
const tally = keepTally('browser', 'complaint under way');
const program = await fullChromium();

let server: TestServer;
let profile: Profile;
let context: BrowserContext;
let page: Page;
let errors: string[];

// Where no whole Chromium can be had, the report says skipped: the package's browser keeps and restores no pages.
describe.skipIf(program === null)('Q62 a complaint that is being sent, in a Chromium with a profile', () => {
  beforeAll(async () => {
    server = await startTestServer(true);
    profile = profileOf(program as NonNullable<typeof program>, { session: { restore_on_startup: 1 } });
    context = await profile.open();
  });
  afterAll(async () => {
    await context.close();
    await server.stop();
    profile.remove();
  });
  beforeEach(async () => {
    server.faults.clear();
    page = await context.newPage();
    // One tab: a browser that restores several is there only when the first one is, whichever it loads first.
    for (const other of context.pages()) if (other !== page) await other.close();
    watch();
  });

  function watch(): void {
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  }

  const WAYS = {
    'loaded anew': async () => void (await page.reload()),
    'left, and come back to': async () => {
      await page.goto(`${server.origin}/about`);
      await page.goBack({ waitUntil: 'commit' });
    },
    'opened anew': async () => void (await page.goto(`${server.origin}/complaints`)),
    'opened in the other language': async () => void (await page.goto(`${server.origin}/complaints/urdo`)),
  };

  it.each(Object.entries(WAYS))(
    'survives a page that is %s: it is said, nothing is sent, nothing is lost',
    async (way, go) => {
      const before = filed();
      await send('hang');
      await go();
      await tally.survive('28 a complaint under way', 1, async () => {
        const language = way.includes('language') ? 'ur' : 'en';
        const text = textsOf(language).site.complaint;
        // A page out of the cache goes on where it was, and ends as any other.
        const said = page.getByText(text.unknown).or(page.getByText(text.submitting));
        await said.first().waitFor();
        expect(filed()).toBe(before + 1);
        for (const typed of TYPED) {
          const values = await page
            .locator('form')
            .getByRole('textbox')
            .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
          expect(values).toContain(typed);
        }
        expect(errors).toEqual([]);
      });
    },
  );

  it('is sent again by whoever wants it, and its receipt stays until it is erased', async () => {
    const text = textsOf('en').site.complaint;
    await send('hang');
    await page.reload();
    await page.getByText(text.unknown).waitFor();
    await page.getByText(/You pressed Submit on \d{1,2} [A-Z][a-z]+ \d{4}, \d{1,2}:\d\d [ap]m/).waitFor();
    expect(await page.getByRole('link', { name: text.whatsApp }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\d+$/,
    );
    server.faults.clear();
    await page.getByRole('button', { name: text.sendAgain }).click();
    for (const again of [async () => undefined, () => page.reload()]) {
      await again();
      await page.getByRole('heading', { name: text.submitted }).waitFor();
      for (const read of [TYPED[0], '0300 1234567', TYPED[2]]) await page.getByText(read, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: text.eraseReceipts }).click();
    await page.reload();
    await page.getByRole('button', { name: text.submit }).waitFor();
    expect(await page.getByText(TYPED[2]).count()).toBe(0);
  });

  it('ends its overlay with its request, also where the page lay in the cache meanwhile', async () => {
    const text = textsOf('en').site.complaint;
    await send({ fault: 'slow', argument: 1500 });
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.goto(`${server.origin}/about`);
    await page.goBack({ waitUntil: 'commit' });
    await page.getByText(text.unknown).or(page.getByText(text.submitted)).first().waitFor();
    await expect.poll(() => page.getByText(text.submitting).count()).toBe(0);
    // Nobody could tell otherwise whether this test met the cache.
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });

  it('survives a browser that ends, and restores its tabs', async () => {
    const text = textsOf('en').site.complaint;
    await send('hang');
    await context.close();
    context = await profile.open(['--restore-last-session']);
    const restored = (): readonly Page[] => context.pages().filter((each) => each.url().endsWith('/complaints'));
    await expect.poll(() => restored().length).toBe(1);
    page = restored()[0] as Page;
    watch();
    await tally.survive('28 a complaint in a restored tab', 1, async () => {
      await page.getByText(text.unknown).waitFor();
      expect(errors).toEqual([]);
    });
  });

  /** Fills in the form and sends it to a gateway that does not answer, or late. */
  async function send(fault: 'hang' | { readonly fault: 'slow'; readonly argument: number }): Promise<void> {
    await page.goto(`${server.origin}/complaints`);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await fillComplaint(page, TYPED);
    const before = filed();
    server.faults.arm({ ...ALWAYS, path: 'v3/complaint/add', ...(fault === 'hang' ? { fault } : fault) });
    await page.getByRole('button', { name: textsOf('en').site.complaint.submit }).click();
    await expect.poll(filed).toBe(before + 1);
  }

  const filed = (): number =>
    server.requests.filter((line) => line.startsWith('POST') && line.includes('complaint')).length;
});
