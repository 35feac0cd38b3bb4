import type { HostApp, Identity, Presence, RefreshablePage, ServiceContact } from '#core/ports/host-app.ts';
import { createHostSignals } from '../host-app/host-signals.ts';
import type { BridgeTransport } from '../host-app/json-rpc.ts';

/** A page of the app that was opened, or another thing that it was asked for. */
export type HostCall =
  | { readonly opened: 'login' | 'back' }
  | { readonly opened: 'repayment' | 'review' | 'orderConfirmation'; readonly order: string }
  | { readonly opened: 'step'; readonly step: number; readonly order: string }
  | { readonly opened: 'phone' | 'whatsApp' | 'title'; readonly value: string }
  | { readonly opened: 'event'; readonly value: string };

/** A host app whose answers are given beforehand and whose openings are remembered. */
export interface ScriptedHost extends HostApp {
  readonly calls: readonly HostCall[];
  /** Does what the native side does when it wants a page of ours to load again. */
  refresh(page: RefreshablePage): void;
  /** The page goes out of sight, or comes back. */
  tell(presence: Presence): void;
}

/** What the scripted host answers. */
export interface HostScript {
  readonly identity: Identity | null;
  readonly contact?: ServiceContact;
  /** Sees each call as it comes. */
  readonly onCall?: (call: HostCall) => void;
}

/** Makes a host app for tests and the CLI. */
export function createScriptedHost({ identity, contact, onCall }: HostScript): ScriptedHost {
  const calls: HostCall[] = [];
  const signals = createHostSignals();
  const note = (call: HostCall): void => {
    calls.push(call);
    onCall?.(call);
  };
  return {
    calls,
    refresh: signals.refresh,
    tell: signals.tell,
    isPresent: identity !== null,
    identify: async () => identity,
    forgetIdentity: () => undefined,
    readParameters: async () => identity?.parameters ?? {},
    readServiceContact: async () => contact ?? null,
    back: () => note({ opened: 'back' }),
    openLogin: () => note({ opened: 'login' }),
    openRepayment: (order) => note({ opened: 'repayment', order }),
    openReview: (order) => note({ opened: 'review', order }),
    openOrderConfirmation: (order) => note({ opened: 'orderConfirmation', order }),
    openStep: (step, order) => note({ opened: 'step', step, order }),
    call: (phone) => note({ opened: 'phone', value: phone }),
    openWhatsApp: (number) => note({ opened: 'whatsApp', value: number }),
    setTitleStyle: (style) => note({ opened: 'title', value: style }),
    track: (event) => note({ opened: 'event', value: event }),
    onRefresh: signals.onRefresh,
    onPresence: signals.onPresence,
  };
}

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
