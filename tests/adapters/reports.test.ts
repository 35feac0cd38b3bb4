import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBeaconAnalytics } from '#adapters/browser/beacon-analytics.ts';
import { createBeaconErrorReports, MOST_REPORTS, reportOf } from '#adapters/browser/beacon-error-reports.ts';
import { withAnswerReports } from '#adapters/gateway/answer-reports.ts';
import { createHttpComplaints } from '#adapters/gateway/http-complaints.ts';
import { createHostAnalytics } from '#adapters/host-app/host-analytics.ts';
import { createRpcClient } from '#adapters/host-app/json-rpc.ts';
import { serveBridge } from '#adapters/host-app/native-side.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createMemoryGateway } from '#adapters/memory/memory-gateway.ts';
import { createMemoryTransport } from '#adapters/memory/memory-transport.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender } from '#adapters/sandbox/lender.ts';
import { orderId, productId } from '#core/lib/ids.ts';
import { failed, refused, unknown } from '#core/lib/outcome.ts';
import type { AnalyticsEvent } from '#core/ports/analytics.ts';
import type { ErrorReport } from '#core/ports/error-reports.ts';
import { titleStyleOf } from '#core/screens/title-style.ts';
import { analyticsContract, errorReportsContract } from '../contracts/reporting.contract.ts';
import { ROOT } from '../support/test-server.ts';

const ADDRESS = 'https://eyes.example/reports';

/** A way to send that notes what it was given. */
function posting(answer: () => Promise<Response> = async () => new Response()) {
  const posts: { readonly to: unknown; readonly options: RequestInit }[] = [];
  const send: typeof fetch = (to, options = {}) => {
    posts.push({ to, options });
    return answer();
  };
  return { posts, send, texts: () => posts.map(({ options }) => options.body as string) };
}

analyticsContract('beacon', () => createBeaconAnalytics(ADDRESS, posting().send));
analyticsContract('beacon without a network', () =>
  createBeaconAnalytics(ADDRESS, posting(() => Promise.reject(new TypeError('no network'))).send),
);
analyticsContract('beacon that the browser refuses', () =>
  createBeaconAnalytics(ADDRESS, () => {
    throw new TypeError('keepalive is full');
  }),
);
analyticsContract('host app', () => createHostAnalytics(createScriptedHost({ identity: null })));
errorReportsContract('beacon', () => {
  const { send, texts } = posting();
  return { reports: createBeaconErrorReports(ADDRESS, send, () => 'cart'), sent: texts };
});

describe('what is posted', () => {
  it('R25, Q55 an event is posted as it is, without cookies, referrer or preflight, also from a page that is left', () => {
    const { posts, send } = posting();
    createBeaconAnalytics(ADDRESS, send).track({ name: 'button', page: 'notify', button: 'check' });
    expect(posts).toEqual([
      {
        to: ADDRESS,
        options: {
          method: 'POST',
          body: '{"name":"button","page":"notify","button":"check"}',
          headers: { 'content-type': 'text/plain' },
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          mode: 'no-cors',
          cache: 'no-store',
        },
      },
    ]);
  });

  it('a failure is posted with the name of its page, five of them at most', () => {
    const { send, texts } = posting();
    const reports = createBeaconErrorReports(ADDRESS, send, () => 'cart');
    for (let line = 0; line < 20; line += 1) reports.report({ kind: 'error', name: 'Error', at: [`a-b.js:${line}:1`] });
    expect(texts()).toHaveLength(MOST_REPORTS);
    expect(texts()[0]).toBe('{"kind":"error","name":"Error","at":["a-b.js:0:1"],"page":"cart"}');
  });

  it('is what the document of the settings tells whoever takes it, each kind of it', () => {
    const events: Readonly<Record<Exclude<AnalyticsEvent['name'], 'continueFailed'>, AnalyticsEvent>> = {
      pageView: { name: 'pageView', page: 'notify' },
      button: { name: 'button', page: 'calculator', button: 'calculate' },
      webVital: { name: 'webVital', page: 'home', vital: 'LCP', value: 1234 },
    };
    const failures: Readonly<Record<ErrorReport['kind'], readonly [ErrorReport, page: string]>> = {
      error: [{ kind: 'error', name: 'TypeError', at: ['shop-Ab12Cd34.js:1:2345'] }, 'cart'],
      rejection: [{ kind: 'rejection', name: 'Error', at: [] }, 'home'],
      answer: [{ kind: 'answer', call: 'readProduct' }, 'product'],
      unreachable: [{ kind: 'unreachable', call: 'readProduct' }, 'product'],
      policy: [{ kind: 'policy', directive: 'connect-src', blocked: 'https://elsewhere.example' }, 'numberCheck'],
    };
    const { posts, send, texts } = posting();
    for (const event of Object.values(events)) createBeaconAnalytics(ADDRESS, send).track(event);
    for (const [failure, page] of Object.values(failures))
      createBeaconErrorReports(ADDRESS, send, () => page).report(failure);
    const document = readFileSync(join(ROOT, 'adapters', 'settings', 'README.md'), 'utf8');
    expect(/```jsonl\n([^]*?)\n```/.exec(document)?.[1]?.split('\n')).toEqual(texts());
    for (const { options } of posts)
      expect(document).toContain(`\`content-type: ${new Headers(options.headers).get('content-type')}\``);
  });

  it('R73, R74 an event reaches the app’s own tracking with its details', async () => {
    const { page, native } = createMemoryTransport();
    const heard: unknown[] = [];
    const host = createScriptedHost({ identity: null });
    serveBridge(native, { ...host, track: (name, details) => heard.push([name, details]) });
    const rpc = createRpcClient(page, createManualClock());
    const analytics = createHostAnalytics({
      track: (name, details) => void rpc.request('trackEvent', { name, details }),
    });
    analytics.track({ name: 'continueFailed', cause: 400310 });
    analytics.track({ name: 'pageView', page: 'calculator' });
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toEqual([
      ['continueFailed', { cause: 400310 }],
      ['pageView', { page: 'calculator' }],
    ]);
  });
});

describe('events and reports of a window', () => {
  it('are told without what they quote', () => {
    const said = 'Ayesha 03001234567';
    const stack = `RangeError: ${said}\n    at load (https://shop.example/assets/shop-a.js:1:2)`;
    const error = Object.assign(new RangeError(said), { stack });
    const events: readonly Event[] = [
      Object.assign(new Event('error'), { error }),
      Object.assign(new Event('unhandledrejection'), { reason: 'Ayesha' }),
      Object.assign(new Event('securitypolicyviolation'), {
        effectiveDirective: 'img-src',
        blockedURI: 'https://evil.example/?Ayesha',
      }),
      Object.assign(new Event('csp-violation'), {
        body: {
          effectiveDirective: 'connect-src',
          blockedURL: 'https://evil.example/x?data=Ayesha',
          documentURL: said,
        },
      }),
      Object.assign(new Event('csp-violation'), { body: { effectiveDirective: 'script-src-elem', blockedURL: null } }),
      new Event('load'),
    ];
    expect(events.map(reportOf)).toEqual([
      { kind: 'error', name: 'RangeError', at: ['shop-a.js:1:2'] },
      { kind: 'rejection', name: 'string', at: [] },
      { kind: 'policy', directive: 'img-src', blocked: 'https://evil.example' },
      { kind: 'policy', directive: 'connect-src', blocked: 'https://evil.example' },
      { kind: 'policy', directive: 'script-src-elem', blocked: 'other' },
      null,
    ]);
  });
});

describe('Q48 answers that cannot be read', () => {
  it('Q48 are told of by the name of their call, and handed on as they are; others are not', async () => {
    const told: ErrorReport[] = [];
    const bare = createMemoryGateway(createLender(createMemoryLedger(), createManualClock()), async () => null);
    const gateway = withAnswerReports(
      {
        ...bare,
        readOrder: async () => failed('unreadable'),
        readProduct: async () => failed('timeout'),
        readRefund: async () => refused(400147),
      },
      { report: (report) => told.push(report) },
      () => true,
    );
    expect(await gateway.readOrder(orderId('1'))).toEqual(failed('unreadable'));
    expect(await gateway.readProduct(productId('1'))).toEqual(failed('timeout'));
    expect(await gateway.readRefund(orderId('1'))).toEqual(refused(400147));
    expect(await gateway.readAddress(orderId('1'))).toEqual(failed('noSession'));
    expect(told).toEqual([{ kind: 'answer', call: 'readOrder' }]);
    expect(Object.keys(gateway)).toEqual(Object.keys(bare));
  });
});

describe('Q48 a complaint whose answer cannot be read', () => {
  const complaint = { language: 'en', name: 'Ayesha', mobile: '03001234567', problem: 'Somebody calls me.' } as const;

  it.each([
    ['another shape', '{"code":0,"contents":[]}'],
    ['no JSON', '<html>Ayesha</html>'],
  ])('Q48 is told of: %s; without a word of it', async (_title, answer) => {
    const told: ErrorReport[] = [];
    const complaints = withAnswerReports(
      createHttpComplaints({
        base: 'https://gateway.example',
        source: 'asaan',
        clock: createManualClock(),
        fetch: async () => new Response(answer),
      }),
      { report: (report) => told.push(report) },
      () => true,
    );
    expect(await complaints.fileComplaint(complaint)).toMatchObject({ kind: 'unknown', reason: 'unreadable' });
    expect(told).toEqual([{ kind: 'answer', call: 'fileComplaint' }]);
  });
});

describe('row 60 a gateway that cannot be reached', () => {
  it('row 60 is told of by the name of the call, a question or a command, and not while the device has no network', async () => {
    const told: ErrorReport[] = [];
    let isOnline = true;
    const bare = createMemoryGateway(createLender(createMemoryLedger(), createManualClock()), async () => null);
    const gateway = withAnswerReports(
      {
        ...bare,
        readOrder: async () => failed('unreachable'),
        confirmReceipt: async () => unknown('unreachable'),
        readProduct: async () => failed('noSession'),
      },
      { report: (report) => told.push(report) },
      () => isOnline,
    );
    expect(await gateway.readOrder(orderId('1'))).toEqual(failed('unreachable'));
    expect(await gateway.confirmReceipt(orderId('1'))).toEqual(unknown('unreachable'));
    await gateway.readProduct(productId('1'));
    isOnline = false;
    await gateway.readOrder(orderId('1'));
    expect(told).toEqual([
      { kind: 'unreachable', call: 'readOrder' },
      { kind: 'unreachable', call: 'confirmReceipt' },
    ]);
  });

  it('row 60 is told of where a complaint’s answer is withheld by the browser, without a word of it', async () => {
    const told: ErrorReport[] = [];
    const options = { base: 'https://gateway.example', source: 'asaan', clock: createManualClock() };
    const refusing: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const complaints = withAnswerReports(
      createHttpComplaints({ ...options, fetch: refusing }),
      { report: (report) => told.push(report) },
      () => true,
    );
    const complaint = { language: 'en', name: 'Ayesha', mobile: '03001234567', problem: 'Somebody calls me.' } as const;
    expect(await complaints.fileComplaint(complaint)).toMatchObject({ kind: 'unknown', reason: 'unreachable' });
    expect(told).toEqual([{ kind: 'unreachable', call: 'fileComplaint' }]);
  });
});

describe('the app’s title bar', () => {
  it('R74 goes where a page of ours has its own, and stays where there is none', () => {
    expect([titleStyleOf({ page: 'cart' }), titleStyleOf(null)]).toEqual(['hidden', 'plain']);
  });
});
