import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { english } from '#core/text/catalogue.ts';
import { urdu } from '#core/text/languages.ts';
import type { TestServer } from '../../support/test-server.ts';
import { faults, violations } from '../look.ts';
import { untilUp } from '../reach.ts';
import { withSite } from './with-site.ts';

let browser: Browser;
let server: TestServer;

withSite((visit) => {
  ({ browser, server } = visit);
});

describe('offline', () => {
  it('the number check and the calculator work without a network after the first visit, and a new page comes from the network first', async () => {
    const kept = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const visitor = await kept.newPage();
    await visitor.goto(`${server.origin}/home`);
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await kept.setOffline(true);
    for (const [path, label] of [
      ['/notify', english.site.numberCheck.field],
      ['/notify/urdo', urdu.site.numberCheck.field],
    ] as const) {
      await visitor.goto(server.origin + path);
      await untilUp(visitor);
      await visitor.getByLabel(label).fill('0516011632');
      await visitor.getByLabel(label).press('Enter');
      await visitor.locator('[data-status="official"]').first().waitFor();
    }
    await visitor.goto(`${server.origin}/`);
    await visitor.getByRole('heading', { level: 1, name: english.site.numberCheck.title }).waitFor();
    await visitor.goto(`${server.origin}/calculator`);
    await untilUp(visitor);
    await visitor.getByRole('slider', { name: 'Loan amount' }).fill('10000');
    expect(await visitor.getByRole('textbox', { name: 'Loan amount' }).inputValue()).toBe('10000');
    await kept.setOffline(false);
    const requests = server.requests.length;
    const answer = await visitor.goto(`${server.origin}/notify`);
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(server.requests.slice(requests).some((request) => request.startsWith('GET /notify'))).toBe(true);
    await kept.close();
  });

  it.each([
    ['/FAQ', english],
    ['/FAQ/urdo', urdu],
  ])('says in the page’s own look that %s needs the network, with one way on', async (path, text) => {
    const kept = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const visitor = await kept.newPage();
    await visitor.goto(`${server.origin}/home`);
    await visitor.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await kept.setOffline(true);
    await visitor.goto(server.origin + path);
    await visitor.getByRole('heading', { level: 1, name: text.site.frame.offline.title }).waitFor();
    expect(await visitor.getByRole('link', { name: text.common.broken.reload }).count()).toBe(1);
    expect([...(await violations(visitor)), ...(await faults(visitor))]).toEqual([]);
    await kept.close();
  });
});
