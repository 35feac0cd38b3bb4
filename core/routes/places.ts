import { type LoanProductId, loanProductId, type OrderId, orderId, type ProductId, productId } from '../lib/ids.ts';
import { keyOf } from '../lib/key-of.ts';
import { type Paisa, paisaFromRupees, rupeesFromPaisa } from '../lib/money.ts';

/** Every page of the shop, with what its address carries (specification, §2). */
export type Place =
  | { readonly page: 'product'; readonly product: ProductId | null }
  | { readonly page: 'cart' }
  /** `order`: the order that is edited; without it the one kept for the session (Q52). */
  | { readonly page: 'address'; readonly order: OrderId | null }
  | {
      readonly page: 'bnplCalculator';
      readonly order: OrderId | null;
      /** Hints for display: the server's figures win (Q54). */
      readonly productAmount: Paisa | null;
      /** Days. */
      readonly loanDays: number | null;
      /** The plan that was chosen in the cart (Q69): several may have the same days. */
      readonly plan: LoanProductId | null;
    }
  /** `isFromHost`: Back leaves for the app (Q44). */
  | { readonly page: 'order'; readonly order: OrderId | null; readonly isFromHost: boolean }
  | { readonly page: 'refund'; readonly order: OrderId | null };

/** Names a page of the shop. */
export type ShopPage = Place['page'];

/** Paths of the shop's pages; letters count in upper and lower case. */
export const SHOP_PATHS: Record<ShopPage, string> = {
  product: '/bnpl/productInfo',
  cart: '/bnpl/cartInfo',
  address: '/bnpl/addressInfo',
  bnplCalculator: '/bnpl/calculatorBnpl',
  order: '/bnpl/productBuyDetails',
  refund: '/bnpl/coolOffPeriod',
};

/** The shop's entry, which leads to the product page. */
export const SHOP_ROOT = '/bnpl';

/** The page at a path, null where the path is none of the shop's. */
export function shopPageAt(path: string): ShopPage | null {
  const plain = path.replace(/\/$/, '');
  return plain === SHOP_ROOT ? 'product' : keyOf(SHOP_PATHS, plain);
}

/** The place at a path with its query, null for a value that is not there; `pathOf` undoes it. Values that make no sense count as absent. */
export function placeAt(path: string, query: (name: string) => string | null): Place | null {
  const page = shopPageAt(path);
  const order = (): OrderId | null => present(query('productOrderId'), orderId);
  switch (page) {
    case null:
      return null;
    case 'product':
      return { page, product: present(query('productId'), productId) };
    case 'cart':
      return { page };
    case 'address':
    case 'refund':
      return { page, order: order() };
    case 'order':
      return { page, order: order(), isFromHost: query('back') !== null };
    case 'bnplCalculator':
      return {
        page,
        order: order(),
        productAmount: present(query('productAmount'), paisaFromRupees),
        loanDays: present(query('loanDays'), (days) => (/^[1-9]\d{0,3}$/.test(days) ? Number(days) : null)),
        plan: present(query('originalProductId'), loanProductId),
      };
  }
}

/** What the address of any place may carry. */
type Carried = Partial<PlaceOf<'product'> & PlaceOf<'order'> & PlaceOf<'bnplCalculator'>>;
type PlaceOf<P extends ShopPage> = Omit<Extract<Place, { readonly page: P }>, 'page'>;

/** The address of a place, path and query. */
export function pathOf({ page, ...about }: Place): string {
  const { product, order, isFromHost, productAmount, loanDays, plan }: Carried = about;
  const written = Object.entries({
    productId: product,
    productOrderId: order,
    back: isFromHost ? 1 : null,
    productAmount: productAmount && rupeesFromPaisa(productAmount),
    loanDays,
    originalProductId: plan,
  }).flatMap(([name, value]) => ((value ?? null) === null ? [] : [`${name}=${encodeURIComponent(String(value))}`]));
  return SHOP_PATHS[page] + (written.length === 0 ? '' : `?${written.join('&')}`);
}

function present<T>(text: string | null, mark: (text: string) => T): T | null {
  return text ? mark(text) : null;
}

/** True for local and test hosts, which speak to the test gateway (R36); all others speak to the production one. */
export function isTestHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|test\..+|.+\.test)$/.test(host);
}
