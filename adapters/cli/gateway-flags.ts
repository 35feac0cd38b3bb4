import { InvalidArgumentError, type Option } from 'commander';
import type { ShopDriver, ShopDriverOptions } from '../composition/cli-driver.ts';
import { WIRE_FORMATS, type WireFormatName } from '../gateway/wire-format.ts';
import { SANDBOX } from '../server/settings.ts';
import { type Cli, EXIT, type Exit, flag, type JsonFlag, UsageError } from './command.ts';

/** What commands that speak to a gateway are called with. */
export type GatewayFlags = JsonFlag & { readonly transport?: WireFormatName } & Readonly<
    Record<'token' | 'secret' | 'source', string> & Partial<Record<'gateway' | 'admin' | 'data', string>>
  >;

/** How the wire is spoken, and by whom seller, courier and time are played. */
export const wireFlags = (): readonly Option[] => [
  flag('--secret <secret>', 'what the key of the wire is made of').env('GATEWAY_SECRET').default(SANDBOX.secret),
  flag('--source <name>', 'the product’s name on the wire').env('GATEWAY_SOURCE').default(SANDBOX.source),
  flag('--admin <token>', 'what a sandbox on another machine asks of its seller, app and courier').env('ADMIN_TOKEN'),
];

/** Where the gateway is, for a command that needs one. */
export const addressFlags = (sentence = 'the gateway’s address'): readonly Option[] => [
  flag('--gateway <url>', sentence).argParser(gatewayUrl),
  flag('--transport <format>', `how its wire is written; ${WIRE_FORMATS[0]} where it is not said`).choices(
    WIRE_FORMATS,
  ),
  flag('--token <token>', 'which shopper').env('GATEWAY_TOKEN').default(SANDBOX.token),
  ...wireFlags(),
];

/** The same for a command that runs on a sandbox in this process where no gateway is named. */
export const gatewayFlags = (): readonly Option[] => [
  ...addressFlags('speak to this gateway, not to a fresh sandbox in this process'),
  flag('--data <folder>', 'keep the orders of the sandbox in this process').conflicts('gateway'),
];

function gatewayUrl(text: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(text)) throw new InvalidArgumentError('It must be an http or https address.');
  return text.replace(/\/$/, '');
}

/** Where a command runs: the fake, or the gateway of `--gateway`. */
export function driverOptions(flags: GatewayFlags): ShopDriverOptions {
  const { gateway = null, data = null, admin = null, transport, token, secret, source } = flags;
  if (gateway === null && transport !== undefined)
    throw new UsageError('--transport goes with --gateway, not with the sandbox in this process');
  return { gateway, dataDir: data, secret, source, admin, transport: transport ?? WIRE_FORMATS[0], token };
}

/** The exit status by a trace: 3, with a line that says so, if a call failed, else 1 if one was refused, else `ownAnswer`. */
export function exitOf(
  { complain }: Pick<Cli, 'complain'>,
  { trace }: Pick<ShopDriver, 'trace'>,
  ownAnswer: Exit,
): Exit {
  const kinds = new Set(trace.entries.map(({ got }) => kindOf(got)));
  if (kinds.has('failed') || kinds.has('unknown')) {
    complain('the gateway could not be reached, or its answer not be read');
    return EXIT.unreachable;
  }
  return kinds.has('refused') ? EXIT.no : ownAnswer;
}

/** The kind of an entry's outcome; a rate limit counts as a refusal. */
function kindOf(got: unknown): unknown {
  if (typeof got !== 'object' || got === null || !('kind' in got)) return null;
  return 'reason' in got && got.reason === 'limited' ? 'refused' : got.kind;
}
