import * as v from 'valibot';
import type { Action } from '../../sandbox/actions/action.ts';
import { actionSchema } from '../../sandbox/actions/action-schema.ts';
import { type Command, EXIT, UsageError, wholeNumber } from './command.ts';
import { driverOptions, SHOP_FLAGS, withDriver } from './shop-driver.ts';

const FLAGS = ['order', 'shopper', 'status', 'step', 'limit', 'sku', 'left', 'days', 'price'] as const;
const NUMBERS = new Set<string>(['status', 'step', 'limit', 'left', 'days', 'price']);

/** Names of the actions, for the usage line. */
const ACTIONS = actionSchema.options.map((option) => option.entries.action.literal);

/** `sandbox MOVE`: what seller, app, courier and time do. */
export const sandbox: Command = {
  usage: `sandbox ${ACTIONS.join('|')} [--order ID] [--shopper TOKEN] [--status N|auto] [--step N] [--limit N] [--sku CODE] [--left N] [--days N] [--price N] [--gateway URL [--admin TOKEN] | --data DIR]`,
  words: [1, 1],
  flags: [...FLAGS, ...SHOP_FLAGS],
  async run(call, terminal) {
    const [word] = call.words;
    const options = driverOptions(call, terminal);
    const given = FLAGS.map((name) => [name, call.flag(name)] as const).filter(([, value]) => value !== null);
    const fields = Object.fromEntries(given.map(([name, value]) => [name, fieldOf(name, value ?? '')]));
    const action = readAction({ action: word, shopper: options.token, ...fields });
    return withDriver(options, async (driver) => {
      const result = await driver.perform(action);
      if (result === null) {
        terminal.complain('the sandbox could not be reached');
        return EXIT.unreachable;
      }
      call.show(result, `${word}: ${result.ok ? `done ${JSON.stringify(result.stored)}` : result.reason}`);
      return result.ok ? EXIT.done : EXIT.no;
    });
  },
};

function fieldOf(name: string, value: string): unknown {
  if (!NUMBERS.has(name)) return value;
  if (name === 'status' && value === 'auto') return null;
  return wholeNumber(`--${name}`, value);
}

function readAction(input: object): Action {
  const read = v.safeParse(actionSchema, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const field = issue.path?.map(({ key }) => key).join('.') ?? '';
  throw new UsageError(
    field === 'action'
      ? `no such action; there are ${ACTIONS.join(', ')}`
      : `--${field} is missing or wrong for this action`,
  );
}
