import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { compose, endTogether } from '#core/gateway/pipeline.ts';
import { orderId, productId, skuCode } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { READ_DEADLINE_MS } from '#core/ports/gateway.ts';
import type { Presence } from '#core/ports/host-app.ts';

const ORDER = orderId('1');
const PHONE = productId('phone');
const APP_WAIT_MS = 5000;
const LATE = { kind: 'failed', reason: 'timeout' } as const;

describe('Q63 what a page asks ends 20 s after its navigation', () => {
  it('Q63 always, however the questions of one page follow each other', async () => {
    const waits = fc.array(fc.integer({ min: 1, max: READ_DEADLINE_MS }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(waits, fc.integer({ min: 0, max: READ_DEADLINE_MS - 1 }), async (answersAfter, spent) => {
        const { gateway, clock, answer } = hanging(spent);
        let last: unknown = null;
        let passed = spent;
        const run = async (): Promise<void> => {
          for (const _wait of answersAfter) {
            last = await gateway.readOrder(ORDER);
            if ((last as { kind: string }).kind === 'failed') return;
          }
        };
        let isOver = false;
        void run().then(() => {
          isOver = true;
        });
        for (const wait of answersAfter) {
          await settle();
          clock.pass(wait);
          passed += wait;
          answer();
          await settle();
        }
        const isLate = passed >= READ_DEADLINE_MS;
        expect([isOver, isLate ? last : null]).toEqual([true, isLate ? LATE : null]);
      }),
      { numRuns: 60 },
    );
  });

  it('a program that came later than that, and a page that asks again, have all of them', async () => {
    const { gateway, clock } = hanging(READ_DEADLINE_MS);
    for (const _turn of [1, 2]) {
      const ended = endOf(gateway.readProduct(PHONE));
      clock.pass(READ_DEADLINE_MS - 1);
      await settle();
      expect(ended()).toBeNull();
      clock.pass(1);
      await settle();
      expect(ended()).toEqual(LATE);
    }
  });

  it('Q63 the step ends like a read, also beside one that was answered or asked out of sight, and a command keeps its own deadline', async () => {
    const { gateway, clock, tell } = hanging(0);
    const step = endOf(gateway.askBnpl(ORDER));
    const command = endOf(gateway.startPurchase({ productId: PHONE, skuCode: skuCode('s') }));
    await gateway.readAddress(ORDER);
    await settle();
    clock.pass(1);
    tell('away');
    const read = endOf(gateway.readOrder(ORDER));
    clock.pass(READ_DEADLINE_MS - 1);
    await settle();
    expect([step(), read(), command()]).toEqual([LATE, LATE, null]);
  });

  it('an answer in time is handed on as it is, and a late one is dropped', async () => {
    const { gateway, clock, answer } = hanging(0);
    const first = gateway.readOrder(ORDER);
    answer();
    expect(await first).toEqual({ kind: 'refused', code: 1 });
    await settle();
    clock.pass(1000);
    const second = endOf(gateway.readOrder(ORDER));
    clock.pass(READ_DEADLINE_MS - 1);
    await settle();
    expect(second()).toBeNull();
    clock.pass(1);
    await settle();
    answer();
    await settle();
    expect(second()).toEqual(LATE);
  });
});

describe('Q63, Q71 what a page asks after its return', () => {
  it('always ends 20 s after the return with the app’s wait in it, whatever was asked before, and nothing before that', async () => {
    const ms = (max: number) => fc.integer({ min: 0, max });
    await fc.assert(
      fc.asyncProperty(
        ms(40_000),
        ms(READ_DEADLINE_MS - 1),
        ms(APP_WAIT_MS - 1),
        fc.boolean(),
        async (spent, asked, app, isAsked) => {
          const { gateway, clock, tell } = hanging(spent);
          // A question from before hangs, or none was asked while the page opened.
          const before = endOf(isAsked ? gateway.readProduct(PHONE) : Promise.resolve(LATE));
          tell('away');
          clock.pass(asked);
          tell('back');
          clock.pass(app);
          const ended = endOf(gateway.readOrder(ORDER));
          clock.pass(READ_DEADLINE_MS - app - 1);
          await settle();
          expect(ended()).toBeNull();
          const next = endOf(gateway.readOrder(ORDER));
          clock.pass(1);
          await settle();
          expect([ended(), next(), before()]).toEqual([LATE, LATE, LATE]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

// Helpers

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A gateway that answers all that waits when it is told to, behind the deadline; `spent` ms after the navigation. */
function hanging(spent: number) {
  const clock = createManualClock();
  const start = clock.now();
  let tell: (presence: Presence) => void = () => undefined;
  const waiting = new Set<() => void>();
  const hang = (): Promise<never> =>
    new Promise((resolve) => waiting.add(() => resolve({ kind: 'refused', code: 1 } as never)));
  const bare = createMemoryGateway(createLender(createMemoryLedger(), clock), async () => null);
  const hangs = Object.fromEntries(Object.keys(bare).map((call) => [call, hang])) as unknown as Gateway;
  const slow: Gateway = { ...hangs, readAddress: async () => ({ kind: 'refused', code: 1 }) };
  return {
    clock,
    gateway: compose(slow, {
      deadline: endTogether({
        clock,
        sinceNavigation: () => spent + clock.now() - start,
        onPresence: (watch) => void (tell = watch),
        appWaitMs: APP_WAIT_MS,
      }),
    }),
    tell: (presence: Presence) => tell(presence),
    answer(): void {
      for (const each of waiting) each();
      waiting.clear();
    },
  };
}

/** What became of it, null while it waits. */
function endOf(asked: Promise<unknown>): () => unknown {
  let ended: unknown = null;
  void asked.then((outcome) => {
    ended = outcome;
  });
  return () => ended;
}
