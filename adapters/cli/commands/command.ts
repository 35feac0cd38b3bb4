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
}

/** One command of the harness. */
export interface Command {
  readonly usage: string;
  /** Flags that take a value, beside `--json`. */
  readonly flags: readonly string[];
  /** Flags that take none. */
  readonly switches?: readonly string[];
  run(call: Arguments, terminal: Terminal): Promise<Exit> | Exit;
}

/** Reads a command's arguments; unknown and repeated flags are usage errors. */
export function readArguments(args: readonly string[], command: Command): Arguments {
  const switches = ['json', ...(command.switches ?? [])];
  const options = Object.fromEntries([
    ...command.flags.map((name) => [name, { type: 'string' as const, multiple: true as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  const { values, positionals } = parsed(args, options, command);
  const flag = (name: string): string | null => {
    const given = values[name];
    if (!Array.isArray(given)) return null;
    if (given.length > 1) throw new UsageError(`--${name} is given more than once`);
    return String(given[0]);
  };
  return {
    words: positionals,
    flag,
    need(name) {
      const value = flag(name);
      if (value === null) throw new UsageError(`--${name} is missing; usage: ${command.usage}`);
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
      if (value === null) return null;
      if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} must be a whole number, not '${value}'`);
      return Number(value);
    },
  };
}

function parsed(
  args: readonly string[],
  options: Record<string, { type: 'string'; multiple: true } | { type: 'boolean' }>,
  command: Command,
): { values: Readonly<Record<string, unknown>>; positionals: readonly string[] } {
  try {
    return parseArgs({ args: joinNegatives(args, options), options, allowPositionals: true, strict: true });
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line.replace(/\. To specify.*$/, '')}; usage: ${command.usage}`);
  }
}

/** `--name -5` means the value -5, which the command then judges: the parser alone would call it ambiguous. */
function joinNegatives(args: readonly string[], options: Readonly<Record<string, { type: string }>>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const next = args[at + 1];
    const takesValue = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
    if (takesValue && next !== undefined && /^-[^-]/.test(next)) {
      joined.push(`${arg}=${next}`);
      at += 1;
    } else joined.push(arg);
  }
  return joined;
}

/** The one positional word of a command. */
export function onlyWord(call: Arguments, command: Pick<Command, 'usage'>): string {
  const [word, ...rest] = call.words;
  if (word === undefined || rest.length > 0) throw new UsageError(`usage: ${command.usage}`);
  return word;
}

/** Refuses positional words where a command has none. */
export function noWords(call: Arguments, command: Pick<Command, 'usage'>): void {
  if (call.words.length > 0) throw new UsageError(`unexpected '${call.words[0]}'; usage: ${command.usage}`);
}
