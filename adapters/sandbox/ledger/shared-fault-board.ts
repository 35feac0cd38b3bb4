import { type AnyFaultBoard, type CountedFault, countRequest, type Fault } from '../faults/faults.ts';
import type { Ledger, Transaction } from './ledger.ts';
import type { RecordKey } from './records.ts';

const BOARD: RecordKey & { readonly kind: 'faults' } = { kind: 'faults', key: 'board' };

const armedOn = (tx: Transaction): readonly CountedFault[] => tx.get(BOARD.kind, BOARD.key)?.armed ?? [];

/** The faults of all servers on one store: what is armed at one of them happens, and is counted, at whichever is asked. */
export function createSharedFaultBoard(ledger: Ledger): AnyFaultBoard {
  const change = (changed: (armed: readonly CountedFault[]) => readonly CountedFault[]): Promise<void> =>
    ledger.transact([BOARD], (tx) => tx.put(BOARD.kind, BOARD.key, { armed: changed(armedOn(tx)) }));
  return {
    arm: (fault: Fault) => change((armed) => [...armed, { fault, seen: 0, hits: 0 }]),
    take: (path) =>
      ledger
        .transact([BOARD], (tx) => {
          const { armed, hit, isChanged } = countRequest(armedOn(tx), path);
          if (isChanged) tx.put(BOARD.kind, BOARD.key, { armed });
          return hit;
        })
        // Without its store the request fails by itself.
        .catch(() => null),
    armed: () => ledger.transact([BOARD], (tx) => armedOn(tx).map(({ fault, ...counts }) => ({ ...fault, ...counts }))),
    // Without a look at what was armed: a board that is damaged is mended by it.
    clear: () => ledger.transact([], (tx) => tx.put(BOARD.kind, BOARD.key, { armed: [] })),
  };
}
