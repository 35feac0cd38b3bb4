import type { Clock } from '#core/ports/device.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { type Decoder, hasFields, text } from '../gateway/decoder.ts';
import type { BridgeMethodName } from './bridge-methods.ts';
import { type BridgeTransport, createRpcClient, METHOD_NOT_FOUND, type RpcClient } from './json-rpc.ts';

/** Longest token that is taken, in characters: it travels in every query. */
const TOKEN_MAX_CHARACTERS = 4096;

/** Asks the host one question; null where it says nothing, or nothing that can be read. */
export async function askHost<T>(rpc: RpcClient, method: BridgeMethodName, read: Decoder<T>): Promise<T | null> {
  const answer = await rpc.request(method, {});
  return answer.kind === 'result' ? (read(answer.value) ?? null) : null;
}

/**
 * The token that the app names, empty where it says that nobody is logged in, or has no such method; null where it is silent
 * or fails: that says nothing of who uses it (Q71).
 */
export async function askToken(rpc: RpcClient): Promise<string | null> {
  const answer = await rpc.request('getToken', {});
  if (answer.kind === 'result') return readToken(answer.value) ?? '';
  return answer.kind === 'error' && answer.code === METHOD_NOT_FOUND ? '' : null;
}

/** Asks the app to take the shopper back to its own pages; where it cannot, the browser goes `back`. */
export function leaveForApp(rpc: RpcClient, back: () => void): void {
  void rpc.request('back', {}).then((answer) => {
    if (answer.kind !== 'result') back();
  });
}

/** What the host was asked of the shopper. Neither promise rejects. */
export interface AskedShopper {
  /** Null without a token (Q67). */
  readonly identity: Promise<Identity | null>;
  /** The common parameters, which do not wait for a token; none where the host says none. */
  readonly parameters: Promise<Identity['parameters']>;
}

/** Asks who the shopper is: token and common parameters at once (R70, R74). */
export function askShopper(rpc: RpcClient): AskedShopper {
  const asked = askHost(rpc, 'getToken', readToken);
  const parameters = askHost(rpc, 'getAppParameters', readParameters).then((said) => said ?? {});
  const identity = Promise.all([asked, parameters]).then(([token, said]) =>
    token === null ? null : { token, parameters: said },
  );
  return { identity, parameters };
}

/** A token that can be sent; undefined for anything else. */
const readToken: Decoder<string> = (value) => {
  const token = text(value) ?? '';
  return token === '' || token.length > TOKEN_MAX_CHARACTERS ? undefined : token;
};

/** Texts, numbers and yes or no, all as text; an entry of another kind is left out, the others stay. */
const readParameters: Decoder<Identity['parameters']> = (value) =>
  hasFields(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => ['string', 'number', 'boolean'].includes(typeof each))
          .map(([name, each]) => [name, String(each)]),
      )
    : undefined;

/** A host that was asked before the program was there. */
export interface EarlyHost extends AskedShopper {
  /** The program uses the same client: two clients would take each other's answers. */
  readonly rpc: RpcClient;
}

/** Asks the host who the shopper is. */
export function askEarly(transport: BridgeTransport, clock: Pick<Clock, 'after'>): EarlyHost {
  const rpc = createRpcClient(transport, clock);
  return { rpc, ...askShopper(rpc) };
}
