import type { StorePlace } from '../sandbox/ledger/open-ledger.ts';

/** How many processes serve, and the store that they share. */
export interface Processes {
  readonly workers: number;
  readonly store: StorePlace;
}

const WORKERS_MAX = 64;

/** What the processes take of the environment. */
interface Wanted {
  readonly ledgerUrl: string | null;
  readonly dataDir: string;
  readonly traceFile: string | null;
}

/** Reads `--workers N` and `LEDGER_URL`; a text says what is wrong with them. */
export function readProcesses(args: readonly string[], { ledgerUrl, dataDir, traceFile }: Wanted): Processes | string {
  const [flag, number = '', ...others] = args;
  if (flag !== undefined && (flag !== '--workers' || others.length > 0))
    return `takes --workers N, not '${args.join(' ')}'`;
  if (flag !== undefined && (!/^[1-9]\d?$/.test(number) || Number(number) > WORKERS_MAX))
    return `--workers must be a number from 1 to ${WORKERS_MAX}, not '${number}'`;
  const workers = flag === undefined ? 1 : Number(number);
  const store: StorePlace | string =
    ledgerUrl === null ? { kind: 'folder', folder: dataDir } : readLedgerUrl(ledgerUrl);
  if (typeof store === 'string') return store;
  if (workers > 1 && store.kind === 'folder')
    return 'several workers need a store that they share: LEDGER_URL=postgres://…';
  if (workers > 1 && traceFile !== null) return 'TRACE keeps the session of one process: leave out --workers, or TRACE';
  return { workers, store };
}

/** The address is not quoted: it may hold a password. */
function readLedgerUrl(text: string): StorePlace | string {
  if (!URL.canParse(text)) return 'LEDGER_URL is no address: postgres://USER:PASSWORD@HOST/DATABASE';
  const { protocol, host } = new URL(text);
  if (protocol === 'libsql:') return 'LEDGER_URL is libsql://…: a libsql server is not supported, postgres://… is';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    return `LEDGER_URL must be postgres://…, not ${protocol}…`;
  return host === ''
    ? 'LEDGER_URL names no host: postgres://USER:PASSWORD@HOST/DATABASE'
    : { kind: 'postgres', url: text };
}
