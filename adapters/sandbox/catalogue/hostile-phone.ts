import type { Address } from '#core/address/address.ts';
import { ATTRIBUTE_ROWS, type ProductAttributes } from '#core/product/product.ts';
import type { CataloguePhone } from './phones.ts';

/** Texts that must be shown as they stand, wherever they turn up (reliability row 45). A run sets `__xss`; none may. */
export const HOSTILE_TEXTS = [
  '<img src=x onerror="window.__xss=1">',
  '"><script>window.__xss=1</script>',
  "' onmouseover='window.__xss=1",
  'javascript:window.__xss=1',
  '<svg/onload=window.__xss=1>',
  '<a href="javascript:window.__xss=1">tap</a>',
  '{{constructor.constructor("window.__xss=1")()}}',
  '${window.__xss=1}',
  "'; DROP TABLE orders; --",
  '&lt;b&gt;bold&#60;/b&#62;',
  '\u202Edetrever\u202C and \u2067isolated\u2069',
  'W'.repeat(64),
] as const;

const hostile = (at: number): string => HOSTILE_TEXTS[at % HOSTILE_TEXTS.length] ?? '';

const attribute = Object.fromEntries(
  Object.entries(ATTRIBUTE_ROWS).map(([group, rows], turn) => [
    group,
    Object.fromEntries(rows.map((row, at) => [row, hostile(turn + at)])),
  ]),
) as ProductAttributes;

/** A phone whose every text tries something. It stands on no shelf; its states do. */
export const HOSTILE_PHONE: CataloguePhone = {
  id: 'hostile-phone',
  brandName: hostile(4),
  productName: hostile(0),
  colors: [`Black ${hostile(2)}`, `Blue ${hostile(5)}`],
  versions: [{ storage: `128GB ${hostile(6)}`, ram: `4GB ${hostile(7)}`, price: 33_000 }],
  linePrice: 34_500,
  pictures: 'xiaomi-redmi-14c/midnight-black',
  attribute,
  says: {
    text: HOSTILE_TEXTS.join(' '),
    deliveryTime: hostile(1),
    installmentPlan: hostile(5),
    courier: hostile(1),
    parcel: hostile(2),
  },
};

/** An address whose texts try to run as code (reliability row 45). */
export const HOSTILE_ADDRESS: Address = {
  name: HOSTILE_TEXTS[0],
  phoneNumber: '03001234567',
  email: "'onload=window/__xss=1'&lt@example.com",
  province: 'Punjab',
  city: 'Lahore',
  street: `${HOSTILE_TEXTS[5]} ${HOSTILE_TEXTS[11]}`,
};
