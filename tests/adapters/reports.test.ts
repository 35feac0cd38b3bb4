import { describe, expect, it } from 'vitest';
import { createBeaconAnalytics, createBeaconErrorReports, MOST_REPORTS, reportOf } from '#adapters/browser/beacons.ts';
import { createPlainTransport } from '#adapters/gateway/http-transport.ts';
import { complaintsOver } from '#adapters/gateway/wire/file-complaint.ts';
import { createHostAnalytics } from '#adapters/host-app/host-ports.ts';
import { createManualClock } from '#adapters/memory/manual-clock.ts';
import { createScriptedHost } from '#adapters/memory/scripted-host.ts';
import { compose, reportAnswers } from '#core/gateway/pipeline.ts';
import type { ErrorReport } from '#core/ports/reporting.ts';
import { analyticsContract, errorReportsContract } from '../contracts/reporting.contract.ts';

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

  it('R73, R74 an event reaches the app’s own tracking with its details', () => {
    const heard: unknown[] = [];
    const analytics = createHostAnalytics({ track: (name, details) => heard.push([name, details]) });
    analytics.track({ name: 'continueFailed', cause: 400310 });
    analytics.track({ name: 'pageView', page: 'calculator' });
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

describe('answers of a gateway that say that something is broken', () => {
  const COMPLAINT = { language: 'en', name: 'Ayesha', mobile: '03001234567', problem: 'Somebody calls me.' } as const;
  it.each<readonly [what: string, kind: 'answer' | 'unreachable', fetched: typeof fetch]>([
    ['Q48 of another shape', 'answer', async () => new Response('{"code":0,"contents":[]}')],
    ['Q48 that is no JSON', 'answer', async () => new Response('<html>Ayesha</html>')],
    ['row 60 that the browser withholds', 'unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s to a complaint: told without a word of it', async (_what, kind, fetched) => {
    const told: ErrorReport[] = [];
    const transport = createPlainTransport({
      base: 'https://gateway.example',
      source: 'asaan',
      clock: createManualClock(),
      fetch: fetched,
    });
    const reports = reportAnswers({ report: (each) => void told.push(each) }, () => true);
    const gateway = compose(complaintsOver(transport), { reports });
    expect((await gateway.fileComplaint(COMPLAINT)).kind).toBe('unknown');
    expect(told).toEqual([{ kind, call: 'fileComplaint' }]);
  });
});
