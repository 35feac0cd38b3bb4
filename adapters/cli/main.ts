import { createInterface } from 'node:readline';
import { LedgerError } from '../sandbox/ledger/store-errors.ts';
import { calc } from './commands/calc.ts';
import { check } from './commands/check.ts';
import { type Command, EXIT, type Exit, readArguments, type Terminal, UsageError } from './commands/command.ts';
import { conformance } from './commands/conformance.ts';
import { explain } from './commands/explain.ts';
import { faults } from './commands/faults.ts';
import { address, complain } from './commands/forms.ts';
import { sandbox } from './commands/sandbox.ts';
import { sandboxStart } from './commands/sandbox-start.ts';
import { SHOP_COMMANDS } from './commands/shop.ts';
import { bnplStatus, gatewayCode, orderStatus } from './commands/statuses.ts';
import { tour } from './commands/tour.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  calc,
  complain,
  address,
  'bnpl-status': bnplStatus,
  'order-status': orderStatus,
  'gateway-code': gatewayCode,
  explain,
  ...Object.fromEntries(Object.entries(SHOP_COMMANDS).map(([name, command]) => [`shop ${name}`, command])),
  'shop tour': tour,
  'sandbox start': sandboxStart,
  sandbox,
  faults,
  conformance,
};

/** Runs one command and returns its exit status; every mistake becomes one line, never a stack trace. */
export async function run(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const [first = '', second = ''] = args;
  if (first === '' || first === 'help' || first === '--help') {
    for (const command of Object.values(COMMANDS)) terminal.print(command.usage);
    return first === '' ? EXIT.usage : EXIT.done;
  }
  const isTwoWords = first === 'shop' || Object.hasOwn(COMMANDS, `${first} ${second}`);
  const name = isTwoWords ? `${first} ${second}` : first;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (command === undefined)
      throw new UsageError(`no command '${name.trim()}'; there are ${Object.keys(COMMANDS).join(', ')}`);
    return await command.run(readArguments(args.slice(isTwoWords ? 2 : 1), command), terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.complain(error.message);
      return EXIT.usage;
    }
    terminal.complain(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    return error instanceof LedgerError ? EXIT.unreachable : EXIT.usage;
  }
}

/** The process's own terminal. */
export function processTerminal(): Terminal {
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`asaan: ${line}\n`),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    env: process.env,
    untilEnded: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}
