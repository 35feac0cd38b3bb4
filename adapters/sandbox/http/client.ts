import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

/** What is known of who sends a request. */
export type ClientFacts = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  /** The request's target, as it was sent. */
  readonly url?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Whether a name or an address always means this machine: nobody can make such a name lead elsewhere. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^::ffff:/i, '');
  return /^(?:(?:[\w-]+\.)*localhost|\[?::1\]?)$/i.test(host) || (isIPv4(bare) && bare.startsWith('127.'));
}

/** Headers by which a proxy says that it is one: it names itself, or the client, or the host that was asked for. */
const PROXY_HEADER = /^(?:forwarded|via|cdn-loop|x-.*|.*-client-ip|.*-connecting-ip)$/;

/** Whether a request came through a proxy: it says so, or speaks HTTP/1.0, as nginx does where it is not told otherwise. */
const namesProxy = ({ headers, httpVersion }: ClientFacts): boolean =>
  httpVersion !== '1.1' || Object.keys(headers).some((name) => PROXY_HEADER.test(name));

/**
 * Whether a request was made on this machine, for this machine: no proxy handed it on, and it names this machine. A target
 * with a host of its own, as proxies are sent it, outranks `Host` and is refused whichever host that is. A page whose name was
 * made to lead here (DNS rebinding) brings its own name along, as `Host` and as `Origin`.
 */
export function isLocalRequest(request: ClientFacts): boolean {
  const { host = '', origin } = request.headers;
  return (
    (request.url ?? '/').startsWith('/') &&
    isLoopbackHost(request.socket.remoteAddress ?? '') &&
    !namesProxy(request) &&
    isLoopbackHost(host.replace(/:\d{1,5}$/, '')) &&
    (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`)
  );
}

/**
 * Names a client for counting: its address. Behind so many proxies of ours (`hops`; null for one where it runs on this
 * machine) it is the address that the farthest of them saw: what stands before it in the header anybody may have written.
 */
export function clientName({ headers, socket }: Pick<ClientFacts, 'headers' | 'socket'>, hops: number | null): string {
  const trusted = hops ?? (isLoopbackHost(socket.remoteAddress ?? '') ? 1 : 0);
  const seen = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .filter((each) => each.trim() !== '');
  const address = (trusted > 0 ? seen.at(-trusted)?.trim() : undefined) ?? socket.remoteAddress ?? '';
  return address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
}

/** Who may play seller, courier and time. */
export interface AdminAccess {
  /** What a stranger has to bring as `Authorization: Bearer …`; null where no stranger may. */
  readonly token: string | null;
  /** True where the server listens on this machine alone: then requests of this machine need no token. */
  readonly isLocalServer: boolean;
}

/** Whether a request may do what shoppers may not. */
export function mayAct(request: ClientFacts, { token, isLocalServer }: AdminAccess): boolean {
  if (isLocalServer && isLocalRequest(request)) return true;
  const [, given] = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  return token !== null && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
