import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_WAIT_MS, type BridgeTransport, createRpcClient } from '#adapters/host-app/json-rpc.ts';
import { type HeardCall, serveBridge } from '#adapters/host-app/native-side.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryTransport } from '#adapters/memory/memory-transport.ts';
import { createScriptedHost, type ScriptedHost } from '#adapters/memory/scripted-host.ts';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { hostAppContract } from '../contracts/host-app.contract.ts';
import { keepTally } from '../faults/tally.ts';
import { nativeWindow, ORIGIN } from '../support/native-window.ts';

const tally = keepTally('core', 'bridge');
const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What only some apps have. */
const OPTIONAL: ReadonlySet<BridgeMethodName> = new Set(['printPage', 'saveFile', 'shareText', 'speak']);
const REQUIRED = METHODS.filter((method) => !OPTIONAL.has(method));

hostAppContract('bridge over memory', () => {
  const { host, native } = bridged();
  return { host, refresh: native.refresh };
});
for (const name of ['android', 'android-object', 'ios', 'simulator'] as const) {
  hostAppContract(`bridge over ${name}`, () => {
    const { page, app } = nativeWindow(name);
    const transport = findTransport(page, name === 'simulator');
    if (transport === null) throw new Error('no host was found');
    expect(transport.name).toBe(name);
    const native = serveBridge(app, createScriptedHost({ identity: { token: 'sandbox-token', parameters: {} } }));
    return { host: bridge(transport).host, refresh: native.refresh };
  });
}

describe('R74 the bridge', { timeout: 120_000 }, () => {
  it('R74 calls each of the 13 methods by its name, and hands over ids digit for digit', async () => {
    const { host, calls } = bridged();
    const order = orderId('20261121000000000000000001');
    await host.identify();
    await host.readServiceContact();
    host.back();
    host.openLogin();
    host.openRepayment(order);
    host.openReview(order);
    host.openOrderConfirmation(order);
    host.openStep(nativeStep(1030), order);
    host.call('051-111 883 883;evil');
    host.openWhatsApp('+92 308 8888260');
    host.setTitleStyle('hidden');
    host.track('event', { count: 1 });
    await settle();
    expect(calls.map(({ method }) => method).toSorted()).toEqual(REQUIRED.toSorted());
    expect(calls).toHaveLength(13);
    expect(calls).toContainEqual({
      id: expect.any(Number),
      method: 'openNextStep',
      params: { currentStep: 1030, productOrderId: order },
    });
    expect(calls).toContainEqual({
      id: expect.any(Number),
      method: 'callPhone',
      params: { phone: '051111883883' },
    });
  });

  it('Q67 falls back, method by method, to what a browser can do, and says the rest', async () => {
    const { host, did } = bridged(METHODS);
    expect(await host.identify()).toBeNull();
    expect(await host.readServiceContact()).toBeNull();
    host.back();
    host.openRepayment(orderId('1'));
    host.call('0511');
    host.openWhatsApp('92300');
    host.track('event', {});
    await settle();
    expect(did).toEqual(['back', 'missing', 'open tel:0511', 'open https://wa.me/92300']);
  });

  it('Q67 waits 5 seconds for a host that says nothing, then asks anew; a late answer is nobody’s', async () => {
    const { page, native } = createMemoryTransport();
    const { host, clock } = bridge(page);
    const sent: { readonly id: number; readonly method: string }[] = [];
    native.onText((text) => sent.push(JSON.parse(text) as (typeof sent)[number]));
    const first = host.identify();
    clock.pass(BRIDGE_WAIT_MS - 1);
    expect(await Promise.race([first, settle().then(() => 'waiting')])).toBe('waiting');
    clock.pass(1);
    expect(await first).toBeNull();
    for (const { id } of sent) native.send(JSON.stringify({ jsonrpc: '2.0', id, result: 'late-token' }));
    const second = host.identify();
    for (const { id, method } of sent.slice(2)) {
      native.send(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'getToken' ? 'fresh' : {} }));
    }
    expect(await second).toEqual({ token: 'fresh', parameters: {} });
  });

  it('takes the first of two answers, and one identity for all who ask at once', async () => {
    const { page, native } = createMemoryTransport();
    const { host } = bridge(page);
    let asked = 0;
    native.onText((text) => {
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      asked += 1;
      for (const token of [`first-${asked}`, 'second']) {
        native.send(JSON.stringify({ jsonrpc: '2.0', id, result: method === 'getToken' ? token : {} }));
      }
    });
    const all = await Promise.all([host.identify(), host.identify(), host.identify()]);
    expect(new Set(all.map((identity) => identity?.token)).size).toBe(1);
    expect(asked).toBe(2);
  });

  it('survives a host that throws, answers anything, or speaks no JSON-RPC: always an identity with a token, or none', async () => {
    await tally.prove(
      '33 a host that throws, or answers anything',
      [300, 10_000],
      fc.asyncProperty(
        fc.array(fc.oneof(fc.jsonValue(), fc.string()), { minLength: 2, maxLength: 6 }),
        async (answers) => {
          const { page, native } = createMemoryTransport();
          const { host, clock } = bridge(page);
          let at = 0;
          native.onText((text) => {
            const { id } = JSON.parse(text) as { id: number };
            const value = answers[at % answers.length];
            at += 1;
            if (at % 5 === 0) throw new Error('the host broke');
            native.send(at % 3 === 0 ? JSON.stringify(value) : JSON.stringify({ jsonrpc: '2.0', id, result: value }));
          });
          const asked = Promise.all([host.identify(), host.readServiceContact()]);
          await settle();
          clock.pass(BRIDGE_WAIT_MS);
          const [identity, contact] = await asked;
          if (identity !== null) {
            expect(identity.token).toMatch(/./s);
            expect(Object.values(identity.parameters).every((value) => typeof value === 'string')).toBe(true);
          }
          for (const phone of contact?.phones ?? []) expect(phone).toMatch(/^[0-9+]+$/);
          expect(contact?.whatsApp ?? '0').toMatch(/^\d+$/);
        },
      ),
    );
  });

  it('reliability row 34: of several answers the first within five seconds counts, and no later one', async () => {
    const answer = fc.record({
      at: fc.integer({ min: 0, max: 2 * BRIDGE_WAIT_MS }),
      token: fc.stringMatching(/^\w+$/),
    });
    await tally.prove(
      '34 late, double and conflicting answers',
      [300, 10_000],
      fc.asyncProperty(fc.array(answer, { maxLength: 5 }), async (unsorted) => {
        const answers = unsorted.toSorted((a, b) => a.at - b.at);
        const { page, native } = createMemoryTransport();
        const { host, clock } = bridge(page);
        let asked = -1;
        native.onText((text) => {
          const { id, method } = JSON.parse(text) as { id: number; method: string };
          if (method === 'getToken') asked = id;
          else native.send(JSON.stringify({ jsonrpc: '2.0', id, result: {} }));
        });
        const identity = host.identify();
        let now = 0;
        for (const { at, token } of answers) {
          clock.pass(at - now);
          now = at;
          native.send(JSON.stringify({ jsonrpc: '2.0', id: asked, result: token }));
        }
        clock.pass(2 * BRIDGE_WAIT_MS);
        const counts = answers.find(({ at }) => at < BRIDGE_WAIT_MS);
        expect((await identity)?.token).toBe(counts?.token);
      }),
    );
  });

  it('reliability row 35: a hundred refreshes in a row load a page twice', () => {
    const { host, native, clock } = bridged();
    let loads = 0;
    const end = host.onRefresh('cart', () => (loads += 1));
    for (let times = 0; times < 100; times += 1) native.refresh('cart');
    clock.pass(10_000);
    expect(loads).toBe(2);
    end();
    native.refresh('cart');
    expect(loads).toBe(2);
  });

  it('asks the app anew once its answer is forgotten, and tells that it was in front before a page is asked to reload', async () => {
    let token = 'first';
    const { host, native } = bridged([], () => token);
    const told: string[] = [];
    host.onPresence((presence) => told.push(presence));
    host.onRefresh('cart', () => told.push('reload'));
    token = 'second';
    expect((await host.identify())?.token).toBe('second');
    token = 'third';
    expect((await host.identify())?.token).toBe('second');
    host.forgetIdentity();
    expect((await host.identify())?.token).toBe('third');
    native.refresh('cart');
    expect(told).toEqual(['back', 'reload']);
  });

  it('splits service phones at the bar, and keeps nothing that is no number', async () => {
    const { page, native } = createMemoryTransport();
    const { host } = bridge(page);
    native.onText((text) => {
      const { id } = JSON.parse(text) as { id: number };
      const result = {
        phone: '051-111883883|javascript:1| |051 111 883 883|1122',
        whatsApp: 'https://wa.me/923088888260',
      };
      native.send(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
    expect(await host.readServiceContact()).toEqual({ phones: ['051111883883', '1122'], whatsApp: '923088888260' });
  });

  it('reliability row 64: offers nothing for dialling that is no phone number, and never more than five', async () => {
    const NONE = [
      '12',
      '-----',
      '+',
      '1'.repeat(16),
      'call 0511',
      '051;ext=1',
      '0511#',
      '٠٥١١',
      'tel:0511',
      '<b>0511</b>',
      '1e9',
    ];
    const many = Array.from({ length: 2000 }, (_, at) => `0300${1_000_000 + at}`);
    await tally.survive('64 numbers that are none', NONE.length + 1, async () => {
      for (const each of NONE)
        expect([each, await contactOf(each, each)]).toEqual([each, { phones: [], whatsApp: null }]);
      expect((await contactOf(many.join('|'), '92-308-888826'))?.phones).toEqual(many.slice(0, 5));
    });
  });

  it('reliability row 36: a page that strangers frame finds no host, and their messages are not heard', async () => {
    const { page } = nativeWindow('simulator');
    expect(findTransport(page, false)).toBeNull();
    const heard: string[] = [];
    const { page: own, post } = nativeWindow('simulator');
    findTransport(own, true)?.onText((text) => heard.push(text));
    post('https://evil.example', own.parent, 'a stranger’s');
    post(ORIGIN, {}, 'another window’s');
    post(ORIGIN, own.parent, { not: 'text' });
    post(ORIGIN, own.parent, 'the simulator’s');
    await tally.survive('36 strangers’ frames and messages', 4, () => expect(heard).toEqual(['the simulator’s']));
  });
});

// Helpers

/** What is offered where the host names this. */
function contactOf(phone: string, whatsApp: string) {
  const { page, native } = createMemoryTransport();
  const { host } = bridge(page);
  native.onText((text) => {
    const { id } = JSON.parse(text) as { id: number };
    native.send(JSON.stringify({ jsonrpc: '2.0', id, result: { phone, whatsApp } }));
  });
  return host.readServiceContact();
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function bridge(transport: BridgeTransport) {
  const clock = createManualClock();
  const did: string[] = [];
  const host = createBridgeHost({
    rpc: createRpcClient(transport, clock),
    clock,
    back: () => did.push('back'),
    openLink: (url) => did.push(`open ${url}`),
    onMissing: () => did.push('missing'),
  });
  return { host, clock, did };
}

/** A bridge with a scripted app at its other end. */
function bridged(lacks: readonly BridgeMethodName[] = [], tokenNow = () => 'sandbox-token') {
  const { page, native: nativeEnd } = createMemoryTransport();
  const calls: HeardCall[] = [];
  const scripted: ScriptedHost = createScriptedHost({
    identity: { token: 'sandbox-token', parameters: {} },
    contact: { phones: ['0511'], whatsApp: null },
  });
  const app = { ...scripted, identify: async () => ({ token: tokenNow(), parameters: {} }) };
  const native = serveBridge(nativeEnd, app, { lacks: () => lacks, onCall: (call) => calls.push(call) });
  return { ...bridge(page), native, calls };
}
