import type { NativeStep, OrderId } from '../lib/ids.ts';

/** Who the shopper is, as the host app says it for one page load. Never stored, never logged. */
export interface Identity {
  readonly token: string;
  /** The app's common parameters, sent along with every call (R70). */
  readonly parameters: Readonly<Record<string, string>>;
}

/** How to reach the lender's staff (R42e): `phone` already split at the bars. */
export interface ServiceContact {
  readonly phones: readonly string[];
  readonly whatsApp: string | null;
}

/** The pages of ours that the host may ask to load again (R74). */
export type RefreshablePage = 'cart' | 'order';

/** How the host draws its title bar over our page. */
export type TitleStyle = 'hidden' | 'plain';

/** The native app around our web view (R74). Where there is none, every opening is a no-op and `identify` gives null. */
export interface HostApp {
  /** True where a host is there to be asked: without one the shop says that it opens inside the app (Q67). */
  readonly isPresent: boolean;
  identify(): Promise<Identity | null>;
  /** Forgets the identity it holds, so that the next `identify` asks the app anew (after 400113). */
  forgetIdentity(): void;
  readServiceContact(): Promise<ServiceContact | null>;
  /** Leaves our pages for the app's own. */
  back(): void;
  openLogin(): void;
  openRepayment(order: OrderId): void;
  /** The app's page on an application under review. */
  openReview(order: OrderId): void;
  openOrderConfirmation(order: OrderId): void;
  /** The app's page for a step of the instalment application (R45, R55). */
  openStep(step: NativeStep, order: OrderId): void;
  call(phone: string): void;
  openWhatsApp(number: string): void;
  setTitleStyle(style: TitleStyle): void;
  /** Passes an event on to the app's own tracking. */
  track(event: string, details: Readonly<Record<string, string | number>>): void;
  /** The host asks this page to load again; the returned function ends the watch. */
  onRefresh(page: RefreshablePage, reload: () => void): () => void;
}
