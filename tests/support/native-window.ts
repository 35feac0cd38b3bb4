import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import type { BridgeTransport } from '#adapters/host-app/json-rpc.ts';
import type { HostWindow } from '#adapters/host-app/transports.ts';

/** The origin of the page and of the window around it. */
export const ORIGIN = 'https://shop.example';

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A window, the app's end of what it is given, and a way to post a message to it from anywhere. */
export interface NativeWindow {
  readonly page: HostWindow;
  readonly app: BridgeTransport;
  post(origin: string, source: unknown, data: unknown): void;
}

/** A window as the app of a platform makes it, and the app's end of it. */
export function nativeWindow(name: 'android' | 'android-object' | 'ios' | 'simulator'): NativeWindow {
  const events = new EventTarget();
  const toApp = new Set<(text: string) => void>();
  const toPage = new Set<(event: { readonly data: unknown }) => void>();
  const tell = (text: string): void => toApp.forEach((listener) => listener(text));
  const parent = { postMessage: tell };
  const post = (origin: string, source: unknown, data: unknown): void => {
    events.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));
  };
  const page = {
    location: { origin: ORIGIN },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    ...(name === 'android'
      ? {
          [BRIDGE_NAME]: {
            postMessage: tell,
            addEventListener: (_type: string, listener: (event: { readonly data: unknown }) => void) =>
              toPage.add(listener),
            removeEventListener: (_type: string, listener: (event: { readonly data: unknown }) => void) =>
              toPage.delete(listener),
          },
        }
      : {}),
    ...(name === 'android-object' ? { [BRIDGE_NAME]: javascriptInterface(tell) } : {}),
    ...(name === 'ios' ? { webkit: { messageHandlers: { [BRIDGE_NAME]: { postMessage: tell } } } } : {}),
  } as unknown as Changeable<HostWindow>;
  page.parent = name === 'simulator' ? parent : (page as unknown as HostWindow['parent']);
  const app: BridgeTransport = {
    name,
    send(text) {
      if (name === 'android') toPage.forEach((listener) => listener({ data: text }));
      else if (name === 'ios' || name === 'android-object')
        events.dispatchEvent(new CustomEvent(BRIDGE_NAME, { detail: text }));
      else post(ORIGIN, parent, text);
    },
    onText(listener) {
      toApp.add(listener);
      return () => void toApp.delete(listener);
    },
  };
  return { page, app, post };
}

/** An object as `addJavascriptInterface` injects it: methods alone, that throw when they are called detached from it. */
function javascriptInterface(tell: (text: string) => void): { postMessage(text: string): void } {
  return {
    postMessage(text) {
      if (this === undefined) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      tell(text);
    },
  };
}
