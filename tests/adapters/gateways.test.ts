import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpTransport } from '#adapters/gateway/http-transport.ts';
import { createPageGateway } from '#adapters/gateway/page-calls.ts';
import { createBearerBody, createSealedQuery } from '#adapters/gateway/wire-format.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { httpActions, lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import {
  createWireGateway,
  GATEWAY_LAWS,
  type GatewayUnderTest,
  gatewayContract,
  runLaws,
  SANDBOX_FIXTURES,
} from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A gateway on a lender of its own, in this process. */
function inProcess(): GatewayUnderTest {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  return {
    as: (token) => createMemoryGateway(lender, async () => ({ token, parameters: {} })),
    perform: lenderActions(lender),
  };
}

gatewayContract('in-process fake', inProcess);

for (const format of [createSealedQuery(createWebCryptoCipher(SANDBOX.secret)), createBearerBody()]) {
  gatewayContract(`HTTP over the sandbox, ${format.folder}`, () => ({
    // As a page has it: the code of most calls comes later.
    as: (token) =>
      createPageGateway(
        createHttpTransport({
          base: server.gateway,
          source: SANDBOX.source,
          format,
          identify: async () => ({ token, parameters: { app_version: 'test' } }),
          clock: createSystemClock(),
        }),
      ),
    perform: httpActions(server.gateway, SANDBOX.source),
  }));
}

describe('the laws of a gateway', () => {
  it('hold in any order, each without what the others left behind', async () => {
    const tried = await runLaws(inProcess(), {}, { laws: GATEWAY_LAWS.toReversed() });
    const broken = tried.filter(({ verdict }) => verdict.kind !== 'held');
    expect(broken.map(({ law, verdict }) => [law.name, verdict])).toEqual([]);
    expect(tried).toHaveLength(GATEWAY_LAWS.length);
  });

  it('are tried with the fixtures’ own tokens, each once, where no others are given', async () => {
    const asked: string[] = [];
    const gateway = inProcess();
    const quiet: GatewayUnderTest = { ...gateway, as: (token) => (asked.push(token), gateway.as(token)) };
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
    const forever = () => new Promise<never>(() => undefined);
    const never = { ...inProcess(), as: () => createWireGateway({ send: forever, sendPlain: forever }) };
    const [first] = await runLaws(never, {}, { laws: GATEWAY_LAWS.slice(0, 1), secondsOfALaw: 0.01 });
    expect(first?.verdict).toEqual({ kind: 'refused', why: 'no verdict within 0.01 s' });
  });

  it('have sentences of their own, by which they are excused, with their lines before them or without', async () => {
    const law = GATEWAY_LAWS.find(({ requirement }) => requirement !== '');
    const cannot = [{ law: `${law?.requirement} ${law?.name}`, reason: 'not yet' }];
    const [tried] = await runLaws(
      inProcess(),
      { fixtures: { ...SANDBOX_FIXTURES, cannot } },
      { laws: law === undefined ? [] : [law] },
    );
    expect(tried?.verdict).toEqual({ kind: 'excused', why: 'not yet' });
    expect(new Set(GATEWAY_LAWS.map(({ name }) => name)).size).toBe(GATEWAY_LAWS.length);
    const fixtures = { ...SANDBOX_FIXTURES, cannot: [{ law: 'no law says so', reason: 'a mistake' }] };
    expect(() => gatewayContract('never', inProcess, { fixtures })).toThrow('no such law: no law says so');
  });
});
