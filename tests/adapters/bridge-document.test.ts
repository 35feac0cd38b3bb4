import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { createBridgeExtras } from '#adapters/host-app/bridge-extras.ts';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { BRIDGE_NOTIFICATIONS } from '#adapters/host-app/bridge-notifications.ts';
import { createRpcClient, METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';
import { serveBridge } from '#adapters/host-app/native-side.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryTransport } from '#adapters/memory/memory-transport.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { bridgeSchema } from '../architecture/bridge-schema.ts';
import { ROOT } from '../support/test-server.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What only some apps have. */
const OPTIONAL: readonly BridgeMethodName[] = ['printPage', 'saveFile', 'shareText', 'speak'];

it.each([
  ['kotlin', /^ +"(\w+)" ->/gm],
  ['swift', /^ +case "(\w+)":/gm],
])(
  'R74 the %s listing for the app’s developers has every name of the bridge, and answers no other method',
  (language, cases) => {
    const text = readFileSync(join(ROOT, 'adapters', 'host-app', 'README.md'), 'utf8');
    const code = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
    const answered = [...code.matchAll(cases)].map(([, method]) => method);
    expect(new Set(answered).size).toBe(answered.length);
    for (const method of answered) expect(METHODS).toContain(method);
    for (const method of METHODS.filter((each) => !OPTIONAL.includes(each))) {
      expect(answered).toContain(method);
      for (const name of BRIDGE_METHODS[method].params) expect(code).toContain(`"${name}"`);
    }
    for (const name of [...OPTIONAL, `CustomEvent('${BRIDGE_NAME}'`, `"${BRIDGE_NAME}"`, String(METHOD_NOT_FOUND)])
      expect(code).toContain(name);
    expect([...code.matchAll(/"(refresh\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(BRIDGE_NOTIFICATIONS));
  },
);

it.each([
  ['with every method', []],
  ['where the app has half of them', METHODS.filter((_, at) => at % 2 === 0)],
] as const)('R74 the JSON Schema of the bridge holds everything that both sides say, %s', async (_name, lacks) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const schema = bridgeSchema();
  const isMessage = ajv.compile(schema);
  ajv.addSchema({ ...schema, $id: 'bridge' });
  const { asked, said } = await conversation(lacks);
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(METHODS));
  for (const message of [...asked, ...said]) expect([message, isMessage(message)]).toEqual([message, true]);
  for (const { id, result } of said.filter((each) => 'result' in each)) {
    const method = asked.find((each) => each.id === id)?.method ?? '';
    const isResult = ajv.compile({ $ref: `bridge#/$defs/results/properties/${method}` });
    expect([method, result, isResult(result)]).toEqual([method, result, true]);
  }
  for (const wrong of [{ id: 1, method: 'openReview', params: {} }, { method: 'refreshEverything' }])
    expect(isMessage({ jsonrpc: '2.0', ...wrong })).toBe(false);
});

// Helpers

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
}

/** Everything that page and app say while the page uses the whole bridge. */
async function conversation(lacks: readonly BridgeMethodName[]) {
  const transport = createMemoryTransport();
  const [asked, said]: [Message[], Message[]] = [[], []];
  transport.native.onText((text) => asked.push(JSON.parse(text) as Message));
  transport.page.onText((text) => said.push(JSON.parse(text) as Message));
  const identity = { token: 'sandbox-token', parameters: { app_version: '1', language: 'ur' } };
  const native = serveBridge(transport.native, createScriptedHost({ identity }), { lacks: () => lacks });
  const clock = createManualClock();
  const rpc = createRpcClient(transport.page, clock);
  const nothing = (): void => undefined;
  const host = createBridgeHost({ rpc, clock, back: nothing, openLink: nothing, onMissing: nothing });
  const extras = createBridgeExtras(rpc);
  const order = orderId('20261122000000000001');
  await host.identify();
  await host.readServiceContact();
  host.back();
  host.openLogin();
  host.openRepayment(order);
  host.openReview(order);
  host.openOrderConfirmation(order);
  host.openStep(nativeStep(1030), order);
  host.call('0300 1234567');
  host.openWhatsApp('+92 300 1234567');
  host.setTitleStyle('hidden');
  host.track('pageView', { page: 'cart', ms: 12 });
  await extras.printPage();
  await extras.saveFile({ name: 'plan.ics', type: 'text/calendar', bytes: new Uint8Array([1, 2, 3]) });
  await extras.shareText('A text');
  await extras.speak('متن', 'ur');
  native.refresh('cart');
  native.refresh('order');
  return { asked, said };
}
