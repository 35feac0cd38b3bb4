import { createFaultBoard } from '#adapters/sandbox/faults/faults.ts';
import type { LineLog } from '#adapters/sandbox/http/request-log.ts';
import type { Lender } from '#adapters/sandbox/lender.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A line of a log. */
export type Line = Readonly<Record<string, unknown>>;

/** Things of which no log may say a word. */
export const CANARIES = {
  token: 'sandbox-token-canary1',
  name: 'Canary Khan',
  mobile: '3009998887',
  problem: 'canary problem',
  email: 'canary@example.pk',
  order: '770077007700',
};

/** A server and the lines that it has logged. */
export interface LoggedServer {
  readonly server: TestServer;
  readonly lines: { readonly requests: Line[]; readonly errors: Line[] };
}

/** Starts a server whose log can be read. */
export async function startLoggedServer(lender?: Lender, faults = createFaultBoard()): Promise<LoggedServer> {
  const lines = { requests: [] as Line[], errors: [] as Line[] };
  const into =
    (list: Line[]): LineLog =>
    (line) =>
      void list.push(line as Line);
  const logs = { requests: into(lines.requests), errors: into(lines.errors) };
  const server = await startTestServer(false, faults, lender === undefined ? { logs } : { logs, lender });
  return { server, lines };
}

/** A lender whose store takes nothing: its errors quote what was asked. */
export function failingLender(): Lender {
  const fails = async (): Promise<never> => {
    throw Object.assign(new Error(`disk full while storing ${JSON.stringify(CANARIES)}`), {
      name: 'SqliteError',
      code: 'SQLITE_FULL',
    });
  };
  return { answer: fails, fileComplaint: fails, act: fails, tryStore: fails, close: async () => undefined };
}
