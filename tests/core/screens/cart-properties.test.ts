import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanProductId } from '#core/lib/ids.ts';
import { BNPL_AVAILABILITY } from '#core/purchase/bnpl-availability.ts';
import { cartDue, withReading } from '#core/screens/cart-state.ts';
import { plan, purchaseInfo } from '../../arbitraries/purchase.ts';
import { ID, readyCart } from '../../support/open-cart.ts';

describe('R45–R53 a cart of any kind', () => {
  it('R46, R49, R50, R52, Q34 only ever has a delivery, a payment and a plan that the server offers', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseInfo(), fc.nat(), async (purchase, at) => {
        const { screen, ready } = await readyCart(purchase);
        const { allows, plans, bnplStatus } = purchase;
        const { isSelectable, toast } = BNPL_AVAILABILITY[bnplStatus];
        const isPossible = isSelectable && plans.length > 0;
        expect(isSelectable && toast !== null).toBe(false);
        expect(ready()).toMatchObject({
          paymentType: isPossible ? 'bnpl' : 'full',
          plan: isPossible ? plans[0] : null,
        });
        expect(ready().chosen.receiptType).toBe(ready().receiptType ?? 'express');
        for (const type of ['express', 'pickUp'] as const) {
          if (allows.express || allows.pickUp) expect(allows[ready().receiptType ?? 'express']).toBe(true);
          screen.chooseReceipt(type);
        }
        if (allows.express || allows.pickUp) expect(allows[ready().receiptType ?? 'express']).toBe(true);
        const wanted = plans[at % Math.max(1, plans.length)];
        screen.choosePlan(wanted?.originalProductId ?? loanProductId('none'));
        screen.choosePlan(loanProductId('none'));
        expect(ready().plan).toEqual(isPossible ? wanted : null);
        await screen.choosePayment('full');
        expect(ready()).toMatchObject({ paymentType: 'full', plan: null });
      }),
      { numRuns: 100 },
    );
  });

  it('R48, Q35, Q69 with a plan asks for today’s payment, above it for a bottom price that is another amount', () => {
    fc.assert(
      fc.property(purchaseInfo(), fc.option(plan()), fc.boolean(), (purchase, term, isSame) => {
        const cart = withReading(null, { order: ID, purchase, address: null, readAt: 0 });
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
});
