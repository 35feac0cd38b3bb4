import { describe, expect, it } from 'vitest';
import { createMemoryNavigation } from '#adapters/memory/memory-page.ts';
import { createRecordingNotices } from '#adapters/memory/recording.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Order, OrderStatus } from '#core/order/order.ts';
import type { Why } from '#core/ports/gateway.ts';
import { REFUND_BUSINESS_DAYS, type RefundInfo } from '#core/refund/refund.ts';
import { createRefundScreen, isRequested } from '#core/screens/refund.ts';
import { english } from '#core/text/catalogue.ts';
import { order } from '../../arbitraries/order.ts';
import { oneOf, questions } from '../../support/questions.ts';

const ID = orderId('A-1');
const REFUND: RefundInfo = {
  paid: 'full',
  downPayment: 1,
  refundAmount: 2,
  amlFee: 3,
  tasdeeqFee: 4,
  dataCheckFee: 5,
  refundProcessingFee: 6,
  totalFee: 7,
};
const ORDER = oneOf(order());
const at = (status: OrderStatus) => done({ ...ORDER, status });

describe('R67 the cooling-off page', () => {
  it('shows what the server says, and a failure with a way to ask again', async () => {
    const { screen, read, shown } = page();
    screen.open();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(failed('timeout'));
    expect(shown()).toEqual({ kind: 'failed', cause: 'noAnswer' });
    screen.reopen?.();
    await read.answer(failed('timeout'));
    screen.retry();
    expect(shown()).toEqual({ kind: 'loading' });
    await read.answer(done(REFUND));
    expect(shown()).toMatchObject({ kind: 'ready', refund: REFUND, request: 'open' });
    screen.retry();
    expect([shown().kind, read.given]).toEqual(['ready', [[ID], [ID], [ID]]]);
  });

  it('asks for nothing where the address names no order', async () => {
    const { screen, read, submit, shown, navigation } = page(null);
    screen.open();
    await screen.confirm();
    screen.openOrder();
    expect([shown(), read.given, submit.given, navigation.current()]).toEqual([{ kind: 'missing' }, [], [], null]);
  });

  it('takes no answer once it was left, and leads back', async () => {
    const { screen, read, shown, navigation } = page();
    navigation.open({ page: 'cart' });
    navigation.open({ page: 'refund', order: ID });
    screen.open()();
    await read.answer(done(REFUND));
    expect(shown()).toEqual({ kind: 'loading' });
    screen.back();
    expect(navigation.current()).toEqual({ page: 'cart' });
  });

  it('reads the amounts again when it is opened again, but not for another token, nor once the refund was asked for', async () => {
    const { screen, read, submit, shown } = await ready();
    screen.reopen?.();
    expect(read.given).toHaveLength(1);
    screen.open();
    await read.answer(done({ ...REFUND, totalFee: 8 }));
    expect(shown()).toMatchObject({ refund: { totalFee: 8 } });
    screen.open();
    await read.answer(done(REFUND));
    void screen.confirm();
    await submit.answer(done(null));
    screen.open();
    screen.closeTips();
    screen.open();
    expect(shown()).toMatchObject({ request: 'requested' });
    expect(read.given).toHaveLength(4);
  });
});

describe('R68, Q45, Q62 asking for the refund', () => {
  it('counts as requested once it was taken', () => {
    expect((['open', 'sending', 'tips', 'requested'] as const).map(isRequested)).toEqual([false, false, true, true]);
    expect(english.shop.refund.tips.text({ days: REFUND_BUSINESS_DAYS })).toContain('7 business days');
  });

  it('R67 is sent for the amounts that are shown alone: others are shown first, and an unread one sends nothing', async () => {
    const { screen, read, submit, shown, notices } = await ready();
    void screen.confirm();
    await read.answer(done({ ...REFUND, refundAmount: 1 }));
    expect(shown()).toMatchObject({ kind: 'ready', refund: { ...REFUND, refundAmount: 1 }, request: 'open' });
    for (const unread of [failed('timeout'), refused(400113)]) {
      void screen.confirm();
      await read.answer(unread);
      expect(shown()).toMatchObject({ request: 'open' });
    }
    expect([submit.given, notices.shown]).toEqual([[], ['amountsChanged']]);
    void screen.confirm();
    await read.answer(refused(400900));
    expect([submit.given, read.given.at(-1)]).toEqual([[[ID]], [ID, 'press']]);
  });

  it('Q45 is sent once, and opens the tips, which close for good', async () => {
    const { screen, submit, orders, shown, notices } = await ready();
    screen.closeTips();
    expect(shown()).toMatchObject({ request: 'open' });
    void screen.confirm();
    void screen.confirm();
    screen.closeTips();
    expect(shown()).toMatchObject({ request: 'sending', refund: REFUND });
    await submit.answer(done(null));
    expect(shown()).toMatchObject({ request: 'tips' });
    screen.closeTips();
    screen.closeTips();
    expect(shown()).toMatchObject({ request: 'requested' });
    await screen.confirm();
    expect([submit.given, orders.given, notices.shown]).toEqual([[[ID]], [], []]);
  });

  it.each([refused(400113), failed('timeout')])('is open again after %j', async (outcome) => {
    const { screen, submit, orders, shown, notices } = await ready();
    void screen.confirm();
    await submit.answer(outcome);
    expect(shown()).toMatchObject({ request: 'open' });
    expect([orders.given, notices.shown]).toEqual([[], []]);
  });

  it.each([
    ['returns', 'tips', []],
    ['readyForShipment', 'open', ['unchanged']],
    [null, 'open', ['outcomeUnknown']],
  ] as const)('is read from the order where its answer was lost: %s is %s', async (status, request, told) => {
    const { screen, submit, orders, shown, notices } = await ready();
    void screen.confirm();
    await submit.answer(unknown('timeout'));
    expect(shown()).toMatchObject({ request: 'sending' });
    await orders.answer(status === null ? failed('timeout') : done({ ...ORDER, status }));
    expect(shown()).toMatchObject({ request });
    expect([orders.given, notices.shown]).toEqual([[[ID, 'quiet']], told]);
  });

  it.each([refused(400900), refused(400147), unknown('timeout')])(
    'Q72 after %j says what has become of the order',
    async (outcome) => {
      for (const [answer, shows, told] of [
        // It was asked for before: in another tab, or by a copy whose answer was lost.
        [at('returns'), { kind: 'ready', request: 'tips' }, []],
        [at('shipped'), { kind: 'over', truth: 'shipped' }, []],
        [at('cancelled'), { kind: 'over', truth: 'cancelled' }, []],
        [refused(400147), { kind: 'over', truth: 'missing' }, []],
        [at('waitingForSeller'), { kind: 'ready', request: 'open' }, [wordsOf(outcome)]],
      ] as const) {
        const { screen, submit, orders, shown, notices, navigation } = await ready();
        void screen.confirm();
        await submit.answer(outcome);
        await orders.answer(answer);
        expect([shown(), notices.shown, orders.given]).toMatchObject([shows, told, [[ID, 'quiet']]]);
        screen.openOrder();
        expect(navigation.current()).toEqual({ page: 'order', order: ID, isFromHost: false });
      }
    },
  );

  it('Q72 a page that is refused says what has become of the order, and reads again where that explains nothing', async () => {
    for (const [answer, shows, told] of [
      [at('returns'), { kind: 'over', truth: 'returns' }, []],
      [failed('timeout'), { kind: 'failed', cause: 'refused' }, ['networkError']],
    ] as const) {
      const { screen, read, orders, shown, notices } = page();
      screen.open();
      await read.answer(refused(400900));
      await orders.answer(answer);
      expect([shown(), notices.shown]).toEqual([shows, told]);
    }
  });

  it('changes nothing on a page that was left, and is open when it is opened again', async () => {
    const { screen, leave, submit, orders, read, shown, notices } = await ready();
    void screen.confirm();
    leave();
    await submit.answer(unknown('timeout'));
    await orders.answer(failed('timeout'));
    expect(shown()).toMatchObject({ request: 'sending' });
    screen.open();
    expect(shown()).toMatchObject({ request: 'open' });
    await read.answer(done(REFUND));
    expect([shown(), notices.shown]).toMatchObject([{ kind: 'ready', refund: REFUND, request: 'open' }, []]);

    const early = await ready();
    void early.screen.confirm();
    early.leave();
    await early.read.answer(failed('timeout'));
    expect(early.shown()).toMatchObject({ request: 'sending' });
  });
});

// Helpers

/** What is said where the order explains nothing. */
function wordsOf(outcome: Outcome<null>): string {
  if (outcome.kind === 'unknown') return 'unchanged';
  return outcome.kind === 'refused' && outcome.code === 400147 ? 'orderMissing' : 'networkError';
}

function page(id: OrderId | null = ID) {
  const read = questions<[OrderId, Why?], Answer<RefundInfo>>();
  const submit = questions<[OrderId], Outcome<null>>();
  const orders = questions<[OrderId, Why?], Answer<Order>>();
  const notices = createRecordingNotices();
  const navigation = createMemoryNavigation();
  const gateway = { readRefund: read.ask, submitRefund: submit.ask, readOrder: orders.ask };
  const screen = createRefundScreen({ gateway, navigation, notices }, id);
  return { screen, read, submit, orders, notices, navigation, shown: () => screen.state.getSnapshot() };
}

async function ready() {
  const all = page();
  const leave = all.screen.open();
  await all.read.answer(done(REFUND));
  // The amounts are read again before the request is sent.
  const answer = async (outcome: Outcome<null>): Promise<void> => {
    await all.read.answer(done(REFUND));
    await all.submit.answer(outcome);
  };
  return { ...all, leave, submit: { ...all.submit, answer } };
}
