import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createCryptoJsCipher } from '#adapters/gateway/ciphers/crypto-js.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { createGateway } from '#adapters/sandbox/http/gateway.ts';
import { serve } from '#adapters/sandbox/http/serve.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '#adapters/sandbox/ledger/sqlite-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { productId, skuCode } from '#core/lib/ids.ts';
import type { Gateway } from '#core/ports/gateway.ts';
import { compare, type Figure, parallelRate, rate } from './measure.ts';

const PHONE = productId('xiaomi-redmi-14c');
const SKU = skuCode('xiaomi-redmi-14c--sage-green--128gb-4gb');
const CALLS = 2000;
const WIDTH = 50;

/** The two ciphers on an answer of 8 kB. */
async function ciphers(): Promise<readonly Figure[]> {
  const text = 'x'.repeat(8192);
  const platform = createWebCryptoCipher('sandbox-secret');
  const script = createCryptoJsCipher('sandbox-secret');
  const base64 = await platform.encrypt(text);
  return [
    await compare(
      'decrypt 8 kB with WebCrypto',
      () => rate(400, () => platform.decrypt(base64)),
      'crypto-js',
      () => rate(400, () => script.decrypt(base64)),
    ),
  ];
}

/** The sandbox over its socket, and its durable ledger against memory. */
async function sandbox(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'asaan-bench-'));
  const clock = createSystemClock();
  const lender = createLender(await openSqliteLedger(folder), clock);
  const memory = createLender(createMemoryLedger(), clock);
  for (const each of [lender, memory]) await each.act({ action: 'stock', sku: SKU, left: 10_000_000 });
  const cipher = createWebCryptoCipher('sandbox-secret');
  const app = createGateway({ lender, cipher, source: 'asaan' });
  const server = await serve({ host: '127.0.0.1', port: 0, app });
  const bare = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('{"code":0,"data":null}'));
  });
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  let shoppers = 0;
  const as = (token: string): Gateway =>
    createHttpGateway({
      base: `${server.origin}/gateway`,
      source: 'asaan',
      format: createSealedQuery(cipher),
      identify: async () => ({ token, parameters: {} }),
      clock,
    });
  const reader = as('sandbox-token');
  const buyIn = (where: Lender) => {
    shoppers += 1;
    const token = `sandbox-token-b${shoppers}`;
    return createMemoryGateway(where, async () => ({ token, parameters: {} })).startPurchase({
      productId: PHONE,
      skuCode: SKU,
    });
  };
  const posts = (): Promise<number> =>
    parallelRate(CALLS, WIDTH, async () => (await fetch(bareUrl, { method: 'POST', body: '{}' })).text());
  const figures = [
    await compare(
      `read a phone over the wire, ${WIDTH} at a time, client included`,
      () => parallelRate(CALLS, WIDTH, () => reader.readProduct(PHONE)),
      'a bare server',
      posts,
    ),
    await compare(
      `buy over the wire, durably, ${WIDTH} at a time, client included`,
      () =>
        parallelRate(CALLS, WIDTH, () => {
          shoppers += 1;
          return as(`sandbox-token-b${shoppers}`).startPurchase({ productId: PHONE, skuCode: SKU });
        }),
      'a bare server',
      posts,
    ),
    await compare(
      'buy in process, durably',
      () => rate(CALLS, () => buyIn(lender)),
      'in memory',
      () => rate(CALLS, () => buyIn(memory)),
    ),
  ];
  await server.stop();
  bare.close();
  await lender.close();
  rmSync(folder, { recursive: true });
  return figures;
}

/** Runs every benchmark. */
export async function bench(): Promise<readonly Figure[]> {
  return [...(await ciphers()), ...(await sandbox())];
}
