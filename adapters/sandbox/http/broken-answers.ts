import type { IncomingMessage, ServerResponse } from 'node:http';
import { createWebCryptoCipher } from '../../gateway/ciphers/web-crypto.ts';
import { parseJson } from '../../gateway/json.ts';
import type { Fault } from '../faults/faults.ts';
import type { WireSide } from './wire-sides.ts';

/** What an HTTP answer says. */
export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends an answer as it is. */
export function sendReply(response: ServerResponse, { status, headers, body }: HttpReply): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

/** Lets a fault happen to a request. `answer` does what was asked; it is called where the fault comes after that. */
export async function sendBroken(
  fault: Fault,
  { request, response, seal }: { request: IncomingMessage; response: ServerResponse; seal: WireSide['seal'] },
  answer: () => Promise<HttpReply>,
): Promise<void> {
  const say = (body: string, status = 200, headers: Readonly<Record<string, string>> = {}): void =>
    sendReply(response, { status, headers, body });
  switch (fault.fault) {
    case 'refuse':
      return void request.socket.resetAndDestroy();
    case 'drop':
      await readAll(request);
      return void request.socket.destroy();
    case 'hang':
      return readAll(request);
    case 'status':
      await readAll(request);
      return say(fault.argument.body, fault.argument.status);
    case 'body':
      await readAll(request);
      return say(fault.argument);
    case 'redirect':
      await readAll(request);
      return say('', fault.argument.status, { location: fault.argument.to });
    case 'code':
      await readAll(request);
      return say(JSON.stringify({ code: fault.argument, data: await seal({}) }));
    case 'shape':
      await readAll(request);
      return say(JSON.stringify({ code: 0, data: await seal(fault.argument) }));
    case 'commitThenDrop':
      await answer();
      return void request.socket.destroy();
    case 'commitThenHang':
      return void (await answer());
    case 'slow': {
      const reply = await answer();
      return void setTimeout(() => sendReply(response, reply), fault.argument);
    }
    case 'slice':
      return sendPieces(response, await answer(), fault.argument);
    case 'trickle':
      return trickle(response, await answer(), fault.argument);
    case 'truncate': {
      const { body } = await answer();
      const bytes = Buffer.from(body);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
      // At least one byte stays behind; what was written goes out before the connection ends.
      response.write(bytes.subarray(0, Math.min(fault.argument, bytes.length - 1)), () => request.socket.end());
      return;
    }
    case 'wrongKey':
      return sendReply(response, await resealed(await answer(), () => OTHER_KEY.encrypt('{"status":1}')));
    case 'altered':
      return sendReply(response, await resealed(await answer(), async (data) => flipped(data, fault.argument)));
  }
}

const OTHER_KEY = createWebCryptoCipher('sandbox-another-secret');

/** The same envelope around other data. */
async function resealed(reply: HttpReply, change: (data: string) => Promise<string>): Promise<HttpReply> {
  const envelope = parseJson(reply.body) as { readonly code?: unknown; readonly data?: unknown };
  const data = typeof envelope.data === 'string' ? envelope.data : JSON.stringify(envelope.data ?? null);
  return { ...reply, body: JSON.stringify({ ...envelope, data: await change(data) }) };
}

/** One bit of the n-th byte (counted around the end) is another. */
function flipped(data: string, at: number): string {
  const bytes = Buffer.from(data, 'base64');
  const place = at % Math.max(1, bytes.length);
  bytes.writeUInt8((bytes[place] ?? 0) ^ (1 << (at % 8)), place);
  return bytes.toString('base64');
}

async function sendPieces(response: ServerResponse, { status, headers, body }: HttpReply, size: number): Promise<void> {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  for (let at = 0; at < bytes.length; at += size) {
    await new Promise((resolve) => response.write(bytes.subarray(at, at + size), resolve));
  }
  response.end();
}

/** Sends one byte in so many ms for as long as somebody listens. */
function trickle(response: ServerResponse, { status, headers, body }: HttpReply, pause: number): void {
  const bytes = Buffer.from(body);
  let at = 0;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  const timer = setInterval(() => {
    if (at === bytes.length) response.end();
    else response.write(bytes.subarray(at, (at += 1)));
  }, pause);
  response.on('close', () => clearInterval(timer));
}

async function readAll(request: IncomingMessage): Promise<void> {
  for await (const _chunk of request.iterator({ destroyOnReturn: false })) {
    // Read to the end, so that the other side is not told by a closed door.
  }
}
