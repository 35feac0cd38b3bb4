import { createWireGateway, type Transport } from 'asaan/adapters/gateway';
import { createLender, createMemoryLedger, lenderActions } from 'asaan/adapters/sandbox';
import { gatewayContract } from 'asaan/testing';

/** A transport of one's own: here the requests go to a lender in this process, as JSON. */
function transportOf(lender: ReturnType<typeof createLender>, token: string): Transport {
  const json = (value: object) => JSON.parse(JSON.stringify(value)) as { code: number; data: unknown };
  return {
    send: async (path, fields, _isQuestion, key) => ({
      kind: 'envelope',
      ...json(await lender.answer(path, { ...fields, token }, key)),
    }),
    sendPlain: async (_path, body, key) => ({ kind: 'envelope', ...json(await lender.fileComplaint(body, key)) }),
  };
}

gatewayContract('our gateway', () => {
  const lender = createLender(createMemoryLedger(), { now: () => Date.now() });
  return { as: (token) => createWireGateway(transportOf(lender, token)), perform: lenderActions(lender) };
});
