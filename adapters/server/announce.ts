import { adminKey } from '../sandbox/admin-key.ts';
import { FAULTS_PATH } from '../sandbox/faults/faults.ts';
import type { AdminAccess } from '../sandbox/http/admin-access.ts';
import { GATEWAY_BASE } from '../sandbox/http/gateway-handler.ts';
import { placeName } from '../sandbox/ledger/open-ledger.ts';
import type { Environment } from './environment.ts';
import type { Processes } from './processes.ts';
import { SANDBOX } from './settings.ts';

/** Says where everything is. */
export function announce(
  { secret, source, hasFaults, traceFile, adminToken }: Environment,
  { token, isLocalServer }: AdminAccess & { readonly token: string },
  origin: string,
  { workers, store }: Processes,
): void {
  const shownToken = adminToken === null ? token : 'from ADMIN_TOKEN';
  // A page keeps the token of its address for the tab; a fragment is sent to no server.
  const key = isLocalServer ? '' : adminKey(adminToken === null ? token : '…');
  const shownSecret = secret === SANDBOX.secret ? secret : 'from GATEWAY_SECRET';
  const lines = [
    'asaan is up. Sandbox: no real money, no real orders.',
    `  site      ${origin}/notify`,
    `  shop      ${origin}/sandbox${key}`,
    `  simulator ${origin}/sandbox/simulator${key}`,
    `  states    ${origin}/sandbox/states${key}`,
    `  gateway   ${origin}${GATEWAY_BASE}   secret ${shownSecret}, source ${source}, token ${SANDBOX.token}`,
    `  admin     ${shownToken}   needed ${isLocalServer ? 'through a proxy' : 'for every action'}`,
    ...(hasFaults ? [`  faults    ${origin}${FAULTS_PATH}`] : []),
    ...(traceFile === null ? [] : [`  trace     ${traceFile}`]),
    `  health    ${origin}/healthz, /readyz; ${origin}/metrics on this machine`,
    ...(workers === 1 ? [] : [`  workers   ${workers}   replaced one by one on SIGUSR2 to process ${process.pid}`]),
    `  orders are kept in ${placeName(store)}; stop with Ctrl-C`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
