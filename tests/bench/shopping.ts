import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import type { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { productId, skuCode } from '#core/lib/ids.ts';
import type { Asked } from './generator.ts';

const PHONE = productId('xiaomi-redmi-14c');
/** What everybody buys. */
export const SKU = skuCode('xiaomi-redmi-14c--midnight-black--128gb-4gb');
const format = createSealedQuery(createWebCryptoCipher(SANDBOX.secret));
export const { source } = SANDBOX;

/** Asks for a page. */
export const get = (path: string): Asked => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' }, body: '' });

/** Asks the gateway. */
export const post = (path: string, search: string): Asked => ({
  method: 'POST',
  path: `/gateway/v1/bnpl/${path}${search}`,
  headers: { source, 'content-type': 'application/json' },
  body: '{}',
});

/** A call's query, as the wire has it. */
export async function query(token: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const request = await format.write(source, { token, parameters: {} }, fields);
  if (typeof request === 'string') throw new Error('the request is too long');
  return request.query;
}

/** A purchase of each of so many shoppers. */
export async function buyers(count: number, name = 'l'): Promise<readonly Asked[]> {
  const all: Asked[] = [];
  for (let at = 0; at < count; at += 1) {
    all.push(post('now/buy', await query(`sandbox-token-${name}${at}`, { productId: PHONE, skuCode: SKU })));
  }
  return all;
}

/** An order of a shopper's. */
export async function bought(base: string, token: string): Promise<string> {
  const identify = async () => ({ token, parameters: {} });
  const gateway = createHttpGateway({ base, source, format, identify, clock: createSystemClock() });
  const started = await gateway.startPurchase({ productId: PHONE, skuCode: SKU });
  if (started.kind !== 'done' || started.data.productOrderId === null) throw new Error('the sandbox sold nothing');
  return started.data.productOrderId;
}

/** How many orders are stored. */
export async function stored(perform: ReturnType<typeof httpActions>): Promise<number> {
  const result = await perform({ action: 'count' });
  return result?.ok === true ? (result.stored as { readonly orders: number }).orders : Number.NaN;
}
