import type { Gateway } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import type { Envelope, Reply, Transport } from '../gateway/wire/call.ts';
import { createWireGateway } from '../gateway/wire-gateway.ts';

/** Who answers in this process, as the sandbox's lender does: the envelope of a call by its path, and of a complaint. */
export interface LocalLender {
  answer(path: string, request: object, key?: string): Promise<Envelope>;
  fileComplaint(body: object, key?: string): Promise<Envelope>;
}

/** The fake gateway: a lender in the same process, with the wire's decoders, but without socket and cipher. */
export function createMemoryGateway(lender: LocalLender, identify: () => Promise<Identity | null>): Gateway {
  return createWireGateway(createLenderTransport(lender, identify));
}

/** A transport that hands each request to a lender in this process, as the shopper of `identify`. */
export function createLenderTransport(lender: LocalLender, identify: () => Promise<Identity | null>): Transport {
  /** The JSON of the wire, so that nothing is shared that a socket would not carry. */
  const reply = (envelope: Envelope): Reply => ({ kind: 'envelope', ...JSON.parse(JSON.stringify(envelope)) }) as Reply;
  return {
    async send(path, fields, _isQuestion, key) {
      const identity = await identify();
      if (identity === null) return { kind: 'none', reason: 'noSession', wasSent: false };
      return reply(await lender.answer(path, { ...identity.parameters, token: identity.token, ...fields }, key));
    },
    sendPlain: async (_path, body, key) => reply(await lender.fileComplaint(body, key)),
  };
}
