import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import type { TestServer } from '../support/test-server.ts';
import { type InjectedApp, injectApp } from './injected-app.ts';
import { holdScripts } from './late-files.ts';
import { withPhone } from './phone-page.ts';
import { passFrames, passTime, sleep, untilUp, wake } from './reach.ts';

const WRITER = 'sandbox-token-writer';
const OTHER = 'sandbox-token-somebody-else';
const TYPED = 'Amna Typed';
let server: TestServer;
let context: BrowserContext;
let page: Page;
withPhone((visit) => {
  ({ server, context, page } = visit);
});

const field = () => page.getByLabel(textsOf('en').site.complaint.fields.name).first();
const draft = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('draft:complaint'));
const open = async (path = '/complaints'): Promise<void> => {
  await page.goto(server.origin + path);
  await untilUp(page);
};

/** Opens the form as its writer, types, and waits until it is known who did. */
async function begin(): Promise<InjectedApp> {
  const app = await injectApp(context, page, 'object', WRITER);
  await open();
  await field().fill(TYPED);
  await expect.poll(draft).toContain(TYPED);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('complaintBy'))).not.toBeNull();
  return app;
}

describe('Q71 a complaint inside an app', () => {
  it.each([[OTHER], [null]])('a complaint that was begun is kept for its writer, and gone for %s', async (next) => {
    const app = await begin();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await sleep(page);
    await expect.poll(() => field().isVisible()).toBe(false);
    await wake(page);
    await field().waitFor();
    expect(await field().inputValue()).toBe(TYPED);
    await sleep(page);
    app.answers('getToken', { result: next });
    await app.watchFrames();
    await wake(page);
    await page.waitForFunction(() => !('isOld' in window));
    await field().waitFor();
    await passFrames(page, 5);
    expect(app.frames.length).toBeGreaterThan(3);
    expect(app.frames.filter((frame) => frame.includes(TYPED))).toEqual([]);
    expect(await draft()).toBeNull();
  });

  it.each([[OTHER], [null]])('is gone before anything is drawn where %s opens the form anew', async (next) => {
    const app = await begin();
    await page.goto(`${server.origin}/home`);
    app.answers('getToken', { result: next });
    await app.watchFrames();
    await open();
    await field().waitFor();
    await passFrames(page, 5);
    expect(app.frames.length).toBeGreaterThan(3);
    expect(app.frames.filter((frame) => frame.includes(TYPED))).toEqual([]);
    expect([await draft(), await field().inputValue()]).toEqual([null, '']);
    // The form is his now.
    await field().fill('Bilal');
    await open();
    await expect.poll(() => field().inputValue()).toBe('Bilal');
  });

  it('typed before the program, it is its writer’s, and gone where the page was out of sight meanwhile', async () => {
    await injectApp(context, page, 'object', WRITER);
    for (const isHidden of [false, true]) {
      const release = await holdScripts(page);
      await page.goto(`${server.origin}/complaints`);
      await field().fill(TYPED);
      if (isHidden) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      release();
      await untilUp(page);
      expect(await field().inputValue()).toBe(isHidden ? '' : TYPED);
      if (!isHidden) await expect.poll(draft).toContain(TYPED);
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  it('is hidden, with words, while the app is silent', async () => {
    const app = await begin();
    const { common, site } = textsOf('ur');
    const name = page.getByLabel(site.complaint.fields.name).first();
    await open('/complaintsUrdo');
    await expect.poll(() => name.inputValue()).toBe(TYPED);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    app.answers('getToken', 'silent');
    await page.clock.install();
    await sleep(page);
    await wake(page);
    await passTime(page, () => page.getByRole('heading', { name: common.hidden.title }).isVisible());
    expect([await name.isVisible(), (await draft())?.includes(TYPED)]).toEqual([false, true]);
    app.answers('getToken', { result: WRITER });
    await page.getByRole('button', { name: common.retry }).click();
    await name.waitFor();
    expect([await name.inputValue(), await page.getByText(common.hidden.title).count()]).toEqual([TYPED, 0]);
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
  });
});
