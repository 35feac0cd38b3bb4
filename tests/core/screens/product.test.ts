import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PRODUCT, presaleEnd } from '#adapters/sandbox/catalogue/variants.ts';
import { type ProductId, productId } from '#core/lib/ids.ts';
import { done, failed, refused, unknown } from '#core/lib/outcome.ts';
import { createKeptTap, keepTap } from '#core/product/kept-tap.ts';
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

  it('R37 is loading until there is an answer, and shows a failure with a way to ask again', async () => {
    const shop = openShop();
    shop.answer('readProduct', failed('unreachable'));
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    expect(screen.state.getSnapshot().kind).toBe('loading');
    expect((await settled(screen.state)).kind).toBe('failed');
    expect(shop.ports.notices.shown).toEqual(['networkError']);
    screen.retry();
    expect(screen.state.getSnapshot().kind).toBe('loading');
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

  it('R44, Q31 cancels the pending order and buys anew; a failed cancel stays and buys nothing', async () => {
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

  it('R73 tells of orders under review in their own words, once', async () => {
    const shop = openShop();
    const screen = createProductScreen(shop.ports, PHONE);
    screen.open();
    await settled(screen.state);
    shop.answer('startPurchase', refused(400207));
    await screen.buy();
    expect(shop.ports.notices.shown).toEqual(['ordersUnderReview']);
  });
});

describe('R43 a tap that was made before the page could take it', () => {
  const begun = (phone: ProductId | null = PHONE, isTapped = true) => {
    const shop = openShop();
    const buyWhenReady = createKeptTap();
    if (isTapped) keepTap(buyWhenReady);
    const screen = createProductScreen(shop.ports, phone, { buyWhenReady });
    const purchases = (): number => shop.calls.filter((call) => call === 'startPurchase').length;
    return { shop, buyWhenReady, screen, purchases };
  };

  it('buys one phone, whenever it comes, however often it is made, and whatever else is tapped', async () => {
    const tap = fc.constantFrom('before', 'loading', 'ready', 'ready, with a tap on the page');
    await fc.assert(
      fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 4 }), async (taps) => {
        const { shop, buyWhenReady, screen, purchases } = begun(PHONE, taps.includes('before'));
        screen.open();
        if (taps.includes('loading')) keepTap(buyWhenReady);
        await settled(screen.state);
        for (const when of taps.filter((each) => each.startsWith('ready'))) {
          keepTap(buyWhenReady);
          if (when !== 'ready') void screen.buy();
        }
        await tick();
        expect([purchases(), buyWhenReady.getSnapshot()]).toEqual([1, 'taken']);
        expect(shop.ports.navigation.current()).toEqual({ page: 'cart' });
      }),
      { numRuns: 40 },
    );
  });

  it('buys nothing on a later visit: not after a purchase, and not where the page was left before its phone came', async () => {
    const bought = begun();
    const leave = bought.screen.open();
    await settled(bought.screen.state);
    await tick();
    leave();
    bought.screen.open();
    await tick();
    expect(bought.purchases()).toBe(1);
    // A second finger that leaves the shell when the page is gone already, and another visit of the page.
    leave();
    keepTap(bought.buyWhenReady);
    const again = createProductScreen(bought.shop.ports, PHONE, { buyWhenReady: bought.buyWhenReady });
    again.open();
    await settled(again.state);
    await tick();
    expect(bought.purchases()).toBe(1);

    const left = begun();
    left.screen.open()();
    left.screen.open();
    await settled(left.screen.state);
    await tick();
    expect([left.purchases(), left.buyWhenReady.getSnapshot()]).toEqual([0, 'taken']);
  });

  it('Q29 buys nothing in pre-sale or without stock, then or later, and the page says so as ever', async () => {
    const presale = begun(productId(PRESALE_PRODUCT));
    presale.screen.open();
    expect(await settled(presale.screen.state)).toMatchObject({
      button: { kind: 'presale' },
      buying: { kind: 'idle' },
    });
    presale.shop.clock.pass(presaleEnd(presale.shop.clock.now()) - presale.shop.clock.now());
    await tick();
    expect(presale.screen.state.getSnapshot()).toMatchObject({ button: { kind: 'buyNow' } });
    expect(presale.purchases()).toBe(0);

    const soldOut = begun();
    const phone = await soldOut.shop.gateway.readProduct(PHONE);
    if (phone.kind !== 'done') throw new Error('no phone');
    const skus = phone.data.skus.map((sku) => ({ ...sku, isInStock: false }));
    soldOut.shop.answer('readProduct', done({ ...phone.data, skus }));
    soldOut.screen.open();
    expect(await settled(soldOut.screen.state)).toMatchObject({
      button: { kind: 'soldOut' },
      buying: { kind: 'idle' },
    });
    await tick();
    expect([soldOut.purchases(), soldOut.buyWhenReady.getSnapshot()]).toEqual([0, 'taken']);
  });

  it('buys nothing where no phone came, not even once it is there after all', async () => {
    const { shop, screen, purchases } = begun();
    shop.answer('readProduct', failed('unreachable'));
    screen.open();
    await settled(screen.state);
    screen.retry();
    expect((await settled(screen.state)).kind).toBe('ready');
    await tick();
    expect(purchases()).toBe(0);

    const missing = begun(null);
    missing.screen.open();
    expect(missing.buyWhenReady.getSnapshot()).toBe('taken');
  });
});
