import { afterEach } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import type { Cipher } from '#adapters/gateway/ciphers/cipher.ts';
import { createCryptoJsCipher } from '#adapters/gateway/ciphers/crypto-js.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { httpActions, lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { gatewayContract } from '../contracts/gateway.contract.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

gatewayContract('in-process fake', () => {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  return {
    as: (token) => createMemoryGateway(lender, async () => ({ token, parameters: {} })),
    perform: lenderActions(lender),
  };
});

for (const [name, makeCipher] of Object.entries({
  WebCrypto: createWebCryptoCipher,
  'crypto-js': createCryptoJsCipher,
})) {
  gatewayContract(`HTTP over the sandbox with ${name}`, async () => {
    const server = await startTestServer();
    running.push(server);
    const cipher: Cipher = makeCipher(SANDBOX.secret);
    return {
      as: (token) =>
        createHttpGateway({
          base: server.gateway,
          source: SANDBOX.source,
          cipher,
          identify: async () => ({ token, parameters: { app_version: 'test' } }),
          clock: createSystemClock(),
        }),
      perform: httpActions(server.gateway, SANDBOX.source),
    };
  });
}
