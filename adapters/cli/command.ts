import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import type { Edition } from '#core/number-check/official-numbers.ts';

/** Exit statuses: done, the answer is no, bad usage, the gateway could not be reached or its answer not be read. */
export const EXIT = { done: 0, no: 1, usage: 2, unreachable: 3 } as const;
/** An exit status. */
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** Where a command reads and writes. */
export interface Terminal {
  print(line: string): void;
  complain(line: string): void;
  /** The lines of standard input. */
  lines(): AsyncIterable<string>;
  /** Resolves when the process is asked to end: Ctrl-C, SIGTERM. */
  untilEnded(): Promise<void>;
}

/** What commands are made with. */
export interface Cli extends Terminal {
  /** Takes the exit status of a command that has run. */
  end(exit: Exit): void;
}

/** A mistake in how a command was called: one line, exit 2. */
export class UsageError extends Error {}

/** The flag of every command. */
export interface JsonFlag {
  readonly json?: true;
}

/** What a command is called with: its words, then its flags. */
type Given = Parameters<Parameters<Command['action']>[0]>;

/** Adds a command to a group of them; `act` gives its exit status. */
export function addCommand(
  cli: Cli,
  group: Command,
  name: string,
  sentence: string,
  takes: readonly (Argument | Option)[],
  act: (...given: Given) => Exit | Promise<Exit>,
): void {
  const command = group.command(name).description(sentence);
  const met = new Set<Option>();
  for (const each of takes) {
    if (each instanceof Argument) command.addArgument(each);
    else
      command.addOption(each).on(`option:${each.name()}`, () => {
        // Which of the two was meant, nobody knows.
        if (met.has(each)) throw new UsageError(`${each.long} is given more than once`);
        met.add(each);
      });
  }
  command
    .option('--json', 'print one JSON document (one a line where lines are read), and nothing else on stdout')
    .action(async (...given: Given) => cli.end(await act(...given)));
}

/** A flag, or a word without one, that takes a text. */
export const flag = (flags: string, sentence: string): Option => new Option(flags, sentence);
export const word = (name: string, sentence: string): Argument => new Argument(name, sentence);
/** A flag that must be given. */
export const must = (flags: string, sentence: string): Option => flag(flags, sentence).makeOptionMandatory();
/** A flag that takes a whole number from 0. */
export const count = (flags: string, sentence: string): Option => flag(flags, sentence).argParser(wholeNumber);
/** A flag that takes one of a few values; the first where it is not given. */
export const choice = (flags: string, sentence: string, values: readonly string[]): Option =>
  flag(flags, sentence).choices(values).default(values[0]);
/** `--edition`. */
export type EditionFlags = JsonFlag & { readonly edition: Edition };
export const editionFlag = (): Option =>
  choice('--edition <edition>', 'by which edition’s rules and words', ['tabs', 'classic']);

/** Reads a whole number from 0, of so many digits at most. */
export const digits =
  (most: number) =>
  (value: string): number => {
    if (/^\d+$/.test(value) && value.length <= most) return Number(value);
    throw new InvalidArgumentError(`It must be a whole number of at most ${most} digits.`);
  };
/** Reads a whole number from 0. */
export const wholeNumber = digits(9);

/** Prints a document with `--json`, else lines for people. */
export function show(
  { print }: Pick<Terminal, 'print'>,
  { json }: JsonFlag,
  document: unknown,
  lines: string | readonly string[],
): void {
  for (const line of json ? [JSON.stringify(document)] : [lines].flat()) print(line);
}

/** The first line of an error's message. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
