import { parseArgs } from 'node:util';

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
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Resolves when the process is asked to end: Ctrl-C, SIGTERM. */
  untilEnded(): Promise<void>;
}

/** A mistake in how a command was called: one line, exit 2. */
export class UsageError extends Error {}

/** What a command was called with. */
export interface Arguments {
  readonly words: readonly string[];
  /** A flag's value; null where it was not given. */
  flag(name: string): string | null;
  /** A flag's value; a usage error where it was not given. */
  need(name: string): string;
  has(name: string): boolean;
  /** One of a few values; the first where the flag was not given. */
  oneOf<const T extends string>(name: string, values: readonly [T, ...T[]]): T;
  /** A whole number from 0; null where the flag was not given. */
  wholeNumber(name: string): number | null;
  /** Prints a document with `--json`, else lines for people. */
  show(document: unknown, lines: string | readonly string[]): void;
}

/** One command of the harness. */
export interface Command {
  readonly usage: string;
  /** How many words it takes, at least and at most; none where it does not say so. */
  readonly words?: readonly [least: number, most: number];
  /** Flags that take a value, beside `--json`. */
  readonly flags: readonly string[];
  /** Flags that take none. */
  readonly switches?: readonly string[];
  run(call: Arguments, terminal: Terminal): Promise<Exit> | Exit;
}

/** Reads a command's arguments; unknown and repeated flags, and a word too many or too few, are usage errors. */
export function readArguments(args: readonly string[], command: Command, terminal: Terminal): Arguments {
  const { usage, words: [least, most] = [0, 0], flags, switches = [] } = command;
  const { values, positionals: words } = parsed(args, flags, ['json', ...switches], usage);
  if (words.length > most) throw new UsageError(`unexpected '${words[most]}'; usage: ${usage}`);
  if (words.length < least) throw new UsageError(`usage: ${usage}`);
  const flag = (name: string): string | null => {
    const given = values[name];
    if (!Array.isArray(given)) return null;
    if (given.length > 1) throw new UsageError(`--${name} is given more than once`);
    return String(given[0]);
  };
  return {
    words,
    flag,
    need(name) {
      const value = flag(name);
      if (value === null) throw new UsageError(`--${name} is missing; usage: ${usage}`);
      return value;
    },
    has: (name) => values[name] === true,
    oneOf(name, allowed) {
      const value = flag(name);
      if (value === null) return allowed[0];
      const found = allowed.find((each) => each === value);
      if (found === undefined) throw new UsageError(`--${name} must be ${allowed.join(' or ')}, not '${value}'`);
      return found;
    },
    wholeNumber(name) {
      const value = flag(name);
      return value === null ? null : wholeNumber(`--${name}`, value);
    },
    show(document, lines) {
      const shown = values['json'] === true ? JSON.stringify(document) : lines;
      for (const line of typeof shown === 'string' ? [shown] : shown) terminal.print(line);
    },
  };
}

function parsed(
  args: readonly string[],
  flags: readonly string[],
  switches: readonly string[],
  usage: string,
): { readonly values: Readonly<Record<string, unknown>>; readonly positionals: readonly string[] } {
  const options = Object.fromEntries([
    ...flags.map((name) => [name, { type: 'string', multiple: true }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  return orUsage(
    () => parseArgs({ args: [...args], options, allowPositionals: true, strict: true }),
    (message) => `${message.replace(/\. To specify.*$/, '')}; usage: ${usage}`,
  );
}

/** Does something; where it throws, that is a usage error of these words, which may quote the first line of the message. */
export function orUsage<T>(act: () => T, words: (message: string) => string): T {
  try {
    return act();
  } catch (error) {
    throw new UsageError(words(firstLine(error)));
  }
}

/** The first line of an error's message. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** A whole number from 0, of nine digits at most. */
export function wholeNumber(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`${name} must be a whole number, not '${value}'`);
  return Number(value);
}
