import type { HostExtras } from '#core/ports/host-app.ts';
import type { BridgeMethodName } from './bridge-methods.ts';
import type { RpcClient } from './json-rpc.ts';

/** What some apps can do beyond their bridge's 13 methods. Error -32601, any other error and silence all mean no. */
export function createBridgeExtras(rpc: RpcClient): HostExtras {
  const did = async (method: BridgeMethodName, params: Readonly<Record<string, unknown>>): Promise<boolean> =>
    (await rpc.request(method, params)).kind === 'result';
  return {
    printPage: () => did('printPage', {}),
    saveFile: ({ name, type, bytes }) => did('saveFile', { name, type, data: base64Of(bytes) }),
    shareText: (text) => did('shareText', { text }),
    speak: (text, language) => did('speak', { text, language }),
  };
}

/** In pieces: a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
