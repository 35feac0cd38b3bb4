import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWebShopperMarks } from '#adapters/browser/web-shopper-marks.ts';
import { askToken } from '#adapters/host-app/ask-token.ts';
import { METHOD_NOT_FOUND, type RpcAnswer } from '#adapters/host-app/json-rpc.ts';

const NO_TLS = { getRandomValues: crypto.getRandomValues.bind(crypto) };

describe('Q71 marks of shoppers', () => {
  it('are known again for the same token alone, name no token, and differ from tab to tab', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (one, other) => {
        const mark = await createWebShopperMarks(crypto).of(one, null);
        const later = createWebShopperMarks(crypto);
        expect(await later.of(one, mark)).toBe(mark);
        expect((await later.of(other, mark)) === mark).toBe(one === other);
        expect(await later.of(one, null)).not.toBe(mark);
        expect(mark).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{64}$/);
      }),
    );
  });

  it('are known again by their own page alone where it has no TLS', async () => {
    const marks = createWebShopperMarks(NO_TLS);
    const mark = await marks.of('first', null);
    expect([await marks.of('first', mark), await marks.of('first', null)]).toEqual([mark, mark]);
    expect(await marks.of('second', mark)).not.toBe(mark);
    expect(await createWebShopperMarks(NO_TLS).of('first', mark)).not.toBe(mark);
  });
});

it.each<readonly [RpcAnswer, string | null]>([
  [{ kind: 'result', value: 'token' }, 'token'],
  [{ kind: 'result', value: null }, ''],
  [{ kind: 'result', value: '' }, ''],
  [{ kind: 'result', value: undefined }, ''],
  [{ kind: 'error', code: METHOD_NOT_FOUND }, ''],
  [{ kind: 'error', code: -32603 }, null],
  [{ kind: 'silent' }, null],
])('Q71 an app that answers %j names %j: silence does not say that nobody is logged in', async (answer, token) => {
  expect(await askToken({ request: async () => answer, onNotification: () => () => undefined })).toBe(token);
});
