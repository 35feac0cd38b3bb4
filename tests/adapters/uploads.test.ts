import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpUpload, DOCUMENT_MAX_BYTES } from '#adapters/gateway/http-upload.ts';
import { createBearerBody, createSealedQuery, type WireFormat } from '#adapters/gateway/wire-format.ts';
import type { UploadedDocument } from '#core/ports/gateway.ts';
import { uploadContract } from '../contracts/upload.contract.ts';

let answer: number | string = 0;
let received: UploadedDocument[] = [];
let seen: { readonly query: URLSearchParams; readonly authorization: string | undefined; readonly data: unknown }[] =
  [];

const SEALED = createSealedQuery(createWebCryptoCipher('sandbox-secret'));

/** A gateway that takes uploads, and answers with `answer`. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => void take(Buffer.concat(chunks)));

  async function take(body: Buffer): Promise<void> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    const [file, cardType] = [form.get('fs1'), form.get('card_type')];
    if (!(file instanceof Blob) || typeof cardType !== 'string') return void response.writeHead(400).end();
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(form.get('fs1_size')).toBe(String(bytes.byteLength));
    expect(request.headers['source']).toBe('asaan');
    received.push({ cardType, bytes, mediaType: file.type });
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    seen.push({ query: searchParams, authorization: request.headers.authorization, data: form.get('data') });
    response.end(typeof answer === 'string' ? answer : JSON.stringify({ code: answer }));
  }
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

for (const [name, format] of [
  ['sealed-query', SEALED],
  ['bearer-body', createBearerBody()],
] as const) {
  uploadContract(`multipart over HTTP, ${name}`, async () => {
    return (code) => {
      answer = code ?? 0;
      received = [];
      return { upload: httpUpload(code !== null, format), received: () => received };
    };
  });
}

it('R70 sends the token only inside the encrypted query', async () => {
  answer = 0;
  seen = [];
  await httpUpload(true).upload({ cardType: 'cnic', bytes: new Uint8Array(3), mediaType: 'image/png' });
  const plain = await createWebCryptoCipher('sandbox-secret').decrypt(seen[0]?.query.get('data') ?? '');
  expect(JSON.parse(plain ?? '')).toEqual({ token: 'sandbox-token', app_version: '1' });
  expect(seen[0]?.query.toString()).not.toContain('sandbox-token');
});

it('bearer-body sends the token in its header alone, and the common parameters in the form', async () => {
  answer = 0;
  seen = [];
  const upload = httpUpload(true, createBearerBody());
  await upload.upload({ cardType: 'cnic', bytes: new Uint8Array(3), mediaType: 'image/png' });
  expect(seen).toEqual([
    { query: new URLSearchParams(), authorization: 'Bearer sandbox-token', data: '{"app_version":"1"}' },
  ]);
});

it('Q62 an answer that cannot be read leaves the outcome unknown; a document too large is not sent', async () => {
  answer = '<html>';
  const upload = httpUpload(true);
  const small = { cardType: 'cnic', bytes: new Uint8Array(3), mediaType: 'image/png' };
  expect(await upload.upload(small)).toEqual({ kind: 'unknown', reason: 'unreadable' });
  const before = received.length;
  const large = await upload.upload({ ...small, bytes: new Uint8Array(DOCUMENT_MAX_BYTES + 1) });
  expect(large).toEqual({ kind: 'failed', reason: 'tooLong' });
  expect(received).toHaveLength(before);
});

// Helpers

function httpUpload(isSignedIn: boolean, format: WireFormat = SEALED) {
  return createHttpUpload({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    path: '/v1/upload',
    source: 'asaan',
    format,
    identify: async () => (isSignedIn ? { token: 'sandbox-token', parameters: { app_version: '1' } } : null),
    clock: createSystemClock(),
  });
}
