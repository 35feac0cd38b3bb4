import { describe, expect, it } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { GATEWAY_LAWS, type GatewayUnderTest, gatewayContract, runLaws, SANDBOX_FIXTURES } from '../testing.ts';

/** A gateway on a lender of its own, in this process. */
function inProcess(): GatewayUnderTest {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  return {
    as: (token) => createMemoryGateway(lender, async () => ({ token, parameters: {} })),
    perform: lenderActions(lender),
  };
}

gatewayContract('in-process fake', inProcess);

describe('the laws of a gateway', () => {
  it('hold in any order, each without what the others left behind', async () => {
    const tried = await runLaws(inProcess(), { laws: GATEWAY_LAWS.toReversed() });
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
      const tried = await runLaws(quiet, { fixtures: { ...SANDBOX_FIXTURES, tokens }, anyone: 'their-own', laws });
      return tried.map(({ verdict }) => verdict.kind);
    };
    expect(await held(['sandbox-token-of-1', 'sandbox-token-of-2', 'sandbox-token-of-3'])).toEqual(['held', 'excused']);
    expect(asked).toEqual(['sandbox-token-of-1', 'sandbox-token-of-2']);
    expect(await held('{token}-{n}')).toEqual(['refused', 'refused']);
    expect(asked.slice(2).every((token) => token.startsWith('their-own-'))).toBe(true);
    expect(new Set(asked).size).toBe(6);
  });

  it('have sentences of their own, by which they are excused, with their lines before them or without', async () => {
    const law = GATEWAY_LAWS.find(({ requirement }) => requirement !== '');
    const cannot = [{ law: `${law?.requirement} ${law?.name}`, reason: 'not yet' }];
    const [tried] = await runLaws(inProcess(), {
      fixtures: { ...SANDBOX_FIXTURES, cannot },
      laws: law === undefined ? [] : [law],
    });
    expect(tried?.verdict).toEqual({ kind: 'excused', why: 'not yet' });
    expect(new Set(GATEWAY_LAWS.map(({ name }) => name)).size).toBe(GATEWAY_LAWS.length);
    const fixtures = { ...SANDBOX_FIXTURES, cannot: [{ law: 'no law says so', reason: 'a mistake' }] };
    expect(() => gatewayContract('never', inProcess, { fixtures })).toThrow('no such law: no law says so');
  });
});
