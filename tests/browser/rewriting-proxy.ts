import { type RunningServer, serve } from '#adapters/server/serve.ts';

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
  return serve({
    host: '127.0.0.1',
    port: 0,
    async gateway(request, response) {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const headers = Object.entries(request.headers).filter(([name]) => /^(?:content-type|source)$/.test(name));
      const answer = await fetch(target + (request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers: Object.fromEntries(headers) as Record<string, string>,
        body: chunks.length === 0 ? null : Buffer.concat(chunks),
        redirect: 'manual',
      });
      const passed = new Headers(answer.headers);
      // The body comes unpacked.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) passed.delete(name);
      const policy = passed.get('content-security-policy');
      let body: string | Buffer = Buffer.from(await answer.arrayBuffer());
      if (policy !== null) {
        const changed = change({ html: String(body), policy });
        passed.set('content-security-policy', changed.policy);
        body = changed.html;
      }
      response.writeHead(answer.status, Object.fromEntries(passed));
      const at = late === null ? -1 : body.indexOf(late.from);
      if (late !== null && at > 0) {
        response.write(body.slice(0, at));
        await late.until;
        body = body.slice(at);
      }
      response.end(body);
      return true;
    },
    pages: (_request, response) => void response.writeHead(404).end(),
  });
}
