import type { BridgeTransport } from '../host-app/json-rpc.ts';

/** Both ends of a bridge without anything between them: what one sends, the other hears. */
export function createMemoryTransport(): { readonly page: BridgeTransport; readonly native: BridgeTransport } {
  const heardBy = { page: new Set<(text: string) => void>(), native: new Set<(text: string) => void>() };
  const end = (own: 'page' | 'native', other: 'page' | 'native'): BridgeTransport => ({
    name: 'memory',
    send: (text) => heardBy[other].forEach((listener) => listener(text)),
    onText(listener) {
      heardBy[own].add(listener);
      return () => void heardBy[own].delete(listener);
    },
  });
  return { page: end('page', 'native'), native: end('native', 'page') };
}
