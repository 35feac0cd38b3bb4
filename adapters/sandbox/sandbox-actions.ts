import * as v from 'valibot';
import type { Move, MoveResult } from './actions.ts';
import type { House } from './lender.ts';

/** Makes moves on a sandbox, in this process or behind a gateway's address. Null where none can be reached. */
export type MakeMove = (move: Move) => Promise<MoveResult | null>;

/** Moves on a house in this process. */
export function houseMoves(house: House): MakeMove {
  return async (move) => house.move(move);
}

const result = v.variant('ok', [
  v.object({ ok: v.literal(true), stored: v.unknown() }),
  v.object({ ok: v.literal(false), reason: v.string() }),
]);

/** Moves on the sandbox behind `base`, the gateway's address; null where there is no such sandbox. */
export function httpMoves(base: string, source: string): MakeMove {
  return async (move) => {
    try {
      const response = await fetch(`${base}/__sandbox`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source },
        body: JSON.stringify(move),
      });
      const read = v.safeParse(result, await response.json());
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
}
