import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '#core/text/languages.ts';
import { startTestServer } from '../support/test-server.ts';
import { BROWSERS } from './other-browsers.ts';
import type { OtherPage } from './other-page.ts';

// Each test has a server of its own: nothing of it is in the browser's cache.
describe.each(Object.entries(BROWSERS))('a program that is late or missing, in %s', (_name, open) => {
  if (open === null) {
    it.skip('opens');
    return;
  }
  let page: OtherPage;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ page, stop } = await open());
    await page.resize(360, 740);
  });
  afterAll(() => stop());

  const isUp = (): Promise<void> =>
    expect.poll(() => page.ask(() => 'works' in document.documentElement.dataset)).toBe(true);

  it('Q3 a link that is pressed while the program is on its way leads where it says; Back, to a page that works', async () => {
    const asked: string[] = [];
    const count = (path: string): number => asked.filter((each) => each.startsWith(path)).length;
    const isProgram = (path: string): boolean => path.startsWith('/assets/islands-main');
    let letGo = (): void => undefined;
    const slow = await startTestServer(true, undefined, {
      async held(path) {
        asked.push(path);
        if (isProgram(path) && count(path) === 1) {
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
        }
        // As long as a slow network takes: time enough to ask for the old page again.
        if (path === '/about') await new Promise((resolve) => setTimeout(resolve, 800));
      },
    });
    await page.goto(`${slow.origin}/complaints`);
    await expect.poll(() => asked.some(isProgram)).toBe(true);
    await page.click('summary', textsOf('en').site.frame.openMenu);
    await page.click('details[open] a', textsOf('en').site.frame.menu.about);
    await expect.poll(() => page.ask(() => location.pathname)).toBe('/about');
    expect([count('/about'), count('/complaints')]).toEqual([1, 1]);
    await page.back();
    await isUp();
    expect(await page.ask(() => location.pathname)).toBe('/complaints');
    letGo();
    await slow.stop();
  });

  it('Q3 a link leads where it says, too, while the page asks whether it can load itself anew', async () => {
    const asked: string[] = [];
    const count = (path: string): number => asked.filter((each) => each.startsWith(path)).length;
    let letGo = (): void => undefined;
    const replaced = await startTestServer(true, undefined, {
      async held(path) {
        asked.push(path);
        if (path === '/complaints' && count(path) === 2) {
          await new Promise<void>((resolve) => {
            letGo = resolve;
          });
        }
        if (path === '/about') await new Promise((resolve) => setTimeout(resolve, 800));
      },
      gone: (path) => path.startsWith('/assets/islands-main'),
    });
    await page.goto(`${replaced.origin}/complaints`);
    await expect.poll(() => count('/complaints')).toBe(2);
    await page.click('summary', textsOf('en').site.frame.openMenu);
    await page.click('details[open] a', textsOf('en').site.frame.menu.about);
    await expect.poll(() => count('/about')).toBe(1);
    letGo();
    await expect.poll(() => page.ask(() => location.pathname)).toBe('/about');
    expect([count('/about'), count('/complaints')]).toEqual([1, 2]);
    await replaced.stop();
  });

  it('Q3 a piece of the program that was missing once is there when the page has loaded itself anew', async () => {
    const asked: string[] = [];
    const replaced = await startTestServer(true, undefined, {
      gone(path) {
        asked.push(path);
        return path.startsWith('/assets/islands-main') && asked.filter((each) => each === path).length === 1;
      },
    });
    await page.goto(`${replaced.origin}/calculator`);
    await expect.poll(() => asked.filter((each) => each.startsWith('/assets/islands-main')).length).toBeGreaterThan(1);
    await isUp();
    await replaced.stop();
  });
});
