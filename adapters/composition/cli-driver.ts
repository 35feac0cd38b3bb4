import type { Gateway } from '#core/ports/gateway.ts';
import type { Identity } from '#core/ports/host-app.ts';
import { createSystemClock } from '../browser/system-clock.ts';
import { createBearerBody } from '../gateway/bearer-body.ts';
import { createWebCryptoCipher } from '../gateway/ciphers/web-crypto.ts';
import { createHttpGateway } from '../gateway/http-gateway.ts';
import { createHttpTransport } from '../gateway/http-transport.ts';
import { createSealedQuery } from '../gateway/sealed-query.ts';
import type { WireFormat, WireFormatName } from '../gateway/wire-format.ts';
import { createLenderTransport, createMemoryGateway } from '../memory/memory-gateway.ts';
import { createMemoryNavigation } from '../memory/memory-navigation.ts';
import { createMemorySession } from '../memory/memory-session.ts';
import { createMemoryClipboard, createRecordingAnalytics } from '../memory/recording.ts';
import { createScriptedHost, type ScriptedHost } from '../memory/scripted-host.ts';
import { httpActions, lenderActions, type PerformAction } from '../sandbox/actions/performers.ts';
import { createMemoryLedger } from '../sandbox/ledger/memory-ledger.ts';
import { openSqliteLedger } from '../sandbox/ledger/sqlite-ledger.ts';
import { createLender } from '../sandbox/lender.ts';
import type { ShopperDriver } from '../sandbox/scenarios/shopper-driver.ts';
import { createTrace, createTracingGateway, type Trace } from '../sandbox/scenarios/tracing.ts';
import type { ReplayTarget } from '../sandbox/trace/replay.ts';
import { ALL_SCREENS } from './all-screens.ts';
import { composeShop } from './compose-shop.ts';

/** The shop, set up for a driver without a screen. */
export interface ShopDriver extends ShopperDriver {
  readonly host: ScriptedHost;
  close(): Promise<void>;
}

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

/** Sets up the same screens as the UI's, on recording ports. */
export function composeDriver(options: ShopDriverOptions): ShopDriver {
  const trace = createTrace();
  const identity: Identity = { token: options.token, parameters: { app_version: 'cli' } };
  const host = createScriptedHost({
    identity,
    onCall: ({ opened, ...details }) => void trace.add('hostApp', opened, aliased(trace, details)),
  });
  const session = createMemorySession();
  const navigation = createMemoryNavigation();
  const { gateway, perform, close } = openGateway(options, async () => identity);
  const traced = createTracingGateway(gateway, trace);
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
  return { screens, gateway: traced, trace, session, navigation, host, perform, token: options.token, close };
}

function openGateway(
  { gateway: base, dataDir, secret, source, transport, admin }: ShopDriverOptions,
  identify: () => Promise<Identity | null>,
): { readonly gateway: Gateway; readonly perform: PerformAction; readonly close: () => Promise<void> } {
  const clock = createSystemClock();
  if (base !== null) {
    const gateway = createHttpGateway({ base, source, format: formatOf(transport, secret), identify, clock });
    return { gateway, perform: httpActions(base, source, admin), close: async () => undefined };
  }
  const lender = createLender(dataDir === null ? createMemoryLedger() : openSqliteLedger(dataDir), clock);
  return {
    gateway: createMemoryGateway(lender, identify),
    perform: lenderActions(lender),
    close: () => lender.close(),
  };
}

/** A gateway as any shopper, and its back office: at `backOffice`, else where a sandbox has it. */
export function composeGateways(
  { gateway: base, source, secret, transport, admin }: ShopDriverOptions,
  backOffice: string | null,
): { as(token: string): Gateway; readonly perform: PerformAction } {
  const clock = createSystemClock();
  const format = formatOf(transport, secret);
  const identify = (token: string) => async (): Promise<Identity> => ({ token, parameters: { app_version: 'cli' } });
  return {
    as: (token) => createHttpGateway({ base, source, format, identify: identify(token), clock }),
    perform: httpActions(base ?? '', source, admin, backOffice ?? undefined),
  };
}

/** Where a kept session is walked again: on a fresh lender, or on a gateway as somebody new. */
export function composeReplay({
  gateway: base,
  secret,
  source,
  transport,
  token,
  admin,
}: ShopDriverOptions): ReplayTarget {
  const clock = createSystemClock();
  const tokenOf = (shopper: string): string => `${token}-${shopper.replace(/\W/g, '-')}`;
  const identify = (shopper: string) => async (): Promise<Identity> => ({ token: tokenOf(shopper), parameters: {} });
  if (base !== null) {
    const format = formatOf(transport, secret);
    const as = (shopper: string) => createHttpTransport({ base, source, format, clock, identify: identify(shopper) });
    return { as, tokenOf, perform: httpActions(base, source, admin) };
  }
  const lender = createLender(createMemoryLedger(), clock);
  return { as: (shopper) => createLenderTransport(lender, identify(shopper)), tokenOf, perform: lenderActions(lender) };
}

/** The format of that name. */
function formatOf(transport: WireFormatName, secret: string): WireFormat {
  return transport === 'bearer-body' ? createBearerBody() : createSealedQuery(createWebCryptoCipher(secret));
}

/** An order's id in a host call under its alias. */
function aliased(trace: Trace, details: object): object {
  return 'order' in details && typeof details.order === 'string'
    ? { ...details, order: trace.alias(details.order) }
    : details;
}
