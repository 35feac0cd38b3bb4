import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { PRESALE_PRODUCT, variantsOf } from '#adapters/sandbox/catalogue/variants.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { buy, STATE_PHONE } from '#adapters/sandbox/scenarios/state-steps.ts';

describe('R44 a state that begins with a purchase', () => {
  const lender = createLender(createMemoryLedger(), createManualClock());
  const contextOf = (shopper: string) => ({
    gateway: createMemoryGateway(lender, async () => ({ token: shopper, parameters: {} })),
    perform: (action: Parameters<typeof lender.act>[0]) => lender.act(action),
    shopper,
  });

  it('is reached also where the last piece is sold', async () => {
    const sku = variantsOf(STATE_PHONE)[0]?.skuCode ?? '';
    await lender.act({ action: 'stock', sku, left: 1 });
    const orders = new Set<string>();
    for (const name of ['amna', 'bilal', 'chanda']) orders.add(await buy(contextOf(`sandbox-token-${name}`)));
    expect(orders.size).toBe(3);
  });

  it('says so where nothing is sold at all', async () => {
    await expect(buy(contextOf('sandbox-token-danish'), PRESALE_PRODUCT)).rejects.toThrow(
      `the sandbox did not sell '${PRESALE_PRODUCT}'`,
    );
  });
});
