import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import {
  type BackOfficeAction,
  createWireGateway,
  GATEWAY_LAWS,
  type GatewayUnderTest,
  gatewayContract,
  runLaws,
  SANDBOX_FIXTURES,
  type Transport,
  tokensFrom,
  tokensOf,
  WITHOUT_KEYS,
} from '../testing.ts';

// What follows is written by somebody who read adapters/gateway/README.md and has none of our transports or ciphers.

const KEY = createHash('sha256').update('sandbox-secret').digest();
const IV = Buffer.alloc(16);
const HEADERS = { 'content-type': 'application/json', source: 'asaan' };

function sealed(json: unknown): string {
  const cipher = createCipheriv('aes-256-cbc', KEY, IV);
  return cipher.update(JSON.stringify(json), 'utf8', 'base64') + cipher.final('base64');
}

function opened(base64: string): unknown {
  const decipher = createDecipheriv('aes-256-cbc', KEY, IV);
  return JSON.parse(decipher.update(base64, 'base64', 'utf8') + decipher.final('utf8'));
}

async function post<T = { code: number; data?: unknown }>(url: string, body: unknown, key?: string): Promise<T> {
  const headers = key === undefined ? HEADERS : { ...HEADERS, 'idempotency-key': key };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

const transportTo = (gateway: string, token: string): Transport => ({
  async send(path, fields, _isQuestion, key) {
    const query = `data=${encodeURIComponent(sealed({ app_version: '9', token, ...fields }))}&source=asaan`;
    const { code, data } = await post(`${gateway}/v1/bnpl/${path}?${query}`, {}, key);
    return { kind: 'envelope', code, data: typeof data === 'string' ? opened(data) : null };
  },
  async sendPlain(path, body, key) {
    const { code, data = null } = await post(gateway + path, body, key);
    return { kind: 'envelope', code, data };
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** One sandbox for every law: what the others left behind is there. */
const theirs = (): GatewayUnderTest => ({
  as: (token) => createWireGateway(transportTo(server.gateway, token)),
  perform: (action: BackOfficeAction) => post(`${server.gateway}/__sandbox`, action),
});

const forever = () => new Promise<never>(() => undefined);

describe('the laws of a gateway', () => {
  it('hold through a stranger’s own transport in any order, each without what the others left behind', async () => {
    const tokens = tokensOf('sandbox-token-{n}', '', 'reversed');
    const tried = await runLaws(theirs(), { tokens }, { laws: GATEWAY_LAWS.toReversed() });
    const broken = tried.filter(({ verdict }) => verdict.kind !== 'held');
    expect(broken.map(({ law, verdict }) => [law.name, verdict])).toEqual([]);
    expect(tried).toHaveLength(GATEWAY_LAWS.length);
  });

  it('are excused where the back office cannot do what they need, or no shopper is left', async () => {
    const fixtures = { ...SANDBOX_FIXTURES, backOffice: { url: null, can: ['pay' as const] } };
    const tokens = tokensFrom(['sandbox-token-only-1', 'sandbox-token-only-2']);
    const tried = await runLaws(theirs(), { fixtures, tokens, anyone: 'sandbox-token-anyone', cannot: WITHOUT_KEYS });
    const count = (kind: string): number => tried.filter(({ verdict }) => verdict.kind === kind).length;
    const needy = GATEWAY_LAWS.filter(({ needs, group }) => group !== 'keys' && needs.some((each) => each !== 'pay'));
    const keys = GATEWAY_LAWS.filter(({ group }) => group === 'keys');
    const without = GATEWAY_LAWS.filter(({ shoppers }) => shoppers === 0);
    expect([needy.length, keys.length, without.length]).toEqual([12, 6, 4]);
    expect(count('refused')).toBe(0);
    // Four need nobody in particular, and two tokens last for two more.
    expect(count('held')).toBe(6);
    const reasons = new Set(tried.flatMap(({ verdict }) => (verdict.kind === 'excused' ? [verdict.why] : [])));
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'the back office cannot expire, login',
        'the gateway takes no idempotency keys',
        'no fresh shopper is left: give more tokens, or a pattern',
      ]),
    );
  });

  it('are tried with the fixtures’ own tokens, each once, where no others are given', async () => {
    const asked: string[] = [];
    const quiet: GatewayUnderTest = { ...theirs(), as: (token) => (asked.push(token), theirs().as(token)) };
    const law = GATEWAY_LAWS.find(({ shoppers }) => shoppers === 2);
    const laws = law === undefined ? [] : [law, law];
    const held = async (tokens: string | readonly string[]) => {
      const tried = await runLaws(quiet, { fixtures: { ...SANDBOX_FIXTURES, tokens }, anyone: 'their-own' }, { laws });
      return tried.map(({ verdict }) => verdict.kind);
    };
    expect(await held(['sandbox-token-of-1', 'sandbox-token-of-2', 'sandbox-token-of-3'])).toEqual(['held', 'excused']);
    expect(asked).toEqual(['sandbox-token-of-1', 'sandbox-token-of-2']);
    expect(await held('{token}-{n}')).toEqual(['refused', 'refused']);
    expect(asked.slice(2).every((token) => token.startsWith('their-own-'))).toBe(true);
    expect(new Set(asked).size).toBe(6);
  });

  it('give no verdict that comes too late', async () => {
    const never = { ...theirs(), as: () => createWireGateway({ send: forever, sendPlain: forever }) };
    const [first] = await runLaws(never, {}, { laws: GATEWAY_LAWS.slice(0, 1), secondsOfALaw: 0.01 });
    expect(first?.verdict).toEqual({ kind: 'refused', why: 'no verdict within 0.01 s' });
  });

  it('have sentences of their own, by which they are excused, with their lines before them or without', async () => {
    const law = GATEWAY_LAWS.find(({ requirement }) => requirement !== '');
    const cannot = [{ law: `${law?.requirement} ${law?.name}`, reason: 'not yet' }];
    const [tried] = await runLaws(theirs(), { cannot }, { laws: law === undefined ? [] : [law] });
    expect(tried?.verdict).toEqual({ kind: 'excused', why: 'not yet' });
    expect(new Set(GATEWAY_LAWS.map(({ name }) => name)).size).toBe(GATEWAY_LAWS.length);
    const none = [{ law: 'no law says so', reason: 'a mistake' }];
    expect(() => gatewayContract('never', theirs, { cannot: none })).toThrow('no such law: no law says so');
  });
});
