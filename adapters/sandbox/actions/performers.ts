import * as v from 'valibot';
import type { OrderStatus } from '#core/order/order.ts';
import type { OrderRecord } from '../ledger/records.ts';
import type { Action, ActionResult } from './action.ts';
import { changedOrder, changesOrder } from './order-actions.ts';

/** Performs an action on a sandbox, in this process or behind a gateway's address. Null where none can be reached. */
export type PerformAction = (action: Action) => Promise<ActionResult | null>;

/** Performs actions on a lender in this process. */
export function lenderActions(lender: { act(action: Action): Promise<ActionResult> }): PerformAction {
  return (action) => lender.act(action);
}

const result = v.variant('ok', [
  v.object({ ok: v.literal(true), stored: v.optional(v.unknown(), null) }),
  v.object({ ok: v.literal(false), reason: v.string() }),
]);

/**
 * Performs actions on the sandbox behind `base`, the gateway's address; null where there is no such sandbox. `admin`: the
 * token that it asks of strangers. `address`: where another back office takes the same actions.
 */
export function httpActions(
  base: string,
  source: string,
  admin: string | null = null,
  address = `${base}/__sandbox`,
): PerformAction {
  return async (action) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source, ...authorization(admin) },
        body: JSON.stringify(action),
      });
      const read = v.safeParse(result, await response.json());
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
}

/** An order as the seller sees it before acting. */
export interface OrderOutlook {
  readonly status: OrderStatus;
  /** Whether an action is possible now, by the rule that would refuse it. */
  can(action: Action): boolean;
}

/** Looks at an order of the sandbox; null where it cannot be read. */
export async function lookAtOrder(perform: PerformAction, id: string): Promise<OrderOutlook | null> {
  const seen = await perform({ action: 'look', order: id });
  if (seen?.ok !== true) return null;
  const order = seen.stored as OrderRecord;
  return {
    status: order.status,
    can: (action) => !changesOrder(action) || typeof changedOrder(order, action, order.placedAt) !== 'string',
  };
}

/** Names the token in the fragment of a sandbox page's address. */
const NAME = 'admin=';

/** The fragment that hands a page the admin token: no server and no log sees it. */
export const adminKey = (token: string): string => `#${NAME}${token}`;

/** The token in a fragment, null where it holds none. */
export function adminTokenIn(fragment: string): string | null {
  const found = fragment.startsWith(`#${NAME}`) ? fragment.slice(NAME.length + 1) : '';
  return /^[\x21-\x7e]{16,200}$/.test(found) ? found : null;
}

/** What a request says of the token; nothing where there is none. */
export const authorization = (token: string | null): { readonly authorization?: string } =>
  token === null ? {} : { authorization: `Bearer ${token}` };
