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
    await page.getByLabel(fields.penaltyRate).fill('2');
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

// Helpers

const SECRET_IN_URDU = textsOf('ur').site.safety.share.secret;
