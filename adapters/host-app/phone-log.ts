import { createStore } from '#core/lib/store.ts';
import { hasFields } from '../gateway/decoder.ts';

/** Lines of the log that are kept. */
const LOG_LINES = 200;

/** One line of the native side's log. */
export interface LogLine {
  readonly id: number;
  /** ms since 1970. */
  readonly at: number;
  /** The page asks the app, the app tells the page, or the app does something of itself. */
  readonly way: 'page' | 'app' | 'device';
  /** The method, or what the device does. */
  readonly name: string;
  /** What was sent along; null for nothing. */
  readonly params: Readonly<Record<string, unknown>> | null;
  /** What the page was answered: the result, or an error's code; null where no answer has gone out yet. */
  readonly answer: { readonly result: unknown } | { readonly error: number } | null;
}

/** Makes an empty log for a person to read: 200 lines at most. `now`: ms since 1970. */
export function createPhoneLog(now: () => number) {
  const lines = createStore<readonly LogLine[]>([]);
  /** The line of each request id: the newest, since a page that is loaded anew counts from 1 again. */
  const lineOf = new Map<number, number>();
  let last = 0;
  return {
    /** Newest first. */
    lines,
    /** Adds a line. `request`: the id that its answer will have. */
    add({ way, name, params = null }: Pick<LogLine, 'way' | 'name'> & Partial<LogLine>, request?: number): void {
      last += 1;
      if (request !== undefined) lineOf.set(request, last);
      lines.set([{ id: last, at: now(), way, name, params, answer: null }, ...lines.getSnapshot()].slice(0, LOG_LINES));
    },
    /** Reads what goes to the page: the answer to a request stands on the request's line. */
    sent(message: unknown): void {
      const { id, result, error } = hasFields(message) ? message : {};
      const line = typeof id === 'number' ? lineOf.get(id) : undefined;
      if (line === undefined) return;
      const answer = hasFields(error) ? { error: Number(error['code']) } : { result };
      lines.set(lines.getSnapshot().map((each) => (each.id === line ? { ...each, answer } : each)));
    },
  };
}
