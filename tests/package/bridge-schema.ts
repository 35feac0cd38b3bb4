import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NOTIFICATIONS } from '#adapters/host-app/host-signals.ts';
import { METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';
import { LANGUAGES } from '#core/text/language.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as readonly BridgeMethodName[];
const RPC = { jsonrpc: { const: '2.0' } };
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });

const text = (description: string) => ({ type: 'string', description });
/** Each field of `params`, whichever method takes it. */
const FIELDS: Readonly<Record<string, object>> = {
  productOrderId: text('The order: opaque, and given back as it came.'),
  currentStep: { type: 'integer', minimum: 0, description: 'The number that the gateway sent.' },
  phone: text('Digits, perhaps behind a plus.'),
  number: text('Digits alone, with the country’s code.'),
  style: { enum: ['hidden', 'plain'], description: 'Whether the app shows its own title bar.' },
  name: text('Of an event: `pageView`, `button`, `continueFailed` or `webVital`; else of the file.'),
  details: {
    type: 'object',
    additionalProperties: { type: ['string', 'number'] },
    description: 'No person’s data, and nothing that was typed.',
  },
  type: text('The file’s MIME type.'),
  data: text('Its bytes in Base64.'),
  text: text('What is handed to another app, or read aloud.'),
  language: { enum: LANGUAGES, description: 'The page’s language.' },
};

/** `params` of a method: all of its fields, and no others. */
const paramsOf = (method: BridgeMethodName): object => {
  const fields: readonly string[] = BRIDGE_METHODS[method].params;
  const properties = Object.fromEntries(fields.map((field) => [field, FIELDS[field]]));
  return { type: 'object', properties, required: fields, additionalProperties: false };
};

const DONE = { description: 'Anything, or nothing: that it was done.' };
const RESULTS: Readonly<Partial<Record<BridgeMethodName, object>>> = {
  getToken: {
    type: ['string', 'null'],
    maxLength: 4096,
    description: 'The access token; null or empty where nobody is logged in.',
  },
  getAppParameters: {
    type: 'object',
    additionalProperties: { type: ['string', 'number', 'boolean'] },
    description: 'The common parameters: `language`, and names in snake_case like `app_version`.',
  },
  getServiceInfo: {
    type: ['object', 'null'],
    properties: {
      phone: text('Numbers, separated by a bar.'),
      whatsApp: { type: ['string', 'null'], description: 'A number, or its `https://wa.me/` address.' },
    },
    description: 'Whom the shopper may call; null where nobody is named.',
  },
};

/** The bridge's messages as JSON Schema: what the page sends, what the app answers, what it says of its own accord. */
export function bridgeSchema(): Readonly<Record<string, unknown>> {
  const requests = METHODS.map((method) => ({
    title: method,
    description: `Without an answer: ${BRIDGE_METHODS[method].without}.`,
    type: 'object',
    required: ['jsonrpc', 'id', 'method', 'params'],
    properties: { ...RPC, id: { type: 'integer' }, method: { const: method }, params: paramsOf(method) },
    additionalProperties: false,
  }));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The bridge between page and app',
    description: 'One text a message, JSON-RPC 2.0. adapters/host-app/README.md says when each is sent.',
    oneOf: [ref('request'), ref('result'), ref('error'), ref('notification')],
    $defs: {
      request: { description: 'From the page.', oneOf: requests },
      result: {
        description: 'From the app, within 5 seconds. What `result` is: see `results`, by the method that was asked.',
        type: 'object',
        required: ['jsonrpc', 'id'],
        properties: { ...RPC, id: { type: ['integer', 'string'] }, result: true, error: { type: 'null' } },
        not: { required: ['method'] },
      },
      error: {
        description: `From the app: it could not. Code ${METHOD_NOT_FOUND}: it has no such method.`,
        type: 'object',
        required: ['jsonrpc', 'id', 'error'],
        properties: {
          ...RPC,
          id: { type: ['integer', 'string'] },
          error: {
            type: 'object',
            required: ['code'],
            properties: { code: { type: 'integer' }, message: { type: 'string' } },
          },
        },
        not: { required: ['method'] },
      },
      notification: {
        description: 'From the app, of its own accord. Whatever else it carries is not read.',
        type: 'object',
        required: ['jsonrpc', 'method'],
        properties: { ...RPC, method: { enum: Object.keys(BRIDGE_NOTIFICATIONS) } },
        not: { required: ['id'] },
      },
      results: {
        description: 'What `result` is, by method.',
        properties: Object.fromEntries(METHODS.map((method) => [method, RESULTS[method] ?? DONE])),
      },
    },
  };
}
