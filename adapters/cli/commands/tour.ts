import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { ShopDriverOptions } from '../../composition/compose-cli.ts';
import { parseJson } from '../../gateway/json.ts';
import { SHOP_STATES, shopStateOf } from '../../sandbox/states.ts';
import { type Arguments, type Command, EXIT, noWords, UsageError } from '../command.ts';
import { SCENARIOS, type Scenario, type Tour, TourStopped } from '../scenarios.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from '../shop-driver.ts';
import { createShopper, type Step } from '../shopper.ts';

/** `shop tour`: walks a whole journey and prints its trace; `--replay` compares it with one that was kept. */
export const tour: Command = {
  usage: 'shop tour [--scenario NAME|list | --replay FILE] [--gateway URL] [--json]',
  flags: ['scenario', 'replay', ...SHOP_FLAGS],
  async run(call, terminal) {
    noWords(call, tour);
    const kept = keptTrace(call);
    const name = kept?.scenario ?? call.flag('scenario') ?? 'buy-and-refund';
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
      const difference = kept === null ? null : firstDifference(kept.trace, driver.trace.entries);
      if (call.has('json')) {
        const result = stopped === null ? 'done' : 'stopped';
        const trace = driver.trace.entries;
        const compared = kept === null ? {} : { difference };
        terminal.print(JSON.stringify({ scenario: name, result, reason: stopped, steps, ...compared, trace }));
      } else if (kept !== null) {
        terminal.print(
          difference === null
            ? `the same ${kept.trace.length} port calls as in the trace`
            : `differs at port call ${difference.at + 1}\n  kept  ${difference.kept}\n  now   ${difference.now}`,
        );
      } else {
        for (const { port, call: made, got } of driver.trace.entries) {
          terminal.print(`  ${port}.${made} ${got === undefined ? '' : JSON.stringify(got)}`.trimEnd());
        }
        terminal.print(stopped === null ? `tour '${name}' done, ${driver.trace.entries.length} port calls` : stopped);
      }
      return stopped === null && difference === null ? EXIT.done : exitOf(driver, EXIT.no);
    });
  },
};

const traceFile = v.object({ scenario: v.string(), trace: v.array(v.record(v.string(), v.unknown())) });

/** The trace of `--replay`, as `shop tour --json` wrote it; null where none is asked for. */
function keptTrace(call: Arguments): v.InferOutput<typeof traceFile> | null {
  const file = call.flag('replay');
  if (file === null) return null;
  if (call.flag('scenario') !== null) throw new UsageError('--scenario is in the trace: give --replay alone');
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`--replay: '${file}' cannot be read`);
  }
  const read = v.safeParse(traceFile, parseJson(text));
  if (!read.success) throw new UsageError(`--replay: '${file}' is no trace; make one with shop tour --json`);
  return read.output;
}

/** Where a trace first leaves the one that was kept; null where they are the same. */
function firstDifference(
  kept: readonly unknown[],
  now: readonly unknown[],
): { readonly at: number; readonly kept: string; readonly now: string } | null {
  for (let at = 0; at < Math.max(kept.length, now.length); at += 1) {
    const [before, after] = [kept[at], now[at]].map((entry) =>
      entry === undefined ? 'nothing' : JSON.stringify(entry),
    );
    if (before !== undefined && after !== undefined && before !== after) return { at, kept: before, now: after };
  }
  return null;
}

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
