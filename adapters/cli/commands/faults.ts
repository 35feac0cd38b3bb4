import * as v from 'valibot';
import { parseJson } from '../../gateway/json.ts';
import { COMPLAINT_PATH } from '../../gateway/wire/file-complaint.ts';
import { FAULT_NAMES, faultSchema } from '../../sandbox/faults/fault-schema.ts';
import { httpFaultSwitch } from '../../sandbox/faults/fault-switch.ts';
import type { ArmedFault, Fault } from '../../sandbox/faults/faults.ts';
import { LENDER_PATHS } from '../../sandbox/lender.ts';
import { type Arguments, type Command, EXIT, UsageError } from './command.ts';
import { driverOptions } from './shop-driver.ts';

/** `faults arm|list|clear`: what goes wrong with a sandbox's next requests. Its server must run with `FAULTS=on`. */
export const faults: Command = {
  usage: `faults arm|list|clear --gateway URL [--admin TOKEN] [--path PATH|'*'] [--fault ${FAULT_NAMES.join('|')}] [--argument JSON] [--nth N] [--times N]`,
  words: [1, 1],
  flags: ['path', 'fault', 'argument', 'nth', 'times', 'gateway', 'admin'],
  async run(call, terminal) {
    const [word] = call.words;
    if (word !== 'arm' && word !== 'list' && word !== 'clear') throw new UsageError(`usage: ${faults.usage}`);
    const { gateway, source, admin } = driverOptions(call, terminal);
    if (gateway === null) throw new UsageError('--gateway is missing: faults are armed on a server');
    const board = httpFaultSwitch(gateway, source, admin);
    const armed = await (word === 'arm' ? board.arm(faultOf(call)) : board[word]());
    if (armed === null) {
      terminal.complain(
        'no switchboard answered: start the sandbox with FAULTS=on, and pass its --admin token from elsewhere',
      );
      return EXIT.unreachable;
    }
    call.show(armed, armed.map(lineOf));
    return EXIT.done;
  },
};

/** What a fault may be for: `*` stands for every path. */
const FAULT_PATHS: readonly string[] = ['*', ...LENDER_PATHS, COMPLAINT_PATH.slice(1)];

function faultOf(call: Arguments): Fault {
  const path = call.need('path');
  if (!FAULT_PATHS.includes(path)) throw new UsageError(`no path '${path}'; there are ${FAULT_PATHS.join(', ')}`);
  const fault = call.need('fault');
  const argument = call.flag('argument');
  const json = argument === null ? undefined : parseJson(argument);
  // A broken body is a text like any other.
  if (argument !== null && json === undefined && fault !== 'body')
    throw new UsageError(`--argument is no JSON; a text stands in double quotes, not ${argument}`);
  const read = v.safeParse(faultSchema, {
    path,
    fault,
    ...(argument === null ? {} : { argument: fault === 'body' && typeof json !== 'string' ? argument : json }),
    nth: call.wholeNumber('nth') ?? undefined,
    times: call.wholeNumber('times') ?? undefined,
  });
  if (read.success) return read.output;
  const field = read.issues[0].path?.[0]?.key;
  throw new UsageError(
    field === 'fault'
      ? `no such fault; there are ${FAULT_NAMES.join(', ')}`
      : `--${String(field)} is missing or wrong for this fault`,
  );
}

const lineOf = ({ path, fault, nth, times, seen, hits }: ArmedFault): string =>
  `${path.padEnd(26)}${fault.padEnd(16)}from request ${nth}, ${times === 0 ? 'always' : `${times}×`}: seen ${seen}, hit ${hits}`;
