import { createContext, useContext, useEffect, useState } from 'react';
import type { ToastNotices } from '#adapters/browser/toast-notices.ts';
import type { ShopPorts } from '#adapters/composition/compose-shop.ts';
import type { HostApp, ServiceContact } from '#core/ports/host-app.ts';
import type { KeptTap } from '#core/product/kept-tap.ts';

/** What the shop's pages are given: what their screens are made on, the toast, the app around them. */
export interface Shop {
  readonly ports: ShopPorts;
  readonly notices: ToastNotices;
  readonly hostApp: HostApp;
  /** A tap on the product page's shell, for its screen. */
  readonly buyWhenReady?: KeptTap | undefined;
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

/** How to reach the staff, null while it is not known. */
export function useServiceContact(): ServiceContact | null {
  const { hostApp } = useShop();
  const [contact, setContact] = useState<ServiceContact | null>(null);
  useEffect(() => {
    let isHere = true;
    void hostApp.readServiceContact().then((known) => {
      if (isHere) setContact(known);
    });
    return () => {
      isHere = false;
    };
  }, [hostApp]);
  return contact;
}
