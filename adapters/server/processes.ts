import { accessSync, constants } from 'node:fs';
import type { StorePlace } from '../sandbox/ledger/open-ledger.ts';

/** How many processes serve, how, and the store that they share. */
export interface Processes extends Arguments {
  readonly store: StorePlace;
}

const WORKERS_MAX = 64;

/** What the processes take of the environment. */
interface Wanted {
  readonly ledgerUrl: string | null;
  readonly dataDir: string;
  readonly traceFile: string | null;
}

/** What the command line asks for. */
export interface Arguments {
  readonly workers: number;
  /** True for a gateway that sends no optional field. */
  readonly lacksOptional: boolean;
}

/** Reads `--workers N` and `--without optional`; a text says what is wrong with them. */
export function readArguments(args: readonly string[]): Arguments | string {
  const words = args.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
  let [workers, lacksOptional] = [1, false];
  for (let at = 0; at < words.length; at += 2) {
    const [flag, value = ''] = words.slice(at, at + 2);
    if (flag === '--without' && value === 'optional') lacksOptional = true;
    else if (flag !== '--workers') return `takes --workers N and --without optional, not '${args.join(' ')}'`;
    else if (!/^[1-9]\d?$/.test(value) || Number(value) > WORKERS_MAX)
      return `--workers must be a number from 1 to ${WORKERS_MAX}, not '${value}'`;
    else workers = Number(value);
  }
  return { workers, lacksOptional };
}

/** Where so many processes keep their records, as the environment says; a text says what is wrong with it. */
export function readProcesses(
  { workers, lacksOptional }: Arguments,
  { ledgerUrl, dataDir, traceFile }: Wanted,
): Processes | string {
  const store: StorePlace | string =
    ledgerUrl === null ? { kind: 'folder', folder: dataDir } : readLedgerUrl(ledgerUrl);
  if (typeof store === 'string') return store;
  if (workers > 1 && store.kind === 'folder')
    return 'several workers need a store that they share: LEDGER_URL=postgres://…';
  if (workers > 1 && traceFile !== null) return 'TRACE keeps the session of one process: leave out --workers, or TRACE';
  return { workers, lacksOptional, store };
}

/** Reads LEDGER_URL, or says what is wrong with it. The address is not quoted: it may hold a password. */
export function readLedgerUrl(text: string): StorePlace | string {
  if (!URL.canParse(text)) return 'LEDGER_URL is no address: postgres://USER:PASSWORD@HOST/DATABASE';
  const { protocol, host } = new URL(text);
  if (protocol === 'libsql:') return 'LEDGER_URL is libsql://…: a libsql server is not supported, postgres://… is';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    return `LEDGER_URL must be postgres://…, not ${protocol}…`;
  if (host === '') return 'LEDGER_URL names no host: postgres://USER:PASSWORD@HOST/DATABASE';
  const { searchParams } = new URL(text);
  const missing = CERTIFICATES.find((name) => !isReadable(searchParams.get(name)));
  if (missing !== undefined) return `LEDGER_URL names a file under ${missing} that cannot be read`;
  const isLibpq = searchParams.has('uselibpqcompat');
  return { kind: 'postgres', url: isLibpq ? text : text.replace(CHECKING_MODE, '$1verify-full') };
}

/** Parameters that name a file. */
const CERTIFICATES = ['sslrootcert', 'sslcert', 'sslkey'] as const;
/** Modes that the driver takes for `verify-full`, with a warning of nine lines. */
const CHECKING_MODE = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

function isReadable(file: string | null): boolean {
  try {
    if (file !== null) accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
