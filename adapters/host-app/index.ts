/** `asaan/adapters/host-app`: the app around the page, over its bridge; without one, what a browser can do. */

export { type BridgeHostOptions, createBridgeHost } from './bridge-host.ts';
export { BRIDGE_METHODS, type BridgeMethod, type BridgeMethodName } from './bridge-methods.ts';
export { type BrowserHost, type BrowserHostOptions, createBrowserHost, type NativePage } from './browser-host.ts';
export { createAbsentHost, createHostAnalytics, createHostSharing } from './host-ports.ts';
export { type BridgeTransport, createRpcClient, type RpcAnswer, type RpcClient } from './json-rpc.ts';
export { type HeardCall, serveBridge } from './native-side.ts';
export { findTransport, type HostWindow } from './transports.ts';
