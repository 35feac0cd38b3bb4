import type { BridgeTransport } from '#adapters/host-app/json-rpc.ts';
import { createMemoryTransport } from '#adapters/memory/scripted-host.ts';

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
  const transport: BridgeTransport = page;
  return { page: transport, native, asked };
}
