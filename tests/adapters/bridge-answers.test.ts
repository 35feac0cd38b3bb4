import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBridgeExtras } from '#adapters/host-app/bridge-extras.ts';
import { BRIDGE_METHODS, type BridgeMethodName } from '#adapters/host-app/bridge-methods.ts';
import { BRIDGE_NAME } from '#adapters/host-app/bridge-name.ts';
import { BRIDGE_WAIT_MS, createRpcClient, METHOD_NOT_FOUND } from '#adapters/host-app/json-rpc.ts';
import { askShopper } from '#adapters/host-app/questions.ts';
import { findTransport } from '#adapters/host-app/transports.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryTransport } from '#adapters/memory/memory-transport.ts';
import { nativeWindow } from '../support/native-window.ts';

describe('R74 what an app answers', () => {
  it('R74 takes an answer that has neither result nor error for done, and every error for no', async () => {
    const ask = async (answer: object): Promise<string> => {
      const { page, native } = createMemoryTransport();
      const clock = createManualClock();
      native.onText((text) => {
        const { id } = JSON.parse(text) as { id: number };
        native.send(JSON.stringify({ jsonrpc: '2.0', id, ...answer }));
      });
      const asked = createRpcClient(page, clock).request('openLogin', {});
      clock.pass(BRIDGE_WAIT_MS);
      return (await asked).kind;
    };
    for (const answer of [{}, { result: null }, { result: true }, { error: null }, { error: null, result: 1 }])
      expect([answer, await ask(answer)]).toEqual([answer, 'result']);
    for (const answer of [{ error: { code: METHOD_NOT_FOUND } }, { error: 'no' }, { error: {} }, { error: false }])
      expect([answer, await ask(answer)]).toEqual([answer, 'error']);
    // A request of the app’s own is no answer.
    expect(await ask({ method: 'openLogin' })).toBe('silent');
  });

  it('R74 hears an answer whose id is text, and takes no other form of it for the id', async () => {
    const ask = async (idOf: (id: number) => unknown): Promise<string> => {
      const { page, native } = createMemoryTransport();
      const clock = createManualClock();
      native.onText((text) => {
        const { id } = JSON.parse(text) as { id: number };
        native.send(JSON.stringify({ jsonrpc: '2.0', id: idOf(id), result: 'told' }));
      });
      const asked = createRpcClient(page, clock).request('getToken', {});
      clock.pass(BRIDGE_WAIT_MS);
      return (await asked).kind;
    };
    expect([await ask((id) => id), await ask(String)]).toEqual(['result', 'result']);
    const odd = [(id: number) => [id], () => true, () => null, () => '', () => 'x', (id: number) => `${id}.0`];
    for (const idOf of odd)
      expect([JSON.stringify(idOf(1)), await ask(idOf)]).toEqual([JSON.stringify(idOf(1)), 'silent']);
  });

  it('R74 keeps each of the common parameters that is a text, a number or yes or no, whatever stands beside it', async () => {
    const ask = (parameters: unknown) => {
      const { page, native } = createMemoryTransport();
      native.onText((text) => {
        const { id, method } = JSON.parse(text) as { id: number; method: string };
        const result = method === 'getToken' ? 'token' : parameters;
        native.send(JSON.stringify({ jsonrpc: '2.0', id, result }));
      });
      return askShopper(createRpcClient(page, createManualClock())).identity;
    };
    const isPlain = (value: unknown): boolean => value !== null && typeof value !== 'object';
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (parameters) => {
        const expected = Object.fromEntries(
          Object.entries(JSON.parse(JSON.stringify(parameters)) as object).flatMap(([name, value]) =>
            isPlain(value) ? [[name, `${value}`]] : [],
          ),
        );
        expect(await ask(parameters)).toEqual({ token: 'token', parameters: expected });
      }),
    );
    expect(await ask({ language: 'ur-PK', device: null, screen: { width: 360 }, version: 7 })).toEqual({
      token: 'token',
      parameters: { language: 'ur-PK', version: '7' },
    });
    for (const odd of [null, 'ur', 7, true])
      expect([odd, await ask(odd)]).toEqual([odd, { token: 'token', parameters: {} }]);
  });

  it('asks for what only some apps have, and hears no from those that lack it, fail or say nothing', async () => {
    const file = {
      name: 'plan.ics',
      type: 'text/calendar',
      bytes: Uint8Array.from({ length: 20_000 }, (_, at) => at % 256),
    };
    const ask = (answer: object | null) => {
      const { page, native } = createMemoryTransport();
      const clock = createManualClock();
      const sent: { readonly method: string; readonly params: Readonly<Record<string, string>> }[] = [];
      native.onText((text) => {
        const request = JSON.parse(text) as (typeof sent)[number] & { readonly id: number };
        sent.push(request);
        if (answer !== null) native.send(JSON.stringify({ jsonrpc: '2.0', id: request.id, ...answer }));
      });
      const extras = createBridgeExtras(createRpcClient(page, clock));
      const asked = [extras.printPage(), extras.saveFile(file), extras.shareText('a'), extras.speak('b', 'ur')];
      clock.pass(BRIDGE_WAIT_MS);
      return { sent, done: Promise.all(asked) };
    };
    const { sent, done } = ask({});
    expect(await done).toEqual([true, true, true, true]);
    expect(sent.map(({ method }) => method)).toEqual(['printPage', 'saveFile', 'shareText', 'speak']);
    for (const { method, params } of sent)
      expect(Object.keys(params)).toEqual(BRIDGE_METHODS[method as BridgeMethodName].params);
    expect(Buffer.from(sent[1]?.params['data'] ?? '', 'base64').equals(file.bytes)).toBe(true);
    for (const answer of [{ error: { code: METHOD_NOT_FOUND } }, { error: { code: 1 } }, null])
      expect(await ask(answer).done).toEqual([false, false, false, false]);
  });

  it('finds no host where its object throws, takes no messages, or is none', () => {
    for (const own of [
      {},
      { postMessage: 1 },
      null,
      7,
      {
        get postMessage(): never {
          throw new Error('broken');
        },
      },
    ]) {
      const { page } = nativeWindow('android');
      Object.assign(page, { [BRIDGE_NAME]: undefined });
      Object.defineProperty(page, BRIDGE_NAME, { value: own });
      expect(findTransport(page, false)).toBeNull();
    }
  });

  it('hears an object whose own events cannot be listened to through the window', () => {
    const { page, app } = nativeWindow('android-object');
    const host = page[BRIDGE_NAME];
    Object.assign(host ?? {}, {
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
