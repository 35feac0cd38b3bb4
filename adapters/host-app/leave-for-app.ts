import type { RpcClient } from './json-rpc.ts';

/** Asks the app to take the shopper back to its own pages; where it cannot, the browser goes `back`. */
export function leaveForApp(rpc: RpcClient, back: () => void): void {
  void rpc.request('back', {}).then((answer) => {
    if (answer.kind !== 'result') back();
  });
}
