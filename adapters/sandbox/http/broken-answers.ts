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
  { env: { incoming } }: Context<Served>,
  seal: WireSide['seal'],
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (fault.fault) {
    case 'refuse':
      incoming.socket.resetAndDestroy();
      return silence();
    case 'hang':
      return silence();
    case 'status':
      return say(fault.argument.body, fault.argument.status);
    case 'body':
      return say(fault.argument);
    case 'code':
      return reply(200, { code: fault.argument, data: await seal({}) });
    case 'shape':
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
    case 'wrongKey': {
      const { status } = await answer();
      return reply(status, { code: 0, data: await OTHER_KEY.encrypt('{"status":1}') });
    }
  }
}

const OTHER_KEY = createWebCryptoCipher('sandbox-another-secret');
