import { describe, expect, it } from 'vitest';
import type { Address } from '#core/address/address.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, type Outcome, unknown } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { createReadingOwnWrites } from '#core/session/own-writes.ts';
import { ADDRESS, tick } from '../../../support/open-shop.ts';
import { questions } from '../../../support/questions.ts';

const [ONE, OTHER] = [orderId('A-1'), orderId('A-2')];

describe('Q72 an address that is read while one is saved', () => {
  it.each<readonly [string, Outcome<null>]>([
    ['done', done(null)],
    ['unknown', unknown('timeout')],
  ])('waits for the save of its order, where that is %s, and for no other', async (_how, outcome) => {
    const { gateway, saves, reads } = world();
    void gateway.saveAddress(ONE, ADDRESS);
    const late = gateway.readAddress(ONE);
    await gateway.readAddress(OTHER);
    expect(reads).toEqual([OTHER]);
    await saves.answer(outcome);
    await late;
    await gateway.readAddress(ONE);
    expect(reads).toEqual([OTHER, ONE, ONE]);
  });

  it('waits for the newest of two', async () => {
    const { gateway, saves, reads } = world();
    void gateway.saveAddress(ONE, ADDRESS);
    void gateway.saveAddress(ONE, ADDRESS);
    void gateway.readAddress(ONE);
    await saves.answer(done(null));
    await tick();
    expect(reads).toEqual([]);
    await saves.answer(done(null));
    await tick();
    expect(reads).toEqual([ONE]);
  });
});

// Helpers

/** A gateway whose saves are answered by hand and whose reads are noted. */
function world() {
  const saves = questions<[OrderId], Outcome<null>>();
  const reads: OrderId[] = [];
  const bare: Pick<Gateway, 'saveAddress' | 'readAddress'> = {
    saveAddress: (order) => saves.ask(order),
    async readAddress(order): Promise<Answer<Address | null>> {
      reads.push(order);
      return done(ADDRESS);
    },
  };
  return { gateway: createReadingOwnWrites(bare as Gateway), saves, reads };
}
