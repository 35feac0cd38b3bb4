import type { Identity } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { explaining } from '../conformance/explaining.ts';
import type { GatewayUnderTest } from '../conformance/law.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import type { PlatformFetch } from '../gateway/http-message.ts';
import { createHttpTransport } from '../gateway/http-transport.ts';
import type { Transport } from '../gateway/wire/call.ts';
import { createBearerBody, createSealedQuery, type WireFormat, type WireFormatName } from '../gateway/wire-format.ts';
import { createWireGateway } from '../gateway/wire-gateway.ts';
import { createLenderTransport } from '../memory/memory-gateway.ts';
import { createMemoryNavigation, createMemorySession } from '../memory/memory-page.ts';
import { createMemoryClipboard, createRecordingAnalytics } from '../memory/recording.ts';
import { createScriptedHost } from '../memory/scripted-host.ts';
import { httpActions, lenderActions } from '../sandbox/actions/performers.ts';
import type { Ledger } from '../sandbox/ledger/ledger.ts';
import { createMemoryLedger } from '../sandbox/ledger/memory-ledger.ts';
import { openLedger } from '../sandbox/ledger/open-ledger.ts';
import { createLender } from '../sandbox/lender.ts';
import type { ShopperDriver } from '../sandbox/scenarios/shopper.ts';
import { createTrace, createTracingGateway } from '../sandbox/scenarios/tracing.ts';
import { composeShop } from './compose-shop.ts';
import { ALL_SCREENS } from './index.ts';

/** The shop, set up for a driver without a screen. */
export type ShopDriver = ShopperDriver & { close(): Promise<void> };

/** What the driver runs on. */
export interface ShopDriverOptions {
  /** A gateway's address; null for the in-process fake. */
  readonly gateway: string | null;
  /** Folder in which the fake keeps its orders; null for memory. */
  readonly dataDir: string | null;
  readonly secret: string;
  readonly source: string;
  /** The format in which the gateway is spoken to. */
  readonly transport: WireFormatName;
  readonly token: string;
  /** What a sandbox asks of strangers before seller, courier or time act; null for nothing. */
  readonly admin: string | null;
}

/** Sets up the same screens as the UI's, on recording ports; `ledger` is the fake's, one in memory without it. */
export function composeDriver(options: Omit<ShopDriverOptions, 'dataDir'>, ledger?: Ledger): ShopDriver {
  const trace = createTrace();
  const identity: Identity = { token: options.token, parameters: { app_version: 'cli' } };
  const host = createScriptedHost({
    identity,
    onCall({ opened, order, ...details }) {
      trace.add('hostApp', opened, order === undefined ? details : { ...details, order: trace.alias(order) });
    },
  });
  const session = createMemorySession();
  const navigation = createMemoryNavigation();
  const { as, perform, close } = openWay(options, ledger);
  const traced = createTracingGateway(createWireGateway(as(async () => identity)), trace);
  const { screens } = composeShop(
    {
      gateway: () => traced,
      hostApp: () => host,
      session: () => session,
      clock: createSystemClock,
      navigation: () => navigation,
      notices: () => ({ show: (notice) => void trace.add('notices', 'show', notice) }),
      analytics: createRecordingAnalytics,
      clipboard: () => createMemoryClipboard(),
    },
    ALL_SCREENS,
  );
  return { screens, gateway: traced, trace, session, navigation, perform, token: options.token, close };
}

/** Runs with a driver, and closes it whatever happens. */
export async function withDriver<T>(options: ShopDriverOptions, use: (driver: ShopDriver) => Promise<T>): Promise<T> {
  const { dataDir: folder } = options;
  const driver = composeDriver(options, folder === null ? undefined : await openLedger({ kind: 'folder', folder }));
  try {
    return await use(driver);
  } finally {
    await driver.close();
  }
}

/** A gateway as any shopper that says what is wrong with an answer, and its back office: at `backOffice`, else where a sandbox has it. */
export function composeGateways(options: ShopDriverOptions, backOffice: string | null): GatewayUnderTest {
  const { as, perform } = openWay(options, undefined, backOffice ?? undefined);
  const identify = (token: string) => async () => ({ token, parameters: { app_version: 'cli' } });
  return { as: (token) => createWireGateway(explaining((send) => as(identify(token), send))), perform };
}

/** How requests and answers stand on the wire. */
export const formatOf = ({ transport, secret }: Pick<ShopDriverOptions, 'transport' | 'secret'>): WireFormat =>
  transport === 'bearer-body' ? createBearerBody() : createSealedQuery(createWebCryptoCipher(secret));

/** Where calls and actions go: to a gateway over HTTP, or to a lender in this process. */
function openWay(
  { gateway: base, secret, source, transport, admin }: Omit<ShopDriverOptions, 'dataDir'>,
  ledger = createMemoryLedger(),
  backOffice?: string,
) {
  const clock = createSystemClock();
  if (base !== null) {
    const format = formatOf({ transport, secret });
    return {
      as: (identify: () => Promise<Identity>, send: PlatformFetch = fetch): Transport =>
        createHttpTransport({ base, source, format, identify, clock, fetch: send }),
      perform: httpActions(base, source, admin, backOffice),
      close: async () => undefined,
    };
  }
  const lender = createLender(ledger, clock);
  return {
    as: (identify: () => Promise<Identity>, _send?: PlatformFetch): Transport =>
      createLenderTransport(lender, identify),
    perform: lenderActions(lender),
    close: () => lender.close(),
  };
}
