import { GATEWAY_BASE, type GatewayHandler } from './gateway-handler.ts';

/** Headers that a page may send: the wire's, and those of a gateway that takes tokens and keys in headers. */
const ALLOWED_HEADERS = 'content-type, source, authorization, idempotency-key';
/** How long a browser may keep the answer, s. It keeps it for one address, and each sealed query is another. */
const MAX_AGE_S = 7200;

/** Lets pages of other origins call the gateway: answers what their browsers ask beforehand, and marks every answer. */
export function allowingOrigins(origins: readonly string[], handle: GatewayHandler): GatewayHandler {
  return async (request, response, url) => {
    const isCall = url.pathname.startsWith(`${GATEWAY_BASE}/`) && !url.pathname.startsWith(`${GATEWAY_BASE}/__`);
    if (!isCall) return handle(request, response, url);
    const { origin } = request.headers;
    response.setHeader('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return handle(request, response, url);
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', 'retry-after, date');
    if (request.method !== 'OPTIONS') return handle(request, response, url);
    response.setHeader('access-control-allow-methods', 'POST');
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', MAX_AGE_S);
    response.writeHead(204).end();
    return true;
  };
}
