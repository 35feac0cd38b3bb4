import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASSUMED } from '../model/assumptions.ts';
import { yearPage } from '../model/page.ts';
import { seeded, simulateYear } from '../model/year.ts';
import { ROOT } from '../support/test-server.ts';

describe('the year of a lender', () => {
  it('its page is what `npm run model` writes', async () => {
    expect(readFileSync(join(ROOT, 'tests', 'model', 'year.md'), 'utf8')).toBe(await yearPage());
  });

  it('every order is one that somebody was assumed to place, and is stored once with its shopper and its keys', async () => {
    const year = await simulateYear(400, 7);
    // Four standard deviations of so many shoppers who buy or do not.
    const spread = 4 * Math.sqrt(400 * ASSUMED.orders * (1 - ASSUMED.orders));
    expect(Math.abs(year.orders - 400 * ASSUMED.orders)).toBeLessThan(spread);
    const recordsOf = (kind: string): number => year.stored.get(kind)?.records ?? 0;
    expect(recordsOf('order')).toBe(year.orders);
    expect(recordsOf('shopper')).toBe(year.orders);
    expect(recordsOf('answer')).toBe(year.changes);
    expect(year.calls).toBeGreaterThanOrEqual(400 * ASSUMED.shopVisits * ASSUMED.looks + 3 * year.orders);
    expect(await simulateYear(400, 7)).toEqual(year);
  });

  it('its chances are even', () => {
    const random = seeded(3);
    const thrown = Array.from({ length: 20_000 }, random);
    for (const limit of [0.1, 0.5, 0.9]) {
      const share = thrown.filter((each) => each < limit).length / thrown.length;
      expect(Math.abs(share - limit)).toBeLessThan(0.015);
    }
  });
});
