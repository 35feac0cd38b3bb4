import type { Gateway } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Reply } from '../gateway/wire/call.ts';
import { createWireGateway, type Transport } from '../gateway/wire-gateway.ts';
import type { Envelope } from '../sandbox/envelope.ts';
import type { House } from '../sandbox/lender.ts';

/** The fake gateway: a house in the same process, with the wire's decoders, but without socket and cipher. */
export function createMemoryGateway(house: House, identify: () => Promise<Identity | null>): Gateway {
  return createWireGateway(createHouseTransport(house, identify));
}

/** Its wire. */
export function createHouseTransport(house: House, identify: () => Promise<Identity | null>): Transport {
  /** The JSON of the wire, so that nothing is shared that a socket would not carry. */
  const reply = (envelope: Envelope): Reply => ({ kind: 'envelope', ...JSON.parse(JSON.stringify(envelope)) }) as Reply;
  return {
    async send(path, fields) {
      const identity = await identify();
      if (identity === null) return { kind: 'none', reason: 'noSession', wasSent: false };
      return reply(house.answer(path, { ...identity.parameters, token: identity.token, ...fields }));
    },
    sendPlain: async (_path, body) => reply(house.fileComplaint(body)),
  };
}
