import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { orderId } from '#core/lib/ids.ts';
import { forgetShopper } from '#core/session/forget-shopper.ts';
import { keepOrderInHand, orderInHand } from '#core/session/order-in-hand.ts';

describe('R43 the order in hand', () => {
  it('comes back as it was kept, until the shopper is forgotten', () => {
    const session = createMemorySession();
    keepOrderInHand(session, orderId('A-1'));
    expect([session.read('poi'), orderInHand(session)]).toEqual(['A-1', 'A-1']);
    forgetShopper(session);
    expect(orderInHand(session)).toBeNull();
  });

  it.each(['', ' ', ' 1', '1 ', '1 2', '\u00001', '1\u200b', '1\n', 'x'.repeat(201)])('is not %j', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBeNull(),
  );

  it.each(['1', '1234567890123456789', 'نمبر', 'x'.repeat(200)])('may be %s', (poi) =>
    expect(orderInHand(createMemorySession({ poi }))).toBe(poi),
  );
});
