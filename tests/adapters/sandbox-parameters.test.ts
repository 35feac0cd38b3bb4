import { describe, expect, it } from 'vitest';
import { DOCUMENTED_CALLS, isCommonParameter, type RequestPath } from '#adapters/gateway/document/calls.ts';
import { complaintBody } from '#adapters/gateway/wire/file-complaint.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, LENDER_PATHS } from '#adapters/sandbox/lender.ts';
import { PHONE, SKU } from '../support/acts.ts';
import { goodRequest } from '../support/good-requests.ts';

const TOKEN = 'sandbox-token-parameters';

/** A lender with an order that waits for payment, and a good request of each call on it. */
async function opened() {
  const lender = createLender(createMemoryLedger(), { now: () => 0 });
  const { data } = await lender.answer('now/buy', { token: TOKEN, productId: PHONE, skuCode: SKU });
  const { productOrderId } = data as { readonly productOrderId: string };
  const good = (path: RequestPath): Record<string, unknown> => ({ ...goodRequest(path, productOrderId) });
  const ask = async (path: string, fields: object): Promise<number> =>
    (await lender.answer(path, { token: TOKEN, ...fields })).code;
  return { lender, good, ask };
}

const CALLS = Object.values(DOCUMENTED_CALLS);
const PATHS = CALLS.map(({ path }) => path);
const FIELDS = CALLS.flatMap(({ path, request }) => request.required.map((name) => [path, name] as const));

describe('the sandbox refuses a request', () => {
  it('of none of the calls that are as the wire document says, whatever the app sends along', async () => {
    const { good, ask } = await opened();
    expect(PATHS).toEqual(expect.arrayContaining([...LENDER_PATHS]));
    for (const path of PATHS) {
      const code = await ask(path, { ...good(path), language: 'ur', app_version: '9', device_id: 'x' });
      // Without a payment there is neither a receipt nor a refund, and the order is cancelled by then.
      expect([path, code === 0 || code === 400900]).toEqual([path, true]);
    }
  });

  it('without one of its parameters, or that is a list, by 400110', async () => {
    const { lender, good, ask } = await opened();
    for (const [path, name] of FIELDS) {
      const { [name]: _, ...rest } = good(path);
      for (const fields of [rest, { ...rest, [name]: null }])
        expect([path, name, await ask(path, fields)]).toEqual([path, name, 400110]);
    }
    for (const list of [[], ['a'], [{ token: TOKEN }]])
      expect((await lender.answer('product/detail', list)).code).toBe(400110);
    expect((await lender.fileComplaint([])).code).toBe(400110);
  });

  it('with a parameter that it does not know, by 400902', async () => {
    const { good, ask } = await opened();
    for (const path of PATHS) {
      for (const extra of ['colour', 'amount', 'APP_VERSION', 'orderId'])
        expect([path, extra, await ask(path, { ...good(path), [extra]: 1 })]).toEqual([path, extra, 400902]);
    }
    expect(FIELDS.filter(([, name]) => isCommonParameter(name))).toEqual([]);
  });

  it('with a value of another type, by 400903', async () => {
    const { good, ask } = await opened();
    for (const [path, name] of FIELDS) {
      const isNumber = typeof good(path)[name] === 'number';
      for (const value of [isNumber ? '1' : 1, true, {}, [1]])
        expect([path, name, await ask(path, { ...good(path), [name]: value })]).toEqual([path, name, 400903]);
    }
    const half = { ...good('get/calc/info'), loanDays: 30.5 };
    expect(await ask('get/calc/info', half)).toBe(400903);
    expect(await ask('purchase/action', { ...good('purchase/action'), receiptType: 1.5 })).toBe(400903);
  });

  it('with a common parameter that is no text, by 400903, and a language of nobody’s, by 400904', async () => {
    const { good, ask } = await opened();
    for (const path of PATHS) {
      for (const [name, value, code] of [
        ['language', {}, 400903],
        ['app_version', [1, 2], 400903],
        ['device_id', null, 400903],
        ['language', 'fr', 400904],
      ] as const)
        expect([path, name, await ask(path, { ...good(path), [name]: value })]).toEqual([path, name, code]);
    }
    expect(await ask('product/detail', { ...good('product/detail'), language: 'ur-PK' })).toBe(0);
  });

  it('with a number that names nothing, by 400904', async () => {
    const { good, ask } = await opened();
    for (const name of ['receiptType', 'paymentType']) {
      for (const value of [-5, 0, 3, 7, 1e7])
        expect([name, value, await ask('purchase/action', { ...good('purchase/action'), [name]: value })]).toEqual([
          name,
          value,
          400904,
        ]);
    }
    expect(await ask('get/calc/info', { ...good('get/calc/info'), overdueDays: -1 })).toBe(400904);
  });

  it('for what there is not, and for what may not be done now, by the code of each', async () => {
    const { good, ask } = await opened();
    const cases: readonly (readonly [path: RequestPath, change: object, code: number])[] = [
      ['product/detail', { productId: 'nokia-3310' }, 400128],
      ['now/buy', { skuCode: 'no-variant' }, 400128],
      ['get/order/details', { productOrderId: '12' }, 400147],
      ['purchase/action', { paymentType: 2, originalProductId: 'no-plan' }, 400310],
      ['get/calc/info', { originalProductId: 'no-plan' }, 400310],
      ['purchase/action', { paymentType: 1, originalProductId: 'no-plan' }, 400310],
      ['complete/addr', { phoneNumber: '03001234' }, 400115],
      ['complete/addr', { name: 'x'.repeat(61) }, 400110],
      ['complete/addr', { province: ' ' }, 400110],
      ['complete/addr', { province: 'Narnia' }, 400904],
      ['complete/addr', { city: 'Cair Paravel' }, 400904],
      ['get/order/details', { productOrderId: '1'.repeat(201) }, 400147],
      ['user/confirm/receipt', {}, 400900],
      ['refund/cooling', {}, 400900],
    ];
    await ask('complete/addr', good('complete/addr'));
    for (const [path, change, code] of cases)
      expect([path, change, await ask(path, { ...good(path), ...change })]).toEqual([path, change, code]);
    const elsewhere = await createLender(createMemoryLedger(), { now: () => 0 }).answer('now/buy', { token: '' });
    expect(elsewhere.code).toBe(400112);
  });
});

it('a complaint is judged like a call, in the spelling that it begins', async () => {
  const file = async (body: object): Promise<number> =>
    (await createLender(createMemoryLedger(), { now: () => 0 }).fileComplaint(body)).code;
  for (const language of ['en', 'ur'] as const) {
    const body = complaintBody({ language, name: 'Ayesha', mobile: '3001234567', problem: 'A caller' });
    expect(await file(body)).toBe(0);
    for (const name of Object.keys(body)) {
      const { [name]: _, ...rest } = body;
      expect(await file(rest)).toBe(400110);
      expect(await file({ ...body, [name]: 3_001_234_567 })).toBe(400903);
    }
    for (const extra of [{ email: 'a@b.pk' }, { language: 'ur' }, { app_version: '9' }])
      expect(await file({ ...body, ...extra })).toBe(400902);
  }
});
