import { LIMITS, type Limits } from '../sandbox/http/rate-limits.ts';
import type { StorePlace } from '../sandbox/ledger/open-ledger.ts';
import { readLedgerUrl } from './ledger-url.ts';
import { SANDBOX } from './settings.ts';

/** What the environment and the command line set. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** A folder, or a database that several servers may share: its address may hold a password. */
  readonly store: StorePlace;
  /**
   * How long the server goes on answering once it was told to stop, with `/readyz` red, ms. By itself as long as a connection
   * is kept open without a request: each is then closed as it always is, and none under a request that is on its way.
   */
  readonly drainMs: number;
  readonly secret: string;
  readonly source: string;
  /** True where faults may be armed at `/__faults`; off unless it is asked for. */
  readonly hasFaults: boolean;
  /** Origins of pages that may call the gateway beside its own; none for none (CORS). */
  readonly allowedOrigins: readonly string[];
  /** Origin at which those pages find the pictures; null where pictures are paths. */
  readonly picturesOrigin: string | null;
  /** What strangers must bring to play seller, courier and time; null where none was set. */
  readonly adminToken: string | null;
  /** How often things may be done; null for as often as one likes. */
  readonly limits: Limits | null;
  /** Proxies of ours before the server; null for one where it runs on this machine. */
  readonly hops: number | null;
  /** False where errors alone are logged. */
  readonly logsRequests: boolean;
  /** True for a gateway that sends no optional field: `--without optional`. */
  readonly lacksOptional: boolean;
}

/** Reads the environment and the words behind the command; a text says what is wrong with them. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Environment | string {
  const words = args.join(' ').replace('=', ' ');
  if (words !== '' && words !== '--without optional') return `takes --without optional, not '${args.join(' ')}'`;
  const port = env['PORT'] ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `PORT must be a number from 0 to 65535, not '${port}'`;
  const allowedOrigins = (env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const picturesOrigin = env['PICTURES_ORIGIN'] ?? null;
  const wrong = [...allowedOrigins, ...(picturesOrigin === null ? [] : [picturesOrigin])].find(
    (each) => !isOrigin(each),
  );
  if (wrong !== undefined) return `ALLOWED_ORIGINS and PICTURES_ORIGIN must be origins, not '${wrong}'`;
  const adminToken = env['ADMIN_TOKEN'] ?? null;
  if (adminToken !== null && !/^[\w.~+/=-]{16,200}$/.test(adminToken))
    return 'ADMIN_TOKEN must be 16 to 200 letters, digits or signs of . _ ~ + / = -';
  const limits = env['LIMITS'] ?? 'on';
  if (limits !== 'on' && limits !== 'off') return `LIMITS must be on or off, not '${limits}'`;
  const proxies = env['PROXIES'] ?? null;
  if (proxies !== null && !/^\d$/.test(proxies)) return `PROXIES must be a number from 0 to 9, not '${proxies}'`;
  const drain = env['DRAIN'] ?? '5';
  if (!/^\d{1,2}$/.test(drain)) return `DRAIN must be a number of seconds from 0 to 99, not '${drain}'`;
  const log = env['LOG'] ?? 'requests';
  if (log !== 'requests' && log !== 'errors') return `LOG must be requests or errors, not '${log}'`;
  const { LEDGER_URL: url, DATA_DIR: folder = '.data' } = env;
  const store = url === undefined ? ({ kind: 'folder', folder } as const) : readLedgerUrl(url);
  if (typeof store === 'string') return store;
  return {
    allowedOrigins,
    picturesOrigin,
    port: Number(port),
    host: env['HOST'] ?? '127.0.0.1',
    store,
    drainMs: Number(drain) * 1000,
    secret: env['GATEWAY_SECRET'] ?? SANDBOX.secret,
    source: SANDBOX.source,
    hasFaults: env['FAULTS'] === 'on',
    adminToken,
    limits: limits === 'on' ? LIMITS : null,
    hops: proxies === null ? null : Number(proxies),
    logsRequests: log === 'requests',
    lacksOptional: words !== '',
  };
}

/** True for scheme, host and port alone. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
