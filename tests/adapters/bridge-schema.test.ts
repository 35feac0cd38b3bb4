import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { createBridgeExtras } from '#adapters/host-app/bridge-extras.ts';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { createRpcClient } from '#adapters/host-app/json-rpc.ts';
import { serveBridge } from '#adapters/host-app/native-side.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryTransport } from '#adapters/memory/memory-transport.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { bridgeSchema } from '../architecture/bridge-schema.ts';
import { ROOT } from '../support/test-server.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
const ajv = new Ajv2020({ strict: false, allErrors: true });
const schema = bridgeSchema();
const isMessage = ajv.compile(schema);
ajv.addSchema({ ...schema, $id: 'bridge' });
const resultsOf = (method: string) => ajv.compile({ $ref: `bridge#/$defs/results/properties/${method}` });

/** Everything that both sides say while the page uses the whole bridge. */
async function conversation(lacks: readonly BridgeMethodName[]) {
  const transport = createMemoryTransport();
  const heard: { readonly from: 'page' | 'native'; readonly message: Record<string, unknown> }[] = [];
  transport.native.onText((text) => heard.push({ from: 'page', message: JSON.parse(text) as Record<string, unknown> }));
  transport.page.onText((text) => heard.push({ from: 'native', message: JSON.parse(text) as Record<string, unknown> }));
  const app = createScriptedHost({
    identity: { token: 'sandbox-token', parameters: { app_version: '1', language: 'ur' } },
  });
  const native = serveBridge(transport.native, app, { lacks: () => lacks });
  const rpc = createRpcClient(transport.page, createManualClock());
  const nothing = (): void => undefined;
  const clock = createManualClock();
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
  return heard;
}

describe('the bridge as JSON Schema', () => {
  it.each([
    ['with every method', []],
    ['where the app has half of them', METHODS.filter((_, at) => at % 2 === 0)],
  ] as const)('R74 holds everything that both sides say, %s', async (_name, lacks) => {
    const heard = await conversation(lacks);
    for (const { message } of heard) expect([message, isMessage(message)]).toEqual([message, true]);
    const asked = heard.filter(({ from }) => from === 'page').map(({ message }) => message['method']);
    expect(new Set(asked)).toEqual(new Set(METHODS));
    for (const { message } of heard.filter(({ from, message: each }) => from === 'native' && 'result' in each)) {
      const question = heard.find((each) => each.from === 'page' && each.message['id'] === message['id'])?.message;
      const method = String(question?.['method']);
      expect([method, message['result'], resultsOf(method)(message['result'])]).toEqual([
        method,
        message['result'],
        true,
      ]);
    }
  });

  it('names the parameters that the table of methods names', () => {
    const { request } = schema['$defs'] as { readonly request: { readonly oneOf: readonly Titled[] } };
    for (const { title, properties } of request.oneOf)
      expect([title, Object.keys(properties.params.properties)]).toEqual([
        title,
        [...BRIDGE_METHODS[title as BridgeMethodName].params],
      ]);
    expect(request.oneOf.map(({ title }) => title)).toEqual(METHODS);
  });

  it('refuses what is no message of the bridge', () => {
    for (const wrong of [
      { jsonrpc: '2.0', id: 1, method: 'getTokens', params: {} },
      { jsonrpc: '2.0', id: 1, method: 'openReview', params: {} },
      { jsonrpc: '2.0', id: 1, method: 'openReview', params: { productOrderId: 12 } },
      { jsonrpc: '1.0', id: 1, result: 'x' },
      { jsonrpc: '2.0', method: 'refreshEverything' },
    ])
      expect([wrong, isMessage(wrong)]).toEqual([wrong, false]);
    expect(resultsOf('getToken')(12)).toBe(false);
    expect(resultsOf('getAppParameters')('x')).toBe(false);
  });

  it('is linked from the document for the app’s developers', () => {
    const text = readFileSync(join(ROOT, 'adapters', 'host-app', 'README.md'), 'utf8');
    expect(text).toContain('(bridge.schema.json)');
  });
});

interface Titled {
  readonly title: string;
  readonly properties: { readonly params: { readonly properties: object } };
}
