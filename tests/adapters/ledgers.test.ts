import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { LedgerError } from '#adapters/sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { ledgerContract } from '../contracts/ledger.contract.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

ledgerContract('memory', () => ({ ledger: createMemoryLedger(), reopen: null }));
ledgerContract('SQLite', async () => {
  const folder = newFolder();
  let ledger: Ledger = await openSqliteLedger(folder);
  return {
    ledger,
    async reopen() {
      await ledger.close();
      ledger = await openSqliteLedger(folder);
      return ledger;
    },
  };
});

describe('SQLite ledger', () => {
  it('row 68 refuses a damaged file, or a folder that is none, with one clear line', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.db'), 'this is no database, and long enough to be looked at as one'.repeat(40));
    await expect(openSqliteLedger(folder)).rejects.toThrow(/^cannot use the sandbox's store .*sandbox\.db: [^\n]+$/);
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(openSqliteLedger(file)).rejects.toThrow(LedgerError);
  });

  it('row 68 refuses a file of a newer version', async () => {
    const folder = newFolder();
    await (await openSqliteLedger(folder)).close();
    const disk = new Database(join(folder, 'sandbox.db'));
    disk.exec("INSERT INTO asaan_migration VALUES ('9-later', '2030-01-01')");
    disk.close();
    await expect(openSqliteLedger(folder)).rejects.toThrow(/a newer version of this program/);
  });

  it('row 54 refuses a second owner, and goes on with the first', async () => {
    const folder = newFolder();
    const first = await openSqliteLedger(folder);
    await first.transact([], (tx) => tx.put('stock', 'a', { left: 1 }));
    await expect(openSqliteLedger(folder)).rejects.toThrow(/another server uses it$/);
    await first.transact([], (tx) => tx.put('stock', 'a', { left: 2 }));
    await first.close();
    const second = await openSqliteLedger(folder);
    expect(await second.transact([], (tx) => tx.get('stock', 'a'))).toEqual({ left: 2 });
    await second.close();
  });
});

// Helpers

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-ledger-'));
  folders.push(folder);
  return folder;
}
