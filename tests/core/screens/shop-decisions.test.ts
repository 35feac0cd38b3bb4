import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { can, equipmentStatus, ORDER_ACTIONS, type OrderAction } from '#core/order/order.ts';
import { buyButton } from '#core/product/buy-button.ts';
import { picturesOf, preselectedSku, priceOf, struckPrice } from '#core/product/product.ts';
import { placeAt } from '#core/routes/places.ts';
import { createAddressScreen } from '#core/screens/address.ts';
import { createCartScreen } from '#core/screens/cart.ts';
import { createLoanCalculatorScreen, FIRST_LOAN_INPUT } from '#core/screens/loan-calculator.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { PULL_THRESHOLD_PX, pullsToRefresh, REFRESH_WAIT_MS } from '#core/screens/pull-to-refresh.ts';
import { rememberLanguage, shopLanguage } from '#core/session/session.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../arbitraries/order.ts';
import { product } from '../../arbitraries/product.ts';
import { openShop, settled } from '../../support/open-shop.ts';

describe('R39, R41, Q29 a phone of any kind', () => {
  it('is never buyable in pre-sale, with an unclear status, or without a variant in stock', () => {
    fc.assert(
      fc.property(product(), (phone) => {
        const chosen = preselectedSku(phone);
        const button = buyButton(phone, chosen);
        const isBuyable = phone.presale.kind === 'none' && phone.skus.some(({ isInStock }) => isInStock);
        expect(button.kind === 'buyNow').toBe(isBuyable);
        if (isBuyable) expect(chosen?.isInStock).toBe(true);
      }),
    );
  });

  it('R39 shows a price, strikes an old one only above it, and shows no picture twice', () => {
    fc.assert(
      fc.property(product(), (phone) => {
        const chosen = preselectedSku(phone);
        const price = priceOf(phone, chosen);
        const struck = struckPrice(price, phone.linePrice);
        expect(struck === null || struck > price).toBe(true);
        const pictures = picturesOf(phone, chosen);
        expect(new Set(pictures).size).toBe(pictures.length);
      }),
    );
  });
});

describe('R62–R65 an order of any kind', () => {
  it('R63 shows the equipment card only for instalment orders that are owed something on', () => {
    fc.assert(
      fc.property(order(), (each) => {
        const card = equipmentStatus(each);
        if (card !== null) expect(each.paymentType === 'bnpl' && (each.hasPaymentButton || each.isOverdue)).toBe(true);
        if (each.paymentType === 'full') expect(card).toBeNull();
      }),
    );
  });

  it('R64, R68, Q44, Q53 allows at most what its status allows, and nothing where the status is unknown', () => {
    fc.assert(
      fc.property(order(), ({ status }) => {
        expect(can('confirmReceipt', { status }) && status !== 'shipped').toBe(false);
        expect(can('refund', { status }) && status !== 'waitingForSeller' && status !== 'readyForShipment').toBe(false);
        expect(can('openReview', { status })).toBe(status === 'underReview');
        const actions = Object.keys(ORDER_ACTIONS) as OrderAction[];
        if (status === null) expect(actions.filter((action) => can(action, { status }))).toEqual([]);
      }),
    );
  });

  it('Q44 `back` is a flag, whatever it says: Back leaves for the app, and never for an address', async () => {
    for (const value of ['1', '', 'https://evil.example', 'javascript:alert(1)']) {
      const place = placeAt('/bnpl/productBuyDetails', (name) => (name === 'back' ? value : null));
      expect(place).toEqual({ page: 'order', order: null, isFromHost: true });
    }
    const shop = openShop();
    const screen = createOrderScreen(shop.ports, await shop.paid(), true);
    screen.open();
    await settled(screen.state);
    screen.back();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'back' });
  });

  it('Q53 the review page opens from status 8, and from the cart beside badge 5', async () => {
    const shop = openShop();
    const id = await shop.bought();
    const screen = createCartScreen(shop.ports);
    screen.open();
    await settled(screen.state);
    screen.openReview();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'review', order: id });
    expect(can('openReview', { status: 'underReview' })).toBe(true);
  });
});

describe('Q52 the address of an order that already exists', () => {
  it('Q52 the address is that of the order in the query; without one, that of the session', async () => {
    const shop = openShop();
    const first = await shop.paid();
    const other = await shop.bought(productId('oppo-a5x'));
    const shown = async (asked: typeof first | null) => {
      const screen = createAddressScreen(shop.ports, asked);
      screen.open();
      const state = await settled(screen.state);
      return state.kind === 'editing' ? state.order : null;
    };
    expect(await shown(first)).toBe(first);
    expect(await shown(null)).toBe(other);
    shop.ports.session.remove('poi');
    expect(createAddressScreen(shop.ports, null).state.getSnapshot()).toEqual({ kind: 'missing' });
    expect(orderId('x')).toBe('x');
  });
});

describe('Q50 the shop’s language', () => {
  it('Q50 the language is the app’s, else the session’s, else English', () => {
    const session = createMemorySession();
    expect(shopLanguage({}, session)).toBe('en');
    rememberLanguage(session, 'ur');
    expect(shopLanguage({}, session)).toBe('ur');
    expect(shopLanguage({ language: 'en' }, session)).toBe('en');
    expect(shopLanguage({ language: 'urdo' }, session)).toBe('ur');
  });
});

describe('R74, Q51 pulling to refresh', () => {
  const pull = { page: 'cart' as const, scrollTop: 0, startedInList: false, dx: 0, dy: PULL_THRESHOLD_PX };

  it('Q51 a pull waits half a second, on the cart and the order alone, from the top, outside of lists', () => {
    expect(REFRESH_WAIT_MS).toBe(500);
    expect(pullsToRefresh(pull)).toBe(true);
    expect(pullsToRefresh({ ...pull, page: 'order' })).toBe(true);
    for (const other of [
      { page: null },
      { scrollTop: 1 },
      { startedInList: true },
      { dy: PULL_THRESHOLD_PX - 1 },
      { dy: -200 },
      { dx: PULL_THRESHOLD_PX },
    ]) {
      expect(pullsToRefresh({ ...pull, ...other })).toBe(false);
    }
  });
});

describe('the site calculator', () => {
  it('R30 the sliders always keep the amount to hundreds from 1,000 to 50,000 and the days to 1 to 90', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (amount, days) => {
        const screen = createLoanCalculatorScreen({ track: () => undefined });
        screen.slideAmount(amount);
        screen.slideDays(days);
        const { loanAmount, loanDay } = screen.state.getSnapshot().input;
        expect(Number(loanAmount) % 100).toBe(0);
        expect(Number(loanAmount) >= 1000 && Number(loanAmount) <= 50_000).toBe(true);
        expect(Number.isInteger(Number(loanDay)) && Number(loanDay) >= 1 && Number(loanDay) <= 90).toBe(true);
      }),
    );
    expect(FIRST_LOAN_INPUT.rate).toBe('0.75');
  });
});

describe('Q56 texts that the specification does not give', () => {
  it('Q56 hint, safety message, lock warning, refund note and tips are there', () => {
    const { cart, order: page, refund } = english.shop;
    for (const text of [cart.bnplHint, cart.safety, page.equipment.warning, refund.note, refund.tips.title]) {
      expect(text.length).toBeGreaterThan(10);
    }
  });
});
