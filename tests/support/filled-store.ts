import { join } from 'node:path';
import Database from 'libsql';
import type { OrderRecord } from '#adapters/sandbox/ledger/records.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { orderIdAfter } from '#adapters/sandbox/lending/account.ts';

const PHONE = 'xiaomi-redmi-14c';

/** The token of a shopper of a filled store, and his order's id. */
export const shopperAt = (at: number): { readonly token: string; readonly order: string } => ({
  token: `sandbox-token-s${at}`,
  order: orderIdAfter(at),
});

/** Puts so many shoppers with an order each into a folder's store. */
export async function fillStore(folder: string, orders: number): Promise<void> {
  await (await openSqliteLedger(folder)).close();
  const disk = new Database(join(folder, 'sandbox.db'));
  disk.exec('PRAGMA synchronous = OFF');
  const put = disk.prepare('INSERT INTO asaan_record (kind, key, value) VALUES (?, ?, ?)');
  const putMany = disk.transaction((from: number, to: number) => {
    for (let at = from; at < to; at += 1) {
      const { token, order } = shopperAt(at);
      const shopper = {
        address: null,
        orderIds: [order],
        openIds: [order],
        creditLimit: 60_000,
        forcedBnplStatus: null,
        currentStep: 1,
      };
      put.run('order', order, JSON.stringify(orderOf(token, order)));
      put.run('shopper', token, JSON.stringify({ ...shopper, isTokenExpired: false }));
    }
  });
  for (let from = 0; from < orders; from += 5000) putMany(from, Math.min(orders, from + 5000));
  put.run('number', 'orders', JSON.stringify({ value: orders }));
  disk.close();
}

const orderOf = (shopper: string, id: string): OrderRecord => ({
  id,
  shopper,
  productId: PHONE,
  skuCode: `${PHONE}--midnight-black--128gb-4gb`,
  status: 'waitingForPayment',
  receiptType: null,
  paymentType: null,
  loanProductId: null,
  address: null,
  productPrice: 29_999,
  deliveryCharges: 200,
  discount: 0,
  markup: 0,
  lineMarkup: 0,
  firstPayment: 30_199,
  installments: [],
  trackingNumber: null,
  placedAt: Date.UTC(2026, 10, 21),
  paidAt: null,
  shippedAt: null,
  receivedAt: null,
  cancelledAt: null,
  isRefunded: false,
});
