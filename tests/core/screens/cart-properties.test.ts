import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId, orderId } from '#core/lib/ids.ts';
import { done } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import type { PurchaseInfo } from '#core/purchase/purchase.ts';
import { type CartReady, cartBottomPrice, cartDue, createCartScreen } from '#core/screens/cart.ts';
import { withReading } from '#core/screens/cart-flow.ts';
import { plan, purchaseInfo } from '../../arbitraries/purchase.ts';
import { ADDRESS, openShop, settled } from '../../support/open-shop.ts';

describe('R45–R53 a cart of any kind', () => {
  it('R46 always opens on a delivery that the server allows, and changes to no other', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseInfo(), async (purchase) => {
        const { screen, ready } = await cartOf(purchase);
        const { express, pickUp } = purchase.allows;
        if (express || pickUp) expect(purchase.allows[ready().receiptType ?? 'express']).toBe(true);
        for (const type of ['express', 'pickUp'] as const) {
          screen.chooseReceipt(type);
          if (express || pickUp) expect(purchase.allows[ready().receiptType ?? 'express']).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('R49, R50 never has instalments chosen where the status or the terms forbid them', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseInfo(), async (purchase) => {
        const { screen, ready } = await cartOf(purchase);
        const { isSelectable, toast } = BNPL_AVAILABILITY[purchase.bnplStatus];
        const isPossible = isSelectable && purchase.plans.length > 0;
        expect(ready().paymentType).toBe(isPossible ? 'bnpl' : 'full');
        await screen.choosePayment('bnpl');
        expect(ready().paymentType).toBe(isPossible ? 'bnpl' : 'full');
        expect(isSelectable && toast !== null).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('R52, Q34 the chosen term is always one of the offered, the first at the start, and none for full payment', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseInfo(), fc.nat(), async (purchase, at) => {
        const { screen, ready } = await cartOf(purchase);
        const terms = purchase.plans;
        if (ready().paymentType === 'bnpl') expect(ready().plan).toEqual(terms[0]);
        const wanted = terms[at % Math.max(1, terms.length)];
        screen.choosePlan(wanted?.originalProductId ?? loanProductId('none'));
        screen.choosePlan(loanProductId('none'));
        if (ready().paymentType === 'bnpl') expect(ready().plan).toEqual(wanted);
        await screen.choosePayment('full');
        expect(ready().plan).toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('R48, Q35 asks for the term’s bottom price with instalments, the purchase’s without, and never for 0', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(plan()), (purchase, term) => {
        const cart = withReading(null, { order: orderId('A-1'), purchase, address: null });
        const asked = cartBottomPrice({ ...cart, plan: term, paymentType: term === null ? 'full' : 'bnpl' });
        const source = term === null ? purchase.bottomPrice : term.bottomPrice;
        expect(asked).toBe(source === 0 ? null : source);
      }),
    );
  });

  it('R48, Q35, Q69 with a plan asks for today’s payment, above it for a bottom price that is another amount', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(plan()), fc.boolean(), (purchase, term, isSame) => {
        const cart = withReading(null, { order: orderId('A-1'), purchase, address: null });
        const chosen = term === null || !isSame ? term : { ...term, bottomPrice: term.downPayment };
        const due = cartDue({ ...cart, plan: chosen, paymentType: chosen === null ? 'full' : 'bnpl' });
        const said = (chosen ?? purchase).bottomPrice;
        // What is written, line by line.
        const amounts = [due.bottomPrice, due.today, due.later?.each].filter((each) => typeof each === 'number');
        const price = said === 0 ? [] : [said].filter((each) => each !== null);
        if (chosen === null) {
          expect(amounts).toEqual(price);
          return;
        }
        const { downPayment, remainingAmount } = chosen;
        expect(amounts.slice(0, amounts.length - (remainingAmount > 0 ? 1 : 0))).toEqual([
          ...price.filter((each) => each !== downPayment),
          ...(downPayment > 0 || remainingAmount === 0 ? [downPayment] : []),
        ]);
      }),
    );
  });

  it('Q37 asks for the policy exactly where the purchase needs it and instalments are chosen', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseInfo(), async (purchase) => {
        const { screen, ready, sent } = await cartOf(purchase);
        const asks = purchase.needsPolicy && ready().paymentType === 'bnpl';
        await screen.proceed();
        expect(ready().policy !== null).toBe(asks);
        expect(sent()).toBe(asks ? 0 : 1);
      }),
      { numRuns: 60 },
    );
  });

  it('R47 shows the stored address, and leads to its form', async () => {
    const [purchase] = fc.sample(purchaseInfo(), 1);
    if (purchase === undefined) throw new Error('unreachable');
    const { screen, ready, shop } = await cartOf(purchase);
    expect(ready().address).toEqual(ADDRESS);
    screen.editAddress();
    expect(shop.ports.navigation.current()).toEqual({ page: 'address', order: null });
  });
});

// Helpers

/** A cart whose server shows just this purchase. */
async function cartOf(purchase: PurchaseInfo) {
  const shop = openShop();
  const order = await shop.bought();
  let sent = 0;
  const gateway: Gateway = {
    ...shop.gateway,
    readPurchase: async () => done(purchase),
    readAddress: async () => done(ADDRESS),
    askBnpl: async () => done({ nativeStep: null, productOrderId: order }),
    continuePurchase: async () => {
      sent += 1;
      return done({ result: 'addressMissing' as const, paymentType: null, nativeStep: null, productOrderId: null });
    },
  };
  const screen = createCartScreen({ ...shop.ports, gateway });
  screen.open();
  await settled(screen.state);
  const ready = (): CartReady => {
    const now = screen.state.getSnapshot();
    if (now.kind !== 'ready') throw new Error(`the cart is ${now.kind}`);
    return now;
  };
  return { screen, shop, ready, sent: () => sent };
}
