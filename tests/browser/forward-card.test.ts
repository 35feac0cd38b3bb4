import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { withPhone } from './with-sandbox.ts';

let server: TestServer;
let page: Page;

withPhone((visit) => {
  ({ server, page } = visit);
});

const { site } = textsOf('en');
const { share } = site.safety;
const isUp = (): Promise<unknown> => page.waitForFunction(() => 'asaanIsUp' in window);
const mark = (card: Locator): Promise<void> => card.evaluate((element) => element.setAttribute('data-first', ''));
const isFirst = (card: Locator): Promise<boolean> => card.evaluate((element) => element.hasAttribute('data-first'));

describe('the card that hands a result on', () => {
  it('stays the same element while the loan’s figures change at each key, and forgets what was copied before', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${server.origin}/calculator`);
    await isUp();
    const { fields } = site.calculator;
    const amount = page.getByLabel(fields.loanAmount).first();
    await amount.fill('1000');
    await page.getByLabel(fields.loanDay).first().fill('30');
    const card = page.getByRole('region', { name: share.title.loan });
    await mark(card);
    await expect.poll(() => card.getByRole('link').getAttribute('href')).toContain(encodeURIComponent(SECRET_IN_URDU));
    await card.getByRole('button', { name: share.copy }).click();
    await card.getByText(share.copied).waitFor();
    await amount.press('End');
    await amount.press('0');
    await card.getByRole('button', { name: share.copy }).waitFor();
    await amount.press('Backspace');
    expect(await isFirst(card)).toBe(true);
    await expect
      .poll(() => card.getByRole('link').getAttribute('href'))
      .toContain(encodeURIComponent('Rs.\u00a01,000'));
  });

  it('stays the same element when a number is checked again, and when its offered form is', async () => {
    await page.goto(`${server.origin}/notify`);
    await isUp();
    const field = page.getByLabel(site.numberCheck.field);
    await field.fill('923205690243');
    await field.press('Enter');
    const card = page.getByRole('region', { name: share.title.unofficial });
    await mark(card);
    await field.press('Enter');
    expect(await isFirst(card)).toBe(true);
    await page.getByRole('button', { name: site.numberCheck.offer({ number: '03205690243' }) }).click();
    expect(await isFirst(page.getByRole('region', { name: share.title.official }))).toBe(true);
  });
});

describe('the picture card', () => {
  it.each([
    ['a verdict', '/notify', 'official'],
    ['a verdict in Urdu', '/notify/urdo', 'unofficial'],
    ['a loan', '/calculator', 'loan'],
  ] as const)('of %s is a PNG of both languages, beside the text', async (_what, path, about) => {
    await page.addInitScript({ content: SHEET });
    await page.goto(server.origin + path);
    await isUp();
    const texts = textsOf(path.endsWith('urdo') ? 'ur' : 'en').site;
    if (about !== 'loan') {
      await page.getByLabel(texts.numberCheck.field).fill(about === 'official' ? '0516011632' : '0516011631');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: texts.safety.share.share }).click();
    await page.waitForFunction(() => 'given' in window);
    const seen = await page.evaluate(async () => {
      const { text, files } = (window as unknown as { given: { text: string; files: File[] } }).given;
      const [file] = files;
      if (file === undefined) throw new Error('no picture');
      const picture = await createImageBitmap(file);
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(picture, 0, 0);
      /** Columns of a row of pixels in which anything is drawn on its paper. */
      const inked = (top: number, height: number): number[] => {
        const { data, width } = context.getImageData(0, top, picture.width, height);
        const first = data.slice(0, 3).join();
        const columns = new Set<number>();
        for (let at = 0; at < data.length; at += 4) {
          if (data.slice(at, at + 3).join() !== first) columns.add((at / 4) % width);
        }
        return [...columns];
      };
      const edges = (columns: readonly number[]) => [Math.min(...columns), picture.width - Math.max(...columns)];
      const lastLine = inked(picture.height - 130, 60);
      return {
        text,
        type: file.type,
        name: file.name,
        width: picture.width,
        top: edges(inked(20, 80)),
        last: edges(lastLine),
      };
    });
    expect(seen).toMatchObject({ type: 'image/png', width: 720 });
    expect(seen.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*\.png$/);
    for (const language of ['en', 'ur'] as const) {
      expect(seen.text).toContain(textsOf(language).site.safety.share.secret);
    }
    // The name begins at the left, the last line of the Urdu card at the right.
    const [left = 0] = seen.top;
    const [, right = 0] = seen.last;
    expect([left < 60, right < 60]).toEqual([true, true]);
  });

  it('that the sheet refuses is left out: the text goes alone', async () => {
    await page.addInitScript({ content: `${SHEET} window.refusesFiles = true;` });
    await page.goto(`${server.origin}/calculator`);
    await isUp();
    await page.getByRole('button', { name: share.share }).click();
    await page.waitForFunction(() => 'given' in window);
    const given = await page.evaluate(() => (window as unknown as { given: { text: string; files?: File[] } }).given);
    expect([given.files ?? null, given.text.includes('12,250')]).toEqual([null, true]);
  });
});

// Helpers

/** A sheet that takes pictures, and notes what it is given. */
const SHEET = `
  Object.defineProperty(navigator, 'canShare', { value: ({ files = [] }) => !window.refusesFiles || files.every(({ size }) => size === 1) });
  Object.defineProperty(navigator, 'share', { value: async (data) => { window.given = data; } });`;

const SECRET_IN_URDU = textsOf('ur').site.safety.share.secret;
