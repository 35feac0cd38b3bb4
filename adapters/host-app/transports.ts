import { BRIDGE_NAME } from './bridge-name.ts';
import type { BridgeTransport } from './json-rpc.ts';

/** What an app injects: Android's `WebMessageListener` object; without events where it is from `addJavascriptInterface`. */
interface AndroidHost {
  postMessage(text: string): void;
  addEventListener?(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener?(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
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
 * stranger has put into a frame finds none (reliability row 36), nor does one whose object throws or takes no messages.
 */
export function findTransport(page: HostWindow, isSimulated: boolean): BridgeTransport | null {
  const isFramed = page.parent !== (page as unknown as typeof page.parent);
  if (isFramed) return isSimulated ? frameTransport(page, () => page.parent) : null;
  const android = usable(() => page[BRIDGE_NAME]);
  if (android !== null) return androidTransport(page, android);
  const ios = usable(() => page.webkit?.messageHandlers?.[BRIDGE_NAME]);
  return ios === null ? null : { ...windowEvents(page, ios), name: 'ios' };
}

/** What an app put into the page, where messages can be posted to it (reliability row 33). */
function usable<H extends { postMessage(text: string): void }>(find: () => H | undefined): H | null {
  try {
    const host = find();
    return typeof host?.postMessage === 'function' ? host : null;
  } catch {
    return null;
  }
}

function androidTransport(page: HostWindow, host: AndroidHost): BridgeTransport {
  const onWindow = windowEvents(page, host);
  if (typeof host.addEventListener !== 'function') return { ...onWindow, name: 'android-object' };
  return {
    name: 'android',
    send: onWindow.send,
    onText(listener) {
      const hear = ({ data }: { readonly data: unknown }): void => hearText(data, listener);
      try {
        host.addEventListener?.('message', hear);
      } catch {
        return onWindow.onText(listener);
      }
      return () => host.removeEventListener?.('message', hear);
    },
  };
}

/** A host without events of its own answers by one on the window: `new CustomEvent('asaanHost', { detail: text })`. */
function windowEvents(page: HostWindow, host: { postMessage(text: string): void }): Omit<BridgeTransport, 'name'> {
  return {
    // As a method of its object: one from `addJavascriptInterface` throws when it is called detached.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app's object, no window
    send: (text) => host.postMessage(text),
    onText(listener) {
      const hear = (event: Event): void => hearText((event as CustomEvent<unknown>).detail, listener);
      page.addEventListener(BRIDGE_NAME, hear);
      return () => page.removeEventListener(BRIDGE_NAME, hear);
    },
  };
}

function hearText(said: unknown, listener: (text: string) => void): void {
  if (typeof said === 'string') listener(said);
}

/**
 * One end of the simulator's bridge: the page speaks to the window around it, the native side to its frame. Both name the
 * origin, and each listens to the other's window alone.
 */
export function frameTransport(
  page: Pick<HostWindow, 'location' | 'addEventListener' | 'removeEventListener'>,
  other: () => Pick<Window, 'postMessage'> | null,
): BridgeTransport {
  const { origin } = page.location;
  return {
    name: 'simulator',
    send: (text) => other()?.postMessage(text, origin),
    onText(listener) {
      const hear = (event: MessageEvent<unknown>): void => {
        const isOurs = event.origin === origin && event.source !== null && event.source === (other() as unknown);
        if (isOurs) hearText(event.data, listener);
      };
      page.addEventListener('message', hear);
      return () => page.removeEventListener('message', hear);
    },
  };
}
