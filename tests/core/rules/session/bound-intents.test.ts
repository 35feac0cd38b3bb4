import { describe, expect, it } from 'vitest';
import { createCountedKeys } from '#adapters/memory/counted-keys.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryNavigation } from '#adapters/memory/memory-navigation.ts';
import { createMemorySession } from '#adapters/memory/memory-session.ts';
import { createRecordingNotices } from '#adapters/memory/recording.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { type IdempotencyKey, orderId, productId, skuCode } from '#core/lib/ids.ts';
import { done, type Outcome, refused, unknown } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { createKeptTap, keepTap } from '#core/product/kept-tap.ts';
import { createProductScreen } from '#core/screens/product.ts';
import { createKeyedGateway } from '#core/session/keyed-gateway.ts';
import { PHONE, STARTED } from '../../../support/open-product.ts';
import { tick } from '../../../support/open-shop.ts';

const CHOICE = { productId: productId('p'), skuCode: skuCode('s') };
const token = (name: string): Identity => ({ token: name, parameters: {} });

describe('Q71 what a shopper began is his', () => {
  it.each([
    ['the same token', 'amna', true],
    ['another token', 'bilal', false],
    ['nobody', null, false],
  ] as const)(
    'BUY NOW that was not answered is tried again under its key by %s: %s, %s',
    async (_who, next, isSame) => {
      for (const lost of [unknown('timeout'), refused(400113)]) {
        let identity: Identity | null = token('amna');
        const sent: (IdempotencyKey | undefined)[] = [];
        const gateway = createKeyedGateway(answering(lost, sent), createCountedKeys(), async () => identity);
        await gateway.startPurchase(CHOICE);
        identity = next === null ? null : token(next);
        await gateway.startPurchase(CHOICE);
        await gateway.cancelWaitingOrder(orderId('1'));
        await gateway.cancelWaitingOrder(orderId('1'));
        expect([sent[0] === sent[1], sent[2] === sent[3]]).toEqual([isSame, true]);
      }
    },
  );

  it('a command of a page with an order keeps its key over a login: the order has proved whose the page is', async () => {
    let identity = token('amna');
    const sent: (IdempotencyKey | undefined)[] = [];
    const gateway = createKeyedGateway(answering(unknown('timeout'), sent), createCountedKeys(), async () => identity);
    await gateway.submitRefund(orderId('1'));
    identity = token('amna.1');
    await gateway.submitRefund(orderId('1'));
    expect(sent[0]).toBe(sent[1]);
  });

  it.each([
    ['the same token', 'amna', 1, []],
    ['another token', 'bilal', 0, ['tapDropped']],
  ] as const)('a tap that waits over a login buys for %s alone', async (_who, next, purchases, told) => {
    let identity: Identity | null = token('amna');
    const host = { ...createScriptedHost({ identity }), identify: async () => identity };
    const notices = createRecordingNotices();
    const answers: Outcome<unknown>[] = [refused(400113), done(PHONE)];
    let bought = 0;
    const gateway = {
      readProduct: async () => answers.shift(),
      startPurchase: async () => {
        bought += 1;
        return done(STARTED);
      },
    } as unknown as Gateway;
    const ports = {
      gateway,
      hostApp: host,
      session: createMemorySession(),
      clock: createManualClock(),
      navigation: createMemoryNavigation(),
      notices,
    };
    const buyWhenReady = createKeptTap();
    keepTap(buyWhenReady);
    const screen = createProductScreen(ports, PHONE.productId, { buyWhenReady });
    screen.open();
    await tick();
    expect([screen.state.getSnapshot(), bought]).toEqual([{ kind: 'failed', cause: 'login' }, 0]);
    identity = token(next);
    screen.reopen?.();
    await tick();
    expect([bought, notices.shown, buyWhenReady.getSnapshot()]).toEqual([purchases, told, 'taken']);
  });
});

// Helpers

function answering(outcome: Outcome<unknown>, sent: (IdempotencyKey | undefined)[]): Gateway {
  const command = async (_request: unknown, key?: IdempotencyKey): Promise<Outcome<unknown>> => {
    sent.push(key);
    return outcome;
  };
  return { startPurchase: command, cancelWaitingOrder: command, submitRefund: command } as unknown as Gateway;
}
