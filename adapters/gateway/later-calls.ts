import { failed } from '#core/lib/outcome.ts';
import type { OrderCalls } from './order-calls.ts';
import type { Transport } from './wire/send.ts';

/** The calls of an order, whose code is fetched with the first of them. Where it cannot be had nothing is sent. */
export function createLaterOrderCalls(transport: Transport): OrderCalls {
  const calls = async (): Promise<OrderCalls> => (await import('./order-calls.ts')).createOrderCalls(transport);
  return {
    readPurchase: later(async () => (await calls()).readPurchase),
    askBnpl: later(async () => (await calls()).askBnpl),
    readAddress: later(async () => (await calls()).readAddress),
    saveAddress: later(async () => (await calls()).saveAddress),
    continuePurchase: later(async () => (await calls()).continuePurchase),
    readCalculation: later(async () => (await calls()).readCalculation),
    readOrder: later(async () => (await calls()).readOrder),
    confirmReceipt: later(async () => (await calls()).confirmReceipt),
    readRefund: later(async () => (await calls()).readRefund),
    submitRefund: later(async () => (await calls()).submitRefund),
    fileComplaint: later(async () => (await calls()).fileComplaint),
  };
}

function later<About extends readonly unknown[], Outcome>(
  fetchCall: () => Promise<(...about: About) => Promise<Outcome>>,
) {
  return async (...about: About): Promise<Outcome | ReturnType<typeof failed>> => {
    const call = await fetchCall().catch(() => null);
    return call === null ? failed('unreachable') : call(...about);
  };
}
