import { describe, expect, it } from 'vitest';
import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { createMemoryClipboard, createRecordingNotices } from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { type OrderId, orderId } from '#core/lib/ids.ts';
import { type Answer, done, failed, type Outcome } from '#core/lib/outcome.ts';
import type { Order } from '#core/order/order.ts';
import { createOrderScreen } from '#core/screens/order.ts';
import { order } from '../../arbitraries/order.ts';
import { oneOf, questions } from '../../support/questions.ts';

const SHIPPED: Order = { ...oneOf(order()), productOrderId: orderId('A-1'), status: 'shipped' };
const RECEIVED: Order = { ...SHIPPED, status: 'received' };

describe('R64 a receipt that was confirmed', () => {
  it.each([failed('timeout'), done(SHIPPED)])(
    'R64 offers a receipt that was confirmed for no second confirmation, until the order shows it (%j)',
    async (reading) => {
      const [read, confirm] = [questions<[OrderId], Answer<Order>>(), questions<[OrderId], Outcome<null>>()];
      const notices = createRecordingNotices();
      const screen = createOrderScreen(
        {
          gateway: { readOrder: read.ask, confirmReceipt: confirm.ask },
          hostApp: createScriptedHost({ identity: null }),
          navigation: createMemoryNavigation(),
          notices,
          clipboard: createMemoryClipboard(),
          session: createMemorySession(),
        },
        SHIPPED.productOrderId,
        false,
      );
      const shown = () => screen.state.getSnapshot();
      screen.open();
      await read.answer(done(SHIPPED));
      screen.askReceipt();
      void screen.confirmReceipt();
      await confirm.answer(done(null));
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
});
