import type { IdempotencyKey } from '#core/lib/ids.ts';
import type { FailureReason } from '#core/lib/outcome.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { isTestHost } from '#core/routes/places.ts';
import type { WireFields } from './wire/call.ts';
import type { WireFormat } from './wire-format.ts';

/** What one request says. */
export interface HttpMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | PlatformFormData;
}

/** Where the gateway is, how it is spoken to, and by whom. */
export interface MessageOptions {
  /** Without a slash at the end; null for a gateway that must not be spoken to: then nothing is sent. */
  readonly base: string | null;
  /** The product's name, as a header and wherever the format has it (R70). */
  readonly source: string;
  readonly format: WireFormat;
  /** Token and common parameters; null where nobody is signed in: then nothing is sent (Q67). */
  readonly identify: () => Promise<Identity | null>;
}

/** One of the 13 calls as the format has it (R70); the reason where nothing may be sent. */
export async function messageOf(
  { base, source, format, identify }: MessageOptions,
  path: string,
  fields: WireFields,
  key?: IdempotencyKey,
): Promise<HttpMessage | FailureReason> {
  if (base === null) return 'unreachable';
  const identity = await identify();
  if (identity === null) return 'noSession';
  const request = await format.write(source, identity, fields);
  if (typeof request === 'string') return request;
  const headers = { ...headersOf(source, key), ...request.headers };
  return { url: base + format.folder + path + request.query, headers, body: request.payload ?? '{}' };
}

/** The headers of every request, and the key where there is one. */
export function headersOf(source: string, key: IdempotencyKey | undefined): Record<string, string> {
  const headers = { 'content-type': 'application/json', source };
  return key === undefined ? headers : { ...headers, 'idempotency-key': key };
}

/**
 * Posts a message: no cookies, no cache, no word of where it came from. A redirect is an answer that nobody follows; `error`
 * would not tell it from a connection that failed.
 */
export function post(
  { url, headers, body }: HttpMessage,
  signal: PlatformSignal,
  send: PlatformFetch,
): ReturnType<PlatformFetch> {
  return send(url, {
    method: 'POST',
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    headers,
    body,
    signal,
  });
}

/**
 * What the platform has, by its own types; `never` where those know none of it. So a program without the DOM’s types, or Node’s,
 * compiles beside these declarations.
 */
export type PlatformFetch = typeof globalThis extends { fetch: infer F } ? F : never;
/** A form with files. */
export type PlatformFormData = typeof globalThis extends { FormData: { prototype: infer F } } ? F : never;
/** What ends a request before its time. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } } ? S : never;
/** The platform’s ciphers. */
export type PlatformSubtle = typeof globalThis extends { crypto: { subtle: infer S } } ? S : never;

/**
 * Base of the gateway that a page speaks to: the test one on local and test hosts, and anywhere in the sandbox's build, which a
 * phone in the same network opens without TLS; else the production one (R36). Null where that one is not behind TLS: then
 * nothing is sent.
 */
export function pageGateway(
  { base, testBase, isSandbox }: { readonly base: string; readonly testBase: string; readonly isSandbox?: boolean },
  { hostname, href }: { readonly hostname: string; readonly href: string },
): string | null {
  if (isSandbox || isTestHost(hostname)) return testBase;
  return new URL(base, href).protocol === 'https:' ? base : null;
}
