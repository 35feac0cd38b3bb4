import { describe, expect, it } from 'vitest';
import { tokensOf } from '#adapters/conformance/run-laws.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import type { Envelope } from '#adapters/sandbox/calls/call.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { type BackOfficeAction, runLaws } from '../testing.ts';

type Fields = Record<string, unknown>;

/** A lender with a fault: what it does otherwise than it should. */
type Fault = (good: Lender) => Partial<Lender>;

/** Changes the data of a success. */
const telling =
  (path: string, change: (data: Fields, request: Fields) => unknown): Fault =>
  (good) => ({
    async answer(asked, request, ...rest) {
      const { code, data } = await good.answer(asked, request, ...rest);
      const isMeant = asked === path && code === 0;
      return { code, data: isMeant ? change({ ...(data as Fields) }, request as Fields) : data };
    },
  });

/** Takes the part of the lender for one path. */
const doing =
  (path: string, act: (good: Lender, request: Fields, key: string | undefined) => Promise<Envelope>): Fault =>
  (good) => ({
    answer: (asked, request, key, ...rest) =>
      asked === path ? act(good, request as Fields, key) : good.answer(asked, request, key, ...rest),
  });

/** Ten ways to get a gateway wrong. Each is a mistake that a careful team makes. */
const FAULTS: Readonly<Record<string, { readonly fault: Fault; readonly caughtBy: readonly string[] }>> = {
  'prices are sent in paisa': {
    fault: telling('product/detail', (data) => ({ ...data, price: Number(data['price']) * 100 })),
    caughtBy: ['reads a phone with its variants, prices in rupees'],
  },
  'an expired token goes on counting': {
    fault: (good) => ({
      act: (action) => (action.action === 'expire' ? good.act({ ...action, action: 'login' }) : good.act(action)),
    }),
    caughtBy: [
      'refuses an expired token by 400113 until the shopper has logged in',
      'a refused command leaves its key free, and is carried out later under the same one',
    ],
  },
  'whoever knows an order’s id may read it': {
    fault: doing('get/order/details', async (good, request) => {
      const own = await good.answer('get/order/details', request);
      const look = await good.act({ action: 'look', order: String(request['productOrderId']) });
      if (own.code !== 400147 || !look.ok) return own;
      const { shopper } = look.stored as { readonly shopper: string };
      return good.answer('get/order/details', { ...request, token: shopper });
    }),
    caughtBy: ['another shopper’s order, in every call, is answered as one that does not exist'],
  },
  'an order that waits for payment is cancelled for the next one': {
    fault: doing('now/buy', async (good, request, key) => {
      const first = await good.answer('now/buy', request, key);
      const { watingPayProductOrderId: waiting } = (first.data ?? {}) as Fields;
      if (typeof waiting !== 'string') return first;
      await good.answer('user/cancel/awaiting/pay', { token: request['token'], productOrderId: waiting });
      return good.answer('now/buy', request);
    }),
    caughtBy: ['names the order that waits for payment instead of opening another', 'another key is another purchase'],
  },
  'an order’s id is sent as a number': {
    fault: telling('now/buy', (data) => ({ ...data, productOrderId: Number(data['productOrderId']) })),
    caughtBy: [
      'an order’s id goes back digit for digit',
      'a copy of a purchase under its key is answered like the first, and opens no second order',
    ],
  },
  'an unknown plan is taken for the first one': {
    fault: (good) => ({
      answer: (path, request, ...rest) => {
        const { originalProductId: plan } = request as Fields;
        const isUnknown = plan === '7300000000000000031';
        return good.answer(
          path,
          isUnknown ? { ...(request as Fields), originalProductId: '7300000000000000030' } : request,
          ...rest,
        );
      },
    }),
    caughtBy: ['refuses a plan that does not exist by 400310'],
  },
  'lateness is told, but not added to the sum': {
    fault: telling('get/calc/info', (data) => ({
      ...data,
      totalRepaymentAmount: Number(data['totalRepaymentAmount']) - Number(data['overdueCharge']),
    })),
    caughtBy: ['the calculator’s figures add up, and each late day costs the same, at most its percentage of the loan'],
  },
  'a street is cut at its comma': {
    fault: telling('get/addr', (data) =>
      'addr' in data ? { ...data, addr: String(data['addr']).split(',')[0] } : data,
    ),
    caughtBy: [
      'an address is stored with its order, and offered for the next one',
      'a key is refused for another request, and the first stays as it was',
    ],
  },
  'a refund forgets its fees': {
    fault: telling('get/refund/cooling/info', (data) => ({ ...data, refundAmount: data['downPayment'] })),
    caughtBy: ['a refund pays back what was paid less the fees, and only before shipping'],
  },
  'keys are not looked at': {
    fault: (good) => ({
      answer: (path, request) => good.answer(path, request),
      fileComplaint: (body) => good.fileComplaint(body),
    }),
    caughtBy: [
      'a copy of a purchase under its key is answered like the first, and opens no second order',
      'a copy of a complaint under its key is taken once, and accepted each time',
      'a key is refused for another request, and the first stays as it was',
      'an answer is kept for a day by the gateway’s clock, which this law puts a day ahead',
    ],
  },
};

const withFault = (lender: Lender, fault: Fault): Lender => ({ ...lender, ...fault(lender) });

const refusedBy = async (faults: readonly Fault[]): Promise<readonly string[]> => {
  const good = createLender(createMemoryLedger(), { now: Date.now });
  const broken = faults.reduce((lender: Lender, fault) => withFault(lender, fault), good);
  const gateway = {
    as: (token: string) => createMemoryGateway(broken, async () => ({ token, parameters: {} })),
    perform: (action: BackOfficeAction) => broken.act(action),
  };
  const tried = await runLaws(gateway, { tokens: tokensOf('sandbox-token-{n}', '', 'planted') });
  return tried.filter(({ verdict }) => verdict.kind === 'refused').map(({ law }) => law.name);
};

describe('a sandbox with a planted fault is caught by the laws', () => {
  it('and the sandbox itself by none', async () => {
    expect(await refusedBy([])).toEqual([]);
  });

  it.each(Object.entries(FAULTS))('%s', async (_name, { fault, caughtBy }) => {
    expect(await refusedBy([fault])).toEqual(expect.arrayContaining([...caughtBy]));
  });

  it('all ten at once, by every law that catches one of them', async () => {
    const caught = await refusedBy(Object.values(FAULTS).map(({ fault }) => fault));
    expect(Object.keys(FAULTS)).toHaveLength(10);
    expect(caught.length).toBeGreaterThanOrEqual(12);
  });
});
