import { randomUUID } from 'node:crypto';
import type { ShopDriverOptions } from '../../composition/compose-cli.ts';
import { SHOP_STATES, shopStateOf } from '../../sandbox/states.ts';
import { type Command, EXIT, noWords, UsageError } from '../command.ts';
import { SCENARIOS, type Scenario, type Tour, TourStopped } from '../scenarios.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from '../shop-driver.ts';
import { createShopper, type Step } from '../shopper.ts';

/** `shop tour`: walks a whole journey and prints its trace. */
export const tour: Command = {
  usage: 'shop tour [--scenario NAME|list] [--gateway URL] [--json]',
  flags: ['scenario', ...SHOP_FLAGS],
  async run(call, terminal) {
    noWords(call, tour);
    const name = call.flag('scenario') ?? 'buy-and-refund';
    if (name === 'list') {
      const titles = Object.entries({ ...SCENARIOS, ...SHOP_STATES }).map(([key, { title }]) => ({ name: key, title }));
      if (call.has('json')) terminal.print(JSON.stringify(titles));
      else for (const each of titles) terminal.print(`${each.name.padEnd(22)}${each.title}`);
      return EXIT.done;
    }
    const scenario = scenarioNamed(name);
    if (scenario === null) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
    return withDriver(freshShopper(driverOptions(call, terminal), call.flag('token')), async (driver) => {
      const shopper = createShopper(driver);
      const steps: Step[] = [];
      const hands: Tour = {
        shopper,
        token: driver.token,
        async expect(promised, outcome) {
          const step = await promised;
          steps.push(step);
          if (!call.has('json')) terminal.print(lineOf(step));
          if (step.outcome !== outcome)
            throw new TourStopped(`'${step.step}' ended as '${step.outcome}', not '${outcome}'`);
        },
        order() {
          const order = shopper.order();
          if (order === null) throw new TourStopped('there is no order');
          return order;
        },
      };
      const stopped = await walked(scenario.walk(hands));
      if (call.has('json')) {
        const result = stopped === null ? 'done' : 'stopped';
        terminal.print(JSON.stringify({ scenario: name, result, reason: stopped, steps, trace: driver.trace.entries }));
      } else {
        for (const { port, call: made, got } of driver.trace.entries) {
          terminal.print(`  ${port}.${made} ${got === undefined ? '' : JSON.stringify(got)}`.trimEnd());
        }
        terminal.print(stopped === null ? `tour '${name}' done, ${driver.trace.entries.length} port calls` : stopped);
      }
      return stopped === null ? EXIT.done : exitOf(driver, EXIT.no);
    });
  },
};

/** A journey by its name, or the walk into a state of the shop. */
function scenarioNamed(name: string): Scenario | null {
  if (Object.hasOwn(SCENARIOS, name)) return SCENARIOS[name] ?? null;
  const state = shopStateOf(name);
  if (state === null) return null;
  return {
    title: state.title,
    walk: ({ shopper, expect }) => expect(shopper.reach(name, state), 'reached'),
  };
}

/** A tour must not meet what an earlier one left on the same gateway: it goes as somebody new. */
function freshShopper(options: ShopDriverOptions, named: string | null): ShopDriverOptions {
  return named === null ? { ...options, token: `${options.token}-tour-${randomUUID()}` } : options;
}

async function walked(walk: Promise<void>): Promise<string | null> {
  try {
    await walk;
    return null;
  } catch (error) {
    if (error instanceof TourStopped) return error.message;
    throw error;
  }
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
