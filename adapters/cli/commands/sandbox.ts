import { type Command, InvalidArgumentError, type Option } from 'commander';
import * as v from 'valibot';
import { orderInHand } from '#core/session/order-in-hand.ts';
import { composeDriver, withDriver } from '../../composition/cli-driver.ts';
import { ACTIONS, type ActionFields, actionSchema } from '../../sandbox/actions/action.ts';
import { startGateway } from '../../sandbox/http/start-gateway.ts';
import type { StorePlace } from '../../sandbox/ledger/open-ledger.ts';
import { shopperBehind } from '../../sandbox/lending/account.ts';
import { createShopper } from '../../sandbox/scenarios/shopper.ts';
import { walk } from '../../sandbox/scenarios/tours.ts';
import { readLedgerUrl, SANDBOX } from '../../server/settings.ts';
import {
  addCommand,
  type Cli,
  EXIT,
  type Exit,
  firstLine,
  flag,
  type JsonFlag,
  show,
  UsageError,
  wholeNumber,
} from '../command.ts';
import { driverOptions, type GatewayFlags, gatewayFlags, wireFlags } from '../gateway-flags.ts';
import { listScenarios, scenarioNamed } from './shop.ts';

/** What a field of a move means; those of numbers are whole ones. */
const FIELDS: Readonly<Record<keyof ActionFields, string>> = {
  order: 'which order',
  shopper: 'which shopper; that of --token where it is not said',
  sku: 'which variant',
  status: 'a bnplPayStatus, or auto for null: the gateway’s own rules',
  step: 'a currentStep; 1110 is the cart',
  limit: 'the credit, rupees',
  left: 'how many pieces',
  days: 'how many days, from 1',
  ahead: 'how many days; 0 for now',
  price: 'what the phone costs, rupees from 1000',
};
/** The words for a status that is not set by hand any more. */
const AUTO = 'auto';
const TEXTS: ReadonlySet<string> = new Set(['order', 'shopper', 'sku']);

function flagOf(field: keyof ActionFields): Option {
  const option = flag(`--${field} <${field}>`, FIELDS[field]).makeOptionMandatory(field !== 'shopper');
  if (TEXTS.has(field)) return option;
  return option.argParser((text) => (field === 'status' && text === AUTO ? AUTO : wholeNumber(text)));
}

/** `sandbox start`, and `sandbox MOVE`: what seller, app, courier and time do. */
export function addSandbox(program: Command, cli: Cli): void {
  const group = program
    .command('sandbox')
    .description('Start a sandbox of the gateway, or do what its seller, app, courier, lender and time do.');
  addStart(group, cli);
  for (const [name, { fields, does }] of Object.entries(ACTIONS)) {
    const takes = [...fields.map(flagOf), ...gatewayFlags()];
    addCommand(cli, group, name, does, takes, (flags: GatewayFlags) => move(cli, name, fields, flags));
  }
}

function move(cli: Cli, name: string, fields: readonly string[], flags: GatewayFlags): Promise<Exit> {
  const given: Readonly<Record<string, unknown>> = { shopper: flags.token, ...flags, action: name };
  const read = v.safeParse(
    actionSchema,
    Object.fromEntries(
      ['action', ...fields].map((field) => [field, field === 'status' && given[field] === AUTO ? null : given[field]]),
    ),
  );
  if (!read.success)
    throw new UsageError(`--${String(read.issues[0].path?.[0]?.key)} is missing or wrong for this move`);
  return withDriver<Exit>(driverOptions(flags), async (driver) => {
    const result = await driver.perform(read.output);
    if (result === null) {
      cli.complain('the sandbox could not be reached');
      return EXIT.unreachable;
    }
    show(cli, flags, result, `${name}: ${result.ok ? `done ${JSON.stringify(result.stored)}` : result.reason}`);
    return result.ok ? EXIT.done : EXIT.no;
  });
}

type StartFlags = JsonFlag & { readonly port: number; readonly origins: readonly string[] } & Readonly<
    Record<'host' | 'secret' | 'source', string> &
      Partial<Record<'data' | 'ledgerUrl' | 'scenario' | 'token' | 'admin' | 'without', string>> &
      Partial<Record<'faults', true>>
  >;

/** `sandbox start`: the sandbox's gateway on a port of its own, until Ctrl-C; `--scenario` first brings a shopper into a state. */
export function addStart(group: Command, cli: Cli): void {
  const takes = [
    flag('--port <number>', 'the port; 0 for any free one').argParser(portNumber).default(8081),
    flag('--host <address>', 'the address that it listens on').default('127.0.0.1'),
    flag('--data <folder>', 'keep the orders in a folder, not in memory'),
    flag('--ledger-url <url>', 'keep them in a database: postgres://…').env('LEDGER_URL').conflicts('data'),
    flag('--scenario <name>', 'bring a shopper into this state first; list names all'),
    flag('--token <token>', 'which shopper; a new one where it is not said'),
    flag('--origins <list>', 'origins of pages that may call it, between commas').argParser(originsOf).default([]),
    flag('--without <fields>', 'leave out what the specification does not name').choices(['optional']),
    flag('--faults', 'let faults be armed'),
    ...wireFlags(),
  ];
  const says = 'Serve the sandbox’s gateway without pages, until Ctrl-C.';
  addCommand(cli, group, 'start', says, takes, (flags: StartFlags) => start(cli, flags));
}

async function start(cli: Cli, flags: StartFlags): Promise<Exit> {
  const { scenario: name, token: asked, secret, source, host, port, data } = flags;
  if (name === 'list') return listScenarios(cli, flags);
  const scenario = name === undefined ? null : scenarioNamed(name);
  if (asked !== undefined && shopperBehind(asked) === null)
    throw new UsageError(`--token must be ${SANDBOX.token}, or ${SANDBOX.token}-… of letters, digits and hyphens`);
  const store = storeOf(flags);
  const running = await startGateway({
    host,
    port,
    store,
    secret,
    source,
    admin: flags.admin ?? null,
    lacksOptional: flags.without !== undefined,
    hasFaults: flags.faults === true,
    allowedOrigins: flags.origins,
  }).catch((error: unknown) => {
    throw isTaken(error) ? new UsageError(`port ${port} is taken; choose another one with --port`) : error;
  });
  try {
    const { gateway, admin } = running;
    // A scenario is for somebody who has done nothing yet.
    const token =
      asked ?? (store === null || scenario === null ? SANDBOX.token : `${SANDBOX.token}-${Date.now().toString(36)}`);
    const driver = composeDriver({ gateway, secret, source, admin, transport: 'sealed-query', token });
    const stopped =
      scenario === null
        ? null
        : await walk(createShopper(driver), scenario).then((walked) => walked.stopped, firstLine);
    if (stopped !== null) {
      cli.complain(`scenario '${name}', as ${token}: ${stopped}${asked === undefined ? '' : NEW_ALONE}`);
      return EXIT.no;
    }
    const shown = secret === SANDBOX.secret ? secret : null;
    const order = orderInHand(driver.session);
    const kept =
      data ?? (store === null ? 'in memory, gone when it stops; --data FOLDER keeps them' : 'in the database');
    show(cli, flags, { gateway, secret: shown, source, token, admin, scenario: name ?? null, order }, [
      `gateway   ${gateway}`,
      `          secret ${shown ?? 'from GATEWAY_SECRET'}, source ${source}, token ${token}`,
      ...(admin === null ? [] : [`admin     ${admin}`]),
      ...(name === undefined ? [] : [`scenario  ${name}${order === null ? '' : `, order ${order}`}`]),
      `orders    ${kept}`,
      'No real money, no real orders; stop with Ctrl-C.',
    ]);
    await cli.untilEnded();
    return EXIT.done;
  } finally {
    await running.stop();
  }
}

const NEW_ALONE = '; a scenario is for a shopper who has done nothing yet: name another, or none, by --token';

/** Where orders are kept: a folder, a database, or null for memory. */
function storeOf({ data, ledgerUrl }: StartFlags): StorePlace | null {
  if (ledgerUrl === undefined) return data === undefined ? null : { kind: 'folder', folder: data };
  const place = readLedgerUrl(ledgerUrl);
  if (typeof place === 'string') throw new UsageError(place);
  return place;
}

function portNumber(text: string): number {
  if (wholeNumber(text) > 65_535) throw new InvalidArgumentError('It must be at most 65535.');
  return wholeNumber(text);
}

/** Reads origins between commas. */
export function originsOf(text: string): readonly string[] {
  const origins = text.split(',');
  if (origins.every((each) => URL.canParse(each) && new URL(each).origin === each)) return origins;
  throw new InvalidArgumentError('An origin is like https://shop.example.');
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
