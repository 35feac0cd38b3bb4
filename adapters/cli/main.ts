import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LedgerError } from '../sandbox/ledger/store-errors.ts';
import { PROJECT } from '../server/project.ts';
import { calc } from './commands/calc.ts';
import { check } from './commands/check.ts';
import { CODE_COMMANDS } from './commands/codes.ts';
import {
  type Command,
  EXIT,
  type Exit,
  firstLine,
  readArguments,
  type Terminal,
  UsageError,
} from './commands/command.ts';
import { conformance } from './commands/conformance.ts';
import { explain } from './commands/explain.ts';
import { faults } from './commands/faults.ts';
import { address, complain } from './commands/forms.ts';
import { sandbox } from './commands/sandbox.ts';
import { sandboxStart } from './commands/sandbox-start.ts';
import { SHOP_COMMANDS } from './commands/shop.ts';
import { tour } from './commands/tour.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  calc,
  complain,
  address,
  ...CODE_COMMANDS,
  explain,
  ...SHOP_COMMANDS,
  'shop tour': tour,
  'sandbox start': sandboxStart,
  sandbox,
  faults,
  conformance,
};

/** Words that ask for usage. */
const HELP: ReadonlySet<string> = new Set(['help', '--help', '-h']);

/** Runs one command and returns its exit status; every mistake becomes one line, never a stack trace. */
export async function run(args: readonly string[], terminal: Terminal): Promise<Exit> {
  const [first = '', second = ''] = args;
  try {
    if (first === '--version' || first === '-v') {
      const manifest = readFileSync(join(PROJECT, 'package.json'), 'utf8');
      terminal.print((JSON.parse(manifest) as { readonly version: string }).version);
      return EXIT.done;
    }
    if (first === '' || HELP.has(first)) {
      help(args.slice(1), terminal);
      return first === '' ? EXIT.usage : EXIT.done;
    }
    const isTwoWords = first === 'shop' || Object.hasOwn(COMMANDS, `${first} ${second}`);
    const words = args.slice(0, isTwoWords ? 2 : 1);
    const [next = ''] = args.slice(words.length);
    if (args.includes('--help') || next === '-h' || second === '-h') {
      help(words, terminal);
      return EXIT.done;
    }
    const command = commandOf(words.join(' '));
    return await command.run(readArguments(args.slice(words.length), command, terminal), terminal);
  } catch (error) {
    terminal.complain(firstLine(error));
    return error instanceof LedgerError ? EXIT.unreachable : EXIT.usage;
  }
}

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UsageError(`no command '${name.trim()}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  return command;
}

/** Prints the usage of the commands that begin with the words; of all where there are none. */
function help(words: readonly string[], terminal: Terminal): void {
  const asked = words.filter((word) => !word.startsWith('-')).join(' ');
  const names = Object.keys(COMMANDS).filter((name) => `${name} `.startsWith(asked === '' ? '' : `${asked} `));
  for (const { usage } of names.length === 0 ? [commandOf(asked)] : names.map(commandOf)) terminal.print(usage);
}

/** The process's own terminal. After a closed pipe (`| head`) it writes nothing more, and reads no more lines. */
export function processTerminal(): Terminal {
  let isRead = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isRead = false;
  });
  process.stderr.on('error', () => undefined);
  return {
    print: (line) => void (isRead && process.stdout.write(`${line}\n`)),
    complain: (line) => void process.stderr.write(`asaan: ${line}\n`),
    async *lines() {
      for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
        yield line;
        // A write that failed is told of in the next turn of the event loop.
        await new Promise(setImmediate);
        if (!isRead) return process.stdin.destroy();
      }
    },
    env: process.env,
    untilEnded: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}

/** `npm run cli`: one command of the command line in this process; its exit status. */
export const main = (args: readonly string[]): Promise<Exit> => run(args, processTerminal());
