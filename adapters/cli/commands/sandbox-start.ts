import { orderInHand } from '#core/session/order-in-hand.ts';
import { composeDriver, type ShopDriver } from '../../composition/cli-driver.ts';
import type { StorePlace } from '../../sandbox/ledger/open-ledger.ts';
import { shopperBehind } from '../../sandbox/lending/account.ts';
import { type Scenario, scenarioOf } from '../../sandbox/scenarios/catalogue.ts';
import { type GatewayAlone, startGateway } from '../../server/gateway-alone.ts';
import { readLedgerUrl } from '../../server/processes.ts';
import { SANDBOX } from '../../server/settings.ts';
import { type Arguments, type Command, EXIT, noWords, UsageError } from './command.ts';
import { listScenarios, walkScenario } from './walk-scenario.ts';

/** `sandbox start`: the sandbox's gateway on a port of its own, until Ctrl-C; with `--scenario` where that leaves a shopper. */
export const sandboxStart: Command = {
  usage:
    'sandbox start [--port N] [--host H] [--data DIR] [--scenario NAME|list [--token TOKEN]] [--origins LIST] [--without optional] [--lenient] [--faults] [--json]',
  flags: ['port', 'host', 'data', 'scenario', 'token', 'admin', 'origins', 'without'],
  switches: ['lenient', 'faults'],
  async run(call, terminal) {
    noWords(call, sandboxStart);
    const name = call.flag('scenario');
    if (name === 'list') {
      listScenarios(call, terminal);
      return EXIT.done;
    }
    const scenario = name === null ? null : scenarioOf(name);
    if (name !== null && scenario === null) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
    const asked = call.flag('token');
    if (asked !== null && shopperBehind(asked) === null)
      throw new UsageError(`--token must be ${SANDBOX.token}, or ${SANDBOX.token}-… of letters, digits and hyphens`);
    const port = call.wholeNumber('port') ?? 8081;
    if (port > 65_535) throw new UsageError(`--port must be a number from 0 to 65535, not '${port}'`);
    const without = call.flag('without');
    if (without !== null && without !== 'optional')
      throw new UsageError(`--without takes 'optional', not '${without}'`);
    const secret = terminal.env['GATEWAY_SECRET'] ?? SANDBOX.secret;
    const source = terminal.env['GATEWAY_SOURCE'] ?? SANDBOX.source;
    const options = {
      host: call.flag('host') ?? '127.0.0.1',
      port,
      store: storeOf(call, terminal.env['LEDGER_URL']),
      secret,
      source,
      admin: call.flag('admin') ?? terminal.env['ADMIN_TOKEN'] ?? null,
      isLenient: call.has('lenient'),
      lacksOptional: without !== null,
      hasFaults: call.has('faults'),
      allowedOrigins: originsOf(call),
    };
    const running = await startGateway(options).catch((error: unknown) => {
      throw isTaken(error) ? new UsageError(`port ${port} is taken; choose another one with --port`) : error;
    });
    try {
      const driverOf = (token: string): ShopDriver =>
        composeDriver({ ...sandboxDriver(running, secret, source), token });
      const token = asked ?? (scenario === null ? SANDBOX.token : await newShopper(driverOf(SANDBOX.token)));
      const driver = driverOf(token);
      const stopped = scenario === null ? null : await walked(driver, scenario);
      if (stopped !== null) {
        terminal.complain(`scenario '${name}', as ${token}: ${stopped}${asked === null ? '' : NEW_SHOPPERS_ALONE}`);
        return EXIT.no;
      }
      const { gateway, admin } = running;
      const shown = secret === SANDBOX.secret ? secret : null;
      const facts = {
        gateway,
        secret: shown,
        source,
        token,
        admin,
        scenario: name,
        order: orderInHand(driver.session),
      };
      if (call.has('json')) terminal.print(JSON.stringify(facts));
      else for (const line of linesOf(facts)) terminal.print(line);
      await terminal.untilEnded();
      return EXIT.done;
    } finally {
      await running.stop();
    }
  },
};

/** Said where a scenario stopped for a shopper who was named. */
const NEW_SHOPPERS_ALONE = '; a scenario is for a shopper who has done nothing yet: name another, or none, by --token';

/** Where orders are kept: a folder, the database of LEDGER_URL, or null for memory. */
function storeOf(call: Arguments, ledgerUrl: string | undefined): StorePlace | null {
  const folder = call.flag('data');
  if (ledgerUrl === undefined) return folder === null ? null : { kind: 'folder', folder };
  if (folder !== null) throw new UsageError('orders are kept in --data or in LEDGER_URL, not in both');
  const place = readLedgerUrl(ledgerUrl);
  if (typeof place === 'string') throw new UsageError(place);
  return place;
}

const sandboxDriver = ({ gateway, admin }: GatewayAlone, secret: string, source: string) => ({
  gateway,
  admin,
  dataDir: null,
  secret,
  source,
  transport: 'sealed-query' as const,
});

/** The usual shopper, or somebody new where that one has orders in a store that was kept. */
async function newShopper({ perform, token }: ShopDriver): Promise<string> {
  const known = await perform?.({ action: 'orders', shopper: token });
  const hasOrders = known?.ok === true && Array.isArray(known.stored) && known.stored.length > 0;
  return hasOrders ? `${token}-${Date.now().toString(36)}` : token;
}

/** Walks a scenario; why it stopped, null where it came to its end. */
async function walked(driver: ShopDriver, scenario: Scenario): Promise<string | null> {
  try {
    return (await walkScenario(driver, scenario)).stopped;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Where the gateway is, and as whom it is spoken to. */
interface Facts {
  readonly gateway: string;
  /** Null for one of GATEWAY_SECRET: it is not shown. */
  readonly secret: string | null;
  readonly source: string;
  readonly token: string;
  /** What strangers bring to act; null where this machine alone reaches it. */
  readonly admin: string | null;
  readonly scenario: string | null;
  readonly order: string | null;
}

function linesOf({ gateway, secret, source, token, admin, scenario, order }: Facts): readonly string[] {
  return [
    `gateway   ${gateway}`,
    `          secret ${secret ?? 'from GATEWAY_SECRET'}, source ${source}, token ${token}`,
    ...(admin === null ? [] : [`admin     ${admin}`]),
    ...(scenario === null ? [] : [`scenario  ${scenario}${order === null ? '' : `, order ${order}`}`]),
    'No real money, no real orders; stop with Ctrl-C.',
  ];
}

function originsOf(call: Arguments): readonly string[] {
  const origins = (call.flag('origins') ?? '').split(',').filter((each) => each !== '');
  const wrong = origins.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (wrong !== undefined) throw new UsageError(`--origins must be origins like https://shop.example, not '${wrong}'`);
  return origins;
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
