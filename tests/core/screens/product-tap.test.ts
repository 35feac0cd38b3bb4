import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESALE_PRODUCT, presaleEnd } from '#adapters/sandbox/catalogue/variants.ts';
import { type ProductId, productId } from '#core/lib/ids.ts';
import { done, failed, refused } from '#core/lib/outcome.ts';
import { createStore } from '#core/lib/store.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { PHONE, readyProduct, STARTED } from '../../support/open-product.ts';
import { openShop, PHONE as SOLD, settled, tick } from '../../support/open-shop.ts';

describe('R43 a tap that was made before the page could take it', () => {
  const begun = (phone: ProductId | null = SOLD, isTapped = true, names: readonly (string | null)[] = []) => {
    const shop = openShop();
    const asked = names[Symbol.iterator]();
    const identify = async () => {
      const token = asked.next().value ?? null;
      return token === null ? null : { token, parameters: {} };
    };
    const hostApp = names.length > 0 ? { ...shop.ports.hostApp, identify } : shop.ports.hostApp;
    const tap = createStore(isTapped);
    const screen = createProductScreen({ ...shop.ports, hostApp }, phone, tap);
    const purchases = (): number => shop.calls.filter((call) => call === 'startPurchase').length;
    return { shop, tap, screen, purchases };
  };
  const sellOut = async ({ gateway, answer }: ReturnType<typeof openShop>) => {
    const phone = await gateway.readProduct(SOLD);
    if (phone.kind !== 'done') throw new Error('no phone');
    const skus = phone.data.skus.map((sku) => ({ ...sku, isInStock: false }));
    answer('readProduct', done({ ...phone.data, skus }));
  };

  it('buys one phone, whenever it comes, however often it is made, and whatever else is tapped', async () => {
    const moment = fc.constantFrom('before', 'loading', 'ready', 'ready, with a tap on the page');
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 1, maxLength: 4 }), async (taps) => {
        const { shop, tap, screen, purchases } = begun(SOLD, taps.includes('before'));
        screen.open();
        if (taps.includes('loading')) tap.set(true);
        await settled(screen.state);
        for (const when of taps.filter((each) => each.startsWith('ready'))) {
          tap.set(true);
          if (when !== 'ready') void screen.buy();
        }
        await tick();
        expect([purchases(), tap.getSnapshot()]).toEqual([1, false]);
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
    const left = begun();
    left.screen.open()();
    left.screen.open();
    await settled(left.screen.state);
    await tick();
    expect([left.purchases(), left.tap.getSnapshot()]).toEqual([0, false]);
  });

  it('Q71 is kept where the same shopper has another token: while the phone is asked for, and after a login', async () => {
    for (const first of [null, refused(400113), failed('noSession')]) {
      const { shop, screen, purchases, tap } = begun();
      if (first !== null) shop.answer('readProduct', first);
      screen.open();
      if (first !== null) expect(await settled(screen.state)).toMatchObject({ kind: 'failed', cause: 'login' });
      tap.set(true);
      screen.reopen?.();
      await settled(screen.state);
      await tick();
      expect([first, purchases(), shop.ports.navigation.current()]).toEqual([first, 1, { page: 'cart' }]);
      expect(shop.ports.notices.shown).not.toContain('tapDropped');
    }
  });

  it('Q71 is carried out where the app named nobody then and now, and told where it names another, unless nothing could be bought', async () => {
    for (const [names, isSoldOut, bought, told] of [
      [[null, null], false, 1, []],
      [[null, 'b'], false, 0, ['tapDropped']],
      [['a', null], false, 0, ['tapDropped']],
      [['a', 'b'], false, 0, ['tapDropped']],
      [['a', 'b'], true, 0, []],
    ] as const) {
      const { shop, screen, purchases } = begun(SOLD, true, names);
      if (isSoldOut) await sellOut(shop);
      screen.open();
      await settled(screen.state);
      await tick();
      expect([names, purchases(), shop.ports.notices.shown]).toEqual([names, bought, told]);
    }
  });

  it('Q71 a purchase that is under way goes on where the same shopper has another token', async () => {
    const { screen, start, read, ready, navigation, session } = await readyProduct();
    void screen.buy();
    screen.reopen?.();
    await read.answer(done(PHONE));
    expect(ready().buying).toEqual({ kind: 'sending' });
    await start.answer(done(STARTED));
    expect([navigation.current(), session.read('poi'), start.given.length]).toEqual([{ page: 'cart' }, 'A-1', 1]);
  });

  it('Q29 buys nothing in pre-sale or without stock, then or later, and the page says so as ever', async () => {
    const presale = begun(productId(PRESALE_PRODUCT));
    presale.screen.open();
    expect(await settled(presale.screen.state)).toMatchObject({
      button: { kind: 'presale' },
      buying: { kind: 'idle' },
    });
    const { clock } = presale.shop;
    clock.pass((presaleEnd(PRESALE_PRODUCT, clock.now()) ?? 0) - clock.now());
    await tick();
    expect(presale.screen.state.getSnapshot()).toMatchObject({ button: { kind: 'buyNow' } });
    expect(presale.purchases()).toBe(0);

    const soldOut = begun();
    await sellOut(soldOut.shop);
    soldOut.screen.open();
    expect(await settled(soldOut.screen.state)).toMatchObject({
      button: { kind: 'soldOut' },
      buying: { kind: 'idle' },
    });
    await tick();
    expect([soldOut.purchases(), soldOut.tap.getSnapshot()]).toEqual([0, false]);
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
    expect(missing.tap.getSnapshot()).toBe(false);
  });
});
