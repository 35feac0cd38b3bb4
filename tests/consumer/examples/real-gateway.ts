import { createAvailableCipher, createHttpGateway, createSealedQuery, createSystemClock } from 'asaan/adapters/gateway';

/** What a lender hands out with his gateway; `token` is asked for before each call, as the shopper may log in anew. */
interface Lender {
  readonly base: string;
  readonly source: string;
  readonly secret: string;
  token(): Promise<string>;
}

/** `base` ends before `/v1/bnpl`, as in https://api.lender.example or http://127.0.0.1:8081/gateway. */
export const openGateway = ({ base, source, secret, token }: Lender) =>
  createHttpGateway({
    base,
    source,
    format: createSealedQuery(createAvailableCipher(secret)),
    identify: async () => ({ token: await token(), parameters: {} }),
    clock: createSystemClock(),
  });
