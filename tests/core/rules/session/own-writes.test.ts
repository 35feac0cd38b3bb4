import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { done, type Outcome, unknown } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { createReadingOwnWrites } from '#core/session/own-writes.ts';
import { ADDRESS, tick } from '../../../support/open-shop.ts';
import { questions } from '../../../support/questions.ts';

const [ONE, OTHER] = [orderId('A-1'), orderId('A-2')];

/** Each read with the write that it waits for. */
const PAIRS = [
  ['readAddress', 'saveAddress'],
  ['readRefund', 'submitRefund'],
] as const;

describe('Q72 a page read while something is sent', () => {
  it.each(PAIRS)('%s of an order waits for its %s, however that ends, and for no other', async (read, write) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom<Outcome<null>>(done(null), unknown('timeout')), async (outcome) => {
        const { gateway, writes, reads } = world(read, write);
        void gateway.write(ONE);
        const late = gateway.read(ONE);
        await gateway.read(OTHER);
        expect(reads).toEqual([OTHER]);
        await writes.answer(outcome);
        await late;
        await gateway.read(ONE);
        expect(reads).toEqual([OTHER, ONE, ONE]);
      }),
      { numRuns: 10 },
    );
  });

  it.each(PAIRS)('%s waits for the newest of two', async (read, write) => {
    const { gateway, writes, reads } = world(read, write);
    void gateway.write(ONE);
    void gateway.write(ONE);
    void gateway.read(ONE);
    await writes.answer(done(null));
    await tick();
    expect(reads).toEqual([]);
    await writes.answer(done(null));
    await tick();
    expect(reads).toEqual([ONE]);
  });
});

// Helpers

/** A gateway whose write is answered by hand and whose reads are noted. */
function world(read: (typeof PAIRS)[number][0], write: (typeof PAIRS)[number][1]) {
  const writes = questions<[OrderId], Outcome<null>>();
  const reads: OrderId[] = [];
  const bare = {
    [write]: (order: OrderId) => writes.ask(order),
    [read]: async (order: OrderId) => {
      reads.push(order);
      return done(null);
    },
  };
  const gateway = createReadingOwnWrites(bare as unknown as Gateway);
  return {
    gateway: {
      read: (order: OrderId): Promise<unknown> => gateway[read](order),
      write: (order: OrderId): Promise<unknown> =>
        write === 'saveAddress' ? gateway.saveAddress(order, ADDRESS) : gateway.submitRefund(order),
    },
    writes,
    reads,
  };
}
