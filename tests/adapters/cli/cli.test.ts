import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#adapters/cli/main.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { lenderActions } from '#adapters/sandbox/actions/performers.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { SHOP_STATES } from '#adapters/sandbox/scenarios/states.ts';
import { TOURS } from '#adapters/sandbox/scenarios/tours.ts';
import { createRecordingLender } from '#adapters/sandbox/trace/recording-lender.ts';
import { wireTraceHead } from '#adapters/sandbox/trace/wire-trace.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'asaan-cli-'));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

describe('check', () => {
  it('R24 prints the verdict as the contract says, and exits by it', async () => {
    expect(await json('check 0516011632')).toEqual([
      0,
      { input: '0516011632', digits: '0516011632', status: 'official', code: 1 },
    ]);
    expect(await json('check 0516011631')).toEqual([
      1,
      { input: '0516011631', digits: '0516011631', status: 'unofficial', code: 0 },
    ]);
    expect(await json('check 0516000480 --edition classic')).toMatchObject([1, { status: 'unofficial' }]);
    expect(await json('check', '+92 51 6011632')).toMatchObject([0, { digits: '0516011632' }]);
    expect(await json('check', '')).toEqual([1, { input: '', digits: '', status: 'unchecked', code: null }]);
  });

  it('reads one number a line, prints one answer a line, and exits 0', async () => {
    const { exit, out } = await cli(['check', '-', '--json'], ['0516011632', 'nonsense', '', '03001234567']);
    expect(exit).toBe(0);
    expect(out.map((line) => (JSON.parse(line) as { status: string }).status)).toEqual([
      'official',
      'unchecked',
      'unchecked',
      'unofficial',
    ]);
  });
});

describe('explain', () => {
  it('R21 says by which row a number is official, with source, edition and decisions', async () => {
    const [exit, report] = await json('explain number 0516011700');
    expect(exit).toBe(0);
    expect(report).toMatchObject({
      subject: 'number 0516011700',
      rule: 'official (0516011700): prefix 0516011 with 632 to 932, since classic',
      edition: 'tabs',
      source: [
        {
          id: 'R21',
          section: '§5',
          quote: expect.stringContaining('prefix 0516011 with last three digits 632 to 932'),
        },
      ],
      decisions: [{ id: 'Q13' }, { id: 'Q61' }],
      rules: expect.arrayContaining(['core/number-check/official-numbers.ts#OFFICIAL_RANGES']),
    });
  });

  it.each([
    ['number 0516000480 --edition classic', 'unofficial', ['R21', 'R23', 'R24']],
    ['number 03205690243', 'prefix 03205690', ['R23']],
    ['number 051111883883', 'exact number', ['R24']],
    ['number 0512222337', 'never official', ['R22', 'R23']],
    ['number -', 'nothing was entered', ['R19', 'R20']],
    ['bnpl-status 4', 'There are currently overdue orders.', ['R50', 'R51']],
    ['bnpl-status 10', 'can be chosen', ['R50', 'R51']],
    ['bnpl-status 6', 'hidden', ['R50', 'R51']],
    ['order-status 3', 'canEditAddress', ['R62', 'R64']],
    ['order-status 7', 'nothing can be done', ['R62', 'R64']],
    ['order-status 9', 'not specified', ['R62']],
    ['continue-status 1', 'native', ['R55']],
    ['continue-status 3', 'sold out', ['R55']],
    ['continue-status 9', 'Network error', ['R55']],
    ['step 1110', 'the cart is loaded', ['R45', 'R55']],
    ['step 1030', 'native page', ['R45', 'R55']],
    ['code 0', 'success', ['R71']],
    ['code 400113', 'login', ['R72', 'R73']],
    ['code 400207', 'on buy', ['R72', 'R73']],
    ['code 400310', 'full payment', ['R72', 'R73']],
    ['R21', '0516011', ['R21']],
    ['r42a', 'productId', ['R42a']],
    ['Q11', 'not official', ['R22', 'R23']],
  ])('%s', async (call, rule, requirements) => {
    const [exit, report] = await json(`explain ${call}`);
    const { rule: said, source } = report as { rule: string; source: readonly { id: string }[] };
    expect(exit).toBe(0);
    expect(said).toContain(rule);
    expect(source.map(({ id }) => id)).toEqual(requirements);
    const { out } = await cli(['explain', ...call.split(' ')]);
    expect(out[0]).toContain(said);
  });

  it.each([
    ['explain'],
    ['explain', 'R99'],
    ['explain', 'weather', '3'],
    ['explain', 'code', 'x'],
    ['explain', 'R1', '2', '3'],
  ])('%s %s is bad usage', async (...call) => {
    const { exit, err } = await cli(call);
    expect(exit).toBe(2);
    expect(err).toHaveLength(1);
  });
});

describe('calc', () => {
  it('R27 prints rupees, exact to the paisa', async () => {
    expect(await json('calc --amount 10000 --days 30 --rate 0.75 --penalty 2.3 --overdue 5')).toEqual([
      0,
      { amount: 10_000, markup: 2250, overdueCharge: 1150, total: 13_400 },
    ]);
    expect(await json('calc --amount 1001 --days 1 --rate 0.33 --penalty 0 --overdue 0')).toEqual([
      0,
      { amount: 1001, markup: 3.3, overdueCharge: 0, total: 1004.3 },
    ]);
  });

  it('R31 names the first gap in the words of the edition, and exits 1', async () => {
    const call = [
      'calc',
      '--amount',
      '1000',
      '--days',
      '30',
      '--rate',
      '',
      '--penalty',
      '0',
      '--overdue',
      '0',
      '--json',
    ];
    expect(JSON.parse((await cli(call)).out[0] ?? '')).toEqual({
      error: { field: 'rate', message: 'Please enter the interest rate (0-0.75%)' },
    });
    const classic = await cli([...call, '--edition', 'classic']);
    expect(classic.exit).toBe(1);
    expect(classic.out[0]).toContain('(0-2.2%)');
  });

  it('reads one JSON object a line', async () => {
    const line = JSON.stringify({ amount: '10000', days: '30', rate: '0.75', penalty: '0', overdue: '0' });
    const { exit, out } = await cli(['calc', '-', '--json'], [line, '{}', 'nonsense']);
    expect(exit).toBe(0);
    expect(out.map((each) => JSON.parse(each) as unknown)).toEqual([
      { amount: 10_000, markup: 2250, overdueCharge: 0, total: 12_250 },
      { error: { field: 'amount', message: 'Please enter the loan amount' } },
      { error: { field: 'input', message: 'not a JSON object of texts' } },
    ]);
  });
});

describe('the tables and forms', () => {
  it('R50, R62, R72 print the rows that the pages use', async () => {
    expect(await json('bnpl-status 4')).toMatchObject([
      0,
      { badge: 'Unavailable', selectable: false, creditShown: true },
    ]);
    expect(await json('order-status 3')).toMatchObject([0, { label: 'Ready For Shipment', canEditAddress: true }]);
    expect(await json('gateway-code 400113')).toMatchObject([0, { toast: 'token expired', opensLogin: true }]);
    expect(await json('gateway-code 400207')).toMatchObject([
      0,
      {
        toast: 'Network error, please try again later',
        onBuy: 'There are orders under review. Please try again later.',
      },
    ]);
  });

  it('R57 prints the first failure of an address', async () => {
    const call = [
      'address',
      '--name',
      'A',
      '--phone',
      '0300 1234567',
      '--email',
      'a@b.pk',
      '--province',
      'Punjab',
      '--city',
      'Lahore',
    ];
    expect(await cliJson([...call, '--addr', 'x'])).toEqual([0, { result: 'valid' }]);
    expect(await cliJson([...call, '--addr', ''])).toEqual([
      1,
      { result: 'invalid', field: 'addr', message: 'Please enter shipping address' },
    ]);
    expect((await cli(call)).exit).toBe(2);
  });

  it('R35 files a complaint on the fake and on the wire', async () => {
    const call = ['complain', '--name', 'A', '--mobile', '03001234567', '--problem', 'x'];
    expect(await cliJson(call)).toEqual([0, { result: 'submitted' }]);
    expect(await cliJson([...call, '--lang', 'ur', '--gateway', server.gateway])).toEqual([0, { result: 'submitted' }]);
    expect(
      await cliJson(['complain', '--name', '', '--mobile', '3001234567', '--problem', 'x', '--lang', 'ur']),
    ).toEqual([1, { result: 'invalid', errors: { name: 'براہِ کرم اپنا نام درج کریں' } }]);
    expect(await cliJson(['complain', '--name', '', '--mobile', '3', '--problem', 'x'])).toEqual([
      1,
      { result: 'invalid', errors: { name: 'Please enter your name', mobile: 'Incorrect format of Mobile Number' } },
    ]);
  });
});

describe('shop', () => {
  it.each(Object.keys(TOURS))(
    'tour %s ends as it should, with the same trace on the fake and on the wire',
    async (name) => {
      const fake = await cliJson(['shop', 'tour', '--scenario', name]);
      const wire = await cliJson(['shop', 'tour', '--scenario', name, '--gateway', server.gateway]);
      expect(fake[0]).toBe(0);
      expect(fake[1]).toMatchObject({ scenario: name, result: 'done', reason: null });
      expect(wire).toEqual(fake);
    },
  );

  it('tours cross the socket encrypted', () => {
    const calls = server.requests.filter((request) => request.includes('/v1/bnpl/'));
    expect(calls.length).toBeGreaterThan(50);
    expect(calls.join('\n')).not.toMatch(/sandbox-token|samsung|Ayesha/);
  });

  it.each([
    [['products'], 'listed'],
    [['buy'], 'cart'],
    [['continue', '--pay', 'bnpl', '--periods', '2'], 'continued'],
    [['order'], 'waitingForSeller'],
    [['receive', '--pay', 'bnpl'], 'received'],
    [['refund'], 'requested'],
    [['calc', '--days', '60', '--overdue', '3'], 'calculated'],
  ])('%j drives the screens and prints outcome and trace', async (words, outcome) => {
    const [exit, report] = await cliJson(['shop', ...words]);
    expect(exit).toBe(0);
    expect(report).toMatchObject({ outcome });
    expect((report as { trace: unknown[] }).trace.length).toBeGreaterThan(0);
  });

  it('goes on with an order of an earlier command, kept in a folder', async () => {
    const data = ['--data', folder];
    const [, bought] = (await cliJson(['shop', 'buy', ...data])) as [number, { order: string }];
    const order = ['--order', bought.order];
    expect(await cliJson(['shop', 'continue', ...order, '--receipt', 'pickUp', ...data])).toMatchObject([
      0,
      { outcome: 'continued' },
    ]);
    expect((await cli(['sandbox', 'pay', ...order, ...data])).exit).toBe(0);
    expect(await cliJson(['shop', 'order', ...order, ...data])).toMatchObject([0, { outcome: 'waitingForSeller' }]);
    expect((await cli(['sandbox', 'ship', ...order, ...data])).out).toEqual([
      "ship: not possible in status 'waitingForSeller'",
    ]);
  });

  it('a kept trace is walked again, and the first difference is shown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asaan-trace-'));
    const file = join(folder, 'trace.json');
    const [kept = ''] = (await cli(['shop', 'tour', '--json'])).out;
    writeFileSync(file, kept);
    const again = await cli(['shop', 'tour', '--replay', file]);
    expect([again.exit, again.out.at(-1)]).toEqual([0, expect.stringMatching(/^the same \d+ port calls/)]);
    writeFileSync(file, kept.replace('"status":"waitingForSeller"', '"status":"shipped"'));
    const other = await cli(['shop', 'tour', '--replay', file]);
    expect(other.exit).toBe(1);
    expect(other.out.at(-1)).toMatch(
      /^differs at port call \d+\n {2}kept {2}.*"shipped".*\n {2}now {3}.*"waitingForSeller"/,
    );
    writeFileSync(file, 'no trace');
    expect((await cli(['shop', 'tour', '--replay', file])).exit).toBe(2);
    expect((await cli(['shop', 'tour', '--replay', join(folder, 'nothing')])).exit).toBe(2);
    rmSync(folder, { recursive: true });
  });

  it('a session of the sandbox is walked again, on the fake and on the wire, and holds nothing of its shopper', async () => {
    const entries: object[] = [wireTraceHead(Date.now())];
    const lender = createRecordingLender(createLender(createMemoryLedger(), { now: Date.now }), (entry) => {
      entries.push(entry);
    });
    const as = (token: string) => createMemoryGateway(lender, async () => ({ token, parameters: { device: 'x1' } }));
    for (const name of ['order-4', 'refund', 'cart-status-4'] as const) {
      const shopper = `sandbox-token-secret-1-${name}`;
      const gateway = as(shopper);
      const { order } = await SHOP_STATES[name].reach({ gateway, perform: lenderActions(lender), shopper });
      await gateway.readOrder(order ?? orderId('none'));
      await gateway.confirmReceipt(order ?? orderId('none'));
      await gateway.readProduct(productId('samsung-galaxy-a16'));
    }
    await as('nobody').fileComplaint({ language: 'en', name: 'Ayesha', mobile: '3001234567', problem: 'A scam' });
    const kept = entries.map((entry) => JSON.stringify(entry)).join('\n');
    for (const secret of [
      'Ayesha',
      'secret-1',
      '0300',
      '300123',
      'ayesha@',
      'Model Town',
      'scam',
      'x1',
      '20261121000',
    ]) {
      expect(kept).not.toContain(secret);
    }
    const file = join(folder, 'session.jsonl');
    writeFileSync(file, kept);
    const same = `the same ${entries.length - 1} port calls as in the trace`;
    expect(await cli(['shop', 'tour', '--replay', file])).toMatchObject({ exit: 0, out: [same] });
    expect(await cli(['shop', 'tour', '--replay', file, '--gateway', server.gateway])).toMatchObject({
      exit: 0,
      out: [same],
    });
    expect((await cli(['shop', 'tour', '--replay', file, '--gateway', 'http://127.0.0.1:9/gateway'])).exit).toBe(3);
    writeFileSync(file, kept.replace('"orderProcessStatus":4', '"orderProcessStatus":3'));
    const [exit, report] = await json(`shop tour --replay ${file}`);
    expect([exit, report]).toMatchObject([
      1,
      { result: 'stopped', difference: { kept: expect.stringContaining('"orderProcessStatus":3') } },
    ]);
  });

  it('exits 1 where the gateway refuses, and 3 where none answers', async () => {
    expect((await cli(['shop', 'order', '--order', '12'])).exit).toBe(1);
    const down = 'http://127.0.0.1:9/gateway';
    expect((await cli(['shop', 'products', '--product', 'oppo-a5x', '--gateway', down])).exit).toBe(3);
    expect((await cli(['sandbox', 'count', '--gateway', down])).exit).toBe(3);
    expect((await cli(['faults', 'list', '--gateway', down])).exit).toBe(3);
    expect(
      (await cli(['complain', '--name', 'A', '--mobile', '3001234567', '--problem', 'x', '--gateway', down])).exit,
    ).toBe(3);
  });
});

describe('bad usage', () => {
  it.each([
    [[]],
    [['buy']],
    [['shop']],
    [['shop', 'steal']],
    [['check']],
    [['check', '1', '2']],
    [['check', '1', '--editon', 'tabs']],
    [['check', '1', '--edition', 'newest']],
    [['calc', '--amount', '1000']],
    [['calc', '--amount', 'ten', '--days', '1', '--rate', '0', '--penalty', '0', '--overdue', '0']],
    [['calc', '--amount', '-5', '--days', '1', '--rate', '0', '--penalty', '0', '--overdue', '0']],
    [['bnpl-status', 'x']],
    [['complain', '--name', 'A']],
    [['shop', 'tour', '--scenario', 'nothing']],
    [['shop', 'continue', '--pay', 'gold']],
    [['shop', 'calc', '--days', 'x']],
    [['shop', 'buy', '--gateway', 'ftp://x']],
    [['shop', 'buy', '--gateway', 'http://x', '--data', 'y']],
    [['sandbox', 'dance']],
    [['faults', 'arm', '--path', 'now/buy', '--fault', 'drop']],
    [['faults', 'arm', '--gateway', 'http://127.0.0.1:9/gateway', '--path', '*', '--fault', 'flood']],
    [['faults', 'arm', '--gateway', 'http://127.0.0.1:9/gateway', '--path', '*', '--fault', 'slow']],
    [['sandbox', 'pay']],
    [['sandbox', 'bnpl', '--status', 'x']],
    [['check', '--json', '1', '--json=5']],
  ])('%j is one clear line and exit 2', async (args) => {
    const { exit, err, out } = await cli(args);
    expect(exit).toBe(2);
    if (args.length > 0) {
      expect(out).toEqual([]);
      expect(err).toHaveLength(1);
      expect(err[0]).not.toMatch(/\n|at .*:\d+:\d+/);
    }
  });
});

// Helpers

interface Result {
  readonly exit: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

async function cli(args: readonly string[], input: readonly string[] = []): Promise<Result> {
  const out: string[] = [];
  const err: string[] = [];
  const exit = await run(args, {
    print: (line) => void out.push(line),
    complain: (line) => void err.push(line),
    async *lines() {
      yield* input;
    },
    env: {},
  });
  return { exit, out, err };
}

async function cliJson(args: readonly string[]): Promise<readonly [number, unknown]> {
  const { exit, out } = await cli([...args, '--json']);
  expect(out).toHaveLength(1);
  return [exit, JSON.parse(out[0] ?? '')];
}

/** A command line split at its blanks, and one more word where it may hold blanks itself. */
const json = (line: string, word?: string): Promise<readonly [number, unknown]> =>
  cliJson([...line.split(' '), ...(word === undefined ? [] : [word])]);
