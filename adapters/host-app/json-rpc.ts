import type { Clock } from '#core/ports/clock.ts';
import { hasFields } from '../gateway/decoder.ts';
import { parseJson } from '../gateway/json.ts';

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

/** What the host may say. */
type Message =
  | { readonly kind: 'answer'; readonly id: string; readonly answer: RpcAnswer }
  | { readonly kind: 'notification'; readonly method: string };

/** Code of an error that has none that can be read. */
const NO_CODE = 0;

/** Reads a text of the host; null for what is no JSON-RPC 2.0. An id may be text; an answer that has neither result nor error is success. */
function readMessage(text: string): Message | null {
  const said = parseJson(text);
  if (!hasFields(said) || said['jsonrpc'] !== '2.0') return null;
  const { error, method } = said;
  if (typeof method === 'string') return { kind: 'notification', method };
  if (typeof said['id'] !== 'number' && typeof said['id'] !== 'string') return null;
  const id = `${said['id']}`;
  if (error === undefined || error === null)
    return { kind: 'answer', id, answer: { kind: 'result', value: said['result'] } };
  const code = hasFields(error) ? error['code'] : null;
  return { kind: 'answer', id, answer: { kind: 'error', code: typeof code === 'number' ? code : NO_CODE } };
}

/** Speaks JSON-RPC 2.0 over a transport. The first answer to a request counts; late, second and unasked ones do nothing. */
export function createRpcClient(transport: BridgeTransport, clock: Pick<Clock, 'after'>): RpcClient {
  const waiting = new Map<string, (answer: RpcAnswer) => void>();
  const listeners = new Set<(method: string) => void>();
  let count = 0;

  transport.onText((text) => {
    const message = readMessage(text);
    if (message?.kind === 'answer') waiting.get(message.id)?.(message.answer);
    if (message?.kind === 'notification') for (const listener of Array.from(listeners)) listener(message.method);
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
