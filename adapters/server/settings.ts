import type { ServiceContact } from '#core/ports/host-app.ts';
import { LIMITS } from '../sandbox/http/rate-limits.ts';
import type { StartOptions } from '../sandbox/http/start-gateway.ts';
import type { StorePlace } from '../sandbox/ledger/open-ledger.ts';

/** The sandbox's values, for development only: they protect nothing. */
export const SANDBOX = { secret: 'sandbox-secret', source: 'asaan', token: 'sandbox-token' } as const;

/** Whom the sandbox's app names as the lender's staff. */
export const SANDBOX_CONTACT: ServiceContact = {
  phones: ['051111883883', '0518841270'],
  whatsApp: '923088888260',
};

/** What the environment and the command line set. The address of a database may hold a password. */
export interface ServerSettings extends Omit<StartOptions, 'store' | 'pages' | 'about' | 'log'> {
  readonly store: StorePlace;
  /**
   * How long the server goes on answering once it was told to stop, with `/readyz` red, ms. By itself as long as a connection
   * is kept open without a request: each is then closed as it always is, and none under a request that is on its way.
   */
  readonly drainMs: number;
  /** False where errors alone are logged. */
  readonly logsRequests: boolean;
}

/** Variables of a fixed form: the usual value, all that may stand there, and what a person is told of that. */
const VARIABLES = {
  PORT: ['8080', /^(?:[0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/, 'a number from 0 to 65535'],
  LIMITS: ['on', /^(?:on|off)$/, 'on or off'],
  PROXIES: ['', /^\d?$/, 'a number from 0 to 9'],
  DRAIN: ['5', /^\d{1,2}$/, 'a number of seconds from 0 to 99'],
  LOG: ['requests', /^(?:requests|errors)$/, 'requests or errors'],
} as const;

/** Reads the environment and the words behind the command; a text says what is wrong with them. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ServerSettings | string {
  const words = args.join(' ').replace('=', ' ');
  if (words !== '' && words !== '--without optional') return `takes --without optional, not '${args.join(' ')}'`;
  const valueOf = (name: keyof typeof VARIABLES): string => env[name] ?? VARIABLES[name][0];
  for (const [name, [usual, form, says]] of Object.entries(VARIABLES)) {
    const value = env[name] ?? usual;
    if (!form.test(value)) return `${name} must be ${says}, not '${value}'`;
  }
  const allowedOrigins = (env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const picturesOrigin = env['PICTURES_ORIGIN'] ?? null;
  const wrong = [...allowedOrigins, picturesOrigin].find((each) => each !== null && !isOrigin(each));
  if (wrong !== undefined) return `ALLOWED_ORIGINS and PICTURES_ORIGIN must be origins, not '${wrong}'`;
  const admin = env['ADMIN_TOKEN'] ?? null;
  if (admin !== null && !/^[\w.~+/=-]{16,200}$/.test(admin))
    return 'ADMIN_TOKEN must be 16 to 200 letters, digits or signs of . _ ~ + / = -';
  const { LEDGER_URL: url, DATA_DIR: folder = '.data' } = env;
  const store = url === undefined ? ({ kind: 'folder', folder } as const) : readLedgerUrl(url);
  if (typeof store === 'string') return store;
  return {
    allowedOrigins,
    picturesOrigin,
    port: Number(valueOf('PORT')),
    host: env['HOST'] ?? '127.0.0.1',
    store,
    drainMs: Number(valueOf('DRAIN')) * 1000,
    secret: env['GATEWAY_SECRET'] ?? SANDBOX.secret,
    source: SANDBOX.source,
    hasFaults: env['FAULTS'] === 'on',
    admin,
    limits: valueOf('LIMITS') === 'on' ? LIMITS : null,
    hops: valueOf('PROXIES') === '' ? null : Number(valueOf('PROXIES')),
    logsRequests: valueOf('LOG') === 'requests',
    lacksOptional: words !== '',
  };
}

/** True for scheme, host and port alone. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Reads LEDGER_URL, or says what is wrong with it. The address is not quoted: it may hold a password. */
export function readLedgerUrl(text: string): StorePlace | string {
  if (!URL.canParse(text)) return 'LEDGER_URL is no address: postgres://USER:PASSWORD@HOST/DATABASE';
  const { protocol, host, username } = new URL(text);
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    return `LEDGER_URL must be postgres://…, not ${protocol}…`;
  // A `/`, `?` or `#` in the password ends the address there, and the rest of it would be told as a database's name.
  if (username === '' && text.includes('@'))
    return 'LEDGER_URL has an @ but no user: write / ? # @ of the password as %2F %3F %23 %40';
  if (host === '') return 'LEDGER_URL names no host: postgres://USER:PASSWORD@HOST/DATABASE';
  return { kind: 'postgres', url: text };
}
