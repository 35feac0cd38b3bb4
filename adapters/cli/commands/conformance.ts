import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { productId } from '#core/lib/ids.ts';
import { composeGateways } from '../../composition/cli-driver.ts';
import { type GatewayFixtures, readFixtures, SANDBOX_FIXTURES } from '../../conformance/fixtures.ts';
import { titleOf } from '../../conformance/law.ts';
import { GATEWAY_LAWS, unknownLaws } from '../../conformance/laws.ts';
import { lineOf, reportOf, reportPage, sumOf } from '../../conformance/report.ts';
import { runLaws } from '../../conformance/run-laws.ts';
import { parseJson } from '../../gateway/json.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { type Arguments, type Command, EXIT, type Exit, orUsage, UsageError } from './command.ts';
import { driverOptions } from './shop-driver.ts';

/** `conformance`: tries every law of the gateway on one that is running; `conformance --list` names them. */
export const conformance: Command = {
  usage: `conformance --gateway URL --token TOKEN --fixtures FILE|sandbox [--transport ${WIRE_FORMATS.join('|')}] [--secret SECRET] [--source NAME] [--admin TOKEN] [--timeout SECONDS-OF-A-LAW] [--least LAWS-THAT-HOLD] [--page FILE] [--json] | conformance --list`,
  flags: ['gateway', 'token', 'fixtures', 'transport', 'secret', 'source', 'admin', 'timeout', 'least', 'page'],
  switches: ['list'],
  async run(call, terminal) {
    if (call.has('list')) return list(call);
    // Everything that was asked for is looked at before the first law is tried.
    const [base, token] = [call.need('gateway'), call.need('token')];
    const given = driverOptions(call, terminal);
    const source = call.flag('source') ?? given.source;
    const options = { ...given, source, secret: call.flag('secret') ?? given.secret };
    const page = writableFile(call.flag('page'));
    const secondsOfALaw = call.wholeNumber('timeout');
    if (secondsOfALaw === 0) throw new UsageError('--timeout must be at least 1 s');
    const fixtures = fixturesOf(call.need('fixtures'));
    const least = call.wholeNumber('least') ?? undefined;

    const gateway = composeGateways(options, fixtures.backOffice.url);
    const first = await gateway.as(token).readProduct(productId(fixtures.product.productId));
    if (first.kind === 'failed') {
      const hint = first.reason === 'notAccepted' ? `; is --source '${source}' its own?` : '';
      terminal.complain(`${base} could not be reached, or its answer not be read (${first.reason})${hint}`);
      return EXIT.unreachable;
    }
    const stranger = first.kind === 'refused' ? STRANGERS[first.code] : undefined;
    if (stranger !== undefined) {
      terminal.complain(`no law was tried: ${base} ${stranger}`);
      return EXIT.no;
    }
    const time = new Date().toISOString();
    const tried = await runLaws(
      gateway,
      { fixtures, anyone: token },
      {
        now: () => performance.now(),
        heard: (each) => void (call.has('json') || terminal.print(lineOf(each))),
        secondsOfALaw,
      },
    );
    const report = reportOf(tried, { gateway: base, transport: options.transport, time }, least);
    call.show(report, sumOf(report));
    if (page !== null) writeFileSync(page, reportPage(report));
    if (report.isProof) return EXIT.done;
    if (report.refused === 0)
      terminal.complain(
        `this proves too little: ${sumOf(report)}; ${least ?? 'more than are excused, or what --least says,'} must hold`,
      );
    return EXIT.no;
  },
};

/** Why no law would be tried: refusals of the first request that are about who asks, by their code. */
const STRANGERS: Readonly<Record<number, string>> = {
  400110: 'cannot read the request (400110); is --secret its own?',
  400112: 'finds no token (400112)',
  400113: 'says that the token of --token has expired (400113)',
  400114: 'does not know the token of --token (400114); a sandbox takes those that begin with sandbox-token',
};

function list(call: Arguments): Exit {
  call.show(
    GATEWAY_LAWS.map(({ name, requirement, group, needs }) => ({ name, requirement, group, needs })),
    GATEWAY_LAWS.flatMap((law) => [
      titleOf(law),
      `        ${law.group}${law.needs.length === 0 ? '' : `, needs ${law.needs.join(', ')}`}`,
    ]),
  );
  return EXIT.done;
}

/** The fixtures of a file; `sandbox` for the sandbox's own. */
function fixturesOf(file: string): GatewayFixtures {
  if (file === 'sandbox') return SANDBOX_FIXTURES;
  const text = orUsage(
    () => readFileSync(file, 'utf8'),
    () => `--fixtures: '${file}' cannot be read`,
  );
  const json = parseJson(text);
  if (json === undefined) throw new UsageError(`--fixtures: '${file}' is no JSON`);
  const fixtures = readFixtures(json);
  if (typeof fixtures === 'string') throw new UsageError(`--fixtures: ${fixtures}`);
  const [unknown] = unknownLaws(fixtures.cannot);
  if (unknown !== undefined) throw new UsageError(`--fixtures: no law '${unknown}'; --list names all`);
  return fixtures;
}

/** The file of `--page`, which is made empty where it is not there; refused where it could not be written. */
function writableFile(file: string | null): string | null {
  if (file === null) return null;
  orUsage(
    () => closeSync(openSync(file, 'a')),
    () => `--page: '${file}' cannot be written`,
  );
  return file;
}
