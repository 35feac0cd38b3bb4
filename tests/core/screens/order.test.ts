import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation, createMemorySession } from '#adapters/memory/memory-page.ts';
import { createMemoryClipboard, createRecordingNotices } from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import { FALLBACK_ORDER_ID, type Order } from '#core/order/order.ts';
import { placeAt } from '#core/routes/places.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { asOf } from '#core/screens/page.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../arbitraries/order.ts';
import { oneOf, questions } from '../../support/questions.ts';

const ID = orderId('A-1');
const SHIPPED: Order = { ...oneOf(order()), productOrderId: ID, status: 'shipped' };
const RECEIVED: Order = { ...SHIPPED, status: 'received' };
const READY = { kind: 'ready', order: SHIPPED, receipt: 'none', refusal: null };
const at = (status: Order['status']) => done({ ...SHIPPED, status });

describe('R66, Q44 the address of an order', () => {
  it('R66, Q32 asks for order 12 where it names none, and shows nothing of it', async () => {
    const { screen, read, shown } = page({ asked: null });
    screen.open();
    await read.answer(refused(400147));
    expect([read.given, FALLBACK_ORDER_ID]).toEqual([[['12']], '12']);
    expect(shown()).toEqual({ kind: 'failed', cause: 'orderMissing' });
  });

  it('Q44 `back` is a flag, whatever it says: Back leaves for the app, and never for an address', () => {
    for (const value of ['1', '', 'https://evil.example', 'javascript:alert(1)']) {
      const place = placeAt('/bnpl/productBuyDetails', (name) => (name === 'back' ? value : null));
      expect(place).toEqual({ page: 'order', order: null, isFromHost: true });
    }
    const { screen, host, navigation } = page({ isFromHost: true });
    screen.back();
    expect([host.calls, navigation.current()]).toEqual([[{ opened: 'back' }], null]);
  });
});

describe('R62, R74 the order page', () => {
  it('shows the order, folded; a failure with a way to ask again; and keeps what it shows, marked with its time', async () => {
    const { screen, read, clock, shown } = page();
    screen.open();
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(SHIPPED));
    const first = { ...READY, readAt: clock.now(), isKept: false };
    expect([shown(), asOf(shown(), english)]).toEqual([first, null]);
    clock.pass(60_000);
    screen.reopen();
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ ...first, isKept: true });
    expect(asOf(shown(), english)).toBe('As of 21 November 2026, 12:00\u00a0pm');
    screen.reopen();
    await read.answer(done(RECEIVED));
    expect(shown()).toEqual({ ...first, order: RECEIVED, readAt: clock.now() });
    expect(read.given).toEqual([[ID], [ID], [ID], [ID]]);
  });

  it('is read again when the app says so, until it is left', async () => {
    const { leave, read, host } = await ready();
    host.refresh('cart');
    expect(read.given).toHaveLength(1);
    host.refresh('order');
    expect(read.given).toHaveLength(2);
    leave();
    host.refresh('order');
    expect(read.given).toHaveLength(2);
  });

  it('R65, R73 copies what is shown, without what cannot be seen, and says whether the device took it', async () => {
    const { screen, clipboard, notices } = await ready();
    await screen.copy('T\u200b-9');
    expect([clipboard.text(), notices.shown]).toEqual(['T-9', ['copySuccessful']]);
    const refusing = page({ clipboard: createMemoryClipboard(true) });
    await refusing.screen.copy('A-1');
    expect(refusing.notices.shown).toEqual(['copyFailed']);
  });

  it('Q44 leads to the app’s pages and ours, and back to where it came from', async () => {
    const { screen, host, navigation } = await ready();
    screen.viewPayment();
    screen.openReview();
    expect(host.calls).toEqual([
      { opened: 'repayment', order: ID },
      { opened: 'review', order: ID },
    ]);
    screen.editAddress();
    expect(navigation.current()).toEqual({ page: 'address', order: ID });
    screen.openRefund();
    expect(navigation.current()).toEqual({ page: 'refund', order: ID });
    screen.back();
    expect(navigation.current()).toEqual({ page: 'address', order: ID });
    expect(host.calls).toHaveLength(2);
  });
});

describe('R64, Q43 confirming the receipt', () => {
  it('is asked only where the order allows it, and may be called off', async () => {
    const { screen, shown } = await ready();
    screen.askReceipt();
    expect(shown()).toMatchObject({ receipt: 'asking' });
    screen.cancelReceipt();
    expect(shown()).toMatchObject({ receipt: 'none' });
    const other = await ready(RECEIVED);
    other.screen.askReceipt();
    expect(other.shown()).toMatchObject({ receipt: 'none' });
  });

  it('is asked no more once the order does not allow it', async () => {
    const { screen, read, shown } = await ready();
    screen.askReceipt();
    screen.reopen();
    await read.answer(done(SHIPPED));
    expect(shown()).toMatchObject({ receipt: 'asking' });
    screen.reopen();
    await read.answer(done(RECEIVED));
    expect(shown()).toMatchObject({ receipt: 'none' });
  });

  it('is sent once, stays under way whatever is read or tapped, and shows what the server made of it', async () => {
    const { screen, read, confirm, shown, notices } = await ready();
    await screen.confirmReceipt();
    expect(confirm.given).toEqual([]);
    screen.askReceipt();
    void screen.confirmReceipt();
    void screen.confirmReceipt();
    screen.cancelReceipt();
    screen.askReceipt();
    screen.reopen();
    await read.answer(done(RECEIVED));
    expect(shown()).toMatchObject({ receipt: 'sending' });
    await confirm.answer(done(null));
    expect(shown()).toMatchObject({ receipt: 'none' });
    await read.answer(done(RECEIVED));
    expect(shown()).toMatchObject({ receipt: 'none', order: { status: 'received' } });
    expect([confirm.given, read.given.length, notices.shown]).toEqual([[[ID]], 3, []]);
  });

  it.each([failed('timeout'), done(SHIPPED)])(
    'is offered for no second confirmation until the order shows it (%j)',
    async (reading) => {
      const { screen, read, confirm, notices, shown } = await ready();
      screen.askReceipt();
      void screen.confirmReceipt();
      await confirm.answer(done(null));
      expect(shown()).toMatchObject({ receipt: 'sending' });
      await read.answer(reading);
      expect(shown()).toMatchObject({ order: { status: 'shipped' }, receipt: 'confirmed' });
      screen.askReceipt();
      await screen.confirmReceipt();
      screen.open();
      expect(shown()).toMatchObject({ receipt: 'confirmed' });
      expect([confirm.given.length, notices.shown]).toEqual([1, []]);
      await read.answer(done(RECEIVED));
      expect(shown()).toMatchObject({ order: { status: 'received' }, receipt: 'none' });
    },
  );

  it.each([refused(400113), failed('timeout')])('changes nothing after %j', async (outcome) => {
    const { screen, read, confirm, shown } = await ready();
    screen.askReceipt();
    void screen.confirmReceipt();
    await confirm.answer(outcome);
    expect(shown()).toMatchObject({ receipt: 'none', order: { status: 'shipped' } });
    expect(read.given).toHaveLength(1);
  });

  it.each([
    [refused(400900), at('received'), null, []],
    [refused(400900), at('returns'), 'returns', []],
    [unknown('timeout'), at('cancelled'), 'cancelled', []],
    [refused(400900), at('shipped'), null, ['networkError']],
    // What has words of its own was told by the gateway's notices.
    [refused(400110), at('shipped'), null, []],
    [unknown('timeout'), at('shipped'), null, ['unchanged']],
    [unknown('timeout'), at(null), null, ['outcomeUnknown']],
    [unknown('timeout'), at('received'), null, []],
    [unknown('timeout'), failed('timeout'), null, ['outcomeUnknown']],
  ] as const)(
    'Q62, Q72 after %j the order is read, and says what became of it',
    async (outcome, answer, refusal, told) => {
      const { screen, read, confirm, shown, notices } = await ready();
      screen.askReceipt();
      void screen.confirmReceipt();
      await confirm.answer(outcome);
      await read.answer(answer);
      const status = answer.kind === 'done' ? answer.data.status : 'shipped';
      expect(shown()).toMatchObject({ receipt: 'none', order: { status }, refusal });
      expect(notices.shown).toEqual(told);
      screen.reopen();
      await read.answer(done(RECEIVED));
      expect(shown()).toMatchObject({ refusal: null });
    },
  );

  it('Q69 goes on with an order that waits for payment in its cart, and with no other', async () => {
    const { screen, session, navigation } = await ready({ ...SHIPPED, status: 'waitingForPayment' });
    screen.resume();
    expect([session.read('poi'), navigation.current()]).toEqual([ID, { page: 'cart' }]);
    for (const other of [page(), await ready()]) {
      other.screen.resume();
      expect([other.session.read('poi'), other.navigation.current()]).toEqual([null, null]);
    }
  });

  it('neither changes nor tells anything on a page that was left', async () => {
    const early = await ready();
    early.screen.askReceipt();
    void early.screen.confirmReceipt();
    early.leave();
    await early.confirm.answer(unknown('timeout'));
    expect([early.shown(), early.read.given.length]).toEqual([
      { ...READY, receipt: 'sending', readAt: early.clock.now(), isKept: false },
      1,
    ]);
    early.screen.open();
    expect(early.shown()).toMatchObject({ receipt: 'none' });

    const late = await ready();
    late.screen.askReceipt();
    void late.screen.confirmReceipt();
    await late.confirm.answer(unknown('timeout'));
    late.leave();
    await late.read.answer(done(SHIPPED));
    expect(late.notices.shown).toEqual([]);
  });
});

// Helpers

function page({
  asked = ID,
  isFromHost = false,
  clipboard = createMemoryClipboard(),
}: {
  readonly asked?: OrderId | null;
  readonly isFromHost?: boolean;
  readonly clipboard?: ReturnType<typeof createMemoryClipboard>;
} = {}) {
  const read = questions<[OrderId], Answer<Order>>();
  const confirm = questions<[OrderId], Outcome<null>>();
  const notices = createRecordingNotices();
  const navigation = createMemoryNavigation();
  const host = createScriptedHost({ identity: null });
  const session = createMemorySession();
  const ports = {
    gateway: { readOrder: read.ask, confirmReceipt: confirm.ask },
    hostApp: host,
    navigation,
    notices,
    clipboard,
    clock: createManualClock(),
    session,
  };
  const screen = createOrderScreen(ports, asked, isFromHost);
  return {
    screen,
    read,
    confirm,
    notices,
    navigation,
    host,
    clipboard,
    clock: ports.clock,
    session,
    shown: () => screen.state.getSnapshot(),
  };
}

async function ready(first = SHIPPED) {
  const all = page();
  const leave = all.screen.open();
  await all.read.answer(done(first));
  return { ...all, leave };
}
