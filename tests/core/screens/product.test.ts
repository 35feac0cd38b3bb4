import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PRODUCT, presaleEnd } from '#adapters/sandbox/catalogue/variants.ts';
import { productId } from '#core/lib/ids.ts';
import { failed, refused, unknown } from '#core/lib/outcome.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { openShop, PHONE, settled, tick } from '../../support/open-shop.ts';

describe('product screen', () => {
  it('R43 sends one request, however often BUY NOW is tapped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), async (taps) => {
        const shop = openShop();
        const screen = createProductScreen(shop.ports, PHONE);
        screen.open();
        await settled(screen.state);
        await Promise.all(Array.from({ length: taps }, () => screen.buy()));
        expect(shop.calls.filter((call) => call === 'startPurchase')).toHaveLength(1);
        expect(shop.ports.navigation.current()).toEqual({ page: 'cart' });
        expect(shop.ports.session.read('poi')).not.toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('R37 shows a failure with a way to ask again, and the phone after it', async () => {
    const shop = openShop();
    shop.answer('readProduct', failed('unreachable'));
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    expect((await settled(screen.state)).kind).toBe('failed');
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    screen.retry();
    expect((await settled(screen.state)).kind).toBe('ready');
  });

  it('R38 turns the pictures every five seconds, but not while it is held', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    await settled(screen.state);
    const slide = (): number => (screen.state.getSnapshot() as { slide: number }).slide;
    shop.clock.pass(4999);
    expect(slide()).toBe(0);
    shop.clock.pass(1);
    expect(slide()).toBe(1);
    screen.holdCarousel(true);
    shop.clock.pass(20_000);
    expect(slide()).toBe(1);
    screen.holdCarousel(false);
    screen.swipe(80, 0, 'ltr');
    expect(slide()).toBe(0);
    screen.swipe(80, 0, 'ltr');
    expect(slide()).toBe(2);
  });

  it('Q57 asks the server again when a pre-sale’s time has come, and follows its answer', async () => {
    const shop = openShop();
    shop.clock.pass(presaleEnd(shop.clock.now()) - shop.clock.now() - 1000);
    const screen = createProductScreen(shop.ports, productId(PRESALE_PRODUCT));
    screen.open();
    const button = (): string => (screen.state.getSnapshot() as { button: { kind: string } }).button.kind;
    await settled(screen.state);
    expect(button()).toBe('presale');
    await screen.buy();
    expect(shop.calls).not.toContain('startPurchase');
    shop.clock.pass(1000);
    await tick();
    expect(button()).toBe('buyNow');
  });

  it('R44, Q30, Q31 cancels the pending order and buys anew; a failed cancel stays and buys nothing', async () => {
    const shop = openShop();
    const first = createProductScreen(shop.ports, PHONE);
    const leave = first.open();
    await settled(first.state);
    await first.buy();
    leave();
    first.open();
    await first.buy();
    expect(first.state.getSnapshot()).toMatchObject({ buying: { kind: 'pendingOrder' } });
    shop.answer('cancelWaitingOrder', failed('timeout'));
    await first.cancelPendingOrder();
    expect(first.state.getSnapshot()).toMatchObject({ buying: { kind: 'idle' } });
    expect(shop.calls.filter((call) => call === 'startPurchase')).toHaveLength(2);
    await first.buy();
    await first.cancelPendingOrder();
    expect((await shop.orders()).map(({ status }) => status)).toEqual(['cancelled', 'waitingForPayment']);
  });

  it('R43 a tap on the way to the cart buys nothing more', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    await settled(screen.state);
    await screen.buy();
    // The cart's page may take a while to load: this one still stands.
    await screen.buy();
    expect(shop.calls.filter((call) => call === 'startPurchase')).toHaveLength(1);
    expect(shop.ports.navigation.current()).toEqual({ page: 'cart' });
  });

  it('R44 Continue opens the app’s repayment page for the pending order', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    const leave = screen.open();
    await settled(screen.state);
    await screen.buy();
    leave();
    screen.open();
    await screen.buy();
    screen.payPendingOrder();
    expect(shop.ports.hostApp.calls.at(-1)).toEqual({ opened: 'repayment', order: (await shop.orders())[0]?.id });
  });

  it('Q62 says so when the outcome is unknown; the next tap meets the order that was opened all the same', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    await settled(screen.state);
    shop.answerAfterwards('startPurchase', unknown('timeout'));
    await screen.buy();
    expect(shop.ports.notices.shown).toEqual(['outcomeUnknown']);
    expect(await shop.orders()).toHaveLength(1);
    await screen.buy();
    expect(screen.state.getSnapshot()).toMatchObject({
      buying: { kind: 'pendingOrder', waiting: (await shop.orders())[0]?.id },
    });
  });

  it('an answer that comes after the page was left changes nothing on it', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    const close = screen.open();
    await settled(screen.state);
    const buying = screen.buy();
    close();
    await buying;
    expect(shop.ports.navigation.current()).toBeNull();
    expect(shop.ports.session.read('poi')).not.toBeNull();
  });

  it('R73, Q39 tells of orders under review in their own words, once', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    await settled(screen.state);
    shop.answer('startPurchase', refused(400207));
    await screen.buy();
    expect(shop.ports.notices.shown).toEqual(['ordersUnderReview']);
  });
});
