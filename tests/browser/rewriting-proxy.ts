import { Hono } from 'hono';
import { type RunningServer, type Served, serve } from '#adapters/sandbox/http/serve.ts';

/** A document on its way: its text and its policy. */
export interface PassingDocument {
  readonly html: string;
  readonly policy: string;
}

/** What of a document comes late: everything from a text on, once `until` resolves. */
export interface LateEnd {
  readonly from: string;
  readonly until: Promise<void>;
}

/** A server before a server, as a lender's host or a CDN is one: hands everything on, and may change documents, or hold their end back. */
export function startProxy(
  target: string,
  change: (document: PassingDocument) => PassingDocument,
  late: LateEnd | null = null,
): Promise<RunningServer> {
  const app = new Hono<Served>();
  app.all('*', async (c) => {
    const headers = Object.entries(c.req.header()).filter(([name]) => /^(?:content-type|source)$/.test(name));
    const hasBody = !['GET', 'HEAD'].includes(c.req.method);
    const answer = await fetch(target + (c.env.incoming.url ?? '/'), {
      method: c.req.method,
      headers: Object.fromEntries(headers),
      body: hasBody ? await c.req.arrayBuffer() : null,
      redirect: 'manual',
    });
    const passed = new Headers(answer.headers);
    // The body comes unpacked.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) passed.delete(name);
    const policy = passed.get('content-security-policy');
    const init = { status: answer.status, headers: passed };
    if ([204, 304].includes(answer.status)) return new Response(null, init);
    const body = new Uint8Array(await answer.arrayBuffer());
    if (policy === null) return new Response(body, init);
    const changed = change({ html: new TextDecoder().decode(body), policy });
    passed.set('content-security-policy', changed.policy);
    const at = late === null ? -1 : changed.html.indexOf(late.from);
    if (late === null || at <= 0) return new Response(changed.html, init);
    const bytes = new TextEncoder();
    const parts = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.encode(changed.html.slice(0, at)));
        await late.until;
        controller.enqueue(bytes.encode(changed.html.slice(at)));
        controller.close();
      },
    });
    return new Response(parts, init);
  });
  return serve({ host: '127.0.0.1', port: 0, app });
}
