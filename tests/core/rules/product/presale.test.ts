import { expect, it } from 'vitest';
import { PRESALE_RETRY_MS, PRESALE_WAIT_MS, presaleCheckIn } from '#core/product/presale.ts';

it('Q57 asks about a pre-sale when its time has come, once a day until then, and every half minute after it', () => {
  const checkIn = (startsAt: number | null) => presaleCheckIn({ kind: 'presale', startsAt }, 1000);
  expect([checkIn(1001), checkIn(1000 + 2 * PRESALE_WAIT_MS)]).toEqual([1, PRESALE_WAIT_MS]);
  expect([checkIn(1000), checkIn(1)]).toEqual([PRESALE_RETRY_MS, PRESALE_RETRY_MS]);
  expect(checkIn(null)).toBeNull();
  for (const kind of ['none', 'unclear'] as const) expect(presaleCheckIn({ kind }, 0)).toBeNull();
});
