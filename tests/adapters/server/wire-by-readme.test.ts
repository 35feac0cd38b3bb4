import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SANDBOX_FIXTURES } from '#adapters/conformance/fixtures.ts';
import { readFixtures } from '#adapters/conformance/fixtures-schema.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { runShell } from '../../support/run-shell.ts';
import { ROOT, startTestServer } from '../../support/test-server.ts';

const FOLDER = join(ROOT, 'adapters', 'gateway');
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');
/** The first listing in a language that has a text in it. */
const listing = (language: string, text = ''): string =>
  [...README.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))]
    .map(([, code = '']) => code)
    .find((code) => code.includes(text)) ?? '';

interface Vector {
  readonly secret: string;
  readonly key: string;
  readonly text: string;
  readonly data: string;
  readonly query: string;
}
const VECTORS = JSON.parse(readFileSync(join(FOLDER, 'cipher-vectors.json'), 'utf8')) as readonly Vector[];

describe('R70 the vectors of the cipher', () => {
  it.each(VECTORS)('$text of $secret', async ({ secret, key, text, data, query }) => {
    const digest = execFileSync('openssl', ['dgst', '-sha256', '-r'], { input: secret, encoding: 'utf8' });
    expect(digest.split(' ')[0]).toBe(key);
    const flags = ['enc', '-aes-256-cbc', '-K', key, '-iv', '0'.repeat(32), '-a', '-A'];
    expect(execFileSync('openssl', flags, { input: text, encoding: 'utf8' })).toBe(data);
    expect(execFileSync('openssl', [...flags, '-d'], { input: data, encoding: 'utf8' })).toBe(text);
    const cipher = createWebCryptoCipher(secret);
    expect([await cipher.encrypt(text), await cipher.decrypt(data)]).toEqual([data, text]);
    expect(new URLSearchParams(`data=${query}`).get('data')).toBe(data);
  });

  it('have texts of a block less one, whole, and one more', () => {
    const lengths = VECTORS.map(({ text }) => Buffer.byteLength(text) % 16);
    expect(lengths).toEqual(expect.arrayContaining([15, 0, 1]));
    expect(VECTORS.some(({ data, query }) => data !== query && /[+/]/.test(data))).toBe(true);
  });
});

describe('the gateway’s README', () => {
  it('R70 makes a call with openssl and curl, and reads its answer, as its listing stands', async () => {
    const server = await startTestServer();
    const out = await runShell(listing('sh'), { GATEWAY: server.gateway });
    await server.stop();
    const [data = '', product = ''] = out.split('\n');
    expect(VECTORS.map((each) => each.data)).toContain(data);
    expect(JSON.parse(product)).toMatchObject({ productName: 'Galaxy A16', price: 55_999 });
  });

  it('asks a back office as its listing stands', async () => {
    const server = await startTestServer();
    const out = await runShell(listing('sh', '__sandbox'), { GATEWAY: server.gateway });
    await server.stop();
    expect(JSON.parse(out)).toEqual({ ok: true, stored: { orders: 0, complaints: 0 } });
  });

  it('names every field of the fixtures', () => {
    const { product, ...others } = SANDBOX_FIXTURES;
    const names = [...Object.keys(others), ...Object.keys(product).map((name) => `.${name}`), '.variantPrice'];
    expect(names.filter((name) => !README.includes(`${name}\``) && !README.includes(`\`${name}.`))).toEqual([]);
  });

  it('shows fixtures that conformance takes', () => {
    const { product, ...rest } = SANDBOX_FIXTURES;
    expect(readFixtures(JSON.parse(listing('json')))).toMatchObject({ ...rest, product: { price: product.price } });
  });
});
