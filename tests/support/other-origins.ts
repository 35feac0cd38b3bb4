import { join } from 'node:path';
import { Hono } from 'hono';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { createGateway } from '#adapters/sandbox/http/gateway.ts';
import { type Served, serve } from '#adapters/sandbox/http/serve.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { ensureSite } from '#adapters/server/built-site.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { BRAND, settingsAt } from './own-brand.ts';

/** Origins beside a site's own, as they are built in. A test's browser is told at which free ports they are. */
export const ORIGINS = {
  gateway: 'http://localhost:48123',
  pictures: 'http://localhost:48124',
  reports: 'http://localhost:48125',
} as const;

/** The brand with its gateway, its pictures and its reports on other origins. */
const BRAND_ABROAD = {
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
  await ensureSite('production', folder, config);
  return { config, folder };
}

/** A built site: the file of its settings, and its files. */
export interface BuiltSite {
  readonly config: string;
  readonly folder: string;
}

/** How the other origins are set up for a visitor; by itself as the README asks. */
export interface Setup {
  /** What becomes of a header of the gateway's CORS; null where it is not sent. */
  readonly marks?: (name: string, value: string, isQuestion: boolean) => string | null;
}

/** What a visitor met there. */
export interface Abroad {
  readonly lender: Lender;
  /** What came to the gateway: method, path, origin of the page. */
  readonly calls: readonly string[];
  /** What was posted to the reports: path and text. */
  readonly told: readonly (readonly [path: string, text: string])[];
  /** From now on all is set up rightly. */
  mend(): void;
}

/** The other origins, up. */
export interface OtherOrigins {
  /** Where a browser finds them: `host:port` that it asks for, and what answers. */
  readonly hosts: Readonly<Record<string, string>>;
  /** Sets them up for the visitor whose browser calls itself so, on a site of this origin. */
  meet(visitor: string, site: string, setup?: Setup): Abroad;
  stop(): Promise<void>;
}

interface Visitor extends Abroad {
  readonly calls: string[];
  readonly told: (readonly [path: string, text: string])[];
  readonly gateway: Hono<Served>;
  readonly pictures: Hono<Served>;
  readonly reports: Hono<Served>;
}

/** Starts them on free ports. Each visitor is known by the name of his browser, and has a lender of his own. */
export async function startOtherOrigins(): Promise<OtherOrigins> {
  const visitors = new Map<string | undefined, Visitor>();
  const start = (part: 'gateway' | 'pictures' | 'reports') => {
    const app = new Hono<Served>();
    app.all('*', (c) => {
      const visitor = visitors.get(c.req.header('user-agent'));
      return visitor === undefined ? c.notFound() : visitor[part].fetch(c.req.raw, c.env);
    });
    return serve({ host: '127.0.0.1', port: 0, app });
  };
  const servers = await Promise.all([start('gateway'), start('pictures'), start('reports')]);
  const hostOf = (origin: string): string => new URL(origin).host;
  return {
    hosts: Object.fromEntries(
      Object.values(ORIGINS).map((origin, at) => [hostOf(origin), hostOf(servers[at]?.origin ?? '')]),
    ),
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
  };
  const atHome = createGateway(options);
  const abroad = createGateway({ ...options, allowedOrigins: [site], picturesOrigin: ORIGINS.pictures });
  const visitor: Visitor = {
    lender,
    calls: [],
    told: [],
    mend() {
      setup = {};
    },
    gateway: new Hono<Served>().all('*', async (c) => {
      const isQuestion = c.req.method === 'OPTIONS';
      visitor.calls.push(`${c.req.method} ${c.req.path} ${c.req.header('origin')}`);
      const answer = await abroad.fetch(c.req.raw, c.env);
      for (const [name, value] of new Headers(answer.headers)) {
        const isMark = name.startsWith('access-control-');
        const sent = isMark && setup.marks !== undefined ? setup.marks(name, value, isQuestion) : value;
        if (sent === null) answer.headers.delete(name);
        else answer.headers.set(name, sent);
      }
      return answer;
    }),
    pictures: atHome,
    reports: new Hono<Served>().all('*', async (c) => {
      visitor.told.push([`${c.req.method} ${c.req.path}`, await c.req.text()]);
      // What `serve` sets by itself is for pages of the own origin.
      c.env.outgoing.removeHeader('cross-origin-resource-policy');
      return c.body(null, 204);
    }),
  };
  return visitor;
}
