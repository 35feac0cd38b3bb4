import { afterEach } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createBearerBody } from '#adapters/gateway/bearer-body.ts';
import { createCryptoJsCipher } from '#adapters/gateway/ciphers/crypto-js.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import type { WireFormat } from '#adapters/gateway/wire-format.ts';
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

/** Every way in which the sandbox is spoken to over HTTP, on one port. */
const FORMATS: Readonly<Record<string, WireFormat>> = {
  'sealed-query with WebCrypto': createSealedQuery(createWebCryptoCipher(SANDBOX.secret)),
  'sealed-query with crypto-js': createSealedQuery(createCryptoJsCipher(SANDBOX.secret)),
  'bearer-body': createBearerBody(),
};

for (const [name, format] of Object.entries(FORMATS)) {
  gatewayContract(`HTTP over the sandbox, ${name}`, async () => {
    const server = await startTestServer();
    running.push(server);
    return {
      as: (token) =>
        createHttpGateway({
          base: server.gateway,
          source: SANDBOX.source,
          format,
          identify: async () => ({ token, parameters: { app_version: 'test' } }),
          clock: createSystemClock(),
        }),
      perform: httpActions(server.gateway, SANDBOX.source),
    };
  });
}
