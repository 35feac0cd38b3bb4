import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cli, json } from '../../support/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'asaan-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Facts = Readonly<Record<string, string>>;

/** Runs it, and something on it as soon as it is up; ends it then. What it said of itself. */
async function start(line: string, use: (facts: Facts) => Promise<void> = async () => undefined): Promise<Facts> {
  const factsOf = (out: readonly string[]): Facts => JSON.parse(out[0] ?? '') as Facts;
  const words = `sandbox start --port 0 --json ${line}`.trim().split(' ');
  const { exit, err, out } = await cli(words, [], (printed) => use(factsOf(printed)));
  expect([exit, err]).toEqual([0, []]);
  return factsOf(out);
}

it('serves a gateway where a scenario leaves its shopper, until it is ended', async () => {
  const { gateway = '' } = await start('--scenario order-4', async (facts) => {
    expect(facts).toMatchObject({ scenario: 'order-4', token: 'sandbox-token', secret: 'sandbox-secret' });
    const order = await json(`shop order --order ${facts['order']} --gateway ${facts['gateway']}`);
    expect(order).toMatchObject([0, { outcome: 'shipped' }]);
  });
  await expect(fetch(gateway)).rejects.toThrow();
});

it('keeps its orders in a folder, and leads into the scenario again as somebody new', async () => {
  const line = `--data ${join(folder, 'kept')} --scenario order-4`;
  const first = await start(line);
  const second = await start(line, async ({ gateway }) => {
    expect((await json(`shop order --order ${first['order']} --token ${first['token']} --gateway ${gateway}`))[0]).toBe(
      0,
    );
  });
  expect(second['order']).not.toBe(first['order']);
  expect(second['token']).not.toBe(first['token']);
  // A shopper who was named is that one, or nobody.
  const named = `sandbox start --port 0 --json ${line} --token sandbox-token-named`.split(' ');
  expect((await cli(named)).exit).toBe(0);
  const refused = [expect.stringMatching(/order-4.*sandbox-token-named.*name another/)];
  expect(await cli(named)).toEqual({ exit: 1, out: [], err: refused });
});

it('ends with 2 for a scenario that there is not and a port that is taken, with 3 where orders cannot be kept', async () => {
  const refused = async (line: string) => {
    const { exit, out, err } = await cli(`sandbox start ${line}`.split(' '));
    return [exit, out, err];
  };
  expect(await refused('--scenario nobody')).toEqual([2, [], [expect.stringContaining("no scenario 'nobody'")]]);
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const address = blocker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = `port ${port} is taken; choose another one with --port`;
  expect(await refused(`--port ${port}`)).toEqual([2, [], [taken]]);
  blocker.close();
  const unusable = "cannot use the sandbox's store";
  for (const place of ['/dev/null/x/y', '/proc/x/y'])
    expect(await refused(`--port 0 --data ${place}`)).toEqual([3, [], [expect.stringContaining(unusable)]]);
  for (const line of ['--token bad|token', '--port 99999'])
    expect(await refused(line)).toEqual([2, [], [expect.stringMatching(/must be/)]]);
});
