import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createHttpGateway } from '#adapters/gateway/wire-gateway.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { idempotencyKey, productId, skuCode } from '#core/lib/ids.ts';
import { ROOT } from './test-server.ts';

const PHONE = productId('xiaomi-redmi-14c');
/** What everybody buys. */
export const SKU = skuCode(`${PHONE}--midnight-black--128gb-4gb`);

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** The gateway's address, as the server printed it. */
  readonly gateway: string;
  /** Its exit status, once it has ended. */
  readonly ended: Promise<number | null>;
}

/** The compiled server without pages, as `npm start` runs it with them. */
export const SERVER_SCRIPT = `
  const { startServer } = await import(${JSON.stringify(join(ROOT, 'build/adapters/server/main.js'))});
  await startServer(async () => ({ app: null, build: 'none' }));
`;

/** Runs a script of ours in Node; a server among them has no balancer to wait for. */
export function runScript(script: string, env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, DRAIN: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until a server is up. Rejects where it ends before that. */
export async function serverUp(child: ChildProcess): Promise<ServerProcess> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, gateway: await announced(child), ended };
}

/** The gateway's address, once the server has printed it. */
export function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += String(chunk);
      const found = /gateway\s+(\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      // What comes after it, a line for each request, is read and forgotten.
      child.stdout?.off('data', read).resume();
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.once('exit', () => reject(new Error(`ended before it was up: ${text}`)));
  });
}

/** The exit status of a process, and what it said of why. */
export function exitOf(child: ChildProcess): Promise<{ readonly exit: number | null; readonly err: string }> {
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    err += String(chunk);
  });
  return new Promise((resolve) => child.once('close', (exit) => resolve({ exit, err })));
}

/** Buys one phone; the order's id, or why there is none. */
export async function buyAt(
  base: string,
  token: string,
  { secret = SANDBOX.secret, key = '' }: { readonly secret?: string; readonly key?: string } = {},
): Promise<string> {
  const gateway = createHttpGateway({
    base,
    source: SANDBOX.source,
    format: createSealedQuery(createWebCryptoCipher(secret)),
    identify: async () => ({ token, parameters: {} }),
    clock: createSystemClock(),
  });
  const choice = { productId: PHONE, skuCode: SKU };
  const outcome = await gateway.startPurchase(choice, key === '' ? undefined : idempotencyKey(key));
  return (outcome.kind === 'done' && outcome.data.productOrderId) || outcome.kind;
}

/** Whether it is an order's id. */
export const isOrder = (text: string): boolean => /^\d{21}$/.test(text);

/** The status that an address answers with; 0 where nobody answers. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
