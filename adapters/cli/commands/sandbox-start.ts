import { orderInHand } from '#core/session/order-in-hand.ts';
import { composeDriver, type ShopDriver } from '../../composition/cli-driver.ts';
import type { StorePlace } from '../../sandbox/ledger/open-ledger.ts';
import { shopperBehind } from '../../sandbox/lending/account.ts';
import { startGateway } from '../../server/gateway-alone.ts';
import { readLedgerUrl } from '../../server/processes.ts';
import { SANDBOX } from '../../server/settings.ts';
import { type Arguments, type Command, EXIT, firstLine, UsageError } from './command.ts';
import { driverOptions } from './shop-driver.ts';
import { listScenarios, scenarioNamed, walkScenario } from './walk-scenario.ts';

/** `sandbox start`: the sandbox's gateway on a port of its own, until Ctrl-C; `--scenario` first brings a shopper into a state. */
export const sandboxStart: Command = {
  usage:
    'sandbox start [--port N] [--host H] [--data DIR] [--scenario NAME|list [--token TOKEN]] [--origins LIST] [--without optional] [--lenient] [--faults] [--json]',
  flags: ['port', 'host', 'data', 'scenario', 'token', 'admin', 'origins', 'without'],
  switches: ['lenient', 'faults'],
  async run(call, terminal) {
    const name = call.flag('scenario');
    if (name === 'list') return listScenarios(call);
    const scenario = name === null ? null : scenarioNamed(name);
    const asked = call.flag('token');
    if (asked !== null && shopperBehind(asked) === null)
      throw new UsageError(`--token must be ${SANDBOX.token}, or ${SANDBOX.token}-… of letters, digits and hyphens`);
    const port = call.wholeNumber('port') ?? 8081;
    if (port > 65_535) throw new UsageError(`--port must be a number from 0 to 65535, not '${port}'`);
    const without = call.flag('without');
    if (without !== null && without !== 'optional')
      throw new UsageError(`--without takes 'optional', not '${without}'`);
    const options = driverOptions(call, terminal);
    const { secret, source } = options;
    const running = await startGateway({
      host: call.flag('host') ?? '127.0.0.1',
      port,
      store: storeOf(call, terminal.env['LEDGER_URL']),
      secret,
      source,
      admin: options.admin,
      isLenient: call.has('lenient'),
      lacksOptional: without !== null,
      hasFaults: call.has('faults'),
      allowedOrigins: originsOf(call),
    }).catch((error: unknown) => {
      throw isTaken(error) ? new UsageError(`port ${port} is taken; choose another one with --port`) : error;
    });
    try {
      const { gateway, admin } = running;
      const driverOf = (token: string): ShopDriver =>
        composeDriver({ ...options, gateway, admin, dataDir: null, token });
      const token = asked ?? (scenario === null ? SANDBOX.token : await newShopper(driverOf(SANDBOX.token)));
      const driver = driverOf(token);
      const stopped =
        scenario === null ? null : await walkScenario(driver, scenario).then((walked) => walked.stopped, firstLine);
      if (stopped !== null) {
        terminal.complain(`scenario '${name}', as ${token}: ${stopped}${asked === null ? '' : NEW_SHOPPERS_ALONE}`);
        return EXIT.no;
      }
      const shown = secret === SANDBOX.secret ? secret : null;
      const order = orderInHand(driver.session);
      call.show({ gateway, secret: shown, source, token, admin, scenario: name, order }, [
        `gateway   ${gateway}`,
        `          secret ${shown ?? 'from GATEWAY_SECRET'}, source ${source}, token ${token}`,
        ...(admin === null ? [] : [`admin     ${admin}`]),
        ...(name === null ? [] : [`scenario  ${name}${order === null ? '' : `, order ${order}`}`]),
        'No real money, no real orders; stop with Ctrl-C.',
      ]);
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

/** The usual shopper, or somebody new where that one has orders in a store that was kept. */
async function newShopper({ perform, token }: ShopDriver): Promise<string> {
  const known = await perform?.({ action: 'orders', shopper: token });
  const hasOrders = known?.ok === true && Array.isArray(known.stored) && known.stored.length > 0;
  return hasOrders ? `${token}-${Date.now().toString(36)}` : token;
}

function originsOf(call: Arguments): readonly string[] {
  const origins = (call.flag('origins') ?? '').split(',').filter((each) => each !== '');
  const wrong = origins.find((each) => !URL.canParse(each) || new URL(each).origin !== each);
  if (wrong !== undefined) throw new UsageError(`--origins must be origins like https://shop.example, not '${wrong}'`);
  return origins;
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
