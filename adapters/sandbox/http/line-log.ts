import type { Writable } from 'node:stream';

/** Writes one JSON document a line. */
export type LineLog = (line: object) => void;

/** Most that may wait for a reader, characters: a reader that has stopped must not fill the memory. */
const WAITING_MAX = 1024 * 1024;

/** A log on stdout or stderr; lines that nobody reads are thrown away. */
export function createLineLog(output: Writable): LineLog {
  let isGone = false;
  // Nobody reads any more: no reason for a server to end.
  output.on('error', () => {
    isGone = true;
  });
  return (line) => {
    if (!isGone && output.writableLength <= WAITING_MAX) output.write(`${JSON.stringify(line)}\n`);
  };
}

/** For tests and tools that want no lines. */
export const SILENT_LOG: LineLog = () => undefined;

/** `at name (place:1:2)`, or without a name. */
const FRAME = /^\s+at (?:.+ \()?(?:file:|node:|\/|[A-Za-z]:\\).*:\d+:\d+\)?$/;

/** How an error is logged: what it is and where it came from. Its message is left out, since it may quote what was sent. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const { message, stack = '' } = error;
  // A message of several lines may look like frames.
  const frames = (message === '' ? stack : (stack.split(message).at(-1) ?? ''))
    .split('\n')
    .filter((line) => FRAME.test(line));
  return { error: error.name, ...code, at: frames.slice(0, 5).map((line) => line.trim().slice(3)) };
}
