import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { orderId } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';

const lender = createLender(createMemoryLedger(), createManualClock());
const as = (token: string): Gateway => createMemoryGateway(lender, async () => ({ token, parameters: {} }));
const codeOf = async (token: string, order: string): Promise<number> => {
  const answer = await as(token).readOrder(orderId(order));
  return answer.kind === 'refused' ? answer.code : answer.kind === 'done' ? 0 : -1;
};

describe('Q71 the sandbox’s tokens', () => {
  it('are one shopper’s where one renews the other, and nobody else’s', async () => {
    const { order } = await SHOP_STATES['order-4'].reach({
      gateway: as('sandbox-token-amna'),
      perform: (action) => lender.act(action),
      shopper: 'sandbox-token-amna',
    });
    const codes = async (tokens: readonly string[]): Promise<readonly number[]> =>
      Promise.all(tokens.map((token) => codeOf(token, order ?? '')));
    expect(await codes(['sandbox-token-amna', 'sandbox-token-amna.1', 'sandbox-token-amna.27'])).toEqual([0, 0, 0]);
    expect(await codes(['sandbox-token', 'sandbox-token.1', 'sandbox-token-bilal', 'sandbox-token-amn'])).toEqual(
      Array(4).fill(400147),
    );
    expect(await codes(['sandbox-token-amna.', 'sandbox-token-amna.0', 'sandbox-token-amna.1.1', 'x.1'])).toEqual(
      Array(4).fill(400114),
    );
    await lender.act({ action: 'expire', shopper: 'sandbox-token-amna' });
    expect(await codes(['sandbox-token-amna', 'sandbox-token-amna.1'])).toEqual([400113, 0]);
  });
});
