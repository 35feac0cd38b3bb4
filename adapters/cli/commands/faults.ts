import type { Command } from 'commander';
import * as v from 'valibot';
import { parseJson } from '#core/lib/parse-json.ts';
import { COMPLAINT_PATH } from '../../gateway/wire/file-complaint.ts';
import { httpFaultSwitch } from '../../sandbox/faults/fault-switch.ts';
import { type ArmedFault, FAULT_NAMES, type Fault, faultSchema } from '../../sandbox/faults/faults.ts';
import { LENDER_PATHS } from '../../sandbox/lender.ts';
import { addCommand, type Cli, count, EXIT, flag, show, UsageError, word } from '../command.ts';
import { addressFlags, driverOptions, type GatewayFlags } from '../gateway-flags.ts';

type ArmFlags = GatewayFlags &
  Readonly<Partial<Record<'path' | 'fault' | 'argument', string> & Record<'nth' | 'times', number>>>;

/** `faults arm|list|clear`: what goes wrong with a sandbox's next requests. Its server must run with `FAULTS=on`. */
export function addFaults(program: Command, cli: Cli): void {
  const says = 'Let requests of a sandbox that runs with FAULTS=on go wrong, list what is armed, or clear it.';
  const takes = [
    word('<what>', 'what to do').choices(['arm', 'list', 'clear']),
    flag('--path <path>', 'the call that goes wrong, as now/buy; * for every one').choices(FAULT_PATHS),
    flag('--fault <name>', 'what goes wrong').choices(FAULT_NAMES),
    flag('--argument <json>', 'what the fault takes: a code, an HTTP status, milliseconds, a body'),
    count('--nth <number>', 'from which request of the call on; the next one where it is not said'),
    count('--times <number>', 'how often, 0 for always; once where it is not said'),
    ...addressFlags(),
  ];
  addCommand(cli, program, 'faults', says, takes, async (what: 'arm' | 'list' | 'clear', flags: ArmFlags) => {
    const { gateway, source, admin } = driverOptions(flags);
    if (gateway === null) throw new UsageError('--gateway is missing: faults are armed on a server');
    const board = httpFaultSwitch(gateway, source, admin);
    const armed = await (what === 'arm' ? board.arm(faultOf(flags)) : board[what]());
    if (armed === null) {
      cli.complain('no switchboard answered: the sandbox must run with FAULTS=on, and ask for no other --admin token');
      return EXIT.unreachable;
    }
    show(cli, flags, armed, armed.map(lineOf));
    return EXIT.done;
  });
}

/** What a fault may be for: `*` stands for every path. */
const FAULT_PATHS: readonly string[] = ['*', ...LENDER_PATHS, COMPLAINT_PATH.slice(1)];

function faultOf({ path, fault, argument: text, nth, times }: ArmFlags): Fault {
  const argument = text === undefined ? undefined : parseJson(text);
  if (text !== undefined && argument === undefined)
    throw new UsageError(`--argument is no JSON; a text stands in double quotes, not ${text}`);
  const read = v.safeParse(faultSchema, { path, fault, nth, times, argument });
  if (read.success) return read.output;
  throw new UsageError(`--${String(read.issues[0].path?.[0]?.key)} is missing or wrong for this fault`);
}

const lineOf = ({ path, fault, nth, times, seen, hits }: ArmedFault): string =>
  `${path.padEnd(26)}${fault.padEnd(16)}from request ${nth}, ${times === 0 ? 'always' : `${times}×`}: seen ${seen}, hit ${hits}`;
