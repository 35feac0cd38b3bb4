import { composeDriver, type ShopDriver, type ShopDriverOptions } from '../../composition/cli-driver.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { SANDBOX } from '../../server/settings.ts';
import { type Arguments, EXIT, type Exit, type Terminal, UsageError } from './command.ts';

/** Flags of every command that speaks to a gateway. */
export const SHOP_FLAGS = ['gateway', 'transport', 'token', 'admin', 'data'] as const;

/** Reads where a command runs: the fake, or the gateway of `--gateway`. */
export function driverOptions(call: Arguments, { env }: Pick<Terminal, 'env'>): ShopDriverOptions {
  const gateway = call.flag('gateway');
  if (gateway !== null && !/^https?:\/\/[^\s/]+/.test(gateway)) {
    throw new UsageError(`--gateway must be an http or https address, not '${gateway}'`);
  }
  if (gateway !== null && call.flag('data') !== null)
    throw new UsageError('--data goes with the fake, not with --gateway');
  if (gateway === null && call.flag('transport') !== null)
    throw new UsageError('--transport goes with --gateway, not with the fake');
  return {
    gateway: gateway?.replace(/\/$/, '') ?? null,
    dataDir: call.flag('data'),
    secret: env['GATEWAY_SECRET'] ?? SANDBOX.secret,
    source: env['GATEWAY_SOURCE'] ?? SANDBOX.source,
    admin: call.flag('admin') ?? env['ADMIN_TOKEN'] ?? null,
    transport: call.oneOf('transport', WIRE_FORMATS),
    token: call.flag('token') ?? env['GATEWAY_TOKEN'] ?? SANDBOX.token,
  };
}

/** Runs with a driver, and closes it whatever happens. */
export async function withDriver(
  options: ShopDriverOptions,
  use: (driver: ShopDriver) => Promise<Exit>,
): Promise<Exit> {
  const driver = composeDriver(options);
  try {
    return await use(driver);
  } finally {
    await driver.close();
  }
}

/** The exit status by a trace: 3 if a call failed, else 1 if one was refused, else `ownAnswer`. */
export function exitOf({ trace }: Pick<ShopDriver, 'trace'>, ownAnswer: Exit): Exit {
  const kinds = new Set(trace.entries.map(({ got }) => kindOf(got)));
  if (kinds.has('failed') || kinds.has('unknown')) return EXIT.unreachable;
  return kinds.has('refused') ? EXIT.no : ownAnswer;
}

/** The kind of an entry's outcome; a rate limit counts as a refusal. */
function kindOf(got: unknown): unknown {
  if (typeof got !== 'object' || got === null || !('kind' in got)) return null;
  return 'reason' in got && got.reason === 'limited' ? 'refused' : got.kind;
}
