import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { allowingOrigins } from '#adapters/sandbox/http/cross-origin.ts';
import { createGatewayHandler, type GatewayHandler } from '#adapters/sandbox/http/gateway-handler.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { deployFolder, ensureSite } from '#adapters/server/built-site.ts';
import type { LineLog } from '#adapters/server/line-log.ts';
import { createMetrics } from '#adapters/server/metrics.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { createRequestWatch } from '#adapters/server/request-watch.ts';
import { serve } from '#adapters/server/serve.ts';
import { BRAND, settingsAt } from './own-brand.ts';

/** Origins beside a site's own, as they are built in. A test's browser is told at which free ports they are. */
export const ORIGINS = {
  gateway: 'http://localhost:48123',
  pictures: 'http://localhost:48124',
  reports: 'http://localhost:48125',
} as const;

/** The brand with its gateway, its pictures and its reports on other origins. */
export const BRAND_ABROAD = {
  ...BRAND,
  gateway: { ...BRAND.gateway, url: `${ORIGINS.gateway}/gateway` },
  origins: { pictures: [ORIGINS.pictures] },
  analytics: { url: `${ORIGINS.reports}/analytics` },
  errors: { url: `${ORIGINS.reports}/errors` },
};

/** Its site, built for this test or before it. */
export async function siteAbroad(): Promise<BuiltSite> {
  const config = settingsAt('other-origins', BRAND_ABROAD);
  const folder = join(PROJECT, 'build', 'other-origins');
  await ensureSite({ mode: 'production', config, folder });
  return { config, folder, recipes: deployFolder(folder) };
}

/** A built site: the file of its settings, its files, how others serve them. */
export interface BuiltSite {
  readonly config: string;
  readonly folder: string;
  readonly recipes: string;
}

/** A header of CORS on its way out; null where it is not sent. */
export type Marks = (name: string, value: string, isQuestion: boolean) => string | null;

/** How the other origins are set up for a visitor; by itself as the README asks. */
export interface Setup {
  /** What becomes of the gateway's headers of CORS. */
  readonly marks?: Marks;
  /** The gateway answers what browsers ask beforehand with this status. */
  readonly asked?: number;
  /** Seconds that whoever asks for something limited is told to wait. */
  readonly wait?: number;
  /** Pictures are for pages of their own origin, or have an origin that the settings do not name. */
  readonly pictures?: 'closed' | 'elsewhere';
  /** The reports' server lets no other origin read its answers, or hangs up. */
  readonly reports?: 'closed' | 'gone';
}

/** What a visitor met there. */
export interface Abroad {
  readonly lender: Lender;
  /** What came to the gateway: method, path, origin of the page. */
  readonly calls: readonly string[];
  /** Pictures that were asked for. */
  readonly shown: readonly string[];
  /** What was posted to the reports: path and text. */
  readonly told: readonly (readonly [path: string, text: string])[];
  /** From now on all is set up rightly. */
  mend(): void;
}

/** The other origins, up. */
export interface OtherOrigins {
  /** Where a browser finds them: `host:port` that it asks for, and what answers. */
  readonly hosts: Readonly<Record<string, string>>;
  /** What their servers logged: a line a request. */
  log(): string;
  /** Sets them up for the visitor whose browser calls itself so, on a site of this origin. */
  meet(visitor: string, site: string, setup?: Setup): Abroad;
  stop(): Promise<void>;
}

interface Visitor extends Abroad {
  readonly calls: string[];
  readonly shown: string[];
  readonly told: (readonly [path: string, text: string])[];
  readonly gateway: GatewayHandler;
  readonly pictures: GatewayHandler;
  readonly reports: GatewayHandler;
}

/** Starts them on free ports. Each visitor is known by the name of his browser, and has a lender of his own. */
export async function startOtherOrigins(): Promise<OtherOrigins> {
  const visitors = new Map<string | undefined, Visitor>();
  const lines: string[] = [];
  const requests: LineLog = { write: (line) => void lines.push(JSON.stringify(line)), dropped: () => 0 };
  const visitorOf = ({ headers }: IncomingMessage): Visitor | undefined => visitors.get(headers['user-agent']);
  const start = (part: 'gateway' | 'pictures' | 'reports') =>
    serve({
      host: '127.0.0.1',
      port: 0,
      watch: createRequestWatch({ requests, errors: requests, metrics: createMetrics() }),
      gateway: async (request, response, url) => (await visitorOf(request)?.[part](request, response, url)) ?? false,
      pages: (_request, response) => void response.writeHead(404).end(),
    });
  const servers = await Promise.all([start('gateway'), start('pictures'), start('reports')]);
  const hostOf = (origin: string): string => new URL(origin).host;
  return {
    hosts: Object.fromEntries(
      Object.values(ORIGINS).map((origin, at) => [hostOf(origin), hostOf(servers[at]?.origin ?? '')]),
    ),
    log: () => lines.join('\n'),
    meet(visitor, site, setup = {}) {
      const met = createVisitor(site, setup);
      visitors.set(visitor, met);
      return met;
    },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

function createVisitor(site: string, faults: Setup): Visitor {
  let setup = faults;
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const options = {
    lender,
    cipher: createWebCryptoCipher(BRAND.gateway.secret),
    source: BRAND.gateway.source,
    limits: { secondsToWait: () => setup.wait ?? 0 },
  };
  const atHome = createGatewayHandler(options);
  const placed = (picturesOrigin: string): GatewayHandler =>
    allowingOrigins([site], createGatewayHandler({ ...options, picturesOrigin }));
  const [named, unnamed] = [placed(ORIGINS.pictures), placed('http://localhost:48129')];
  const visitor: Visitor = {
    lender,
    calls: [],
    shown: [],
    told: [],
    mend() {
      setup = {};
    },
    async gateway(request, response, url) {
      const isQuestion = request.method === 'OPTIONS';
      visitor.calls.push(`${request.method} ${url.pathname} ${request.headers.origin}`);
      if (isQuestion && setup.asked !== undefined) {
        return Boolean(response.writeHead(setup.asked, { 'access-control-allow-origin': site }).end());
      }
      const set = response.setHeader.bind(response);
      response.setHeader = (name, value) => {
        const isMark = name.startsWith('access-control-');
        const sent = isMark && setup.marks !== undefined ? setup.marks(name, String(value), isQuestion) : value;
        return sent === null ? response : set(name, sent);
      };
      return (setup.pictures === 'elsewhere' ? unnamed : named)(request, response, url);
    },
    async pictures(request, response, url) {
      visitor.shown.push(url.pathname);
      if (setup.pictures !== 'closed') return atHome(request, response, url);
      response.setHeader('cross-origin-resource-policy', 'same-origin');
      return Boolean(response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'));
    },
    async reports(request, response, url) {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      visitor.told.push([`${request.method} ${url.pathname}`, text]);
      if (setup.reports === 'gone') return Boolean(response.destroy());
      // What `serve` sets by itself is for pages of the own origin.
      if (setup.reports === undefined) response.removeHeader('cross-origin-resource-policy');
      return Boolean(response.writeHead(204).end());
    },
  };
  return visitor;
}
