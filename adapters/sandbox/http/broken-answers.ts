import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import { parseJson } from '#core/lib/parse-json.ts';
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
    case 'redirect':
      await readAll(incoming);
      return say('', fault.argument.status, { location: fault.argument.to });
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
    case 'slice':
      await sendPieces(outgoing, await answer(), fault.argument, 0);
      return silence();
    case 'trickle':
      await sendPieces(outgoing, await answer(), 1, fault.argument);
      return silence();
    case 'truncate': {
      const bytes = Buffer.from(await (await answer()).text());
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
      // At least one byte stays behind; what was written goes out before the connection ends.
      outgoing.write(bytes.subarray(0, Math.min(fault.argument, bytes.length - 1)), () => incoming.socket.end());
      return silence();
    }
    case 'wrongKey':
      return resealed(await answer(), () => OTHER_KEY.encrypt('{"status":1}'));
    case 'altered':
      return resealed(await answer(), async (data) => flipped(data, fault.argument));
  }
}

const OTHER_KEY = createWebCryptoCipher('sandbox-another-secret');

/** The same envelope around other data. */
async function resealed(whole: Response, change: (data: string) => Promise<string>): Promise<Response> {
  const envelope = parseJson(await whole.text()) as { readonly code?: unknown; readonly data?: unknown };
  const data = typeof envelope.data === 'string' ? envelope.data : JSON.stringify(envelope.data ?? null);
  return reply(whole.status, { ...envelope, data: await change(data) });
}

/** One bit of the n-th byte (counted around the end) is another. */
function flipped(data: string, at: number): string {
  const bytes = Buffer.from(data, 'base64');
  const place = at % Math.max(1, bytes.length);
  bytes.writeUInt8((bytes[place] ?? 0) ^ (1 << (at % 8)), place);
  return bytes.toString('base64');
}

/** Sends pieces of so many bytes, with so many ms after each, for as long as somebody listens. */
async function sendPieces(outgoing: ServerResponse, whole: Response, size: number, pauseMs: number): Promise<void> {
  const bytes = Buffer.from(await whole.text());
  outgoing.writeHead(whole.status, Object.fromEntries(whole.headers));
  for (let at = 0; at < bytes.length && !outgoing.destroyed; at += size) {
    await new Promise((resolve) => outgoing.write(bytes.subarray(at, at + size), resolve));
    if (pauseMs > 0) await pause(pauseMs);
  }
  outgoing.end();
}

async function readAll(incoming: IncomingMessage): Promise<void> {
  for await (const _chunk of incoming.iterator({ destroyOnReturn: false })) {
    // Read to the end, so that the other side is not told by a closed door.
  }
}
