import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { idempotencyKey, productId, skuCode } from '#core/lib/ids.ts';
import { freePort } from './free-port.ts';
import { runFile, type ServerProcess, serverFile, serverUp } from './server-process.ts';

const PHONE = productId('xiaomi-redmi-14c');
/** What everybody buys. */
export const SKU = skuCode(`${PHONE}--midnight-black--128gb-4gb`);

/** Starts a server on a database, with the usual settings but for limits; `onStart` is told of its process at once. */
export async function startDatabaseServer(
  folder: string,
  url: string,
  {
    args = [],
    env = {},
    onStart,
  }: {
    readonly args?: readonly string[];
    readonly env?: Readonly<Record<string, string>>;
    readonly onStart: (child: ChildProcess) => void;
  },
): Promise<ServerProcess> {
  const port = String(await freePort());
  const usual = { PORT: port, LEDGER_URL: url, LIMITS: 'off', FAULTS: 'on', LOG: 'errors' };
  const child = runFile(serverFile(folder), args, { ...usual, ...env });
  onStart(child);
  child.stderr?.resume();
  return serverUp(child);
}

/** Buys one phone. */
export const buyingOf = (base: string, token: string, key?: string) =>
  createHttpGateway({
    base,
    source: 'asaan',
    format: createSealedQuery(createWebCryptoCipher('sandbox-secret')),
    identify: async () => ({ token, parameters: {} }),
    clock: createSystemClock(),
  }).startPurchase({ productId: PHONE, skuCode: SKU }, key === undefined ? undefined : idempotencyKey(key));

/** The status that an address answers with; 0 where nobody answers. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** The processes that a primary has started, as Linux tells them. */
export function workersOf({ child }: ServerProcess): readonly number[] {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
