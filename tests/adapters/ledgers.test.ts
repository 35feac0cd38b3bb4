import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ledger } from '#adapters/sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { LedgerError } from '#adapters/sandbox/ledger/store-errors.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SAMPLE_ADDRESS } from '#adapters/sandbox/scenarios/address.ts';
import { ledgerContract } from '../contracts/ledger.contract.ts';

const PHONE = 'samsung-galaxy-a16';
const SKU = `${PHONE}--black--128gb-6gb`;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

ledgerContract('memory', () => ({ ledger: createMemoryLedger(), reopen: null }));
ledgerContract('SQLite', () => {
  const folder = newFolder();
  let ledger: Ledger = openSqliteLedger(folder);
  return {
    ledger,
    async reopen() {
      await ledger.close();
      ledger = openSqliteLedger(folder);
      return ledger;
    },
  };
});

describe('SQLite ledger', () => {
  it('refuses a damaged file, or a folder that is none, with one clear line', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'sandbox.db'), 'this is no database, and long enough to be looked at as one'.repeat(40));
    expect(() => openSqliteLedger(folder)).toThrow(LedgerError);
    expect(() => openSqliteLedger(folder)).toThrow(/^cannot use the sandbox's store .*sandbox\.db: /);
    // No folder at all, though its name is that of an error.
    const busy = join(newFolder(), 'busy');
    writeFileSync(busy, '');
    expect(() => openSqliteLedger(busy)).toThrow(LedgerError);
    expect(() => openSqliteLedger(busy)).not.toThrow(/another server/);
  });

  it('refuses a store that a newer version wrote, and leaves it as it is', async () => {
    const folder = newFolder();
    await openSqliteLedger(folder).close();
    const disk = new Database(join(folder, 'sandbox.db'));
    disk.exec('PRAGMA user_version = 5');
    expect(() => openSqliteLedger(folder)).toThrow(/a newer version of this program wrote it/);
    expect(disk.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 5 });
    disk.close();
  });

  it('refuses a second owner, and stores what was begun before it is closed', async () => {
    const folder = newFolder();
    const first = openSqliteLedger(folder);
    const writing = first.transact([], (tx) => tx.put('stock', 'a', { left: 1 }));
    expect(() => openSqliteLedger(folder)).toThrow(/another server uses it/);
    await first.close();
    await writing;
    const second = openSqliteLedger(folder);
    expect(await second.transact([], (tx) => tx.get('stock', 'a'))).toEqual({ left: 1 });
    await second.close();
  });

  it('a commit that fails in the middle changes nothing, and the next one is stored', async () => {
    const folder = newFolder();
    const ledger = openSqliteLedger(folder);
    const write = (left: number): Promise<void> =>
      ledger.transact([], (tx) => {
        tx.put('stock', 'a', { left });
        tx.put('stock', 'b', { left });
      });
    await write(1);
    const disk = new Database(join(folder, 'sandbox.db'));
    disk.exec(
      "CREATE TRIGGER full BEFORE INSERT ON record WHEN NEW.key = 'b' BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    );
    await expect(Promise.all([write(2), write(3)])).rejects.toThrow('disk full');
    disk.exec('DROP TRIGGER full');
    expect(await ledger.transact([], (tx) => tx.getAll('stock', ['a', 'b']))).toEqual([{ left: 1 }, { left: 1 }]);
    await write(4);
    disk.close();
    await ledger.close();
    const again = openSqliteLedger(folder);
    expect(await again.transact([], (tx) => tx.getAll('stock', ['a', 'b']))).toEqual([{ left: 4 }, { left: 4 }]);
    await again.close();
  });

  it('acknowledges only what another reader of the file finds', async () => {
    const folder = newFolder();
    const ledger = openSqliteLedger(folder);
    const reader = new Database(join(folder, 'sandbox.db'));
    const stored = reader.prepare("SELECT COUNT(*) AS records FROM record WHERE kind = 'stock'");
    for (let turn = 1; turn <= 20; turn += 1) {
      await ledger.transact([], (tx) => tx.put('stock', String(turn), { left: turn }));
      expect(stored.get()).toMatchObject({ records: turn });
    }
    reader.close();
    await ledger.close();
  });

  it('brings a store with the wire’s names and numbers up to date, once', async () => {
    const folder = newFolder();
    const old = new Database(join(folder, 'sandbox.db'));
    old.exec('CREATE TABLE record (kind TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (kind, key))');
    const put = old.prepare('INSERT INTO record (kind, key, value) VALUES (?, ?, ?)');
    const { street, ...address } = SAMPLE_ADDRESS;
    const times = { orderPlacementTime: 5, paymentTime: 6, deliveryTime: null, signatureTime: null, expireTime: null };
    const money = { productPrice: 9, deliveryCharges: 0, discount: 0, markup: 0, lineMarkup: 0, firstPayment: 9 };
    const names = { id: '12', shopper: 's', productId: PHONE, skuCode: SKU, loanProductId: null, trackingNumber: null };
    const kept = { ...names, ...money, installments: [], isRefunded: false };
    const order = {
      ...kept,
      status: 2,
      receiptType: 1,
      paymentType: 2,
      address: { ...address, addr: street },
      ...times,
    };
    put.run('order', '12', JSON.stringify(order));
    const shopper = { address: null, orderIds: ['12'], creditLimit: 9, forcedBnplStatus: null, currentStep: 1 };
    put.run('shopper', 's', JSON.stringify({ ...shopper, isTokenExpired: false }));
    put.run('shopper', 'damaged', '{');
    put.run('number', 'clockLead', '{"value":7}');
    old.close();
    for (let turn = 0; turn < 2; turn += 1) {
      const ledger = openSqliteLedger(folder);
      const placed = { placedAt: 5, paidAt: 6, shippedAt: null, receivedAt: null, cancelledAt: null };
      expect(await ledger.transact([], (tx) => tx.getAll('order', ['12']))).toEqual([
        {
          ...kept,
          status: 'waitingForSeller',
          receiptType: 'express',
          paymentType: 'bnpl',
          address: SAMPLE_ADDRESS,
          ...placed,
        },
      ]);
      expect(await ledger.transact([], (tx) => tx.get('number', 'clockOffset'))).toEqual({ value: 7 });
      expect(await ledger.transact([], (tx) => [tx.get('shopper', 's'), tx.get('begun', 'all')])).toEqual([
        { ...shopper, pages: 0, openIds: ['12'], isTokenExpired: false },
        { names: ['number/clockOffset'] },
      ]);
      await ledger.close();
    }
  });
});

describe('reliability row 68, a file that lost what was acknowledged', () => {
  it.each<readonly [what: string, spoil: (killed: string, before: string) => void, says: RegExp]>([
    ['without its log', (killed) => rmSync(join(killed, 'sandbox.db-wal')), /its log is lost; remove|no such table/],
    [
      'an older copy',
      (killed, before) => {
        for (const name of ['sandbox.db', 'sandbox.db-wal']) copyFileSync(join(before, name), join(killed, name));
      },
      /it holds \d+ commits of \d+: an older copy/,
    ],
  ])('is refused at the next start: %s', async (_what, spoil, says) => {
    const [data, before, killed] = [newFolder(), newFolder(), newFolder()];
    const ledger = openSqliteLedger(data);
    await buyAs(ledger, 'sandbox-token-first');
    copyTo(data, before);
    await buyAs(ledger, 'sandbox-token-second');
    // As `kill -9` leaves it.
    copyTo(data, killed);
    await ledger.close();
    spoil(killed, before);
    expect(() => openSqliteLedger(killed)).toThrow(says);
  });

  it.each<readonly [what: string, spoil: (data: string) => void, tellsReaders: boolean]>([
    ['its rows are removed', (data) => onFile(data, 'DELETE FROM record'), true],
    ['an older turn is put back', (data) => onFile(data, "UPDATE record SET value = '0' WHERE kind = 'turn'"), true],
    ['its log is cut off', (data) => truncateSync(join(data, 'sandbox.db-wal'), 0), true],
    ['its log is removed', (data) => rmSync(join(data, 'sandbox.db-wal')), false],
    ['its file is removed', (data) => rmSync(join(data, 'sandbox.db')), false],
    ['its folder is removed', (data) => rmSync(data, { recursive: true }), false],
    [
      'another file stands in its place',
      (data) => {
        copyFileSync(join(data, 'sandbox.db'), join(data, 'copy.db'));
        renameSync(join(data, 'copy.db'), join(data, 'sandbox.db'));
      },
      false,
    ],
  ])(
    'acknowledges nothing that changes it once %s while it is used, and ends all the same',
    async (_what, spoil, tellsReaders) => {
      const data = newFolder();
      // One that is opened anew, as a server that was started again has it.
      await openSqliteLedger(data).close();
      const ledger = openSqliteLedger(data);
      await buyAs(ledger, 'sandbox-token-first');
      spoil(data);
      await expect(buyAs(ledger, 'sandbox-token-second')).rejects.toThrow(/set back|cut off|removed or replaced/);
      const read = ledger.transact([], (tx) => tx.get('stock', SKU));
      if (tellsReaders) await expect(read).rejects.toThrow(/set back|cut off/);
      else expect(await read).not.toBeNull();
      await ledger.close();
    },
  );

  it('a file whose owner’s mark is removed takes no more writes, and none is lost to a second server', async () => {
    const data = newFolder();
    const first = openSqliteLedger(data);
    await buyAs(first, 'sandbox-token-first');
    rmSync(join(data, 'owner.db'));
    const second = openSqliteLedger(data);
    await buyAs(second, 'sandbox-token-second');
    await expect(buyAs(first, 'sandbox-token-third')).rejects.toThrow(/set back|removed or replaced/);
    expect(await second.count('order')).toBe(2);
    await second.close();
    await first.close();
  });
});

// Helpers

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-ledger-'));
  folders.push(folder);
  return folder;
}

async function buyAs(ledger: Ledger, token: string): Promise<void> {
  const lender = createLender(ledger, { now: () => Date.UTC(2026, 10, 21) });
  const { code } = await lender.answer('now/buy', { token, productId: PHONE, skuCode: SKU });
  expect(code).toBe(0);
}

/** Copies a store that is open, but for the lock of its owner. */
function copyTo(from: string, to: string): void {
  for (const name of readdirSync(from)) if (name !== 'owner.db') cpSync(join(from, name), join(to, name));
}

function onFile(data: string, sql: string): void {
  const disk = new Database(join(data, 'sandbox.db'));
  disk.exec(sql);
  disk.close();
}
