import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBridgeExtras } from '#adapters/composition/page-extras.ts';
import { createBridgeHost } from '#adapters/host-app/bridge-host.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import {
  BRIDGE_WAIT_MS,
  type BridgeTransport,
  createRpcClient,
  METHOD_NOT_FOUND,
} from '#adapters/host-app/json-rpc.ts';
import { serveBridge } from '#adapters/host-app/native-side.ts';
import { type AskedShopper, askShopper } from '#adapters/host-app/questions.ts';
import { findTransport, type HostWindow } from '#adapters/host-app/transports.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { nativeStep, orderId } from '#core/lib/ids.ts';
import { hostAppContract } from '../contracts/host-app.contract.ts';
import { bridgeSchema } from '../package/bridge-schema.ts';
import { answeringApp, createMemoryTransport } from '../support/answering-app.ts';

const METHODS = Object.keys(BRIDGE_METHODS) as BridgeMethodName[];
/** What only some apps have. */
const OPTIONAL: ReadonlySet<BridgeMethodName> = new Set(['printPage', 'saveFile', 'shareText', 'speak']);
const TOKEN = { token: 'sandbox-token', parameters: {} };

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
    const native = serveBridge(app, createScriptedHost({ identity: TOKEN }));
    return { host: bridge(transport).host, refresh: native.refresh };
  });
}

describe('R74 what a page asks its app', () => {
  it('R74 calls each of the 13 methods by its name, and hands over ids digit for digit', async () => {
    const { asked } = await conversation([]);
    const required = asked.filter(({ method }) => !OPTIONAL.has(method as BridgeMethodName));
    expect(required).toHaveLength(13);
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(METHODS));
    expect(required).toContainEqual({
      jsonrpc: '2.0',
      id: expect.any(Number) as number,
      method: 'openNextStep',
      params: { currentStep: 1030, productOrderId: '20261121000000000000000001' },
    });
    const phone = required.find(({ method }) => method === 'callPhone');
    expect(phone).toMatchObject({ params: { phone: '051111883883' } });
  });

  it.each([
    ['with every method', []],
    ['where the app has half of them', METHODS.filter((_, at) => at % 2 === 0)],
  ] as const)('R74 the JSON Schema of the bridge holds everything that both sides say, %s', async (_name, lacks) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    const schema = bridgeSchema();
    const isMessage = ajv.compile(schema);
    ajv.addSchema({ ...schema, $id: 'bridge' });
    const { asked, said } = await conversation(lacks);
    for (const message of [...asked, ...said]) expect([message, isMessage(message)]).toEqual([message, true]);
    for (const { id, result } of said.filter((each) => 'result' in each)) {
      const method = asked.find((each) => each.id === id)?.method ?? '';
      const isResult = ajv.compile({ $ref: `bridge#/$defs/results/properties/${method}` });
      expect([method, result, isResult(result)]).toEqual([method, result, true]);
    }
    for (const wrong of [{ id: 1, method: 'openReview', params: {} }, { method: 'refreshEverything' }])
      expect(isMessage({ jsonrpc: '2.0', ...wrong })).toBe(false);
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

  it('asks for what only some apps have, and hears no from those that lack it, fail or say nothing', async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 256);
    const ask = (answer: object | null) => {
      const { page, asked } = answeringApp(() => answer);
      const clock = createManualClock();
      const extras = createBridgeExtras(createRpcClient(page, clock));
      const file = { name: 'plan.ics', type: 'text/calendar', bytes };
      const done = [extras.printPage(), extras.saveFile(file), extras.shareText('a'), extras.speak('b', 'ur')];
      clock.pass(BRIDGE_WAIT_MS);
      return { asked, done: Promise.all(done) };
    };
    const { asked, done } = ask({});
    expect(await done).toEqual([true, true, true, true]);
    expect(asked.map(({ method }) => method)).toEqual([...OPTIONAL]);
    for (const { method, params } of asked)
      expect(Object.keys(params)).toEqual(BRIDGE_METHODS[method as BridgeMethodName].params);
    expect(Buffer.from(asked[1]?.params['data'] ?? '', 'base64').equals(bytes)).toBe(true);
    for (const answer of [{ error: { code: METHOD_NOT_FOUND } }, { error: { code: 1 } }, null])
      expect(await ask(answer).done).toEqual([false, false, false, false]);
  });

  it('takes one identity for all who ask at once, and asks anew once it is forgotten', async () => {
    let token = 'first';
    const { page, asked } = answeringApp(({ method }) => ({ result: method === 'getToken' ? token : {} }));
    const { host, rpc } = bridge(page);
    const early = bridge(page, askShopper(rpc)).host;
    const all = await Promise.all([host.identify(), host.identify(), host.identify()]);
    token = 'second';
    expect([...all, await host.identify()].map((identity) => identity?.token)).toEqual(Array(4).fill('first'));
    expect(asked).toHaveLength(4);
    for (const each of [host, early]) each.forgetIdentity();
    expect([(await host.identify())?.token, (await early.identify())?.token]).toEqual(['second', 'second']);
  });
});

describe('R74 what an app answers', () => {
  it('R74 an answer with neither result nor error is done, and every error is no', async () => {
    for (const answer of [{}, { result: null }, { result: true }, { error: null }, { error: null, result: 1 }])
      expect([answer, await kindOf(answer)]).toEqual([answer, 'result']);
    for (const answer of [{ error: { code: METHOD_NOT_FOUND } }, { error: 'no' }, { error: {} }, { error: false }])
      expect([answer, await kindOf(answer)]).toEqual([answer, 'error']);
    // A request of the app’s own is no answer.
    expect(await kindOf({ method: 'openLogin' })).toBe('silent');
  });

  it('R74 hears an answer whose id is text, and takes no other form of it for the id', async () => {
    expect([await kindOf({}), await kindOf({}, String)]).toEqual(['result', 'result']);
    const odd = [(id: number) => [id], () => true, () => null, () => '', () => 'x', (id: number) => `${id}.0`];
    for (const idOf of odd) expect([String(idOf), await kindOf({}, idOf)]).toEqual([String(idOf), 'silent']);
  });

  it('R74 keeps each of the common parameters that is a text, a number or yes or no, whatever stands beside it', async () => {
    const ask = (parameters: unknown) => {
      const { page } = answeringApp(({ method }) => ({ result: method === 'getToken' ? 'token' : parameters }));
      return askShopper(createRpcClient(page, createManualClock())).identity;
    };
    const isPlain = (value: unknown): boolean => value !== null && typeof value !== 'object';
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (parameters) => {
        const sent = Object.entries(JSON.parse(JSON.stringify(parameters)) as object);
        const kept = sent.flatMap(([name, value]) => (isPlain(value) ? [[name, `${value}`]] : []));
        expect(await ask(parameters)).toEqual({ token: 'token', parameters: Object.fromEntries(kept) });
      }),
    );
    for (const odd of [null, 'ur', 7, true])
      expect([odd, await ask(odd)]).toEqual([odd, { token: 'token', parameters: {} }]);
  });

  it('reliability row 33: a host that throws, answers anything, or speaks no JSON-RPC: always an identity with a token, or none', async () => {
    const values = fc.array(fc.oneof(fc.jsonValue(), fc.string()), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(values, async (answers) => {
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
      }),
      { numRuns: 300 },
    );
  });

  it('Q67, reliability row 34: of several answers the first within five seconds counts, and no later one', async () => {
    const answer = fc.record({
      at: fc.integer({ min: 0, max: 2 * BRIDGE_WAIT_MS }),
      token: fc.stringMatching(/^\w+$/),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { maxLength: 5 }), async (unsorted) => {
        const answers = unsorted.toSorted((a, b) => a.at - b.at);
        const { page, native, asked } = answeringApp(({ method }) => (method === 'getToken' ? null : { result: {} }));
        const { host, clock } = bridge(page);
        const identity = host.identify();
        const id = asked.find(({ method }) => method === 'getToken')?.id;
        let now = 0;
        for (const { at, token } of answers) {
          clock.pass(at - now);
          now = at;
          native.send(JSON.stringify({ jsonrpc: '2.0', id, result: token }));
        }
        clock.pass(2 * BRIDGE_WAIT_MS);
        const counts = answers.find(({ at }) => at < BRIDGE_WAIT_MS);
        expect((await identity)?.token).toBe(counts?.token);
        // A late answer is nobody’s: the next question is a new one.
        if (counts !== undefined) return;
        void host.identify();
        expect(asked).toHaveLength(4);
      }),
      { numRuns: 300 },
    );
  });

  it('reliability row 64: offers for dialling what is a phone number, split at the bar, and never more than five', async () => {
    const contactOf = (phone: string, whatsApp: string) =>
      bridge(answeringApp(() => ({ result: { phone, whatsApp } })).page).host.readServiceContact();
    expect(
      await contactOf('051-111883883|javascript:1| |051 111 883 883|+92 51 111', 'https://wa.me/923088888260'),
    ).toEqual({
      phones: ['051111883883', '+9251111'],
      whatsApp: '923088888260',
    });
    for (const none of ['12', '-----', '+', '1'.repeat(16), 'call 0511', '051;ext=1', '0511#', '٠٥١١', '<b>0511</b>'])
      expect([none, await contactOf(none, none)]).toEqual([none, { phones: [], whatsApp: null }]);
    const many = Array.from({ length: 2000 }, (_, at) => `0300${1_000_000 + at}`);
    expect((await contactOf(many.join('|'), '92-308-888826'))?.phones).toEqual(many.slice(0, 5));
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
});

describe('where a page finds its app', () => {
  it('reliability row 36: a page that strangers frame finds no host, and their messages are not heard', () => {
    const { page } = nativeWindow('simulator');
    expect(findTransport(page, false)).toBeNull();
    const heard: string[] = [];
    const { page: own, post } = nativeWindow('simulator');
    findTransport(own, true)?.onText((text) => heard.push(text));
    post('https://evil.example', own.parent, 'a stranger’s');
    post(ORIGIN, {}, 'another window’s');
    post(ORIGIN, own.parent, { not: 'text' });
    post(ORIGIN, own.parent, 'the simulator’s');
    expect(heard).toEqual(['the simulator’s']);
  });

  it('finds no host where its object throws, takes no messages, or is none', () => {
    const broken = {
      get postMessage(): never {
        throw new Error('broken');
      },
    };
    for (const value of [{}, { postMessage: 1 }, null, 7, broken]) {
      const { page } = nativeWindow('android');
      Object.defineProperty(page, BRIDGE_NAME, { value });
      expect(findTransport(page, false)).toBeNull();
    }
  });

  it('hears an object whose own events cannot be listened to through the window', () => {
    const { page, app } = nativeWindow('android-object');
    Object.assign(page[BRIDGE_NAME] ?? {}, {
      addEventListener() {
        throw new Error('broken');
      },
    });
    const heard: string[] = [];
    findTransport(page, false)?.onText((text) => heard.push(text));
    app.send('said');
    expect(heard).toEqual(['said']);
  });
});

// Helpers

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a page makes of an answer, whose id is perhaps written in another way. */
async function kindOf(answer: object, idOf: (id: number) => unknown = (id) => id): Promise<string> {
  const clock = createManualClock();
  const { page } = answeringApp(({ id }) => ({ id: idOf(id), ...answer }));
  const asked = createRpcClient(page, clock).request('openLogin', {});
  clock.pass(BRIDGE_WAIT_MS);
  return (await asked).kind;
}

function bridge(transport: BridgeTransport, preloaded: AskedShopper | null = null) {
  const clock = createManualClock();
  const did: string[] = [];
  const rpc = createRpcClient(transport, clock);
  const host = createBridgeHost({
    rpc,
    clock,
    back: () => did.push('back'),
    openLink: (url) => did.push(`open ${url}`),
    onMissing: () => did.push('missing'),
    preloaded,
  });
  return { host, rpc, clock, did };
}

/** A bridge with a scripted app at its other end. */
function bridged(lacks: readonly BridgeMethodName[] = []) {
  const { page, native: nativeEnd } = createMemoryTransport();
  const [asked, said]: [Message[], Message[]] = [[], []];
  nativeEnd.onText((text) => asked.push(JSON.parse(text) as Message));
  page.onText((text) => said.push(JSON.parse(text) as Message));
  const app = createScriptedHost({
    identity: { token: 'sandbox-token', parameters: { app_version: '1', language: 'ur' } },
    contact: { phones: ['0511'], whatsApp: null },
  });
  const native = serveBridge(nativeEnd, app, { lacks: () => lacks });
  return { ...bridge(page), native, asked, said };
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
}

/** Everything that page and app say while the page uses the whole bridge. */
async function conversation(lacks: readonly BridgeMethodName[]) {
  const { host, rpc, native, asked, said } = bridged(lacks);
  const extras = createBridgeExtras(rpc);
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
  host.track('pageView', { page: 'cart', ms: 12 });
  await extras.printPage();
  await extras.saveFile({ name: 'plan.ics', type: 'text/calendar', bytes: new Uint8Array([1, 2, 3]) });
  await extras.shareText('A text');
  await extras.speak('متن', 'ur');
  native.refresh('cart');
  native.refresh('order');
  return { asked, said };
}

/** The origin of the page and of the window around it. */
const ORIGIN = 'https://shop.example';

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A window, the app's end of what it is given, and a way to post a message to it from anywhere. */
interface NativeWindow {
  readonly page: HostWindow;
  readonly app: BridgeTransport;
  post(origin: string, source: unknown, data: unknown): void;
}

/** A window as the app of a platform makes it, and the app's end of it. */
function nativeWindow(name: 'android' | 'android-object' | 'ios' | 'simulator'): NativeWindow {
  const events = new EventTarget();
  const toApp = new Set<(text: string) => void>();
  const toPage = new Set<(event: { readonly data: unknown }) => void>();
  const tell = (text: string): void => toApp.forEach((listener) => listener(text));
  const parent = { postMessage: tell };
  const post = (origin: string, source: unknown, data: unknown): void => {
    events.dispatchEvent(Object.assign(new Event('message'), { origin, source, data }));
  };
  const page = {
    location: { origin: ORIGIN },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    ...(name === 'android'
      ? {
          [BRIDGE_NAME]: {
            postMessage: tell,
            addEventListener: (_type: string, listener: (event: { readonly data: unknown }) => void) =>
              toPage.add(listener),
            removeEventListener: (_type: string, listener: (event: { readonly data: unknown }) => void) =>
              toPage.delete(listener),
          },
        }
      : {}),
    ...(name === 'android-object' ? { [BRIDGE_NAME]: javascriptInterface(tell) } : {}),
    ...(name === 'ios' ? { webkit: { messageHandlers: { [BRIDGE_NAME]: { postMessage: tell } } } } : {}),
  } as unknown as Changeable<HostWindow>;
  page.parent = name === 'simulator' ? parent : (page as unknown as HostWindow['parent']);
  const app: BridgeTransport = {
    name,
    send(text) {
      if (name === 'android') toPage.forEach((listener) => listener({ data: text }));
      else if (name === 'ios' || name === 'android-object')
        events.dispatchEvent(new CustomEvent(BRIDGE_NAME, { detail: text }));
      else post(ORIGIN, parent, text);
    },
    onText(listener) {
      toApp.add(listener);
      return () => void toApp.delete(listener);
    },
  };
  return { page, app, post };
}

/** An object as `addJavascriptInterface` injects it: methods alone, that throw when they are called detached from it. */
function javascriptInterface(tell: (text: string) => void): { postMessage(text: string): void } {
  return {
    postMessage(text) {
      if (this === undefined) throw new TypeError("Java bridge method can't be invoked on a non-injected object");
      tell(text);
    },
  };
}
