import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFixtures, SANDBOX_FIXTURES } from '#adapters/conformance/fixtures.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { ROOT, startTestServer, type TestServer } from '../../support/test-server.ts';

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

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the vectors of the cipher', () => {
  it.each(VECTORS)('R70 openssl and ours agree on $text of $secret', async ({ secret, key, text, data, query }) => {
    const digest = execFileSync('openssl', ['dgst', '-sha256', '-r'], { input: secret, encoding: 'utf8' });
    expect(digest.split(' ')[0]).toBe(key);
    const flags = ['enc', '-aes-256-cbc', '-K', key, '-iv', '0'.repeat(32), '-a', '-A'];
    expect(execFileSync('openssl', flags, { input: text, encoding: 'utf8' })).toBe(data);
    expect(execFileSync('openssl', [...flags, '-d'], { input: data, encoding: 'utf8' })).toBe(text);
    const cipher = createWebCryptoCipher(secret);
    expect([await cipher.encrypt(text), await cipher.decrypt(data)]).toEqual([data, text]);
    expect(new URLSearchParams(`data=${query}`).get('data')).toBe(data);
  });
});

describe('the gateway’s README', () => {
  it('R70 makes a call with openssl and curl, and reads its answer, as its listing stands', async () => {
    const out = await runShell(listing('sh'), { GATEWAY: server.gateway });
    const [data = '', product = ''] = out.split('\n');
    expect(VECTORS.map((each) => each.data)).toContain(data);
    expect(JSON.parse(product)).toMatchObject({ productName: 'Galaxy A16', price: 55_999 });
  });

  it('asks a back office as its listing stands', async () => {
    const out = await runShell(listing('sh', '__sandbox'), { GATEWAY: server.gateway });
    expect(JSON.parse(out)).toEqual({ ok: true, stored: { orders: 0, complaints: 0 } });
  });

  it('shows fixtures that conformance takes', () => {
    const { product, ...rest } = SANDBOX_FIXTURES;
    expect(readFixtures(JSON.parse(listing('json')))).toMatchObject({ ...rest, product: { price: product.price } });
  });
});

describe('the sandbox', () => {
  it('refuses every payload that cannot be opened alike', async () => {
    const cipher = createWebCryptoCipher(SANDBOX.secret);
    const altered = (await cipher.encrypt('[]')).replace(/.$/, 'A');
    for (const payload of ['', 'x', 'AAAA', await cipher.encrypt('no json'), altered]) {
      const answer = await fetch(`${server.gateway}/v1/bnpl/now/buy?data=${encodeURIComponent(payload)}&source=asaan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', source: SANDBOX.source },
        body: '{}',
      });
      expect([payload, await answer.text()]).toEqual([payload, '{"code":400110,"data":null}']);
    }
  });
});

// Helpers

/** Runs lines of a shell, and gives what they print. Rejects where one of them fails. */
async function runShell(lines: string, env: Readonly<Record<string, string>>): Promise<string> {
  const shell = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', lines], { env: { ...process.env, ...env } });
  return (await shell).stdout;
}
