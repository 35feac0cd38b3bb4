import { idempotencyKey, productId } from '#core/lib/ids.ts';
import {
  type HttpMessage,
  headersOf,
  type MessageOptions,
  messageOf,
  type PlatformFetch,
} from '../gateway/http-message.ts';
import { COMPLAINT_PATH } from '../gateway/wire/file-complaint.ts';
import { WIRE_CALLS } from '../gateway/wire-gateway.ts';
import { holds } from './checks.ts';
import { type Law, type LawContext, lawsOf } from './law.ts';

const law = lawsOf('origin');

/** A page of another origin, and how the gateway is spoken to. */
export interface PageElsewhere extends Omit<MessageOptions, 'identify' | 'base'> {
  readonly base: string;
  /** As in https://shop.example. */
  readonly origin: string;
  readonly send?: PlatformFetch;
}

/** One request of a page, and its call. */
type Asked = HttpMessage & { readonly what: string };

/** What holds for the pages of an origin that the gateway lets in: what browsers ask of it before they hand on a call. */
export function originLaws({ base, source, format, origin, send = fetch }: PageElsewhere): readonly Law[] {
  /** A question, a command and the complaint, with a key where the gateway takes them. */
  async function requests({ fixtures, choice }: LawContext, token: string): Promise<readonly Asked[]> {
    const key = fixtures.takesIdempotencyKeys ? idempotencyKey('0123456789abcdef0123456789abcdef') : undefined;
    const options = { base, source, format, identify: async () => ({ token, parameters: { app_version: 'cli' } }) };
    const { readProduct, startPurchase } = WIRE_CALLS;
    const [question, command] = await Promise.all([
      messageOf(options, readProduct.path, readProduct.fields(choice.productId)),
      messageOf(options, startPurchase.path, startPurchase.fields({ ...choice, productId: productId('none') }), key),
    ]);
    const complaint = { url: base + COMPLAINT_PATH, headers: headersOf(source, key), body: '{}' };
    return Object.entries({ [readProduct.path]: question, [startPurchase.path]: command, complaint }).flatMap(
      ([what, message]) => (typeof message === 'string' ? [] : [{ ...message, what }]),
    );
  }
  const post = ({ url, headers, body }: HttpMessage) =>
    send(url, { method: 'POST', headers: { ...headers, origin }, body });

  return [
    law('', 'a page of another origin may send each call with its headers', { shoppers: 0 }).holds(async (context) => {
      for (const { what, url, headers } of await requests(context, context.me.token)) {
        const names = Object.keys(headers).sort();
        const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': names.join(',') };
        const answer = await send(url, { method: 'OPTIONS', headers: { origin, ...asked } });
        const preflight = `the OPTIONS of ${what}`;
        holds(answer.ok, `${preflight} is answered by HTTP ${answer.status}`);
        letsIn(answer, origin, preflight);
        const allowed = listOf(answer, 'access-control-allow-headers');
        // A star does not stand for the header that carries a token.
        const lacking = names.filter(
          (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
        );
        holds(lacking.length === 0, `${preflight}: Access-Control-Allow-Headers lacks ${lacking.join(', ')}`);
      }
    }),
    law('', 'every answer lets that page read it, refusals and errors too', { shoppers: 0 }).holds(async (context) => {
      const good = await requests(context, context.me.token);
      const refused = await requests(context, context.fixtures.unknown.token);
      for (const each of [...good, ...refused]) letsIn(await post(each), origin, `the answer to ${each.what}`);
      const [{ headers, body } = { headers: {}, body: '' }] = good;
      const nowhere = await post({ url: `${base}${format.folder}no/such/call`, headers, body });
      letsIn(nowhere, origin, `the answer of HTTP ${nowhere.status} to a call that there is not`);
    }),
    law('', 'that page may read when it was answered, and how long to wait', { shoppers: 0 }).holds(async (context) => {
      for (const each of await requests(context, context.me.token)) {
        const answer = await post(each);
        holds(answer.headers.has('date'), `the answer to ${each.what} has no Date`);
        const exposed = listOf(answer, 'access-control-expose-headers');
        const hidden = ['date', 'retry-after'].filter((name) => !exposed.includes(name) && !exposed.includes('*'));
        holds(
          hidden.length === 0,
          `the answer to ${each.what}: Access-Control-Expose-Headers lacks ${hidden.join(', ')}`,
        );
      }
    }),
  ];
}

/** Throws where an answer is not for a page of an origin. */
function letsIn({ headers }: Response, origin: string, what: string): void {
  const allowed = headers.get('access-control-allow-origin');
  holds(
    allowed === origin || allowed === '*',
    `${what}: Access-Control-Allow-Origin is ${allowed ?? 'missing'}, expected ${origin}`,
  );
}

/** The names in a header, in small letters. */
const listOf = ({ headers }: Response, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());
