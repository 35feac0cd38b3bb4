import { orderInHand } from '#core/session/order-in-hand.ts';
import { composeDriver } from '../../composition/cli-driver.ts';
import { SCENARIOS, scenarioOf } from '../../sandbox/scenarios/catalogue.ts';
import { startGateway } from '../../server/gateway-alone.ts';
import { SANDBOX } from '../../server/settings.ts';
import { type Arguments, type Command, EXIT, noWords, UsageError } from './command.ts';
import { walkScenario } from './walk-scenario.ts';

/** `sandbox start`: the sandbox's gateway on a port of its own, until Ctrl-C; with `--scenario` where that leaves a shopper. */
export const sandboxStart: Command = {
  usage:
    'sandbox start [--port N] [--host H] [--data DIR] [--scenario NAME [--token TOKEN]] [--origins LIST] [--without optional] [--lenient] [--faults] [--json]',
  flags: ['port', 'host', 'data', 'scenario', 'token', 'admin', 'origins', 'without'],
  switches: ['lenient', 'faults'],
  async run(call, terminal) {
    noWords(call, sandboxStart);
    const name = call.flag('scenario');
    const scenario = name === null ? null : scenarioOf(name);
    if (name !== null && scenario === null)
      throw new UsageError(`no scenario '${name}'; there are ${SCENARIOS.map((each) => each.name).join(', ')}`);
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
      dataDir: call.flag('data'),
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
      const token = call.flag('token') ?? SANDBOX.token;
      const driver = composeDriver({
        gateway: running.gateway,
        dataDir: null,
        secret,
        source,
        transport: 'sealed-query',
        token,
        admin: running.admin,
      });
      const walked = scenario === null ? null : await walkScenario(driver, scenario);
      if (walked !== null && walked.stopped !== null) {
        terminal.complain(`scenario '${name}': ${walked.stopped}`);
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
