import type { OrderId } from '#core/lib/ids.ts';
import { createStore, type Readable } from '#core/lib/store.ts';
import type { HostApp, Identity, RefreshablePage, ServiceContact } from '#core/ports/host-app.ts';
import { createHostSignals } from './host-signals.ts';

/** A page of the app that the stand-in draws over ours. */
export type NativePage =
  | { readonly kind: 'login' }
  | { readonly kind: 'repayment' | 'review' | 'orderConfirmation'; readonly order: OrderId }
  | { readonly kind: 'step'; readonly step: number; readonly order: OrderId };

/** The sandbox's stand-in for the app, in a plain browser: its pages are drawn by `ui/sandbox`, marked as the sandbox. */
export interface BrowserHost extends HostApp {
  readonly page: Readable<NativePage | null>;
  closePage(): void;
  /** Asks our cart or order page to load again, as the app does on return. */
  refresh(page: RefreshablePage): void;
}

/** What the stand-in does in a browser. */
export interface BrowserHostOptions {
  /** Who uses the app now. */
  readonly identify: () => Identity;
  readonly contact: ServiceContact;
  /** Leaves for the app's own shelf of phones. */
  readonly leave: () => void;
  /** Opens a `tel:` or WhatsApp link. */
  readonly openLink: (url: string) => void;
}

/** Makes the host that stands in for the app in a browser; only the sandbox’s build has it (Q67). */
export function createBrowserHost({ identify, contact, leave, openLink }: BrowserHostOptions): BrowserHost {
  const page = createStore<NativePage | null>(null);
  return {
    page,
    closePage: () => page.set(null),
    ...createHostSignals(),
    isPresent: true,
    identify: async () => identify(),
    forgetIdentity: () => undefined,
    readParameters: async () => identify().parameters,
    readServiceContact: async () => contact,
    back: leave,
    openLogin: () => page.set({ kind: 'login' }),
    openRepayment: (order) => page.set({ kind: 'repayment', order }),
    openReview: (order) => page.set({ kind: 'review', order }),
    openOrderConfirmation: (order) => page.set({ kind: 'orderConfirmation', order }),
    openStep: (step, order) => page.set({ kind: 'step', step, order }),
    call: (phone) => openLink(`tel:${phone.replace(/[^0-9+]/g, '')}`),
    openWhatsApp: (number) => openLink(`https://wa.me/${number.replace(/\D/g, '')}`),
    setTitleStyle: () => undefined,
    track: () => undefined,
  };
}
