import type { NativeStep, OrderId } from '../lib/ids.ts';
import type { Place } from '../routes/places.ts';
import type { Language } from '../text/language.ts';

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

/** How the app draws its title bar over an address: our pages have a bar with Back of their own, what is no page has none (R74). */
export const titleStyleOf = (place: Place | null): TitleStyle => (place === null ? 'plain' : 'hidden');

/**
 * `away`: the page goes out of sight, or to sleep. `back`: it is in front again, or the app was in front of it: whoever
 * uses the app now may be another.
 */
export type Presence = 'away' | 'back';

/** What some apps can do beyond the bridge's methods, since a web view lacks it; a browser by itself does most of it. False for what cannot be done; never rejects. */
export interface HostExtras {
  /** Prints the page. */
  printPage(): Promise<boolean>;
  saveFile(file: HostFile): Promise<boolean>;
  /** Hands a text to another app. */
  shareText(text: string): Promise<boolean>;
  speak(text: string, language: Language): Promise<boolean>;
}

/**
 * What came of something that not every app can do: true for done, false for not; `copied`: the text is in the clipboard instead;
 * `unsure`: the page's own way was tried, and does not say whether it works here.
 */
export type Done = boolean | 'copied' | 'unsure';

/** The same as a page does it: by the app, else by the web's own way. */
export interface PageExtras extends Pick<HostExtras, 'printPage' | 'speak'> {
  saveFile(file: HostFile): Promise<Done>;
  shareText(text: string): Promise<Done>;
}

/** A file for the shopper to keep. */
export interface HostFile {
  readonly name: string;
  /** MIME type, like `text/calendar`. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The native app around our web view (R74). Where there is none, every opening is a no-op and `identify` gives null. */
export interface HostApp {
  /** True where a host is there to be asked: without one the shop says that it opens inside the app (Q67). */
  readonly isPresent: boolean;
  identify(): Promise<Identity | null>;
  /** Forgets the identity it holds, so that the next `identify` asks the app anew. */
  forgetIdentity(): void;
  /** The app's common parameters, the language among them (Q50), also where nobody is logged in; none where it says none. */
  readParameters(): Promise<Identity['parameters']>;
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
  /** Tells of going and coming back, and before each `onRefresh` that the app was in front; the returned function ends it. */
  onPresence(watch: (presence: Presence) => void): () => void;
}
