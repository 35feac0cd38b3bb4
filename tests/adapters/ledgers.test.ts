import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryLedger, type Ledger } from '#adapters/sandbox/ledger.ts';
import { LedgerError, openSqliteLedger } from '#adapters/sandbox/sqlite-ledger.ts';
import { ledgerContract } from '../contracts/ledger.contract.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

ledgerContract('memory', () => ({ ledger: createMemoryLedger(), reopen: null }));
ledgerContract('SQLite', () => {
  const folder = newFolder();
  let ledger: Ledger = openSqliteLedger(folder);
  return {
    ledger,
    reopen: () => {
      ledger.close();
      ledger = openSqliteLedger(folder);
      return ledger;
    },
  };
});

describe('SQLite ledger', () => {
  it('refuses a damaged file with one clear line', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.db'), 'this is no database, and long enough to be looked at as one'.repeat(40));
    expect(() => openSqliteLedger(folder)).toThrow(LedgerError);
    expect(() => openSqliteLedger(folder)).toThrow(/^cannot use the sandbox's store .*sandbox\.db: /);
  });

  it('refuses a second owner', () => {
    const folder = newFolder();
    const first = openSqliteLedger(folder);
    first.commit([{ kind: 'order', key: '1', value: 1 }]);
    expect(() => openSqliteLedger(folder)).toThrow(/another server uses it/);
    first.close();
    const second = openSqliteLedger(folder);
    expect(second.load()).toEqual([{ kind: 'order', key: '1', value: 1 }]);
    second.close();
  });
});

// Helpers

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-ledger-'));
  folders.push(folder);
  return folder;
}
