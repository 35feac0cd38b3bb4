import { readFileSync, statSync } from 'node:fs';
import type { Command } from 'commander';
import { parseJson } from '#core/lib/parse-json.ts';
import { composeGateways, formatOf } from '../../composition/cli-driver.ts';
import { whyNoLaw } from '../../conformance/explaining.ts';
import { type GatewayFixtures, readFixtures, SANDBOX_FIXTURES } from '../../conformance/fixtures.ts';
import { titleOf } from '../../conformance/law.ts';
import { originLaws } from '../../conformance/origin-laws.ts';
import { ALL_LAWS, GATEWAY_LAWS, lineOf, reportOf, runLaws, sumOf, unknownLaws } from '../../conformance/run-laws.ts';
import { addCommand, type Cli, count, EXIT, type Exit, flag, show, UsageError } from '../command.ts';
import { addressFlags, driverOptions, type GatewayFlags } from '../gateway-flags.ts';
import { originsOf } from './sandbox.ts';

type ConformanceFlags = GatewayFlags & { readonly list?: true } & Readonly<
    Partial<Record<'fixtures' | 'origin', string> & Record<'least', number>>
  >;

/** `conformance`: tries every law of the gateway on one that is running; `conformance --list` names them. */
export function addConformance(program: Command, cli: Cli): void {
  const takes = [
    flag('--fixtures <file>', 'what the gateway has, as JSON; sandbox for the sandbox’s own'),
    flag('--origin <origin>', 'try too what pages of this origin need, as https://shop.example').argParser(oneOrigin),
    count('--least <laws>', 'how many must hold; more than are excused where it is not said'),
    flag('--list', 'name the laws, and what they need'),
    ...addressFlags(),
  ];
  const says = 'Try every law of the contract on a gateway that is running.';
  addCommand(cli, program, 'conformance', says, takes, (flags: ConformanceFlags) =>
    flags.list ? list(cli, flags) : tryGateway(cli, flags),
  );
}

const oneOrigin = (text: string): string => originsOf(text)[0] ?? '';

async function tryGateway(cli: Cli, flags: ConformanceFlags): Promise<Exit> {
  // Everything that was asked for is looked at before the first law is tried.
  const { gateway: base, fixtures: file, token, source, origin, least } = flags;
  if (base === undefined) throw new UsageError('--gateway is missing');
  if (file === undefined) throw new UsageError('--fixtures is missing');
  const options = driverOptions(flags);
  const page = origin === undefined ? null : { base, source, origin, format: formatOf(options) };
  const fixtures = fixturesOf(file);

  const gateway = composeGateways(options, fixtures.backOffice.url);
  const none = await whyNoLaw(gateway.as(token), fixtures);
  if (none !== null) {
    cli.complain(`no law was tried: ${base} ${none.why}`);
    return none.isAnswered ? EXIT.no : EXIT.unreachable;
  }
  const time = new Date().toISOString();
  const tried = await runLaws(gateway, {
    fixtures,
    anyone: token,
    laws: page === null ? GATEWAY_LAWS : [...GATEWAY_LAWS, ...originLaws(page)],
    heard: (each) => void (flags.json || cli.print(lineOf(each))),
  });
  const report = reportOf(tried, { gateway: base, transport: options.transport, time }, least);
  show(cli, flags, report, sumOf(report));
  if (report.isProof) return EXIT.done;
  if (report.refused === 0)
    cli.complain(
      `this proves too little: ${sumOf(report)}; ${least ?? 'more than are excused, or what --least says,'} must hold`,
    );
  return EXIT.no;
}

function list(cli: Cli, flags: ConformanceFlags): Exit {
  const laws = ALL_LAWS.map(({ name, requirement, group, needs }) => ({ name, requirement, group, needs }));
  const lines = laws.flatMap((law) => [
    titleOf(law),
    `        ${law.group}${law.needs.length === 0 ? '' : `, needs ${law.needs.join(', ')}`}`,
  ]);
  show(cli, flags, laws, lines);
  return EXIT.done;
}

/** The fixtures of a file; `sandbox` for the sandbox's own. */
function fixturesOf(file: string): GatewayFixtures {
  if (file === 'sandbox') return SANDBOX_FIXTURES;
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw new UsageError(`--fixtures: '${file}' cannot be read`);
  const json = parseJson(readFileSync(file, 'utf8'));
  if (json === undefined) throw new UsageError(`--fixtures: '${file}' is no JSON`);
  const fixtures = readFixtures(json);
  if (typeof fixtures === 'string') throw new UsageError(`--fixtures: ${fixtures}`);
  const [unknown] = unknownLaws(fixtures);
  if (unknown !== undefined) throw new UsageError(`--fixtures: no law '${unknown}'; --list names all`);
  return fixtures;
}
