import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { parseJson } from '#core/lib/parse-json.ts';
import type { Cipher } from '../../gateway/ciphers/cipher.ts';
import { COMPLAINT_PATH } from '../../gateway/wire/file-complaint.ts';
import { START_PURCHASE } from '../../gateway/wire/start-purchase.ts';
import { FOLDERS, WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { PROJECT } from '../../server/project.ts';
import { actionSchema } from '../actions/action.ts';
import { FAULTS_PATH, type FaultBoard, faultSchema } from '../faults/faults.ts';
import { LENDER_PATHS, type Lender, type MayDo } from '../lender.ts';
import { breakAnswer, reply } from './broken-answers.ts';
import { type AdminAccess, clientName, isLocalRequest, mayAct } from './client.ts';
import type { LimitedKind, SecondsToWait } from './rate-limits.ts';
import type { Served } from './serve.ts';
import { BEARER_BODY_SIDE, sealedQuerySide, type WireSide, withoutOptional } from './wire-sides.ts';

/** Where the sandbox's gateway lies on its server. */
export const GATEWAY_BASE = '/gateway';
/** Where actions are made, by this machine or with the admin token alone. */
const ACTIONS_PATH = `${GATEWAY_BASE}/__sandbox`;
/** Where the sandbox's pictures lie. */
const PICTURES = `${GATEWAY_BASE}/pictures/`;
/** Largest request body, in bytes. */
const BODY_MAX_BYTES = 64 * 1024;

/** What the HTTP side of a lender needs. */
export interface GatewayOptions {
  readonly lender: Lender;
  readonly cipher: Cipher;
  /** The product name that callers must send (R70). */
  readonly source: string;
  /** Origins of pages that may call the gateway beside its own (CORS). */
  readonly allowedOrigins?: readonly string[];
  /** Origin at which pages of other origins find the pictures; without it they are paths. */
  readonly picturesOrigin?: string | null;
  /** Faults that may happen to requests; none without it. */
  readonly faults?: FaultBoard | null;
  /** Who may make actions and arm faults; this machine's own requests where it is not said. */
  readonly access?: AdminAccess;
  /** How often something may be done; without it as often as one likes. */
  readonly limits?: SecondsToWait | null;
  /** Proxies of ours before this server, whose word on the client's address counts; null for one on this machine. */
  readonly hops?: number | null;
  /** True for a gateway that sends none of the optional fields, and takes no idempotency keys. */
  readonly lacksOptional?: boolean;
  /** Hears of what went wrong in a request and is told to nobody else. */
  readonly onError?: (request: IncomingMessage, error: unknown) => void;
}

type Handler = (c: Context<Served>) => Promise<Response>;

/** Puts a lender on HTTP, in both formats of the wire, with its pictures, its actions and its faults. */
export function createGateway(options: GatewayOptions): Hono<Served> {
  const { lender, cipher, source, faults, limits, hops = null, onError } = options;
  const { allowedOrigins = [], picturesOrigin = null, lacksOptional = false } = options;
  const { access = { token: null, isLocalServer: true } } = options;
  const sides = { 'sealed-query': sealedQuerySide(cipher, source), 'bearer-body': BEARER_BODY_SIDE };
  const keyOf = (c: Context): string | undefined => (lacksOptional ? undefined : c.req.header('idempotency-key'));
  /** Pictures by whole addresses where the pages are elsewhere. */
  const placed = (_key: string, value: unknown): unknown =>
    picturesOrigin !== null && typeof value === 'string' && value.startsWith(PICTURES) ? picturesOrigin + value : value;

  /** Counts a request, once however often its transaction runs. This machine counts as nobody where the server is its alone. */
  const counting = (kind: LimitedKind, { env: { incoming } }: Context<Served>): MayDo => {
    let seconds = access.isLocalServer && isLocalRequest(incoming) ? 0 : null;
    return () => {
      seconds ??= limits?.(kind, clientName(incoming, hops)) ?? 0;
      if (seconds === 0) return;
      const body = kind === 'action' ? { ok: false, reason: `too often: wait ${seconds} s` } : { code: 429 };
      throw new HTTPException(429, { res: reply(429, body, { 'retry-after': String(seconds) }) });
    };
  };

  const callAt =
    (path: string, side: WireSide): Handler =>
    async (c) => {
      const opened = await side.open(c, await textOf(c));
      if (opened === null) return reply(400, { code: 400 });
      const mayDo = path === START_PURCHASE.path ? counting('buy', c) : undefined;
      const { code, data } = await lender.answer(path, opened.fields, keyOf(c), mayDo);
      if (code !== 0 || data === null) return reply(200, { code, data: null });
      const said = lacksOptional ? withoutOptional(path, data) : data;
      return reply(200, { code, data: await side.seal(JSON.parse(JSON.stringify(said, placed))) });
    };

  const complain: Handler = async (c) =>
    reply(200, await lender.fileComplaint(parseJson(await textOf(c)), keyOf(c), counting('complaint', c)));

  const act: Handler = async (c) => {
    const action = v.safeParse(actionSchema, parseJson(await textOf(c)));
    if (!action.success) return reply(400, { ok: false, reason: 'no such action' });
    const result = await lender.act(action.output);
    return reply(result.ok ? 200 : 409, result);
  };

  /** The same, unless a fault is armed for it. */
  const unlessBroken =
    (path: string, seal: WireSide['seal'], answer: Handler): Handler =>
    async (c) => {
      const fault = faults?.take(path) ?? null;
      return fault === null ? answer(c) : breakAnswer(fault, c, seal, () => answer(c));
    };

  /** A JSON type and an own header make browsers ask first: only allowed origins are answered (reliability row 57). */
  const onlyOurs =
    (methods: readonly string[], refusal: object): MiddlewareHandler<Served> =>
    async ({ req }, next) => {
      if (!methods.includes(req.method)) return reply(405, { code: 405 }, { allow: methods.join(', ') });
      const isJson = /^application\/json[\t ]*(?:;|$)/i.test(req.header('content-type') ?? '');
      return isJson && req.header('source') === source ? next() : reply(400, refusal);
    };

  /** Before the admin's token is looked at, so that nobody guesses it. */
  const inLimit: MiddlewareHandler<Served> = (c, next) => {
    counting('action', c)();
    return next();
  };

  const onlyAdmin: MiddlewareHandler<Served> = async (c, next) =>
    mayAct(c.env.incoming, access)
      ? next()
      : reply(401, { ok: false, reason: NEEDS_TOKEN }, { 'www-authenticate': 'Bearer' });

  const app = new Hono<Served>();
  app.onError((error, { env: { incoming } }) => {
    if (error instanceof HTTPException) return error.getResponse();
    // Where the other side hung up in the middle of its request, there is nobody to answer and nothing to mend.
    if (incoming.complete) onError?.(incoming, error);
    // Else the store took nothing: nothing was acknowledged, and nothing is told about why.
    return reply(503, { code: 503 }, { 'retry-after': '1' });
  });
  // For pages of other origins: answers what their browsers ask beforehand, and marks every answer.
  if (allowedOrigins.length > 0)
    app.use(`${GATEWAY_BASE}/:version{v[0-9]}/*`, cors({ ...CORS, origin: [...allowedOrigins] }));
  const call = [onlyOurs(['POST'], { code: 400 }), inSize] as const;
  for (const format of WIRE_FORMATS) {
    const side = sides[format];
    for (const path of LENDER_PATHS)
      app.all(GATEWAY_BASE + FOLDERS[format] + path, ...call, unlessBroken(path, side.seal, callAt(path, side)));
  }
  const { seal } = sides['sealed-query'];
  app.all(GATEWAY_BASE + COMPLAINT_PATH, ...call, unlessBroken(COMPLAINT_PATH.slice(1), seal, complain));
  const needsHeaders = { ok: false, reason: NEEDS_HEADERS };
  const admins = [inLimit, onlyAdmin, inSize] as const;
  app.all(ACTIONS_PATH, onlyOurs(['POST'], needsHeaders), ...admins, act);
  if (faults !== undefined && faults !== null)
    app.all(FAULTS_PATH, onlyOurs(['GET', 'POST', 'DELETE'], needsHeaders), ...admins, switchOf(faults));
  app.get(`${PICTURES}*`, sendPicture);
  app.all(`${GATEWAY_BASE}/*`, () => reply(404, { code: 404 }));
  return app;
}

/** What those pages may send (the wire's headers, and those of a gateway that takes tokens and keys in headers), and read. */
const CORS = {
  allowMethods: ['POST'],
  allowHeaders: ['content-type', 'source', 'authorization', 'idempotency-key'],
  exposeHeaders: ['retry-after', 'date'],
  maxAge: 7200,
};

const counted = bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => reply(413, { code: 413 }) });
/** Refuses a body that is too large. A length that was said is believed, since Node reads no more than that; else what comes is counted. */
const inSize: MiddlewareHandler<Served> = (c, next) =>
  Number(c.req.header('content-length') ?? Number.NaN) <= BODY_MAX_BYTES ? next() : counted(c, next);

/** The body as text; what is no UTF-8 is no text, and empty. */
async function textOf(c: Context<Served>): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await c.req.arrayBuffer());
  } catch {
    return '';
  }
}

/** `POST` arms one fault, `DELETE` disarms all, `GET` lists them with their hits. */
const switchOf =
  (board: FaultBoard): Handler =>
  async (c) => {
    if (c.req.method === 'DELETE') board.clear();
    else if (c.req.method === 'POST') {
      const fault = v.safeParse(faultSchema, parseJson(await textOf(c)));
      if (!fault.success) return reply(400, { ok: false, reason: 'no such fault' });
      board.arm(fault.output);
    }
    return reply(200, { ok: true, armed: board.armed() });
  };

/** One folder a phone, one WebP file of 720 × 720 a colour and side. Our own drawings, on a clear ground. */
const sendPicture = serveStatic<Served>({
  root: join(PROJECT, 'adapters', 'sandbox', 'catalogue', 'pictures'),
  rewriteRequestPath: (path) => path.slice(PICTURES.length),
  onFound(_file, c) {
    c.header('cache-control', 'public, max-age=86400');
    // Pictures may have an origin of their own.
    c.header('cross-origin-resource-policy', 'cross-origin');
  },
});

/** Said to whom a header is missing. */
const NEEDS_HEADERS = 'the headers content-type: application/json and source are needed, as for a call';

/** Said to whom the admin token is missing. */
const NEEDS_TOKEN = 'the admin token is missing or wrong; the server printed an address with it';
