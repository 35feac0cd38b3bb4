import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Cipher } from '../../gateway/ciphers/cipher.ts';
import { hasFields } from '../../gateway/decoder.ts';
import { parseJson } from '../../gateway/json.ts';
import { COMPLAINT_PATH } from '../../gateway/wire/file-complaint.ts';
import { START_PURCHASE } from '../../gateway/wire/start-purchase.ts';
import { FOLDERS, WIRE_FORMATS, type WireFormatName } from '../../gateway/wire-format.ts';
import { actionSchema } from '../actions/action-schema.ts';
import { CODES, type Envelope } from '../calls/call.ts';
import { faultSchema } from '../faults/fault-schema.ts';
import { type AnyFaultBoard, FAULTS_PATH } from '../faults/faults.ts';
import { LENDER_PATHS, type Lender } from '../lender.ts';
import { shopperBehind } from '../lending/account.ts';
import { type AdminAccess, LOCAL_ACCESS, mayAct } from './admin-access.ts';
import { type HttpReply, sendBroken, sendReply } from './broken-answers.ts';
import { clientName, isLocalRequest } from './client.ts';
import { withoutOptional } from './optional-fields.ts';
import { phonePicture } from './phone-picture.ts';
import type { LimitedKind, RateLimits } from './rate-limits.ts';
import { BEARER_BODY_SIDE, sealedQuerySide } from './wire-sides.ts';

/** Where the sandbox's gateway lies on its server. */
export const GATEWAY_BASE = '/gateway';
/** Where actions are made, by this machine or with the admin token alone. */
export const ACTIONS_PATH = `${GATEWAY_BASE}/__sandbox`;
/** Where the sandbox's pictures lie. */
const PICTURES = `${GATEWAY_BASE}/pictures/`;
/** Largest request body, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;
/** After how long a store that could not be used may be asked again, s. */
const RETRY_SECONDS = '1';

/** What the HTTP handler of a lender needs. */
export interface GatewayHandlerOptions {
  readonly lender: Lender;
  readonly cipher: Cipher;
  /** The product name that callers must send (R70). */
  readonly source: string;
  /** Origin at which pages of other origins find the pictures; without it they are paths. */
  readonly picturesOrigin?: string | null;
  /** Faults that may happen to requests; none without it. */
  readonly faults?: AnyFaultBoard;
  /** Who may make actions and arm faults; this machine's own requests where it is not said. */
  readonly access?: AdminAccess;
  /** How often something may be done; without it as often as one likes. */
  readonly limits?: RateLimits;
  /** Proxies of ours before this server, whose word on the client's address counts; null for one on this machine. */
  readonly hops?: number | null;
  /** True for a gateway that sends none of the optional fields, and takes no idempotency keys. */
  readonly lacksOptional?: boolean;
  /** Hears of what went wrong in a request and is told to nobody else. */
  readonly onError?: (request: IncomingMessage, error: unknown) => void;
}

/** Answers a request under `/gateway`; false where the path is none of the gateway's. */
export type GatewayHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;

/** Puts a lender on HTTP, in both formats of the wire: opens the request, lets the lender answer, writes the answer. */
export function createGatewayHandler(options: GatewayHandlerOptions): GatewayHandler {
  const { lender, cipher, source, faults, access = LOCAL_ACCESS, limits, hops = null, onError } = options;
  const { picturesOrigin = null, lacksOptional = false } = options;
  const keyIn = (request: IncomingMessage) => (lacksOptional ? undefined : keyOf(request));
  const said = (path: string, data: unknown): unknown => (lacksOptional ? withoutOptional(path, data) : data);
  const sides = { 'sealed-query': sealedQuerySide(cipher, source), 'bearer-body': BEARER_BODY_SIDE };
  /** Pictures by whole addresses where the pages are elsewhere. */
  const placed = (_key: string, value: unknown): unknown =>
    picturesOrigin !== null && typeof value === 'string' && value.startsWith(PICTURES) ? picturesOrigin + value : value;

  /** A refusal where too much is asked for, null where it may be done. This machine counts as nobody: others share no name with it. */
  function refusal(kind: LimitedKind, request: IncomingMessage, shopper: string | null): HttpReply | null {
    const client = isLocalRequest(request) ? null : clientName(request, hops);
    const seconds = limits?.secondsToWait(kind, { client, shopper }) ?? 0;
    if (seconds === 0) return null;
    const body = kind === 'action' ? { ok: false, reason: `too often: wait ${seconds} s` } : { code: 429 };
    return reply(429, body, { 'retry-after': String(seconds) });
  }

  async function answer(route: Route, request: IncomingMessage, url: URL): Promise<HttpReply> {
    const isAllowed = request.method === 'POST' || route.kind === 'faults';
    if (!isAllowed) return reply(405, { code: 405 }, { allow: 'POST' });
    // A JSON type and an own header make browsers ask first: only allowed origins are answered (reliability row 57).
    const isJson = /^application\/json[\t ]*(?:;|$)/i.test(request.headers['content-type'] ?? '');
    const isPrivileged = route.kind === 'action' || route.kind === 'faults';
    if (!isJson || request.headers.source !== source)
      return reply(400, isPrivileged ? { ok: false, reason: NEEDS_HEADERS } : { code: 400 });
    if (isPrivileged) {
      const tooMany = refusal('action', request, null);
      if (tooMany !== null) return tooMany;
      if (!mayAct(request, access))
        return reply(401, { ok: false, reason: NEEDS_TOKEN }, { 'www-authenticate': 'Bearer' });
    }
    const body = await readBody(request);
    if (body === null) return reply(413, { code: 413 }, { connection: 'close' });
    try {
      switch (route.kind) {
        case 'complaint': {
          const complaint = parseJson(body);
          const limit = limitFor(() => refusal('complaint', request, mobileOf(complaint)));
          const envelope = await lender.fileComplaint(complaint, keyIn(request), limit.mayDo);
          return limit.reply(envelope) ?? reply(200, envelope);
        }
        case 'action':
          return await performAction(lender, parseJson(body));
        case 'faults':
          return await switchFaults(route.board, request.method ?? '', parseJson(body));
        case 'call': {
          const side = sides[route.format];
          const opened = await side.open(request, url, body);
          if (opened === null) return reply(400, { code: 400 });
          const token = hasFields(opened.fields) ? opened.fields['token'] : null;
          const isLimited = route.path === START_PURCHASE.path;
          const limit = limitFor(() => (isLimited ? refusal('buy', request, shopperBehind(token)) : null));
          const envelope = await lender.answer(route.path, opened.fields, keyIn(request), limit.mayDo);
          const { code, data } = envelope;
          return (
            limit.reply(envelope) ??
            reply(200, {
              code,
              data:
                code === 0 && data !== null
                  ? await side.seal(JSON.parse(JSON.stringify(said(route.path, data), placed)))
                  : null,
            })
          );
        }
      }
    } catch (error) {
      onError?.(request, error);
      // The ledger could not store: nothing was acknowledged, and nothing is told about why.
      return reply(503, { code: 503 }, { 'retry-after': RETRY_SECONDS });
    }
  }

  return async (request, response, url) => {
    const path = url.pathname;
    if (path.startsWith(PICTURES)) {
      sendPicture(request, response, path);
      return true;
    }
    const route = routeOf(path, faults);
    if (route === null) {
      if (!path.startsWith(`${GATEWAY_BASE}/`)) return false;
      sendReply(response, reply(404, { code: 404 }));
      return true;
    }
    const fault =
      route.kind === 'call' || route.kind === 'complaint' ? ((await faults?.take(route.path)) ?? null) : null;
    if (fault === null) sendReply(response, await answer(route, request, url));
    else {
      const { seal } = sides[route.kind === 'call' ? route.format : 'sealed-query'];
      await sendBroken(fault, { request, response, seal }, () => answer(route, request, url));
    }
    return true;
  };
}

/** A limit that is looked at when something would be done, and what to answer where it was not: a copy of what was done is no more of it. */
function limitFor(refusal: () => HttpReply | null) {
  const refused: HttpReply[] = [];
  return {
    mayDo(): boolean {
      const tooMany = refusal();
      if (tooMany !== null) refused.push(tooMany);
      return tooMany === null;
    },
    reply: ({ code }: Envelope): HttpReply | null => (code === CODES.tooOften ? (refused[0] ?? null) : null),
  };
}

/** One of the lender's calls. */
interface CallRoute {
  readonly kind: 'call';
  readonly path: string;
  readonly format: WireFormatName;
}

/** What lies behind a path. */
type Route =
  | CallRoute
  | { readonly kind: 'complaint'; readonly path: string }
  | { readonly kind: 'action' }
  | { readonly kind: 'faults'; readonly board: AnyFaultBoard };

function routeOf(path: string, board: AnyFaultBoard | undefined): Route | null {
  if (path === FAULTS_PATH) return board === undefined ? null : { kind: 'faults', board };
  if (path === ACTIONS_PATH) return { kind: 'action' };
  if (path === GATEWAY_BASE + COMPLAINT_PATH) return { kind: 'complaint', path: COMPLAINT_PATH.slice(1) };
  return callAt(path);
}

/** The call of a path, in whichever format; null where it is none. */
export function callAt(path: string): CallRoute | null {
  const format = WIRE_FORMATS.find((name) => path.startsWith(GATEWAY_BASE + FOLDERS[name]));
  const call = format === undefined ? '' : path.slice((GATEWAY_BASE + FOLDERS[format]).length);
  return format !== undefined && LENDER_PATHS.includes(call) ? { kind: 'call', path: call, format } : null;
}

/** The idempotency key; Node joins several with a comma and a blank, which no key has. */
const keyOf = ({ headers }: IncomingMessage): string | undefined => headers['idempotency-key']?.toString();

async function performAction(lender: Lender, body: unknown): Promise<HttpReply> {
  const action = v.safeParse(actionSchema, body);
  if (!action.success) return reply(400, { ok: false, reason: 'no such action' });
  const result = await lender.act(action.output);
  return reply(result.ok ? 200 : 409, result);
}

/** `POST` arms one fault, `DELETE` disarms all, `GET` lists them with their hits. */
async function switchFaults(board: AnyFaultBoard, method: string, body: unknown): Promise<HttpReply> {
  if (method === 'DELETE') await board.clear();
  else if (method === 'POST') {
    const fault = v.safeParse(faultSchema, body);
    if (!fault.success) return reply(400, { ok: false, reason: 'no such fault' });
    await board.arm(fault.output);
  } else if (method !== 'GET') return reply(405, { code: 405 }, { allow: 'GET, POST, DELETE' });
  return reply(200, { ok: true, armed: await board.armed() });
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
    // Pictures may have an origin of their own.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : drawing);
}

/** Said to whom a header is missing. */
const NEEDS_HEADERS = 'the headers content-type: application/json and source are needed, as for a call';

/** Said to whom the admin token is missing. */
const NEEDS_TOKEN = 'the admin token is missing or wrong; the server printed an address with it';

/** The number that a complaint is about, whichever way it is spelled: its digits alone; null for none. */
function mobileOf(complaint: unknown): string | null {
  if (!hasFields(complaint)) return null;
  const mobile = complaint['mobileData'] ?? complaint['mobile'];
  return typeof mobile === 'string' ? mobile.replace(/\D/g, '') || null : null;
}

/** The body as text, null where it is too large; what is no UTF-8 is no text, and empty. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving early must not cut the connection: the refusal still has to go out.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return '';
  }
}
