import autocannon from 'autocannon';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { httpActions } from '#adapters/sandbox/actions/performers.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { buyAt, runScript, SKU, serverUp } from '../support/server-process.ts';

/** What is asked of a server. */
export interface Asked {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came of a load. */
export interface Run {
  readonly perSecond: number;
  /** ms */
  readonly p99: number;
  /** Answers that were no 200, and connections that broke. */
  readonly errors: number;
}

/** Asks for a page. */
export const get = (path: string): Asked => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' }, body: '' });

/** Keeps `count` connections busy with autocannon, one request at a time on each. */
export const load = async (port: number, count: number, seconds: number, next: () => Asked): Promise<Run> =>
  summed(await cannon(port, count, seconds, next));

/** A server in a process of its own, without the limits that a crowd on one machine would meet. */
export async function startLoaded(script: string, env: Readonly<Record<string, string>>) {
  const { child, gateway, ended } = await serverUp(
    runScript(script, { PORT: '0', LIMITS: 'off', LOG: 'errors', ...env }),
  );
  const port = Number(new URL(gateway).port);
  const perform = httpActions(gateway, SANDBOX.source);
  const stored = async (): Promise<number> => {
    const result = await perform({ action: 'count' });
    return result?.ok === true ? (result.stored as { readonly orders: number }).orders : Number.NaN;
  };
  await perform({ action: 'stock', sku: SKU, left: 10_000_000 });
  return {
    port,
    pid: child.pid ?? 0,
    /** One shopper's read of an order. */
    read: await call('get/purchase/info', 'sandbox-token-load', {
      productOrderId: await buyAt(gateway, 'sandbox-token-load'),
    }),
    /** Somebody new buys with each request; whether each acknowledged purchase is stored, and none that nobody asked for. */
    async buy(count: number, seconds: number, most: number): Promise<Run & { readonly isExact: boolean }> {
      const buys: Asked[] = [];
      for (let at = 0; at < most * seconds; at += 1)
        buys.push(await call('now/buy', `sandbox-token-l${at}`, { productId: 'xiaomi-redmi-14c', skuCode: SKU }));
      const before = await stored();
      let buyer = 0;
      const result = await cannon(port, count, seconds, () => buys[(buyer += 1) - 1] ?? get('/nothing'));
      const kept = (await stored()) - before;
      // What was under way at the end may have been stored.
      const open = result.requests.sent - result.requests.total;
      return { ...summed(result), isExact: kept >= result['2xx'] && kept <= result['2xx'] + open };
    },
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const cannon = (port: number, connections: number, duration: number, next: () => Asked): Promise<autocannon.Result> =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });

const summed = (result: autocannon.Result): Run => ({
  perSecond: result['2xx'] / result.duration,
  p99: result.latency.p99,
  errors: result.errors + result.non2xx,
});

const format = createSealedQuery(createWebCryptoCipher(SANDBOX.secret));

/** A call of a shopper, as the wire has it. */
async function call(path: string, token: string, fields: Readonly<Record<string, string>>): Promise<Asked> {
  const request = await format.write(SANDBOX.source, { token, parameters: {} }, fields);
  if (typeof request === 'string') throw new Error('the request is too long');
  const headers = { source: SANDBOX.source, 'content-type': 'application/json' };
  return { method: 'POST', path: `/gateway/v1/bnpl/${path}${request.query}`, headers, body: '{}' };
}
