import * as v from 'valibot';
import { ADDRESS_MAX_LENGTH } from '#core/address/address-form.ts';

/** The description of a field, beside its type. */
const said = <S extends v.GenericSchema>(schema: S, words: string) => v.pipe(schema, v.description(words));
const id = (words: string) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.description(words));
const words = (most: number | undefined, meaning: string) =>
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(most ?? 200), v.description(meaning));

const productOrderId = id('The order: opaque text that goes back as it came. Another shopper’s counts as missing.');
const originalProductId = v.pipe(
  v.string(),
  v.maxLength(200),
  v.description('The plan (loan product) by its id, as `calcInfos` and `loanDays` name it; empty for none.'),
);
const wholeNumber = (meaning: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999), v.description(meaning));
const ofOrder = v.strictObject({ productOrderId });

/**
 * What each of the 13 calls sends beside token and common parameters, by its path. The sandbox judges requests by these
 * schemas, and the OpenAPI document is written from them.
 */
export const REQUEST_SCHEMAS = {
  'product/detail': v.strictObject({ productId: id('The phone.') }),
  'now/buy': v.strictObject({
    productId: id('The phone.'),
    skuCode: id('Its variant: colour and storage.'),
  }),
  'user/cancel/awaiting/pay': ofOrder,
  'get/purchase/info': ofOrder,
  'pay/type/bnpl': ofOrder,
  'get/addr': ofOrder,
  'complete/addr': v.strictObject({
    productOrderId,
    name: words(ADDRESS_MAX_LENGTH.name, 'Who takes the parcel.'),
    phoneNumber: words(
      ADDRESS_MAX_LENGTH.phoneNumber,
      'A Pakistani mobile number: 11 digits, `03` first. A wrong one is refused by 400115, a longer text by 400110.',
    ),
    email: words(ADDRESS_MAX_LENGTH.email, 'An e-mail address.'),
    addr: words(ADDRESS_MAX_LENGTH.street, 'House, street, quarter.'),
    province: words(undefined, 'Province, by the name that the server knows.'),
    city: words(undefined, 'City or district, by the name that the server knows.'),
  }),
  'purchase/action': v.strictObject({
    receiptType: said(v.picklist([1, 2]), '1 express delivery, 2 pick-up.'),
    productOrderId,
    paymentType: said(v.picklist([1, 2]), '1 paid in full, 2 in instalments.'),
    originalProductId,
  }),
  'get/calc/info': v.strictObject({
    productOrderId,
    productAmount: v.pipe(
      v.number(),
      v.minValue(0),
      v.description('Rupees. A hint: the order’s own amount counts, whatever is sent.'),
    ),
    overdueDays: wholeNumber('Days after the due date, for the penalty.'),
    loanDays: wholeNumber('Days of the plan. A hint, used where no plan is named; 0 for none.'),
    originalProductId,
  }),
  'get/order/details': ofOrder,
  'user/confirm/receipt': ofOrder,
  'get/refund/cooling/info': ofOrder,
  'refund/cooling': ofOrder,
} as const;

/** A path of the 13 calls. */
export type RequestPath = keyof typeof REQUEST_SCHEMAS;

const complaintText = (meaning: string) => v.pipe(v.string(), v.description(meaning));
const NAME = 'Who complains. An empty one is answered by status 0.';
const MOBILE = 'The mobile number that the complaint is about: 10 digits, `3` first, without the leading zero.';
const PROBLEM = 'What happened, at most 2000 UTF-16 units.';

/** The complaint's body in the spelling of English pages. */
export const COMPLAINT_EN = v.strictObject({
  nameData: complaintText(NAME),
  mobileData: complaintText(MOBILE),
  problemData: complaintText(PROBLEM),
});
/** The complaint's body in the spelling of Urdu pages. */
export const COMPLAINT_UR = v.strictObject({
  name: complaintText(NAME),
  mobile: complaintText(MOBILE),
  problemDescription: complaintText(PROBLEM),
});

/**
 * Whether a name is one of the app's common parameters, which travel beside a call's own: `language`, and every name in
 * snake_case, like `app_version`. The calls' own names have no underscore.
 */
export const isCommonParameter = (name: string): boolean => /^(?:language|[a-z\d]+(?:_[a-z\d]+)+)$/.test(name);
