import type { ProductId } from '#core/lib/ids.ts';
import type { Answer } from '#core/lib/outcome.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import type { Product } from '#core/product/product.ts';
import { createHttpTransport, type HttpTransportOptions } from './http-transport.ts';
import { readAnswer } from './wire/call.ts';
import { READ_PRODUCT } from './wire/read-product.ts';

/** A phone that was asked for before the program was there. */
export interface EarlyProduct {
  readonly id: ProductId;
  /** Never rejects; within the deadline of every question (Q63). */
  readonly answer: Promise<Answer<Product>>;
}

/** Asks for a phone. Brings the decoder of the product alone, and nothing of other calls. */
export function askForProduct(options: HttpTransportOptions, id: ProductId): EarlyProduct {
  const { path, fields, answer } = READ_PRODUCT;
  const reply = createHttpTransport(options).send(path, fields(id), true);
  return { id, answer: reply.then((sent) => readAnswer(sent, answer)) };
}

/**
 * A gateway whose first question for that phone was asked already; every other goes out as ever. Where nothing was sent
 * for want of a session, it is asked anew: the app may have one meanwhile; but one that was silent up to now has none.
 * `identify` names the shopper of the early question as that of every other: a login finds the page his (Q71).
 */
export function withEarlyProduct(
  gateway: Gateway,
  preloaded: EarlyProduct | null,
  identify: () => Promise<unknown>,
): Gateway {
  let left = preloaded;
  return {
    ...gateway,
    async readProduct(id) {
      if (left === null || left.id !== id) return gateway.readProduct(id);
      const { answer } = left;
      left = null;
      const { value: known, wasOpen } = await settledOf(answer);
      if (known.kind === 'failed' && known.reason === 'noSession') return wasOpen ? known : gateway.readProduct(id);
      await identify();
      return known;
    },
  };
}

const OPEN = Symbol('open');

/** Waits for a promise, and says whether it was open still when it was asked for. */
export async function settledOf<T>(promise: Promise<T>): Promise<{ readonly value: T; readonly wasOpen: boolean }> {
  const wasOpen = (await Promise.race([promise, Promise.resolve(OPEN)])) === OPEN;
  return { value: await promise, wasOpen };
}
