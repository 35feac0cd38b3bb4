import type { ServiceContact } from '#core/ports/host-app.ts';

/** What the environment sets. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly secret: string;
  readonly source: string;
  /** True where faults may be armed at `/__faults`; off unless it is asked for. */
  readonly hasFaults: boolean;
  /** Origins of pages that may call the gateway beside its own; none for none (CORS). */
  readonly allowedOrigins: readonly string[];
  /** Origin at which those pages find the pictures; null where pictures are paths. */
  readonly picturesOrigin: string | null;
  /** Where the session is kept, call by call, so that it can be walked again; null for nowhere. */
  readonly traceFile: string | null;
}

/** The sandbox's values, for development only: they protect nothing. */
export const SANDBOX = { secret: 'sandbox-secret', source: 'asaan', token: 'sandbox-token' } as const;

/** Whom the sandbox's app names as the lender's staff. */
export const SANDBOX_CONTACT: ServiceContact = {
  phones: ['051111883883', '0518841270'],
  whatsApp: '923088888260',
};

/** Reads the settings; a text says what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const port = env['PORT'] ?? '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `PORT must be a number from 0 to 65535, not '${port}'`;
  const allowedOrigins = (env['ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const picturesOrigin = env['PICTURES_ORIGIN'] ?? null;
  const wrong = [...allowedOrigins, ...(picturesOrigin === null ? [] : [picturesOrigin])].find(
    (each) => !isOrigin(each),
  );
  if (wrong !== undefined) return `ALLOWED_ORIGINS and PICTURES_ORIGIN must be origins, not '${wrong}'`;
  return {
    allowedOrigins,
    picturesOrigin,
    port: Number(port),
    host: env['HOST'] ?? '127.0.0.1',
    dataDir: env['DATA_DIR'] ?? '.data',
    secret: env['GATEWAY_SECRET'] ?? SANDBOX.secret,
    source: SANDBOX.source,
    hasFaults: env['FAULTS'] === 'on',
    traceFile: env['TRACE'] ?? null,
  };
}

/** True for scheme, host and port alone. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
