import type { BridgeTransport } from './json-rpc.ts';

/** Name under which a native app puts itself into the page. */
export const BRIDGE_NAME = 'asaanHost';

/** Android's `WebMessageListener` object. */
interface AndroidHost {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The parts of a window that hosts live in. */
export interface HostWindow extends Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'> {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly [BRIDGE_NAME]?: AndroidHost;
  readonly webkit?: {
    readonly messageHandlers?: { readonly [BRIDGE_NAME]?: { postMessage(text: string): void } };
  };
}

/**
 * Finds the host app: Android's object, iOS's handler, then, only where `isSimulated`, the window around ours. A page that a
 * stranger has put into a frame finds none (reliability row 36).
 */
export function findTransport(page: HostWindow, isSimulated: boolean): BridgeTransport | null {
  const isFramed = page.parent !== (page as unknown as typeof page.parent);
  if (isFramed) return isSimulated ? parentTransport(page) : null;
  const android = page[BRIDGE_NAME];
  if (android !== undefined) return androidTransport(android);
  const ios = page.webkit?.messageHandlers?.[BRIDGE_NAME];
  return ios === undefined ? null : iosTransport(page, ios);
}

function androidTransport(host: AndroidHost): BridgeTransport {
  return {
    name: 'android',
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's object, no window
    send: (text) => host.postMessage(text),
    onText(listener) {
      const hear = ({ data }: { readonly data: unknown }): void => {
        if (typeof data === 'string') listener(data);
      };
      host.addEventListener('message', hear);
      return () => host.removeEventListener('message', hear);
    },
  };
}

/** iOS answers by an event on the window: `new CustomEvent('asaanHost', { detail: text })`. */
function iosTransport(page: HostWindow, handler: { postMessage(text: string): void }): BridgeTransport {
  return {
    name: 'ios',
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's handler, no window
    send: (text) => handler.postMessage(text),
    onText(listener) {
      const hear = (event: Event): void => {
        const detail = (event as CustomEvent<unknown>).detail;
        if (typeof detail === 'string') listener(detail);
      };
      page.addEventListener(BRIDGE_NAME, hear);
      return () => page.removeEventListener(BRIDGE_NAME, hear);
    },
  };
}

/** The simulator's frame: both sides name the origin, and each listens to the other's window alone. */
function parentTransport(page: HostWindow): BridgeTransport {
  const { origin } = page.location;
  return {
    name: 'simulator',
    send: (text) => page.parent.postMessage(text, origin),
    onText(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        const isOurs = event.origin === origin && event.source === (page.parent as unknown);
        if (isOurs && typeof event.data === 'string') listener(event.data);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    },
  };
}

/** The native side of a framed page: the simulator's end of the bridge. */
export function frameTransport(page: Window, frame: () => Window | null): BridgeTransport {
  const { origin } = page.location;
  return {
    name: 'simulator',
    send: (text) => frame()?.postMessage(text, origin),
    onText(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        const isOurs = event.origin === origin && event.source !== null && event.source === frame();
        if (isOurs && typeof event.data === 'string') listener(event.data);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    },
  };
}
