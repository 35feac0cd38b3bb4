import type { BridgeTransport } from '#adapters/host-app/json-rpc.ts';

/** What a page asks its app, as it comes over the bridge. */
export interface AskedOfApp {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, string>>;
}

/** An app at the other end of a page's bridge: what it answers each request with, null for nothing; and what it was asked. */
export function answeringApp(answer: (asked: AskedOfApp) => object | null) {
  const { page, native } = createMemoryTransport();
  const asked: AskedOfApp[] = [];
  native.onText((text) => {
    const request = JSON.parse(text) as AskedOfApp;
    asked.push(request);
    const said = answer(request);
    if (said !== null) native.send(JSON.stringify({ jsonrpc: '2.0', id: request.id, ...said }));
  });
  return { page, native, asked };
}

/** Both ends of a bridge without anything between them: what one sends, the other hears. */
export function createMemoryTransport(): Readonly<Record<'page' | 'native', BridgeTransport>> {
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
