import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { createWebCryptoCipher } from '../../gateway/ciphers/web-crypto.ts';
import type { Fault } from '../faults/faults.ts';
import type { Served } from './serve.ts';
import type { WireSide } from './wire-sides.ts';

/** An answer in JSON, which nobody keeps. */
export const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  say(JSON.stringify(body), status, headers);

const say = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** For a fault that ends the connection or writes to it by itself: Hono waits, and writes nothing. */
const silence = (): Promise<never> => new Promise(() => undefined);

/** Lets a fault happen to a request. `answer` does what was asked; it is called where the fault comes after that. */
export async function breakAnswer(
  fault: Fault,
  { env: { incoming, outgoing } }: Context<Served>,
  seal: WireSide['seal'],
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.fault) {
    case 'refuse':
      incoming.socket.resetAndDestroy();
      return silence();
    case 'drop':
    case 'hang':
      await readAll(incoming);
      if (fault.fault === 'drop') incoming.socket.destroy();
      return silence();
    case 'status':
      await readAll(incoming);
      return say(fault.argument.body, fault.argument.status);
    case 'body':
      await readAll(incoming);
      return say(fault.argument);
    case 'code':
      await readAll(incoming);
      return reply(200, { code: fault.argument, data: await seal({}) });
    case 'shape':
      await readAll(incoming);
      return reply(200, { code: 0, data: await seal(fault.argument) });
    case 'commitThenDrop':
      await answer();
      incoming.socket.destroy();
      return silence();
    case 'slow': {
      const whole = await answer();
      await pause(fault.argument);
      return whole;
    }
    case 'trickle':
      await trickle(outgoing, await answer(), fault.argument);
      return silence();
    case 'wrongKey': {
      const { status } = await answer();
      return reply(status, { code: 0, data: await OTHER_KEY.encrypt('{"status":1}') });
    }
  }
}

const OTHER_KEY = createWebCryptoCipher('sandbox-another-secret');

/** Sends byte by byte, with so many ms after each, for as long as somebody listens. */
async function trickle(outgoing: ServerResponse, whole: Response, pauseMs: number): Promise<void> {
  const bytes = Buffer.from(await whole.text());
  outgoing.writeHead(whole.status, Object.fromEntries(whole.headers));
  for (let at = 0; at < bytes.length && !outgoing.destroyed; at += 1) {
    await new Promise((resolve) => outgoing.write(bytes.subarray(at, at + 1), resolve));
    await pause(pauseMs);
  }
  outgoing.end();
}

async function readAll(incoming: IncomingMessage): Promise<void> {
  for await (const _chunk of incoming.iterator({ destroyOnReturn: false })) {
    // Read to the end, so that the other side is not told by a closed door.
  }
}
