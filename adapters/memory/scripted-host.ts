import type { HostApp, Identity, Presence, RefreshablePage, ServiceContact } from '#core/ports/host-app.ts';
import type { NativePage } from '../host-app/browser-host.ts';
import { createHostSignals } from '../host-app/host-signals.ts';

/** A page of the app that was opened, or another thing that it was asked for: `value` is a phone, a title's style or an event. */
export interface HostCall extends Readonly<Partial<Record<'order' | 'value', string>>> {
  readonly opened: 'back' | NativePage['kind'] | 'phone' | 'whatsApp' | 'title' | 'event';
  readonly step?: number;
}

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
  const note = (call: HostCall): void => {
    calls.push(call);
    onCall?.(call);
  };
  return {
    calls,
    ...createHostSignals(),
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
  };
}
