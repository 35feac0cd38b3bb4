import { describe, expect, it } from 'vitest';
import { productId, skuCode } from '#core/lib/ids.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createBnplCalculatorScreen } from '#core/screens/bnpl-calculator.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { createRefundScreen } from '#core/screens/refund.ts';
import { ORDER, pressed, TERM, TERMS } from './pressed.ts';

const PHONE = productId('phone');
const COLORS = ['Black', 'Blue', 'Pink'];

describe('R72, Q39, Q48, Q62 whatever is pressed and whatever comes back, in any order', { timeout: 300_000 }, () => {
  it('R37–R44 the product page ends where every control works again', async () => {
    await pressed(
      ['readProduct', 'startPurchase', 'cancelWaitingOrder', 'readOrder'],
      (ports, hasId) => createProductScreen(ports, hasId ? PHONE : null),
      (screen) => [
        () => screen.buy(),
        () => screen.cancelPendingOrder(),
        () => screen.payPendingOrder(),
        () => screen.resumePendingOrder(),
        () => screen.closePendingOrder(),
        () => screen.retry(),
        (n) => screen.chooseColor(COLORS[n % 3] ?? ''),
        (n) => screen.chooseSku(skuCode(String(n))),
        (n) => screen.showSlide(n),
        (n) => screen.swipe(n % 2 === 0 ? 80 : -80, 0, n % 3 === 0 ? 'ltr' : 'rtl'),
        (n) => screen.holdCarousel(n % 2 === 0),
        () => screen.back(),
      ],
      (state, page) => {
        if (state.kind !== 'ready') return;
        // On its way to the cart it stays busy.
        expect(['idle', 'pendingOrder', ...(page === 'cart' ? ['sending'] : [])]).toContain(state.buying.kind);
        expect(state.slide < Math.max(1, state.pictures.length)).toBe(true);
      },
    );
  });

  it('R45–R55 the cart ends where every control works again', async () => {
    await pressed(
      ['askBnpl', 'readPurchase', 'readAddress', 'continuePurchase', 'readOrder'],
      (ports) => createCartScreen(ports),
      (screen) => [
        () => screen.proceed(),
        () => screen.askForBnpl(),
        () => screen.choosePayment('full'),
        (n) => screen.choosePayment(n % 2 === 0 ? 'bnpl' : 'full'),
        (n) => screen.choosePlan(TERMS[n % 3] ?? TERM),
        (n) => screen.chooseReceipt(n % 2 === 0 ? 'express' : 'pickUp'),
        (n) => screen.tickPolicy(n % 2 === 0),
        () => screen.confirmPolicy(),
        () => screen.closePolicy(),
        () => screen.openCalculator(),
        () => screen.openReview(),
        () => screen.editAddress(),
        () => screen.openPhone(),
        () => screen.openOrder(),
        () => screen.confirmPay(),
        () => screen.declinePay(),
        () => screen.retry(),
        () => screen.back(),
      ],
      (state) => {
        if (state.kind !== 'ready') return;
        expect(state.task).toBeNull();
        if (state.plan === null)
          expect(state.paymentType === 'full' || state.refused?.reason === 'planGone').toBe(true);
        else expect(state.paymentType).toBe('bnpl');
      },
    );
  });

  it('R56–R59 the address form ends where every control works again, and keeps what was typed', async () => {
    await pressed(
      ['readAddress', 'saveAddress', 'readOrder'],
      (ports, hasId) => createAddressScreen(ports, hasId ? ORDER : null),
      (screen) => [
        () => screen.confirm(),
        (n) => screen.type('name', `Ayesha ${n}`),
        () => screen.type('phoneNumber', '03001234567'),
        () => screen.type('email', 'ayesha@example.com'),
        () => screen.type('street', 'House 12'),
        () => screen.openPicker('city'),
        () => screen.openPicker('province'),
        () => screen.closePicker(),
        () => screen.chooseProvince('Punjab'),
        () => screen.chooseCity('Lahore'),
        () => screen.back(),
      ],
      (state) => {
        if (state.kind === 'editing') expect(state.isSaving).toBe(false);
      },
    );
  });

  it('R60, R61 the calculator ends where every control works again', async () => {
    await pressed(
      ['readCalculation'],
      (ports, hasId) =>
        createBnplCalculatorScreen(ports, {
          order: hasId ? ORDER : null,
          productAmount: hasId ? 100 : null,
          loanDays: hasId ? 30 : null,
          plan: null,
        }),
      (screen) => [
        () => screen.calculate(),
        (n) => screen.chooseOption(TERMS[n % 3] ?? TERM),
        (n) => screen.typeOverdueDays(n % 3 === 0 ? '' : String(n)),
        () => screen.retry(),
        () => screen.back(),
      ],
      (state) => {
        if (state.kind === 'ready') expect(state.isCalculating).toBe(false);
      },
    );
  });

  it('R62–R66 the order page ends where every control works again', async () => {
    await pressed(
      ['readOrder', 'confirmReceipt'],
      (ports, hasId) => createOrderScreen(ports, hasId ? ORDER : null, hasId),
      (screen) => [
        () => screen.askReceipt(),
        () => screen.confirmReceipt(),
        () => screen.cancelReceipt(),
        () => screen.copy('1'),
        () => screen.viewPayment(),
        () => screen.openReview(),
        () => screen.editAddress(),
        () => screen.openRefund(),
        () => screen.retry(),
        () => screen.back(),
      ],
      (state) => {
        if (state.kind === 'ready') expect(state.receipt).not.toBe('sending');
      },
    );
  });

  it('R67, R68 the cooling-off page ends where every control works again', async () => {
    await pressed(
      ['readRefund', 'submitRefund', 'readOrder'],
      (ports, hasId) => createRefundScreen(ports, hasId ? ORDER : null),
      (screen) => [() => screen.confirm(), () => screen.closeTips(), () => screen.retry(), () => screen.back()],
      (state) => {
        if (state.kind === 'ready') expect(state.request).not.toBe('sending');
      },
    );
  });
});
