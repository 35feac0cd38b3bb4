import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { productId } from '#core/lib/ids.ts';
import { composeGateways } from '../../composition/cli-driver.ts';
import { type GatewayFixtures, SANDBOX_FIXTURES } from '../../conformance/fixtures.ts';
import { readFixtures } from '../../conformance/fixtures-schema.ts';
import { type GatewayUnderTest, titleOf } from '../../conformance/law.ts';
import { GATEWAY_LAWS } from '../../conformance/laws.ts';
import { lineOf, reportOf, reportPage, sumOf } from '../../conformance/report.ts';
import { runLaws, type TokenSupply, tokensFrom, tokensOf, unknownLaws } from '../../conformance/run-laws.ts';
import { parseJson } from '../../gateway/json.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { type Command, EXIT, noWords, type Terminal, UsageError } from './command.ts';
import { driverOptions } from './shop-driver.ts';

/** `conformance`: tries every law of the gateway on one that is running; `conformance --list` names them. */
export const conformance: Command = {
  usage: `conformance --gateway URL --token TOKEN --fixtures FILE|sandbox [--transport ${WIRE_FORMATS.join('|')}] [--admin TOKEN] [--page FILE] [--json] | conformance --list`,
  flags: ['gateway', 'token', 'fixtures', 'transport', 'admin', 'page'],
  switches: ['list'],
  async run(call, terminal) {
    noWords(call, conformance);
    if (call.has('list')) return list(terminal, call.has('json'));
    call.need('gateway');
    const token = call.need('token');
    const fixtures = fixturesOf(call.need('fixtures'));
    const page = call.flag('page');
    const options = driverOptions(call, terminal);
    const base = options.gateway ?? '';
    const gateway: GatewayUnderTest = composeGateways(options, fixtures.backOffice.url);
    const first = await gateway.as(token).readProduct(productId(fixtures.product.productId));
    if (first.kind === 'failed') {
      terminal.complain(`${base} could not be reached, or its answer not be read (${first.reason})`);
      return EXIT.unreachable;
    }
    const time = new Date().toISOString();
    const tried = await runLaws(
      gateway,
      { fixtures, anyone: token, tokens: tokensFor(fixtures, token) },
      {
        now: () => performance.now(),
        heard: (each) => void (call.has('json') || terminal.print(lineOf(each))),
      },
    );
    const report = reportOf(tried, { gateway: base, transport: options.transport, time });
    terminal.print(call.has('json') ? JSON.stringify(report) : sumOf(report));
    if (page !== null) writePage(page, reportPage(report));
    return report.refused === 0 ? EXIT.done : EXIT.no;
  },
};

function list(terminal: Terminal, isJson: boolean): typeof EXIT.done {
  if (isJson)
    terminal.print(
      JSON.stringify(GATEWAY_LAWS.map(({ name, requirement, group, needs }) => ({ name, requirement, group, needs }))),
    );
  else {
    for (const law of GATEWAY_LAWS) {
      terminal.print(
        `${law.group.padEnd(7)}${titleOf(law)}${law.needs.length === 0 ? '' : ` (${law.needs.join(', ')})`}`,
      );
    }
  }
  return EXIT.done;
}

/** The fixtures of a file; `sandbox` for the sandbox's own. */
function fixturesOf(file: string): GatewayFixtures {
  if (file === 'sandbox') return SANDBOX_FIXTURES;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--fixtures: '${file}' cannot be read`);
  }
  const fixtures = readFixtures(parseJson(text));
  if (typeof fixtures === 'string') throw new UsageError(`--fixtures: ${fixtures}`);
  const [unknown] = unknownLaws(fixtures.cannot);
  if (unknown !== undefined) throw new UsageError(`--fixtures: no law '${unknown}'; --list names all`);
  return fixtures;
}

/** Where a pattern makes shoppers, each run makes others; a list is used up. */
function tokensFor({ tokens }: GatewayFixtures, token: string): TokenSupply {
  return typeof tokens === 'string' ? tokensOf(tokens, token, Date.now().toString(36)) : tokensFrom(tokens);
}

function writePage(file: string, page: string): void {
  try {
    writeFileSync(file, page);
  } catch {
    throw new UsageError(`--page: '${file}' cannot be written`);
  }
}
