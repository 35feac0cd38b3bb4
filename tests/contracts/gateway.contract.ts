import { afterAll, describe, it } from 'vitest';
import { type GatewayUnderTest, titleOf } from '#adapters/conformance/law.ts';
import {
  excuseFor,
  GATEWAY_LAWS,
  type LawOptions,
  sumOf,
  tokensOfRun,
  tryLaw,
  unknownLaws,
} from '#adapters/conformance/run-laws.ts';

/** Makes a gateway for one law, or gives one that other laws use too: each takes shoppers of its own. */
export type MakeGateway = () => Promise<GatewayUnderTest> | GatewayUnderTest;

/**
 * The contract of every gateway adapter. It proves that an adapter agrees with our reading of the specification; without
 * fixtures it expects the sandbox's products, tokens and back office. Laws that cannot be kept are skipped, each with its
 * reason; the last line counts.
 */
export function gatewayContract(
  adapter: string,
  make: MakeGateway,
  options: Pick<LawOptions, 'fixtures' | 'anyone'> = {},
): void {
  const unknown = options.fixtures === undefined ? [] : unknownLaws(options.fixtures);
  if (unknown.length > 0) throw new Error(`no such law: ${unknown.join('; ')}`);
  const tokens = tokensOfRun(options);
  const sum = { held: 0, refused: 0, excused: 0 };
  describe(`gateway: ${adapter}`, () => {
    for (const law of GATEWAY_LAWS) {
      const title = titleOf(law);
      const excuse = excuseFor(law, options);
      if (excuse !== null) {
        sum.excused += 1;
        it.skip(`${title} (cannot: ${excuse})`, () => undefined);
        continue;
      }
      it(title, async (test) => {
        sum.refused += 1;
        const missing = await tryLaw(law, await make(), options, tokens);
        sum.refused -= 1;
        sum[missing === null ? 'held' : 'excused'] += 1;
        if (missing !== null) test.skip(missing);
      });
    }
    afterAll(() => void process.stdout.write(`gateway: ${adapter}: ${sumOf(sum)}\n`));
  });
}
