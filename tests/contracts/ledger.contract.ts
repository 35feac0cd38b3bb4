import fc from 'fast-check';
import { expect } from 'vitest';
import type { Ledger, LedgerEntry } from '#adapters/sandbox/ledger.ts';
import { describeContract } from './laws.ts';

/** A ledger, and how a test opens it again where it outlives the program. */
export interface LedgerUnderTest {
  readonly ledger: Ledger;
  /** Closes it and opens what it kept; null where nothing is kept. */
  readonly reopen: (() => Ledger) | null;
}

type Make = () => Promise<LedgerUnderTest> | LedgerUnderTest;

const sorted = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  entries.toSorted((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1));

const entry: fc.Arbitrary<LedgerEntry> = fc.record({
  kind: fc.constantFrom('order', 'stock'),
  key: fc.constantFrom('1', '2', "'; DROP TABLE record; --", 'ق'),
  value: fc.oneof(fc.constant(null), fc.record({ left: fc.integer(), note: fc.string({ unit: 'grapheme' }) })),
});

/** The contract of every ledger. */
export function ledgerContract(adapter: string, make: Make): void {
  describeContract(
    'ledger',
    adapter,
    {
      async 'always holds the last value of each record, also after it was opened anew'(fresh: Make) {
        const { ledger, reopen } = await fresh();
        const model = new Map<string, LedgerEntry>();
        let open = ledger;
        fc.assert(
          fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), fc.boolean(), (entries, isReopened) => {
            open.commit(entries);
            for (const each of entries) {
              if (each.value === null) model.delete(each.kind + each.key);
              else model.set(each.kind + each.key, each);
            }
            if (isReopened && reopen !== null) open = reopen();
            expect(sorted(open.load())).toEqual(sorted([...model.values()]));
          }),
          { numRuns: 60 },
        );
        open.close();
      },
      async 'stores all entries of a commit or none'(fresh: Make) {
        const { ledger } = await fresh();
        ledger.commit([{ kind: 'order', key: '1', value: { status: 1 } }]);
        const poisoned = { kind: 'order', key: '2', value: { status: 1n } };
        const isRefused = ((): boolean => {
          try {
            ledger.commit([{ kind: 'order', key: '1', value: { status: 2 } }, poisoned]);
            return false;
          } catch {
            return true;
          }
        })();
        const stored = ledger.load().find(({ key }) => key === '1')?.value;
        expect(stored).toEqual({ status: isRefused ? 1 : 2 });
        ledger.close();
      },
    },
    make,
  );
}
