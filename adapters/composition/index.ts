/** `asaan/adapters/composition`: adapters become screens in a container of their own. */

export { ALL_SCREENS } from './all-screens.ts';
export { composeShop, type ScreenCreators, type Shop, type ShopAdapters } from './compose-shop.ts';
export { composeSite, type SiteAdapters, type SiteTools } from './compose-site.ts';
export { makeLazily } from './container.ts';
