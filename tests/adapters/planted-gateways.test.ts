import { describe, expect, it } from 'vitest';
import { namingFields } from '#adapters/conformance/explaining.ts';
import { createWireGateway } from '#adapters/gateway/wire-gateway.ts';
import { createLenderTransport } from '#adapters/memory/memory-gateway.ts';
import { withoutOptional } from '#adapters/sandbox/http/wire-sides.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { type BackOfficeAction, GATEWAY_LAWS, type LawOptions, runLaws, SANDBOX_FIXTURES } from '../testing.ts';

type Fields = Record<string, unknown>;

/** A lender with a fault: what it does otherwise than it should. */
type Fault = (good: Lender) => Partial<Lender>;

/** Changes the data of a success. */
const telling =
  (path: string, change: (data: Fields) => unknown): Fault =>
  (good) => ({
    async answer(asked, request, ...rest) {
      const { code, data } = await good.answer(asked, request, ...rest);
      const isMeant = asked === path && code === 0;
      return { code, data: isMeant ? change({ ...(data as Fields) }) : data };
    },
  });

const ORDER = 'get/order/details';
const CART = 'get/purchase/info';
const PHONE_LAW = 'reads a phone with its variants, prices in rupees';
const COPY_LAW = 'a copy of a purchase under its key is answered like the first, and opens no second order';
const KEY_LAW = 'a key is refused for another request, and the first stays as it was';

/** Ways to get a gateway wrong, and the laws that must catch it. */
const FAULTS: readonly (readonly [what: string, fault: Fault, ...caughtBy: readonly string[]])[] = [
  [
    'prices are sent in paisa',
    telling('product/detail', (data) => ({ ...data, price: Number(data['price']) * 100 })),
    PHONE_LAW,
  ],
  [
    'whoever knows an order’s id may read it',
    (good) => ({
      async answer(path, request, ...rest) {
        const own = await good.answer(path, request, ...rest);
        const look = await good.act({ action: 'look', order: String((request as Fields)['productOrderId']) });
        if (path !== ORDER || own.code !== 400147 || !look.ok) return own;
        const { shopper } = look.stored as { readonly shopper: string };
        return good.answer(ORDER, { ...(request as Fields), token: shopper });
      },
    }),
    'another shopper’s order, in every call, is answered as one that does not exist',
  ],
  [
    'keys are not looked at',
    (good) => ({
      answer: (path, request) => good.answer(path, request),
      fileComplaint: (body) => good.fileComplaint(body),
    }),
    COPY_LAW,
    'a copy of a complaint under its key is taken once, and accepted each time',
    KEY_LAW,
  ],
];

/** Which laws a gateway breaks, and why, with a fault in its lender or without one. */
async function refused(fault: Fault = () => ({}), options: LawOptions = {}, names: readonly string[] | null = null) {
  const good = createLender(createMemoryLedger(), { now: Date.now });
  const broken: Lender = { ...good, ...fault(good) };
  const gateway = {
    as: (token: string) =>
      createWireGateway(namingFields(createLenderTransport(broken, async () => ({ token, parameters: {} })))),
    perform: (action: BackOfficeAction) => broken.act(action),
  };
  const laws = GATEWAY_LAWS.filter(({ name }) => names?.includes(name) ?? true);
  const tried = await runLaws(gateway, { ...options, laws });
  return tried.flatMap(({ verdict, law }) => (verdict.kind === 'refused' ? [{ law: law.name, why: verdict.why }] : []));
}

describe('a sandbox with a planted fault is caught by the laws', () => {
  it('and the sandbox itself by none, nor one that sends nothing optional and takes no keys', async () => {
    expect(await refused()).toEqual([]);
    const bare: Fault = (good) => ({
      async answer(path, request) {
        const { code, data } = await good.answer(path, request);
        return { code, data: code === 0 ? withoutOptional(path, data) : data };
      },
    });
    expect(await refused(bare, { fixtures: { ...SANDBOX_FIXTURES, takesIdempotencyKeys: false } })).toEqual([]);
  });

  it.each(FAULTS.map(([what, fault, ...caughtBy]) => ({ what, fault, caughtBy })))(
    '$what',
    async ({ fault, caughtBy }) => {
      const laws = (await refused(fault, {}, caughtBy)).map(({ law }) => law);
      expect(laws.toSorted()).toEqual(caughtBy.toSorted());
    },
  );

  it.each<readonly [what: string, path: string, change: (data: Fields) => unknown, why: string]>([
    [
      'a plan lacks a sum, which the page would only leave out',
      CART,
      (data) => ({
        ...data,
        calcInfos: (data['calcInfos'] as readonly object[]).map((plan) => ({ ...plan, financingAmount: 'much' })),
      }),
      'get/purchase/info: calcInfos[0].financingAmount is "much", expected number: Rupees, at most two decimals.',
    ],
    ['an answer is a list', ORDER, (data) => [data], 'get/order/details: data is [{'],
  ])('and where $0, the law names the field', async (_what, path, change, why) => {
    const whys = (await refused(telling(path, change))).map((law) => law.why);
    expect(whys.length).toBeGreaterThan(3);
    expect(whys.filter((said) => !said.startsWith(why))).toEqual([]);
  });
});
