import * as v from 'valibot';
import { LANGUAGES } from '#core/text/language.ts';
import type { BridgeMethodName } from './bridge-methods.ts';

const text = (meaning: string) => v.pipe(v.string(), v.description(meaning));
const ofOrder = v.strictObject({ productOrderId: text('The order: opaque, and given back as it came.') });
const language = v.pipe(v.picklist(LANGUAGES), v.description('The page’s language.'));

const PARAMS: Readonly<Partial<Record<BridgeMethodName, v.GenericSchema>>> = {
  openRepayment: ofOrder,
  openReview: ofOrder,
  openOrderConfirmation: ofOrder,
  openNextStep: v.strictObject({
    currentStep: v.pipe(v.number(), v.integer(), v.minValue(0), v.description('The number that the gateway sent.')),
    productOrderId: ofOrder.entries.productOrderId,
  }),
  callPhone: v.strictObject({ phone: text('Digits, perhaps behind a plus.') }),
  openWhatsApp: v.strictObject({ number: text('Digits alone, with the country’s code.') }),
  setTitleStyle: v.strictObject({
    style: v.pipe(v.picklist(['hidden', 'plain']), v.description('Whether the app shows its own title bar.')),
  }),
  trackEvent: v.strictObject({
    name: text('`pageView`, `button`, `continueFailed` or `webVital`.'),
    details: v.pipe(
      v.record(v.string(), v.union([v.string(), v.number()])),
      v.description('No person’s data, and nothing that was typed.'),
    ),
  }),
  saveFile: v.strictObject({
    name: text('Name of the file.'),
    type: text('Its MIME type.'),
    data: text('Its bytes in Base64.'),
  }),
  shareText: v.strictObject({ text: text('What is handed to another app.') }),
  speak: v.strictObject({ text: text('What is read aloud.'), language }),
};

const RESULTS: Readonly<Partial<Record<BridgeMethodName, v.GenericSchema>>> = {
  getToken: v.pipe(
    v.nullable(v.pipe(v.string(), v.maxLength(4096))),
    v.description('The access token; null or empty where nobody is logged in.'),
  ),
  getAppParameters: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
    v.description('The common parameters: `language`, and names in snake_case like `app_version`.'),
  ),
  getServiceInfo: v.pipe(
    v.nullable(
      v.object({
        phone: v.optional(text('Numbers, separated by a bar.')),
        whatsApp: v.optional(v.nullable(text('A number, or its `https://wa.me/` address.'))),
      }),
    ),
    v.description('Whom the shopper may call; null where nobody is named.'),
  ),
};

const done = v.pipe(v.unknown(), v.description('Anything, or nothing: that it was done.'));

/** `params` of a method. */
export const bridgeParams = (method: BridgeMethodName): v.GenericSchema => PARAMS[method] ?? v.strictObject({});

/** `result` of a method. */
export const bridgeResult = (method: BridgeMethodName): v.GenericSchema => RESULTS[method] ?? done;
