import { closeSync, existsSync, fsyncSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import type { OpenDatabase } from './database.ts';
import { StoreSetBack } from './store-errors.ts';

/** Digits of the turn in its file: always as many, so that a full disk takes the next one too. */
const DIGITS = 20;

/** Counts a store's commits, in the store and in a file beside it, so that a store that was emptied or set back is noticed. */
export interface Turn {
  /** Throws `StoreSetBack` where the store is at another turn than this process left it at. */
  check(): void;
  /** Writes the next turn into the open transaction. */
  next(): void;
  /** The open transaction was committed: also says so in the file. `isDone` is false where it was not. */
  ended(isDone: boolean): void;
  release(): void;
}

/** The turn that a file says was reached at least; 0 where it says nothing: one of an older version, or of a power cut. */
function turnReached(begun: string): number {
  const text = existsSync(begun) ? readFileSync(begun, 'latin1') : '';
  return /^\d{20}$/.test(text) ? Number(text) : 0;
}

/** Goes on from the store's turn. Throws where that is behind what was reached. */
export function takeTurns(database: OpenDatabase, begun: string): Turn {
  const select = database.prepare("SELECT value FROM record WHERE kind = 'turn' AND key = 'all'");
  const update = database.prepare("UPDATE record SET value = ? WHERE kind = 'turn' AND key = 'all'");
  const stored = (): number => Number((select.get() as { readonly value: string } | undefined)?.value ?? -1);
  let turn = stored();
  const reached = turnReached(begun);
  if (turn < reached)
    throw new StoreSetBack(
      turn < 0
        ? `it was emptied; remove it and ${begun} to begin anew`
        : `it holds ${turn} commits of ${reached}: an older copy, or its log is lost; remove ${begun} to take it as it is`,
    );
  let isChanged = false;
  const file = openSync(begun, existsSync(begun) && statSync(begun).size === DIGITS ? 'r+' : 'w+');
  const say = (): void => void writeSync(file, String(turn).padStart(DIGITS, '0'), 0);
  say();
  fsyncSync(file);
  return {
    check() {
      if (stored() !== turn) throw new StoreSetBack('the store was emptied or set back while it was used');
    },
    next() {
      if (!isChanged) update.run(String(turn + 1));
      isChanged = true;
    },
    ended(isDone) {
      if (isDone && isChanged) {
        turn += 1;
        say();
      }
      isChanged = false;
    },
    release: () => closeSync(file),
  };
}
