import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, serve } from '#adapters/sandbox/http/serve.ts';
import { createSite } from '#adapters/sandbox/http/site.ts';
import { deploymentFor } from '#adapters/server/built-site.ts';
import { type ServedSite, servedSite } from '#adapters/server/served-site.ts';
import { SANDBOX } from '#adapters/server/settings.ts';
import { launchChromium } from '../browser/chromium.ts';
import { openPhonePage, type PhonePage } from '../browser/phone-page.ts';
import {
  type Abroad,
  type BuiltSite,
  type OtherOrigins,
  type Setup,
  siteAbroad,
  startOtherOrigins,
} from '../support/other-origins.ts';
import { type RunningWebServer, type StartServer, startCaddy, startNginx, webServer } from '../support/web-servers.ts';

/** A phone's page, what it met on other origins, and who its shopper is. */
export interface PhoneAbroad extends PhonePage {
  readonly met: Abroad;
  readonly token: string;
}

/** What a test of other origins has in hand. */
export interface Travel {
  /** Opens a phone's page for a site, inside the app that `appOf` makes where it is said. */
  meet(site: string, isInApp: boolean, setup?: Setup): Promise<PhoneAbroad>;
  /** The same, and goes to a page of the site: inside the app where it is one of the shop's. */
  visit(site: string, path: string, setup?: Setup): Promise<PhoneAbroad>;
  /** What the servers of the other origins logged. */
  log(): string;
  /** Serves the built site by our own server, with what the settings say of it unless something else is said. */
  serveOurs(site?: ServedSite): Promise<RunningServer>;
  /** Serves it by a server of others, with the recipe that the build wrote. */
  serveBy(program: string | null, start: StartServer): Promise<RunningWebServer>;
}

/** Starts a browser and the other origins for all tests of a file, with a site that is built for them. */
export function withOtherOrigins(use: (travel: Travel) => void, build: () => Promise<BuiltSite> = siteAbroad): void {
  let browser: Browser;
  let origins: OtherOrigins;
  let built: BuiltSite;
  let visits = 0;
  const open: PhonePage[] = [];
  beforeAll(async () => {
    [origins, built] = await Promise.all([startOtherOrigins(), build()]);
    browser = await launchChromium(origins.hosts);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ context }) => context.close()));
  });
  afterAll(async () => {
    await Promise.all([browser.close(), origins.stop()]);
  });
  const travel: Travel = {
    async meet(site, isInApp, setup) {
      const name = `visitor ${++visits}`;
      const met = origins.meet(name, site, setup);
      const token = `${SANDBOX.token}-abroad-${visits}`;
      const phone = await openPhonePage(browser, { userAgent: name, token: isInApp ? token : null });
      open.push(phone);
      return { ...phone, met, token };
    },
    async visit(site, path, setup) {
      const phone = await travel.meet(site, path.startsWith('/bnpl/'), setup);
      await phone.page.goto(site + path);
      return phone;
    },
    log: () => origins.log(),
    async serveOurs(site = ownSite(built)) {
      return serve({ host: '127.0.0.1', port: 0, app: createSite(built.folder, site) });
    },
    async serveBy(program, start) {
      if (program === null) throw new Error('there is no such server');
      return start(program, built.recipes);
    },
  };
  use(travel);
}

function ownSite({ config }: BuiltSite): ServedSite {
  const deployment = deploymentFor('production', false, { ASAAN_CONFIG: config });
  if ('faults' in deployment) throw new Error(deployment.faults.join('\n'));
  return servedSite(deployment.settings);
}

const nginx = await webServer('nginx');
const caddy = await webServer('caddy');

/** Servers of a site: by name, whether this machine lacks it, and how it is started. */
export const SERVERS = [
  ['our server', false, ({ serveOurs }: Travel): Promise<RunningServer> => serveOurs()],
  [
    'nginx',
    nginx === null,
    ({ serveBy }: Travel): Promise<RunningServer | RunningWebServer> => serveBy(nginx, startNginx),
  ],
  [
    'Caddy',
    caddy === null,
    ({ serveBy }: Travel): Promise<RunningServer | RunningWebServer> => serveBy(caddy, startCaddy),
  ],
] as const;

/** Those of others; ours too where there is none of them. */
export const OTHERS = nginx === null && caddy === null ? SERVERS : SERVERS.slice(1);
