import { beforeEach, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { startTestServer, type TestServerOptions } from '../support/test-server.ts';
import { inOtherBrowsers, type OtherVisit } from './other-browsers.ts';

const PROGRAM = '/assets/islands-main';
const { openMenu, menu } = english.site.frame;

/** Starts a server whose answers to some requests wait until they are let go; nothing of it is in the browser's cache. */
async function startSlow(
  isHeld: (path: string, nth: number) => boolean,
  gone: TestServerOptions['gone'] = () => false,
) {
  const asked: string[] = [];
  const count = (path: string): number => asked.filter((each) => each.startsWith(path)).length;
  let letGo = (): void => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = await startTestServer(true, undefined, {
    async held(path) {
      asked.push(path);
      if (isHeld(path, count(path))) await isFree;
      // As long as a slow network takes: time enough to ask for the old page again.
      if (path === '/about') await new Promise((resolve) => setTimeout(resolve, 800));
    },
    gone,
  });
  return { server, count, letGo };
}

inOtherBrowsers('a program that is late or missing', (_name, visit) => {
  let page: OtherVisit['page'];
  let isUp: OtherVisit['isUp'];
  beforeEach(() => {
    ({ page, isUp } = visit());
  });

  const followAbout = async (): Promise<void> => {
    await page.click('summary', openMenu);
    await page.click('details[open] a', menu.about);
  };
  const isAt = (path: string): Promise<void> => expect.poll(() => page.ask(() => location.pathname)).toBe(path);

  it('Q3 a link that is pressed while the program is on its way leads where it says; Back, to a page that works', async () => {
    const { server, count, letGo } = await startSlow((path, nth) => path.startsWith(PROGRAM) && nth === 1);
    await page.goto(`${server.origin}/complaints`);
    await expect.poll(() => count(PROGRAM)).toBe(1);
    await followAbout();
    await isAt('/about');
    expect([count('/about'), count('/complaints')]).toEqual([1, 1]);
    await page.back();
    await isUp();
    await isAt('/complaints');
    letGo();
    await server.stop();
  });

  it('Q3 a link leads where it says, too, while the page asks whether it can load itself anew', async () => {
    const { server, count, letGo } = await startSlow(
      (path, nth) => path === '/complaints' && nth === 2,
      (path) => path.startsWith(PROGRAM),
    );
    await page.goto(`${server.origin}/complaints`);
    await expect.poll(() => count('/complaints')).toBe(2);
    await followAbout();
    await expect.poll(() => count('/about')).toBe(1);
    letGo();
    await isAt('/about');
    expect([count('/about'), count('/complaints')]).toEqual([1, 2]);
    await server.stop();
  });

  it('Q3 a piece of the program that was missing once is there when the page has loaded itself anew', async () => {
    let asked = 0;
    const { server } = await startSlow(
      () => false,
      (path) => path.startsWith(PROGRAM) && (asked += 1) === 1,
    );
    await page.goto(`${server.origin}/calculator`);
    await expect.poll(() => asked).toBeGreaterThan(1);
    await isUp();
    await server.stop();
  });
});
