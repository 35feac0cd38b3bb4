import { describe, expect, it } from 'vitest';
import { skuCode } from '#core/lib/ids.ts';
import { done, failed } from '#core/lib/outcome.ts';
import { withProduct, withSku } from '#core/screens/product-state.ts';
import { keptSku } from '#core/session/kept-choices.ts';
import { ID, openProduct, PHONE, readyProduct } from '../../support/open-product.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('R37, Q54 reading the phone', () => {
  it('shows it with its first variant in stock, from the first picture', async () => {
    const { ready, read } = await readyProduct();
    expect(ready()).toEqual({
      kind: 'ready',
      product: PHONE,
      sku: PHONE.skus[1],
      pictures: ['black-128', 'p1', 'p2'],
      slide: 0,
      button: { kind: 'buyNow' },
      buying: { kind: 'idle' },
    });
    expect(read.given).toEqual([[ID]]);
  });

  it('shows a failure, and asks again only then and on demand', async () => {
    const { screen, read, shown } = openProduct();
    screen.open();
    expect(shown()).toEqual({ kind: 'loading' });
    screen.retry();
    expect(read.given).toHaveLength(1);
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(PHONE));
    expect(shown().kind).toBe('ready');
  });

  it('asks for nothing where the address names no phone', async () => {
    const { screen, read, start, shown } = openProduct(null);
    screen.open();
    screen.retry();
    await screen.buy();
    expect([shown(), read.given, start.given]).toEqual([{ kind: 'missing' }, [], []]);
  });

  it('takes no answer once it was left', async () => {
    const { screen, read, shown } = openProduct();
    screen.open()();
    await read.answer(done(PHONE));
    expect(shown()).toEqual({ kind: 'loading' });
  });

  it('Q69 keeps the phone where reading it again fails, and the chosen variant; one that is gone gives way to no other', async () => {
    const { screen, leave, read, ready } = await readyProduct();
    screen.chooseSku(skuCode('blue-64'));
    leave();
    screen.open();
    await read.answer(failed('timeout'));
    expect(ready().sku?.skuCode).toBe('blue-64');
    screen.open();
    await read.answer(done({ ...PHONE, skus: PHONE.skus.map((sku) => ({ ...sku, isInStock: false })) }));
    expect([ready().sku?.skuCode, ready().button]).toEqual(['blue-64', { kind: 'soldOut' }]);
    screen.open();
    await read.answer(done({ ...PHONE, skus: PHONE.skus.slice(0, 2) }));
    expect([ready().sku, ready().button]).toEqual([null, { kind: 'soldOut' }]);
  });

  it('has its first variant in stock where there was none before, and none where there is none any more', () => {
    const without = withProduct(withProduct({ kind: 'loading' }, PHONE), { ...PHONE, skus: [] });
    expect([without.sku, withProduct(without, PHONE).sku]).toEqual([null, PHONE.skus[1]]);
    // The page itself keeps what was chosen on it, also where no session does.
    expect(withProduct(withSku(without, PHONE.skus[2] ?? null), PHONE).sku).toEqual(PHONE.skus[2]);
  });

  it('Q69 sells no other variant in place of the one it opened with, which is chosen again once it is back', async () => {
    const { screen, read, ready, start, session } = await readyProduct();
    const opened = PHONE.skus[1];
    for (let reading = 0; reading < 3; reading += 1) {
      screen.reopen?.();
      await read.answer(done({ ...PHONE, skus: PHONE.skus.filter((sku) => sku !== opened) }));
      await screen.buy();
      expect([ready().sku, ready().button.kind, start.given]).toEqual([null, 'soldOut', []]);
    }
    expect(keptSku(session, PHONE.productId)).toBe(opened?.skuCode);
    screen.reopen?.();
    await read.answer(done(PHONE));
    expect(ready().sku).toEqual(opened);
  });
});

describe('R39 choosing', () => {
  it('a variant shows its picture first, its button, and the first slide', async () => {
    const { screen, ready } = await readyProduct();
    screen.showSlide(2);
    screen.chooseSku(skuCode('blue-128'));
    expect(ready()).toMatchObject({
      sku: { skuCode: 'blue-128' },
      pictures: ['blue-128', 'p1', 'p2'],
      slide: 0,
      button: { kind: 'soldOut' },
    });
    screen.chooseSku(skuCode('none'));
    expect(ready().sku?.skuCode).toBe('blue-128');
  });

  it('a colour keeps the storage where that is in stock, and an unknown one changes nothing', async () => {
    const skus = PHONE.skus.map((sku) => ({ ...sku, isInStock: true }));
    const { screen, ready } = await readyProduct({ ...PHONE, skus });
    screen.chooseSku(skuCode('black-128'));
    for (const color of ['Blue', 'Red']) {
      screen.chooseColor(color);
      expect(ready().sku?.skuCode).toBe('blue-128');
    }
  });

  it('is of no use where there is no variant', async () => {
    const { screen, start, ready } = await readyProduct({ ...PHONE, skus: [] });
    screen.chooseColor('Blue');
    expect(ready()).toMatchObject({ sku: null, button: { kind: 'soldOut' }, pictures: ['p1', 'p2'] });
    await screen.buy();
    expect(start.given).toEqual([]);
  });
});

describe('R38 the pictures', () => {
  it('turn every five seconds, and stop when the page is left', async () => {
    const { leave, clock, ready } = await readyProduct();
    clock.pass(4999);
    expect(ready().slide).toBe(0);
    clock.pass(10_001);
    expect(ready().slide).toBe(0);
    clock.pass(5000);
    leave();
    clock.pass(60_000);
    expect(ready().slide).toBe(1);
  });

  it('turn no more once a person chose one by tap, key or swipe, also after the page was left and read again', async () => {
    for (const isSwipe of [false, true]) {
      const { screen, leave, read, clock, ready } = await readyProduct();
      if (isSwipe) screen.swipe(80, 0, 'ltr');
      else screen.showSlide(2);
      clock.pass(50_000);
      leave();
      screen.open();
      await read.answer(done(PHONE));
      clock.pass(50_000);
      expect(ready().slide).toBe(2);
      screen.open();
      await read.answer(done({ ...PHONE, pictures: ['p1'] }));
      expect(ready().slide).toBe(0);
    }
  });

  it('stand still while they are held, and go on after', async () => {
    const { screen, clock, ready } = await readyProduct();
    screen.holdCarousel(true);
    clock.pass(20_000);
    expect(ready().slide).toBe(0);
    screen.holdCarousel(false);
    clock.pass(5000);
    expect(ready().slide).toBe(1);
  });

  it('turn by a swipe, and not by less; a number beyond the last counts on', async () => {
    const { screen, clock, ready } = await readyProduct();
    screen.swipe(10, 0, 'ltr');
    clock.pass(5000);
    expect(ready().slide).toBe(1);
    screen.swipe(-80, 0, 'ltr');
    expect(ready().slide).toBe(2);
    screen.showSlide(4);
    expect(ready().slide).toBe(1);
  });

  it('do not turn before there is a phone, and by themselves then, whatever was done before', async () => {
    const { screen, read, clock, shown } = openProduct();
    screen.open();
    screen.swipe(-80, 0, 'ltr');
    screen.showSlide(1);
    screen.chooseColor('Blue');
    clock.pass(5000);
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(PHONE));
    clock.pass(5000);
    expect(shown()).toMatchObject({ slide: 1 });
  });
});

describe('Q57 the end of a pre-sale', () => {
  const presale = (startsAt: number | null) => ({ ...PHONE, presale: { kind: 'presale' as const, startsAt } });

  it('asks the server when its time has come, then every 30 seconds while it outlasts it', async () => {
    const page = openProduct();
    const startsAt = page.clock.now() + 60_000;
    page.screen.open();
    await page.read.answer(done(presale(startsAt)));
    page.clock.pass(59_999);
    expect(page.read.given).toHaveLength(1);
    page.clock.pass(1);
    expect(page.read.given).toHaveLength(2);
    await page.read.answer(done(presale(startsAt)));
    page.clock.pass(29_999);
    expect(page.read.given).toHaveLength(2);
    page.clock.pass(1);
    expect(page.read.given).toHaveLength(3);
    await page.read.answer(done(PHONE));
    page.clock.pass(DAY);
    expect([page.ready().button, page.read.given.length]).toEqual([{ kind: 'buyNow' }, 3]);
  });

  it('waits at most a day at once', async () => {
    const page = openProduct();
    page.screen.open();
    await page.read.answer(done(presale(page.clock.now() + 100 * DAY)));
    page.clock.pass(DAY - 1);
    expect(page.read.given).toHaveLength(1);
    page.clock.pass(1);
    expect(page.read.given).toHaveLength(2);
  });

  it('waits for one time only, and for none without a time or on a page that was left', async () => {
    const { screen, leave, read, clock } = await readyProduct(presale(null));
    clock.pass(DAY);
    expect(read.given).toHaveLength(1);
    screen.open();
    await read.answer(done(presale(clock.now() + 1000)));
    screen.open();
    await read.answer(done(presale(clock.now() + 2000)));
    clock.pass(1500);
    expect(read.given).toHaveLength(3);
    leave();
    screen.open()();
    await read.answer(done(PHONE));
    clock.pass(DAY);
    expect(read.given).toHaveLength(4);
  });
});
