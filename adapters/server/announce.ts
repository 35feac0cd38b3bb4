import { networkInterfaces } from 'node:os';
import { adminKey } from '../sandbox/actions/performers.ts';
import { FAULTS_PATH } from '../sandbox/faults/faults.ts';
import type { RunningGateway } from '../sandbox/http/start-gateway.ts';
import { placeName } from '../sandbox/ledger/open-ledger.ts';
import type { Environment } from './environment.ts';
import { SANDBOX } from './settings.ts';

/** An origin that can be opened, on this machine and in its network: a server that listens everywhere has no name of its own. */
export function openOrigin(origin: string, networks = networkInterfaces()): string {
  const lan = Object.values(networks)
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  return origin.replace(/(?<=\/\/)(?:0\.0\.0\.0|\[::\])(?=[:/]|$)/, lan?.address ?? '127.0.0.1');
}

/** Says where everything is. */
export function announce(
  { secret, source, hasFaults, adminToken, store }: Environment,
  { origin: listening, access: { token, isLocalServer } }: Pick<RunningGateway, 'origin' | 'access'>,
): void {
  const origin = openOrigin(listening);
  const shownToken = adminToken === null ? token : 'from ADMIN_TOKEN';
  // A page keeps the token of its address for the tab; a fragment is sent to no server.
  const key = isLocalServer ? '' : adminKey(adminToken === null ? token : '…');
  const shownSecret = secret === SANDBOX.secret ? secret : 'from GATEWAY_SECRET';
  const lines = [
    'asaan is up. Sandbox: no real money, no real orders.',
    `  site      ${origin}/notify`,
    `  shop      ${origin}/sandbox${key}`,
    `  simulator ${origin}/sandbox/simulator${key}`,
    `  states    ${origin}/sandbox/simulator?state=all${key}`,
    `  gateway   ${origin}/gateway   secret ${shownSecret}, source ${source}, token ${SANDBOX.token}`,
    `  admin     ${shownToken}   needed ${isLocalServer ? 'through a proxy' : 'for every action'}`,
    ...(hasFaults ? [`  faults    ${origin}${FAULTS_PATH}`] : []),
    `  health    ${origin}/healthz, /readyz`,
    `  orders are kept in ${placeName(store)}; stop with Ctrl-C`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
