import { createContext, useContext } from 'react';
import type { Store } from '#core/lib/store.ts';
import type { Clock } from '#core/ports/device.ts';
import type { HostApp, PageExtras } from '#core/ports/host-app.ts';
import type { ShownNotice } from '#core/ports/page.ts';
import type { ScreenFactories } from '#core/screens/factories.ts';
import type { ShopperGuard } from '#core/session/shopper-guard.ts';
import type { Language } from '#core/text/language.ts';

/** What the shop's pages are given: the makers of their screens, the notice over them, the app around them. */
export interface Shop {
  readonly screens: ScreenFactories;
  readonly notice: ShownNotice;
  readonly hostApp: Pick<
    HostApp,
    'isPresent' | 'back' | 'readServiceContact' | 'call' | 'openWhatsApp' | 'setTitleStyle'
  >;
  readonly clock: Clock;
  /** Hides a page from whoever is not its shopper (Q71). */
  readonly guard: Pick<ShopperGuard, 'cover' | 'retry'>;
  /** Has the app read a text aloud; null without an app. */
  readonly speak: ((text: string, language: Language) => Promise<boolean>) | null;
  /** Keeps for the session whether the text is larger. */
  readonly keepLargeText: (isLarge: boolean) => void;
  /** Saves files, shares texts and prints: the app, else the browser. */
  readonly extras: () => Promise<PageExtras>;
  /** Opens the app's login page. */
  readonly logIn: () => void;
  /** Whether a tap on the product page's shell waits, for its screen. */
  readonly buyWhenReady?: Store<boolean> | undefined;
}

const ShopContext = createContext<Shop | null>(null);

/** Gives the shop to everything below. */
export const ShopProvider = ShopContext.Provider;

/** The shop; a page outside a provider is a mistake of ours. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('a shop page needs a ShopProvider');
  return shop;
}

/** The makers of the shop's screens. */
export function useScreens(): ScreenFactories {
  return useShop().screens;
}
