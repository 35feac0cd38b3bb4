import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Cipher } from '../../gateway/ciphers/cipher.ts';
import { parseJson } from '../../gateway/json.ts';
import { COMPLAINT_PATH } from '../../gateway/wire/file-complaint.ts';
import { actionSchema } from '../actions/action.ts';
import type { Envelope } from '../calls/call.ts';
import { phonePicture } from '../catalogue/phone-picture.ts';
import { FAULTS_PATH, type FaultBoard, faultSchema } from '../faults/faults.ts';
import { LENDER_PATHS, type Lender } from '../lender.ts';
import { type HttpReply, sendBroken, sendReply } from './broken-answers.ts';

/** Where the sandbox's gateway lies on its server. */
export const GATEWAY_BASE = '/gateway';
/** Where actions are made; loopback only, so that nobody else plays the seller. */
export const ACTIONS_PATH = `${GATEWAY_BASE}/__sandbox`;
/** Where the sandbox's pictures lie. */
const PICTURES = `${GATEWAY_BASE}/pictures/`;
/** Largest request body, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;

/** What the HTTP handler of a lender needs. */
export interface GatewayHandlerOptions {
  readonly lender: Lender;
  readonly cipher: Cipher;
  /** The product name that callers must send (R70). */
  readonly source: string;
  /** Origin at which pages of other origins find the pictures; without it they are paths. */
  readonly picturesOrigin?: string | null;
  /** Faults that may happen to requests; none without it. */
  readonly faults?: FaultBoard;
}

/** Answers a request under `/gateway`; false where the path is none of the gateway's. */
export type GatewayHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

/** Puts a lender on HTTP: decrypts the query, lets the lender answer, encrypts the data. */
export function createGatewayHandler(options: GatewayHandlerOptions): GatewayHandler {
  const { lender, cipher, source, faults, picturesOrigin = null } = options;
  /** Pictures by whole addresses where the pages are elsewhere. */
  const placed = (_key: string, value: unknown): unknown =>
    picturesOrigin !== null && typeof value === 'string' && value.startsWith(PICTURES) ? picturesOrigin + value : value;

  /** Null or undefined for what cannot be opened: the lender refuses that like any request without its fields. */
  async function decrypted(data: string | null): Promise<unknown> {
    const text = data === null ? null : await cipher.decrypt(data);
    return text === null ? null : parseJson(text);
  }

  async function seal({ code, data }: Envelope): Promise<Envelope> {
    return { code, data: code === 0 && data !== null ? await cipher.encrypt(JSON.stringify(data, placed)) : null };
  }

  async function answer(route: Route, request: IncomingMessage, url: URL): Promise<HttpReply> {
    const isAllowed = request.method === 'POST' || route.kind === 'faults';
    if (!isAllowed) return reply(405, { code: 405 }, { allow: 'POST' });
    // A JSON type and an own header make browsers ask first, and nobody answers that question (reliability row 57).
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    if (!isJson || request.headers.source !== source) return reply(400, { code: 400 });
    const body = await readBody(request);
    if (body === null) return reply(413, { code: 413 }, { connection: 'close' });
    try {
      switch (route.kind) {
        case 'complaint':
          return reply(200, await lender.fileComplaint(parseJson(body)));
        case 'action':
          return await performAction(lender, parseJson(body));
        case 'faults':
          return switchFaults(route.board, request.method ?? '', parseJson(body));
        case 'call': {
          if (url.searchParams.get('source') !== source) return reply(400, { code: 400 });
          return reply(200, await seal(await lender.answer(route.path, await decrypted(url.searchParams.get('data')))));
        }
      }
    } catch {
      // The ledger could not store: nothing was acknowledged, and nothing is told about why.
      return reply(503, { code: 503 });
    }
  }

  return async (request, response, url) => {
    const path = url.pathname;
    if (path.startsWith(PICTURES)) {
      sendPicture(request, response, path);
      return true;
    }
    const route = routeOf(path, isLoopback(request), faults);
    if (route === null) {
      if (!path.startsWith(`${GATEWAY_BASE}/`)) return false;
      sendReply(response, reply(404, { code: 404 }));
      return true;
    }
    const fault = route.kind === 'call' || route.kind === 'complaint' ? (faults?.take(route.path) ?? null) : null;
    if (fault === null) sendReply(response, await answer(route, request, url));
    else await sendBroken(fault, { request, response, cipher }, () => answer(route, request, url));
    return true;
  };
}

/** What lies behind a path. */
type Route =
  | { readonly kind: 'call' | 'complaint'; readonly path: string }
  | { readonly kind: 'action' }
  | { readonly kind: 'faults'; readonly board: FaultBoard };

function routeOf(path: string, isLocal: boolean, board: FaultBoard | undefined): Route | null {
  if (path === FAULTS_PATH) return isLocal && board !== undefined ? { kind: 'faults', board } : null;
  if (path === ACTIONS_PATH) return isLocal ? { kind: 'action' } : null;
  if (path === GATEWAY_BASE + COMPLAINT_PATH) return { kind: 'complaint', path: COMPLAINT_PATH.slice(1) };
  const calls = `${GATEWAY_BASE}/v1/bnpl/`;
  const call = path.startsWith(calls) ? path.slice(calls.length) : null;
  return call !== null && LENDER_PATHS.includes(call) ? { kind: 'call', path: call } : null;
}

async function performAction(lender: Lender, body: unknown): Promise<HttpReply> {
  const action = v.safeParse(actionSchema, body);
  if (!action.success) return reply(400, { ok: false, reason: 'no such action' });
  const result = await lender.act(action.output);
  return reply(result.ok ? 200 : 409, result);
}

/** `POST` arms one fault, `DELETE` disarms all, `GET` lists them with their hits. */
function switchFaults(board: FaultBoard, method: string, body: unknown): HttpReply {
  if (method === 'DELETE') board.clear();
  else if (method === 'POST') {
    const fault = v.safeParse(faultSchema, body);
    if (!fault.success) return reply(400, { ok: false, reason: 'no such fault' });
    board.arm(fault.output);
  } else if (method !== 'GET') return reply(405, { code: 405 }, { allow: 'GET, POST, DELETE' });
  return reply(200, { ok: true, armed: board.armed() });
}

const reply = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): HttpReply => ({
  status,
  headers,
  body: JSON.stringify(body),
});

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
