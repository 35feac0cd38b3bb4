import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Cipher } from '../gateway/ciphers/cipher.ts';
import { parseJson } from '../gateway/json.ts';
import { COMPLAINT_PATH } from '../gateway/wire/complaint.ts';
import type { Envelope } from './envelope.ts';
import { HOUSE_PATHS, type House } from './house.ts';
import { moveSchema } from './moves.ts';
import { phonePicture } from './phone-picture.ts';

/** Where the sandbox's gateway lies on its server. */
export const GATEWAY_BASE = '/gateway';
/** Where moves are made; loopback only, so that nobody else plays the seller. */
export const MOVES_PATH = `${GATEWAY_BASE}/__sandbox`;
/** Largest request body, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;

/** What the HTTP face of a house needs. */
export interface HttpFaceOptions {
  readonly house: House;
  readonly cipher: Cipher;
  /** The product name that callers must send (R70). */
  readonly source: string;
}

/** Answers a request under `/gateway`; false where the path is none of the gateway's. */
export type HttpFace = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

/** Puts a house on HTTP: decrypts the query, lets the house answer, encrypts the data (contracts, section 3). */
export function createHttpFace({ house, cipher, source }: HttpFaceOptions): HttpFace {
  /** Null or undefined for what cannot be opened: the house refuses that like any request without its fields. */
  async function decrypted(data: string | null): Promise<unknown> {
    const text = data === null ? null : await cipher.decrypt(data);
    return text === null ? null : parseJson(text);
  }

  async function seal({ code, data }: Envelope): Promise<Envelope> {
    return { code, data: code === 0 && data !== null ? await cipher.encrypt(JSON.stringify(data)) : null };
  }

  return async (request, response, url) => {
    const path = url.pathname;
    if (!path.startsWith(`${GATEWAY_BASE}/`)) return false;
    if (path.startsWith(`${GATEWAY_BASE}/pictures/`)) {
      sendPicture(request, response, path);
      return true;
    }
    const call = path.startsWith(`${GATEWAY_BASE}/v1/bnpl/`) ? path.slice(`${GATEWAY_BASE}/v1/bnpl/`.length) : null;
    const isComplaint = path === GATEWAY_BASE + COMPLAINT_PATH;
    const isMove = path === MOVES_PATH && isLoopback(request);
    if (!isComplaint && !isMove && (call === null || !HOUSE_PATHS.includes(call))) {
      return send(response, 404, { code: 404 });
    }
    if (request.method !== 'POST') return send(response, 405, { code: 405 }, { allow: 'POST' });
    // A JSON type and an own header make browsers ask first, and nobody answers that question (reliability row 57).
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    if (!isJson || request.headers.source !== source) return send(response, 400, { code: 400 });
    const body = await readBody(request);
    if (body === null) return send(response, 413, { code: 413 }, { connection: 'close' });
    try {
      if (isComplaint) return send(response, 200, house.fileComplaint(parseJson(body)));
      if (isMove) return sendMove(response, house, parseJson(body));
      if (url.searchParams.get('source') !== source || call === null) return send(response, 400, { code: 400 });
      const fields = await decrypted(url.searchParams.get('data'));
      return send(response, 200, await seal(house.answer(call, fields)));
    } catch {
      // The ledger could not store: nothing was acknowledged, and nothing is told about why.
      return send(response, 503, { code: 503 });
    }
  };
}

function sendMove(response: ServerResponse, house: House, body: unknown): boolean {
  const move = v.safeParse(moveSchema, body);
  if (!move.success) return send(response, 400, { ok: false, reason: 'no such move' });
  const result = house.move(move.output);
  return send(response, result.ok ? 200 : 409, result);
}

function sendPicture(request: IncomingMessage, response: ServerResponse, path: string): void {
  const [phone = '', color = '', file = ''] = path.split('/').slice(3);
  const drawing = phonePicture(phone, color, file.replace(/\.svg$/, ''));
  if (drawing === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : drawing);
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): true {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(JSON.stringify(body));
  return true;
}

function isLoopback(request: IncomingMessage): boolean {
  return /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '');
}

/** The body as text, null where it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving early must not cut the connection: the refusal still has to go out.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
