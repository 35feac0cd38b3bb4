import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_FIXTURES } from '#adapters/conformance/fixtures.ts';
import type { ConformanceReport } from '#adapters/conformance/run-laws.ts';
import { GATEWAY_LAWS } from '#adapters/conformance/run-laws.ts';
import { cli, cliJson } from '../../support/command-line.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'asaan-conformance-'));
const file = join(folder, 'fixtures.json');
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ORIGIN = 'https://shop.example';
const MISSING = `Access-Control-Allow-Origin is missing, expected ${ORIGIN}`;
const LETS_IN = {
  'access-control-allow-origin': ORIGIN,
  'access-control-allow-headers': 'content-type, source, idempotency-key',
  'access-control-expose-headers': 'Retry-After, Date',
};

const withFixtures = (fixtures: unknown, gateway = server.gateway): readonly string[] => {
  writeFileSync(file, typeof fixtures === 'string' ? fixtures : JSON.stringify(fixtures));
  return ['conformance', '--gateway', gateway, '--token', 'sandbox-token', '--fixtures', file];
};

describe('conformance', () => {
  it('tries every law on a running gateway, twice on the same one', async () => {
    for (const transport of ['sealed-query', 'bearer-body']) {
      const { exit, out } = await cli([...withFixtures(SANDBOX_FIXTURES), '--transport', transport]);
      expect(out.slice(0, -1).filter((line) => !line.startsWith('held '))).toEqual([]);
      expect([exit, out.at(-1)]).toEqual([0, `${GATEWAY_LAWS.length} laws held, 0 refused, 0 excused`]);
    }
  });

  it('ends with 1 where a law is refused, with why', async () => {
    const product = { ...SANDBOX_FIXTURES.product, brand: 'Another', variants: 7 };
    const [exit, report] = await cliJson(withFixtures({ ...SANDBOX_FIXTURES, product }));
    const { laws, ...sum } = report as ConformanceReport;
    expect([exit, sum]).toMatchObject([
      1,
      { gateway: server.gateway, refused: 1, excused: 0, transport: 'sealed-query' },
    ]);
    expect(laws.filter(({ verdict }) => verdict === 'refused')).toMatchObject([
      { law: 'reads a phone with its variants, prices in rupees', why: expect.stringContaining('brand is "Samsung"') },
    ]);
  });

  it('excuses what the fixtures say that the gateway cannot do', async () => {
    const [first] = GATEWAY_LAWS;
    const fixtures = {
      product: SANDBOX_FIXTURES.product,
      unknown: SANDBOX_FIXTURES.unknown,
      takesIdempotencyKeys: false,
      cannot: [{ law: first?.name, reason: 'no catalogue yet' }],
    };
    const [exit, report] = await cliJson([...withFixtures(fixtures), '--least', '3']);
    const { laws, held, refused } = report as ConformanceReport;
    expect([exit, held, refused]).toEqual([0, 3, 0]);
    expect(laws[0]).toMatchObject({ verdict: 'excused', why: 'no catalogue yet' });
    expect(new Set(laws.map(({ verdict }) => verdict))).toEqual(new Set(['held', 'excused']));
  });

  it.each([
    ['no page may call it', {}, [MISSING, MISSING, 'lacks date, retry-after']],
    ['its Date is hidden', { ...LETS_IN, 'access-control-expose-headers': 'retry-after' }, ['lacks date']],
    [
      'a key may not be sent',
      { ...LETS_IN, 'access-control-allow-headers': 'content-type, source' },
      ['lacks idempotency-key'],
    ],
    ['it is as it should be', LETS_IN, []],
  ])('R70 tries what a page of another origin needs: %s', async (_what, headers, whys) => {
    const gateway = await startInFrontOf(server.gateway, headers);
    const cannot = GATEWAY_LAWS.map(({ name: law }) => ({ law, reason: 'not tried here' }));
    const call = [...withFixtures({ ...SANDBOX_FIXTURES, cannot }, gateway.url)];
    const [exit, report] = await cliJson([...call, '--origin', ORIGIN, '--least', '3']);
    await gateway.stop();
    const refused = (report as ConformanceReport).laws.filter(({ verdict }) => verdict === 'refused');
    expect([exit, refused.map(({ group }) => group)]).toEqual([whys.length === 0 ? 0 : 1, whys.map(() => 'origin')]);
    for (const [at, why] of whys.entries()) expect(refused[at]?.why).toContain(why);
  });

  it('says what came where nothing that comes can be read', async () => {
    for (const [body, words] of [
      ['{"code":"0","data":null}', 'product/detail: code is the text "0", expected a number'],
      ['{"data":null}', 'product/detail: code is missing'],
      ['<html>', 'product/detail: the answer is no JSON object: "<html>"'],
      ['{"code":0,"data":"AAAA"}', 'product/detail: data cannot be decrypted'],
    ] as const) {
      const gateway = await startInFrontOf(null, {}, body);
      const { exit, out, err } = await cli([...withFixtures(SANDBOX_FIXTURES, gateway.url)]);
      await gateway.stop();
      expect([exit, out, err]).toEqual([3, [], [expect.stringContaining(words)]]);
    }
  });

  it('takes a back office that answers {"ok":true} alone', async () => {
    const gateway = await startInFrontOf(server.gateway, {}, '{"ok":true}', '/__sandbox');
    const cannot = GATEWAY_LAWS.filter(({ needs }) => needs.some((each) => each === 'orders' || each === 'count')).map(
      ({ name: law }) => ({ law, reason: 'it tells nothing' }),
    );
    const fixtures = { ...SANDBOX_FIXTURES, cannot };
    const [exit, report] = await cliJson([...withFixtures(fixtures, gateway.url)]);
    await gateway.stop();
    expect([exit, report]).toMatchObject([0, { refused: 0, excused: cannot.length }]);
  });

  it('ends with 1 where it proves too little, and where nobody is known, and says so', async () => {
    const fixtures = { product: SANDBOX_FIXTURES.product, unknown: SANDBOX_FIXTURES.unknown };
    const poor = await cli(withFixtures(fixtures));
    expect([poor.exit, poor.out.at(-1)]).toEqual([1, `4 laws held, 0 refused, ${GATEWAY_LAWS.length - 4} excused`]);
    expect(poor.err).toEqual([expect.stringContaining('this proves too little: 4 laws held')]);
    const cannot = GATEWAY_LAWS.map(({ name: law }) => ({ law, reason: 'none of them' }));
    expect((await cli([...withFixtures({ ...SANDBOX_FIXTURES, cannot }), '--least', '0'])).exit).toBe(1);
    for (const [flag, value, words] of [
      ['--token', 'somebody', 'does not know the token'],
      ['--secret', 'another-secret', 'cannot read the request (400110)'],
    ] as const) {
      const base = ['conformance', '--gateway', server.gateway, '--fixtures', 'sandbox'];
      const known = flag === '--token' ? [] : ['--token', 'sandbox-token'];
      const { exit, out, err } = await cli([...base, ...known, flag, value]);
      expect([exit, out, err]).toEqual([1, [], [expect.stringContaining(words)]]);
    }
  });

  it('ends with 2 before the first law for fixtures and flags that are none', async () => {
    const cannot = [{ law: 'nothing', reason: 'no' }];
    for (const [fixtures, words] of [
      ['no json', 'is no JSON'],
      [{}, 'product is missing'],
      [{ ...SANDBOX_FIXTURES, tokens: 'always-the-same' }, 'tokens: the pattern needs {n}'],
      [{ ...SANDBOX_FIXTURES, colour: 'red' }, 'colour is no field of it'],
      [{ ...SANDBOX_FIXTURES, cannot }, "no law 'nothing'"],
    ] as const) {
      const { exit, out, err } = await cli(withFixtures(fixtures));
      expect([exit, out, err.length, err[0]]).toEqual([2, [], 1, expect.stringContaining(words)]);
    }
    const args = withFixtures(SANDBOX_FIXTURES);
    const { exit, out, err } = await cli([...args, '--origin', 'shop.example']);
    expect([exit, out, err.length]).toEqual([2, [], 1]);
    const unread = await cli([...args.slice(0, -1), folder]);
    expect([unread.exit, unread.err]).toEqual([2, [expect.stringContaining(`'${folder}' cannot be read`)]]);
  });

  it('ends with 3 where nobody answers', async () => {
    const args = 'conformance --gateway http://127.0.0.1:9/gateway --token t --fixtures sandbox';
    expect((await cli(args.split(' '))).exit).toBe(3);
  }, 15_000);
});

// Helpers

/** A server before a gateway: adds headers to every answer, and says something of its own where an address has `path`. */
async function startInFrontOf(
  gateway: string | null,
  headers: Readonly<Record<string, string>>,
  own?: string,
  path = '',
) {
  const front = createServer((request, response) => {
    const forward = async (): Promise<void> => {
      const body = Buffer.concat((await request.toArray()) as Buffer[]);
      const address = request.url ?? '';
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      const sent = ['content-type', 'source', 'idempotency-key'].map((name) => [name, request.headers[name]] as const);
      const asked = Object.fromEntries(
        sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const isCall = request.method === 'POST' && gateway !== null;
      const answer = isCall ? await fetch(gateway + address, { method: 'POST', headers: asked, body }) : null;
      response.end(own !== undefined && address.includes(path) ? own : await answer?.text());
    };
    void forward();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => front.close(resolve)) };
}
