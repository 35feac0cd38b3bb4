import { describe, expect, it } from 'vitest';
import { createStore } from '#core/lib/store.ts';
import { until } from '#core/lib/until.ts';

const isEven = (value: number): value is number => value % 2 === 0;

describe('until', () => {
  it('takes the present value where it passes', async () => {
    expect(await until(createStore(4), isEven)).toBe(4);
  });

  it('passes over values that fail, takes the first that passes, and then watches no more', async () => {
    const store = createStore(1);
    let asked = 0;
    const found = until(store, (value): value is number => {
      asked += 1;
      return isEven(value);
    });
    for (const value of [3, 5, 8, 10]) store.set(value);
    expect(await found).toBe(8);
    expect(asked).toBe(4);
  });
});
