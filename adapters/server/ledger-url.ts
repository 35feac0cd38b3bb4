import { accessSync, constants } from 'node:fs';
import type { StorePlace } from '../sandbox/ledger/open-ledger.ts';

/** Reads LEDGER_URL, or says what is wrong with it. The address is not quoted: it may hold a password. */
export function readLedgerUrl(text: string): StorePlace | string {
  if (!URL.canParse(text)) return 'LEDGER_URL is no address: postgres://USER:PASSWORD@HOST/DATABASE';
  const { protocol, host, username, searchParams } = new URL(text);
  if (protocol === 'libsql:') return 'LEDGER_URL is libsql://…: a libsql server is not supported, postgres://… is';
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    return `LEDGER_URL must be postgres://…, not ${protocol}…`;
  // A `/`, `?` or `#` in the password ends the address there, and the rest of it would be told as a database's name.
  if (username === '' && text.includes('@'))
    return 'LEDGER_URL has an @ but no user: write / ? # @ of the password as %2F %3F %23 %40';
  if (host === '') return 'LEDGER_URL names no host: postgres://USER:PASSWORD@HOST/DATABASE';
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
