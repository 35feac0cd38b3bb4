import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '#adapters/sandbox/scenarios/catalogue.ts';
import { cli, json, type Result } from '../../support/command-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'asaan-start-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Facts = Readonly<Record<string, string>>;

/** Runs it with what stands in `args`, and ends it as soon as it is up. */
const start = (...args: readonly string[]): Promise<Result> =>
  cli(['sandbox', 'start', '--port', '0', '--json', ...args]);
const factsOf = ({ out }: Result): Facts => JSON.parse(out[0] ?? '') as Facts;

describe('sandbox start', () => {
  it.each(['order-4', 'cart', 'order-locked'])(
    'with a folder leads into the scenario %s as often as it is started, the second time as somebody new',
    async (scenario) => {
      const data = join(folder, scenario);
      const [first, second] = [
        await start('--data', data, '--scenario', scenario),
        await start('--data', data, '--scenario', scenario),
      ];
      expect([first.exit, second.exit, first.err, second.err]).toEqual([0, 0, [], []]);
      expect(factsOf(first)['token']).toBe('sandbox-token');
      const [one, other] = [factsOf(first), factsOf(second)];
      expect(other['order']).not.toBe(one['order'] ?? '');
    },
  );

  it('ends with 1 where a scenario cannot be walked as the shopper who was named, and says what to do', async () => {
    const args = ['--data', join(folder, 'named'), '--scenario', 'order-4', '--token', 'sandbox-token-named'];
    expect((await start(...args)).exit).toBe(0);
    const again = await start(...args);
    expect([again.exit, again.out, again.err]).toEqual([
      1,
      [],
      [expect.stringMatching(/order-4.*sandbox-token-named.*name another/)],
    ]);
  });

  it('names the scenarios, as the tour does', async () => {
    const [exit, listed] = await json('sandbox start --scenario list');
    expect([exit, listed]).toEqual([0, JSON.parse(JSON.stringify(SCENARIOS))]);
    expect(await cli(['sandbox', 'start', '--scenario', 'list'])).toEqual(
      await cli(['shop', 'tour', '--scenario', 'list']),
    );
  });

  it('ends with 3 where orders cannot be kept, in one line, and at once', async () => {
    const { exit, err } = await start('--data', process.platform === 'linux' ? '/proc/x/y' : 'NUL\u0000');
    expect([exit, err]).toEqual([3, [expect.stringContaining("cannot use the sandbox's store")]]);
  });
});
