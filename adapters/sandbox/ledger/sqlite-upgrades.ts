/** One of an order's fields in words, from the number that an older store has. */
const words = (field: string, byNumber: Readonly<Record<number, string>>): string => {
  const value = `json_extract(value, '$.${field}')`;
  const cases = Object.entries(byNumber).map(([number, word]) => `WHEN ${number} THEN '${word}'`);
  return `'$.${field}', CASE ${value} ${cases.join(' ')} END`;
};

const renamed = (from: string, to: string): string => `'$.${to}', json_extract(value, '$.${from}')`;

/**
 * What brings an older store up to date, oldest first; SQLite's `user_version` counts what was done. A damaged record stays as it is.
 * 1: orders in the core's words instead of the wire's names and numbers, `street` of an address, the clock's offset.
 * 2: a shopper's open orders apart from the others (all are, until he buys again), the names of stock and numbers that were begun.
 * 3: the turn, which counts the commits.
 */
export const UPGRADES: readonly string[] = [
  `UPDATE record SET value = json_remove(json_set(value,
     ${words('status', {
       1: 'waitingForPayment',
       2: 'waitingForSeller',
       3: 'readyForShipment',
       4: 'shipped',
       5: 'received',
       6: 'returns',
       7: 'cancelled',
       8: 'underReview',
     })},
     ${words('receiptType', { 1: 'express', 2: 'pickUp' })},
     ${words('paymentType', { 1: 'full', 2: 'bnpl' })},
     ${renamed('orderPlacementTime', 'placedAt')},
     ${renamed('paymentTime', 'paidAt')},
     ${renamed('deliveryTime', 'shippedAt')},
     ${renamed('signatureTime', 'receivedAt')},
     ${renamed('expireTime', 'cancelledAt')}),
     '$.orderPlacementTime', '$.paymentTime', '$.deliveryTime', '$.signatureTime', '$.expireTime')
   WHERE kind = 'order' AND json_valid(value);
   UPDATE record SET value = json_remove(json_set(value, ${renamed('address.addr', 'address.street')}), '$.address.addr')
   WHERE CASE WHEN json_valid(value) THEN json_type(value, '$.address.addr') IS NOT NULL END;
   UPDATE record SET key = 'clockOffset' WHERE kind = 'number' AND key = 'clockLead';`,
  `UPDATE record SET value = json_set(value, '$.openIds', json_extract(value, '$.orderIds'), '$.pages', 0)
   WHERE kind = 'shopper' AND json_valid(value);
   INSERT INTO record (kind, key, value)
   SELECT 'begun', 'all', json_object('names', json_group_array(kind || '/' || key))
   FROM record WHERE kind IN ('stock', 'number');`,
  `INSERT INTO record (kind, key, value) VALUES ('turn', 'all', '0');`,
];
