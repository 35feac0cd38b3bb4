import { SANDBOX_FIXTURES } from '#adapters/conformance/fixtures.ts';
import { NEEDED_ACTIONS } from '#adapters/conformance/run-laws.ts';
import { DOCUMENTED_CALLS, type RequestPath } from '#adapters/gateway/document/calls.ts';
import { COMPLAINT_PATH, complaintBody } from '#adapters/gateway/wire/file-complaint.ts';
import { FOLDERS } from '#adapters/gateway/wire-format.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { readManifest } from './entries.ts';
import { codesOf, PATHS } from './openapi.ts';

/** What the collection asks with, to be set anew for another gateway than `asaan sandbox start`. */
const VARIABLES: Readonly<Record<string, string>> = {
  gateway: 'http://127.0.0.1:8081/gateway',
  source: SANDBOX.source,
  token: SANDBOX.token,
  productId: SANDBOX_FIXTURES.product.productId,
  skuCode: SANDBOX_FIXTURES.product.skuCode,
  productOrderId: '',
  originalProductId: '',
};

const { address } = SANDBOX_FIXTURES;
/** A value of each field of a request that is no variable, and of an action. */
const VALUES: Readonly<Record<string, unknown>> = {
  name: address.name,
  phoneNumber: address.phoneNumber,
  email: address.email,
  province: address.province,
  city: address.city,
  addr: address.street,
  receiptType: 1,
  paymentType: 2,
  productAmount: 0,
  overdueDays: 0,
  loanDays: 0,
  order: '{{productOrderId}}',
  shopper: '{{token}}',
  sku: '{{skuCode}}',
  days: 31,
  status: null,
  step: 1110,
  limit: 50_000,
  left: SANDBOX_FIXTURES.product.stock,
};

const valueOf = (field: string): unknown => (Object.hasOwn(VARIABLES, field) ? `{{${field}}}` : VALUES[field]);

const HEADERS = [
  { key: 'content-type', value: 'application/json' },
  { key: 'source', value: '{{source}}' },
];
/** A key of its own for each time that a request is sent. */
const KEY = { key: 'Idempotency-Key', value: '{{$guid}}' };

function item(name: string, path: string, body: object, { description = '', isKeyed = false, auth = {} }): object {
  const raw = `{{gateway}}${path}`;
  return {
    name,
    request: {
      method: 'POST',
      description,
      header: isKeyed ? [...HEADERS, KEY] : HEADERS,
      url: { raw, host: ['{{gateway}}'], path: path.slice(1).split('/') },
      body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
      ...auth,
    },
    response: [],
  };
}

/** What an answer leaves for the requests after it, as scripts of the collection; `data` is a name of Postman's own. */
const KEPT: Readonly<Partial<Record<RequestPath, readonly string[]>>> = {
  'now/buy': [
    'const bought = pm.response.json().data;',
    'const order = bought && (bought.productOrderId || bought.watingPayProductOrderId);',
    "if (order) pm.collectionVariables.set('productOrderId', order);",
  ],
  'get/purchase/info': [
    'const info = pm.response.json().data;',
    'const [plan] = (info && info.calcInfos) || [];',
    "if (plan) pm.collectionVariables.set('originalProductId', plan.originalProductId);",
  ],
};

/** Stands behind everything that goes on with the order. */
const CANCEL = 'user/cancel/awaiting/pay';

function callItem(path: RequestPath): object {
  const { purpose, request, isCommand: isKeyed } = DOCUMENTED_CALLS[path];
  const body = Object.fromEntries(request.required.map((field) => [field, valueOf(field)]));
  const description = `${purpose} Codes: ${codesOf(path).join(', ')}; fields.md says when.`;
  const script = KEPT[path];
  const event =
    script === undefined ? {} : { event: [{ listen: 'test', script: { type: 'text/javascript', exec: script } }] };
  return { ...item(path, FOLDERS['bearer-body'] + path, body, { description, isKeyed }), ...event };
}

const NO_AUTH = { auth: { type: 'noauth' } };

function complaintItems(): readonly object[] {
  const complaint = { name: 'Ayesha', mobile: '3001234567', problem: 'A caller asked for my PIN.' };
  return (['en', 'ur'] as const).map((language) =>
    item(`complaint, ${language}`, COMPLAINT_PATH, complaintBody({ language, ...complaint }), {
      isKeyed: true,
      auth: NO_AUTH,
    }),
  );
}

function actionItems(): readonly object[] {
  return NEEDED_ACTIONS.map(([action, { fields, does }]) => {
    const body = { action, ...Object.fromEntries(fields.map((field) => [field, VALUES[field]])) };
    return item(action, '/__sandbox', body, { description: does, auth: NO_AUTH });
  });
}

/** The calls in `bearer-body`, the complaint and the back office, in Postman's format 2.1. */
export function postmanCollection(root: string): object {
  return {
    info: {
      name: 'The gateway',
      description:
        'Written from the same schemas as openapi.json. Sent from top to bottom, the calls go from a phone to its order in instalments. What `sealed-query` encrypts is left to a shell: adapters/gateway/README.md shows it.',
      version: readManifest(root).version,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: Object.entries(VARIABLES).map(([key, value]) => ({ key, value, type: 'string' })),
    item: [
      { name: 'calls', item: PATHS.filter((path) => path !== CANCEL).map(callItem) },
      { name: 'complaint', item: complaintItems() },
      { name: 'back office', item: actionItems() },
      { name: 'an order that is called off', item: (['now/buy', CANCEL] as const).map(callItem) },
    ],
  };
}
