import { describe, expect, it } from 'vitest';
import { openShop } from '../../../support/open-shop.ts';

describe('Q49 an expired token', () => {
  it('Q49 opens the login page once a burst, and again in a later one', async () => {
    const shop = openShop();
    const order = await shop.bought();
    await shop.lender.act({ action: 'expire', shopper: 'sandbox-token' });
    await Promise.all([
      shop.gateway.readOrder(order),
      shop.gateway.readAddress(order),
      shop.gateway.readPurchase(order),
    ]);
    const logins = (): number => shop.ports.hostApp.calls.filter(({ opened }) => opened === 'login').length;
    expect(logins()).toBe(1);
    expect(shop.ports.notices.shown).toEqual(['tokenExpired']);
    shop.clock.pass(11_000);
    await shop.gateway.readOrder(order);
    expect(logins()).toBe(2);
  });
});
