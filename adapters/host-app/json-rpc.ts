import { parseJson } from '#core/lib/parse-json.ts';
import type { Clock } from '#core/ports/device.ts';
import { hasFields } from '../gateway/decoder.ts';

/** Carries text to the host app and back. */
export interface BridgeTransport {
  /** How the host was found, for people who look for faults. */
  readonly name: 'android' | 'android-object' | 'ios' | 'simulator' | 'memory';
  send(text: string): void;
  /** Hears every text that comes; the returned function ends it. */
  onText(listener: (text: string) => void): () => void;
}

/** What became of a request to the app: its result, its error, or none. */
export type RpcAnswer =
  | { readonly kind: 'result'; readonly value: unknown }
  /** The host said no; -32601 is a method that it does not have. */
  | { readonly kind: 'error'; readonly code: number }
  /** Nothing came in time, or the request could not be handed over. */
  | { readonly kind: 'silent' };

/** Asks the host, and hears what it says of its own accord. */
export interface RpcClient {
  request(method: string, params: Readonly<Record<string, unknown>>): Promise<RpcAnswer>;
  /** Hears notifications: method names without an id; whatever they carry is left unread. */
  onNotification(listener: (method: string) => void): () => void;
}

/** Longest wait for an answer of the host (Q67, reliability row 34), ms. */
export const BRIDGE_WAIT_MS = 5000;
/** JSON-RPC's code for a method that is not there. */
export const METHOD_NOT_FOUND = -32601;

/** What an answer says. One that has neither result nor error is success; an error without a code that can be read has 0. */
function answerOf({ result, error }: Readonly<Record<string, unknown>>): RpcAnswer {
  if (error === undefined || error === null) return { kind: 'result', value: result };
  const code = hasFields(error) ? error['code'] : null;
  return { kind: 'error', code: typeof code === 'number' ? code : 0 };
}

/** Speaks JSON-RPC 2.0 over a transport. The first answer to a request counts; late, second and unasked ones do nothing. */
export function createRpcClient(transport: BridgeTransport, clock: Pick<Clock, 'after'>): RpcClient {
  const waiting = new Map<string, (answer: RpcAnswer) => void>();
  const listeners = new Set<(method: string) => void>();
  let count = 0;

  transport.onText((text) => {
    const said = parseJson(text);
    if (!hasFields(said) || said['jsonrpc'] !== '2.0') return;
    const { id, method } = said;
    if (typeof method === 'string') for (const listener of Array.from(listeners)) listener(method);
    // An id may come back as text.
    else if (typeof id === 'number' || typeof id === 'string') waiting.get(`${id}`)?.(answerOf(said));
  });

  return {
    request(method, params) {
      count += 1;
      const id = `${count}`;
      return new Promise((resolve) => {
        const settle = (answer: RpcAnswer): void => {
          cancel();
          waiting.delete(id);
          resolve(answer);
        };
        const cancel = clock.after(BRIDGE_WAIT_MS, () => settle({ kind: 'silent' }));
        waiting.set(id, settle);
        try {
          transport.send(JSON.stringify({ jsonrpc: '2.0', id: count, method, params }));
        } catch {
          settle({ kind: 'silent' });
        }
      });
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
