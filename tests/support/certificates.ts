import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host on https is, and whom it is vouched for by. */
export interface HostCertificate {
  readonly key: string;
  /** Its own, then those between it and the authority. */
  readonly chain: string;
  /** File of the authority's. */
  readonly authority: string;
}

/** A certificate of localhost, with so many between it and an authority of its own, made by openssl in an empty folder. */
export function certificateOfLocalhost(folder: string, between: number): HostCertificate {
  const at = (name: string): string => join(folder, name);
  const openssl = (...words: readonly string[]): void => void execFileSync('openssl', words, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const signed = (name: string, by: string, extensions: string): void => {
    writeFileSync(at(`${name}.ext`), extensions);
    openssl('req', ...newKey, '-subj', `/CN=${name}`, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`));
    const issuer = ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}.key`), '-CAcreateserial', '-days', '2'];
    openssl(
      'x509',
      '-req',
      '-in',
      at(`${name}.csr`),
      ...issuer,
      '-extfile',
      at(`${name}.ext`),
      '-out',
      at(`${name}.pem`),
    );
  };
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '2',
    '-subj',
    '/CN=root',
    '-keyout',
    at('root.key'),
    '-out',
    at('root.pem'),
  );
  const names = Array.from({ length: between }, (_, index) => `between${index + 1}`);
  names.forEach((name, index) => signed(name, names[index - 1] ?? 'root', 'basicConstraints=critical,CA:TRUE\n'));
  signed('host', names.at(-1) ?? 'root', 'subjectAltName=DNS:localhost\n');
  const chain = ['host', ...names.toReversed()].map((name) => readFileSync(at(`${name}.pem`), 'utf8')).join('');
  return { key: readFileSync(at('host.key'), 'utf8'), chain, authority: at('root.pem') };
}
