import * as v from 'valibot';
import { type ArmedFault, FAULTS_PATH, type Fault } from '../faults/faults.ts';
import type { OrderRecord } from '../ledger/records.ts';
import { type Action, type ActionResult, changedOrder, type OrderAction } from './action.ts';

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
const switched = v.object({ ok: v.literal(true), armed: v.array(v.custom<ArmedFault>(() => true)) });

/** Who asks a sandbox for what no shopper may: by its product name, and the token that it asks of strangers. */
type Asking = readonly [source: string, admin?: string | null];

/** Asks for it; null where nothing answers, or otherwise than the schema says. */
async function ask<T>(
  schema: v.GenericSchema<unknown, T>,
  address: string,
  [source, admin = null]: Asking,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<T | null> {
  try {
    const headers = { 'content-type': 'application/json', source };
    const credentials = admin === null ? {} : { authorization: `Bearer ${admin}` };
    const sent = { method, headers: { ...headers, ...credentials }, body: JSON.stringify(body) };
    return v.parse(schema, await (await fetch(address, sent)).json());
  } catch {
    return null;
  }
}

/**
 * Performs actions on the sandbox behind `base`, the gateway's address; null where there is no such sandbox. `admin`: the
 * token that it asks of strangers. `address`: where another back office takes the same actions.
 */
export const httpActions =
  (base: string, source: string, admin: string | null = null, address = `${base}/__sandbox`): PerformAction =>
  (action) =>
    ask(result, address, [source, admin], 'POST', action);

/** Arms, lists and disarms the faults of the sandbox behind `base`. Null where it has no switchboard or cannot be reached. */
export function httpFaultSwitch(base: string, ...asking: Asking) {
  const address = base.replace(/\/gateway$/, FAULTS_PATH);
  return {
    arm: (fault: Fault) => ask(switched, address, asking, 'POST', fault),
    list: () => ask(switched, address, asking, 'GET'),
    clear: () => ask(switched, address, asking, 'DELETE'),
  };
}

/** How an order stands, as the seller sees it before acting. */
export type OrderOutlook = NonNullable<Awaited<ReturnType<typeof lookAtOrder>>>;

/** Looks at an order of the sandbox; null where it cannot be read. */
export async function lookAtOrder(perform: PerformAction, id: string) {
  const seen = await perform({ action: 'look', order: id });
  if (seen?.ok !== true) return null;
  const order = seen.stored as OrderRecord;
  return {
    status: order.status,
    /** Whether an action on it is possible now, by the rule that would refuse it. */
    can: (action: OrderAction): boolean => typeof changedOrder(order, action, order.placedAt) !== 'string',
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
