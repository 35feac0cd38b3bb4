import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Command, CommanderError } from 'commander';
import { LedgerError } from '../sandbox/ledger/ledger.ts';
import { PROJECT } from '../server/project.ts';
import { type Cli, EXIT, type Exit, firstLine, type Terminal, UsageError } from './command.ts';
import { addCodes } from './commands/codes.ts';
import { addConformance } from './commands/conformance.ts';
import { addExplain } from './commands/explain.ts';
import { addForms } from './commands/forms.ts';
import { addSandbox } from './commands/sandbox.ts';
import { addShop } from './commands/shop.ts';
import { addCalc, addCheck } from './commands/tools.ts';

const EXIT_STATUSES = `
Exit status: 0 done; 1 the answer is no (unofficial number, invalid form, refused by the gateway); 2 bad usage;
3 the gateway could not be reached, or its answer not be read. Errors are one line on stderr.`;

/** Runs one command and returns its exit status; every mistake becomes one line, never a stack trace. */
export async function run(args: readonly string[], terminal: Terminal): Promise<Exit> {
  let exit: Exit = EXIT.done;
  const cli: Cli = { ...terminal, end: (status) => void (exit = status) };
  // `help shop buy` is `shop buy --help`.
  const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  try {
    await programOf(cli).parseAsync(words, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
    terminal.complain(firstLine(error));
    return error instanceof LedgerError ? EXIT.unreachable : EXIT.usage;
  }
}

/** The command line with all of its commands. */
export function programOf(cli: Cli): Command {
  const manifest = readFileSync(join(PROJECT, 'package.json'), 'utf8');
  const program = new Command('asaan')
    .description('The rules and journeys of the lender’s site and phone shop, and a sandbox of its gateway.')
    .version((JSON.parse(manifest) as { readonly version: string }).version, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'say how a command is called')
    .helpCommand(false)
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => cli.print(text.trimEnd()),
      outputError: (text) =>
        cli.complain(
          text
            .replace(/^error: /, '')
            .trim()
            .replaceAll('\n', ' '),
        ),
      getOutHelpWidth: () => 120,
    })
    .addHelpText('beforeAll', ({ error, command }) => refuseUnknown(command, error))
    .addHelpText('afterAll', EXIT_STATUSES);
  for (const add of [addCheck, addCalc, addForms, addCodes, addExplain, addShop, addSandbox, addConformance])
    add(program, cli);
  return program;
}

/** Refuses to show the help of a group in place of a command that is missing, or that there is not. */
function refuseUnknown({ commands, args: [word = ''] }: Command, isError: boolean): string {
  const isUnknown = commands.length > 0 && !/^-|^$/.test(word);
  if (!isError && !isUnknown) return '';
  const names = commands.map((each) => each.name()).join(', ');
  throw new UsageError(`${isUnknown ? `no command '${word}'` : 'a command is missing'}; there are ${names}`);
}

/** The process's own terminal. After a closed pipe (`| head`) nobody reads any more, and the process ends. */
export function processTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`asaan: ${error.message}\n`, () => process.exit(EXIT.unreachable));
  });
  process.stderr.on('error', () => undefined);
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`asaan: ${line}\n`),
    lines: () => createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
    untilEnded: () =>
      new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
      }),
  };
}

/** `npm run cli`: one command of the command line in this process; its exit status. */
export const main = (args: readonly string[]): Promise<Exit> => run(args, processTerminal());
