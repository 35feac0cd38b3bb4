import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemClock } from '#adapters/browser/system-clock.ts';
import { createWebCryptoCipher } from '#adapters/gateway/ciphers/web-crypto.ts';
import { allowingOrigins } from '#adapters/sandbox/http/cross-origin.ts';
import { createGatewayHandler, type GatewayHandler } from '#adapters/sandbox/http/gateway-handler.ts';
import { createMemoryLedger } from '#adapters/sandbox/ledger/memory-ledger.ts';
import { createLender, type Lender } from '#adapters/sandbox/lender.ts';
import { ensureSite } from '#adapters/server/built-site.ts';
import { OWN_ORIGIN, type PolicyOrigins } from '#adapters/server/policy-origins.ts';
import { PROJECT } from '#adapters/server/project.ts';
import { type RunningServer, serve } from '#adapters/server/serve.ts';
import { createStaticFiles } from '#adapters/server/static-files.ts';
import { BRAND, settingsAt } from './own-brand.ts';

/** A built site, its gateway and its pictures, each on an origin of its own. */
export interface ThreeOrigins {
  readonly site: string;
  readonly gateway: string;
  readonly pictures: string;
  readonly lender: Lender;
  /** What came to the gateway: method, path, origin of the page. */
  readonly calls: readonly string[];
  /** Pictures that were asked for. */
  readonly shown: readonly string[];
  stop(): Promise<void>;
}

/** Where the site was built to find its gateway: the port is known once the gateway runs. */
const BUILT_FOR = 'http://127.0.0.1:48123';

/** What may be wrong between the origins. */
export interface OriginFaults {
  /** The gateway lets pages of these origins in; by itself the site's. */
  readonly allowed?: readonly string[];
  /** The site's policy lets no call and no picture out. */
  readonly isPolicyClosed?: boolean;
}

/** Starts the three on free ports. */
export async function startThreeOrigins(faults: OriginFaults = {}): Promise<ThreeOrigins> {
  const lender = createLender(createMemoryLedger(), createSystemClock());
  const [calls, shown]: [string[], string[]] = [[], []];
  const cipher = createWebCryptoCipher(BRAND.gateway.secret);
  const { source } = BRAND.gateway;
  const pictures = await start(createGatewayHandler({ lender, cipher, source }), (request) => {
    shown.push(request.url ?? '');
  });
  const handler = createGatewayHandler({ lender, cipher, source, picturesOrigin: pictures.origin });
  let allowed: readonly string[] = [];
  const gateway = await start(
    (request, response, url) => allowingOrigins(allowed, handler)(request, response, url),
    ({ method, url = '', headers }) => {
      calls.push(`${method} ${url.split('?')[0]} ${headers.origin}`);
    },
  );
  const folder = await siteFor(gateway.origin);
  const origins: PolicyOrigins = { ...OWN_ORIGIN, gateway: [gateway.origin], pictures: [pictures.origin] };
  const files = createStaticFiles(folder, faults.isPolicyClosed === true ? {} : { origins });
  const site = await serve({ host: '127.0.0.1', port: 0, gateway: async () => false, pages: files });
  allowed = faults.allowed ?? [site.origin];
  return {
    site: site.origin,
    gateway: gateway.origin,
    pictures: pictures.origin,
    lender,
    calls,
    shown,
    async stop() {
      await Promise.all([site.stop(), gateway.stop(), pictures.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}

function start(handle: GatewayHandler, see: (request: Parameters<GatewayHandler>[0]) => void): Promise<RunningServer> {
  return serve({
    host: '127.0.0.1',
    port: 0,
    gateway: (request, response, url) => {
      see(request);
      return handle(request, response, url);
    },
    pages: (_request, response) => void response.writeHead(404).end(),
  });
}

/** The brand's site with its gateway at this origin, in a folder of its own. */
async function siteFor(origin: string): Promise<string> {
  const settings = { ...BRAND, gateway: { ...BRAND.gateway, url: `${BUILT_FOR}/gateway` } };
  const config = settingsAt('other-origin', settings);
  const built = await ensureSite({ mode: 'production', config, folder: join(PROJECT, 'build', 'other-origin') });
  const folder = mkdtempSync(join(tmpdir(), 'asaan-other-origin-'));
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:html|js)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(BUILT_FOR, origin));
  }
  return folder;
}
