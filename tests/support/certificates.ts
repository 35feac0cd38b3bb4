import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a host on https is, and whom it is vouched for by. */
export interface HostCertificate {
  readonly key: string;
  /** Its own, then the one between it and the authority. */
  readonly chain: string;
  /** File of the authority's. */
  readonly authority: string;
}

/** A certificate of localhost, with one between it and an authority of its own, made by openssl in a new folder. */
export function certificateOfLocalhost(folder: string): HostCertificate {
  mkdirSync(folder);
  const at = (name: string): string => join(folder, name);
  const openssl = (line: string): void => void execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'pipe' });
  const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  openssl(`req -x509 ${newKey} -days 2 -subj /CN=root -keyout root.key -out root.pem`);
  for (const [name, by, extension] of [
    ['between', 'root', 'basicConstraints=critical,CA:TRUE'],
    ['host', 'between', 'subjectAltName=DNS:localhost'],
  ] as const) {
    writeFileSync(at(`${name}.ext`), `${extension}\n`);
    openssl(`req ${newKey} -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`);
    const issuer = `-CA ${by}.pem -CAkey ${by}.key -CAcreateserial -days 2`;
    openssl(`x509 -req -in ${name}.csr ${issuer} -extfile ${name}.ext -out ${name}.pem`);
  }
  const chain = ['host', 'between'].map((name) => readFileSync(at(`${name}.pem`), 'utf8')).join('');
  return { key: readFileSync(at('host.key'), 'utf8'), chain, authority: at('root.pem') };
}
