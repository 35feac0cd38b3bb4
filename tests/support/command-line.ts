import { expect } from 'vitest';
import { run } from '#adapters/cli/main.ts';

/** What a command printed, and its exit status. */
export interface Result {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Runs one command of the harness. One that serves is ended as soon as `untilEnded` resolves. */
export async function cli(
  args: readonly string[],
  input: readonly string[] = [],
  untilEnded: (out: readonly string[]) => Promise<void> = async () => undefined,
): Promise<Result> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await run(args, {
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    async *lines() {
      yield* input;
    },
    untilEnded: () => untilEnded(out),
  });
  return { exit, out, err };
}

/** Runs a command with `--json`: its exit status and the one document that it prints. */
export async function cliJson(args: readonly string[]): Promise<readonly [number, unknown]> {
  const { exit, out } = await cli([...args, '--json']);
  expect(out).toHaveLength(1);
  return [exit, JSON.parse(out[0] ?? '')];
}

/** A command line split at its blanks, and one more word where it may hold blanks itself. */
export const json = (line: string, word?: string): Promise<readonly [number, unknown]> =>
  cliJson([...line.split(' '), ...(word === undefined ? [] : [word])]);
