import { composeShop } from '#adapters/composition/compose-shop.ts';
import { ALL_SCREENS } from '#adapters/composition/index.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { lead, SAMPLE_ADDRESS, type Way } from '#adapters/sandbox/scenarios/shop-state.ts';
import { type OrderId, productId } from '#core/lib/ids.ts';
import { type Readable, until } from '#core/lib/store.ts';
import type { Call } from '#core/ports/gateway.ts';
import { memoryPorts } from './questions.ts';

/** The phone that most tests buy. */
export const PHONE = productId('samsung-galaxy-a16');
/** An address that may be saved. */
export const ADDRESS = SAMPLE_ADDRESS;

/** Lets everything that waits for answers of this process go on. */
export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The page once it has loaded, or failed to. */
export function settled<S extends { readonly kind: string }>(state: Readable<S>): Promise<S> {
  return until(state, (value: S): value is S => value.kind !== 'loading');
}

/** A shop on a lender in memory, whose next answers can be replaced. */
export function openShop() {
  const identity = { token: 'sandbox-token', parameters: {} };
  const parts = memoryPorts({}, null, identity);
  const { clock } = parts;
  const lender = createLender(createMemoryLedger(), clock);
  const calls: Call[] = [];
  const instead = new Map<Call, { readonly outcome: unknown; readonly isAfterwards: boolean }>();
  const real = createMemoryGateway(lender, async () => identity);

  /** Notes each call; a planned answer replaces the real one once, before or after the lender has acted. */
  const noted = new Proxy(real, {
    get(target, name) {
      const call = name as Call;
      const method = target[call] as (...args: readonly unknown[]) => Promise<unknown>;
      return async (...args: readonly unknown[]) => {
        calls.push(call);
        const planned = instead.get(call);
        instead.delete(call);
        if (planned === undefined) return method(...args);
        if (planned.isAfterwards) await method(...args);
        return planned.outcome;
      };
    },
  });
  const shop = composeShop(
    {
      gateway: () => noted,
      hostApp: () => parts.hostApp,
      session: () => parts.session,
      clock: () => clock,
      navigation: () => parts.navigation,
      notices: () => parts.notices,
      analytics: () => parts.analytics,
      clipboard: () => parts.clipboard,
    },
    ALL_SCREENS,
  );
  const { gateway } = shop.ports;
  const ports = { gateway, ...parts };

  /** Leads an order of this shopper along a way; the page has it in hand then. */
  async function led(way: Way): Promise<OrderId> {
    const order = await lead({ gateway: real, perform: lenderActions(lender), shopper: identity.token }, way);
    ports.session.write('poi', order);
    return order;
  }
  const bought = (phone: string = PHONE) => led({ phone, address: null });
  const paid = () => led({ paidBy: 'full', moves: ['pay'] });
  const shipped = () => led({ paidBy: 'full', moves: ['pay', 'confirm', 'ship'] });

  return {
    ports,
    screens: shop.screens,
    gateway,
    lender,
    clock,
    calls,
    bought,
    paid,
    shipped,
    /** The next such call is not carried out, and answers this. */
    answer: (call: Call, outcome: unknown) => void instead.set(call, { outcome, isAfterwards: false }),
    /** The next such call is carried out, and its answer lost on the way. */
    answerAfterwards: (call: Call, outcome: unknown) => void instead.set(call, { outcome, isAfterwards: true }),
    async orders() {
      const result = await lender.act({ action: 'orders', shopper: 'sandbox-token' });
      return result.ok ? (result.stored as readonly OrderRecord[]) : [];
    },
  };
}
