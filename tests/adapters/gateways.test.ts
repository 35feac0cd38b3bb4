import { afterAll, beforeAll } from 'vitest';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createBearerBody } from '#adapters/gateway/bearer-body.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '#adapters/gateway/http-gateway.ts';
import { createSealedQuery } from '#adapters/gateway/sealed-query.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { httpActions, lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { gatewayContract } from '../contracts/gateway.contract.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

gatewayContract('in-process fake', () => {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  return {
    as: (token) => createMemoryGateway(lender, async () => ({ token, parameters: {} })),
    perform: lenderActions(lender),
  };
});

for (const format of [createSealedQuery(createWebCryptoCipher(SANDBOX.secret)), createBearerBody()]) {
  gatewayContract(`HTTP over the sandbox, ${format.folder}`, () => ({
    as: (token) =>
      createHttpGateway({
        base: server.gateway,
        source: SANDBOX.source,
        format,
        identify: async () => ({ token, parameters: { app_version: 'test' } }),
        clock: createSystemClock(),
      }),
    perform: httpActions(server.gateway, SANDBOX.source),
  }));
}
