import { createDecipheriv, createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { SANDBOX } from '#adapters/server/settings.ts';

/** A request as the gateway received it. */
export interface Sent {
  /** Under `/v1/bnpl/`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const key = createHash('sha256').update(SANDBOX.secret).digest();

/** Opens a payload with Node's own cipher: AES-256-CBC, 16 zero bytes, PKCS#7. */
function opened(payload: string): Readonly<Record<string, unknown>> {
  const cipher = createDecipheriv('aes-256-cbc', key, Buffer.alloc(16));
  const text = cipher.update(payload, 'base64', 'utf8') + cipher.final('utf8');
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

/** Records everything that a page sends to the gateway from now on. */
export function recordWire(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const [, path] = /\/v1\/bnpl\/(.+)$/.exec(url.pathname) ?? [];
    const payload = url.searchParams.get('data');
    if (path !== undefined && payload !== null) sent.push({ path, fields: opened(payload) });
  });
  return sent;
}
