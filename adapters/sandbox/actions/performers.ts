import * as v from 'valibot';
import { authorization } from '../admin-key.ts';
import type { Action, ActionResult } from './action.ts';

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
