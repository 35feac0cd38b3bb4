import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { composeReplay, type ShopDriverOptions } from '../../composition/cli-driver.ts';
import { parseJson } from '../../gateway/json.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import { scenarioOf } from '../../sandbox/scenarios/catalogue.ts';
import type { Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { replayWire } from '../../sandbox/trace/replay.ts';
import { readWireTrace, type WireEntry } from '../../sandbox/trace/wire-trace.ts';
import { type Arguments, type Command, EXIT, type Exit, noWords, type Terminal, UsageError } from './command.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from './shop-driver.ts';
import { listScenarios, walkScenario } from './walk-scenario.ts';

/** `shop tour`: walks a whole journey and prints its trace; `--replay` compares it with one that was kept. */
export const tour: Command = {
  usage: `shop tour [--scenario NAME|list | --replay FILE] [--gateway URL [--transport ${WIRE_FORMATS.join('|')}]] [--json]`,
  flags: ['scenario', 'replay', ...SHOP_FLAGS],
  async run(call, terminal) {
    noWords(call, tour);
    const file = replayed(call);
    const session = file === null ? null : readWireTrace(file.text);
    if (session !== null)
      return walkAgain(session, freshShopper(driverOptions(call, terminal), call.flag('token')), call, terminal);
    const kept = file === null ? null : keptTrace(file);
    const name = kept?.scenario ?? call.flag('scenario') ?? 'buy-and-refund';
    if (name === 'list') {
      listScenarios(call, terminal);
      return EXIT.done;
    }
    const scenario = scenarioOf(name);
    if (scenario === null) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
    return withDriver(freshShopper(driverOptions(call, terminal), call.flag('token')), async (driver) => {
      const { steps, stopped } = await walkScenario(
        driver,
        scenario,
        (step) => void (call.has('json') || terminal.print(lineOf(step))),
      );
      const difference = kept === null ? null : firstDifference(kept.trace, driver.trace.entries);
      if (call.has('json')) {
        const result = stopped === null ? 'done' : 'stopped';
        const trace = driver.trace.entries;
        const compared = kept === null ? {} : { difference };
        terminal.print(JSON.stringify({ scenario: name, result, reason: stopped, steps, ...compared, trace }));
      } else if (kept !== null) {
        terminal.print(sentenceOf(difference, kept.trace.length));
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

/** The file of `--replay`; null where none is asked for. */
function replayed(call: Arguments): { readonly name: string; readonly text: string } | null {
  const name = call.flag('replay');
  if (name === null) return null;
  if (call.flag('scenario') !== null) throw new UsageError('--scenario is in the trace: give --replay alone');
  try {
    return { name, text: readFileSync(name, 'utf8') };
  } catch {
    throw new UsageError(`--replay: '${name}' cannot be read`);
  }
}

/** A tour's trace, as `shop tour --json` wrote it. */
function keptTrace({ name, text }: { readonly name: string; readonly text: string }): v.InferOutput<typeof traceFile> {
  const read = v.safeParse(traceFile, parseJson(text));
  if (read.success) return read.output;
  throw new UsageError(
    `--replay: '${name}' is no trace, or one that another version kept; make one with shop tour --json, or with TRACE=FILE npm start`,
  );
}

/** Walks a session of the sandbox again, on the fake or on any gateway, up to where it first goes otherwise. */
async function walkAgain(
  session: readonly WireEntry[],
  options: ShopDriverOptions,
  call: Arguments,
  terminal: Terminal,
): Promise<Exit> {
  const found = await replayWire(session, composeReplay(options));
  const shown = (entry: WireEntry): string => JSON.stringify(entry);
  const difference = found === null ? null : { at: found.at, kept: shown(found.kept), now: shown(found.now) };
  if (call.has('json')) {
    terminal.print(JSON.stringify({ result: found === null ? 'done' : 'stopped', calls: session.length, difference }));
  } else terminal.print(sentenceOf(difference, session.length));
  if (found === null) return EXIT.done;
  return found.now.kind === 'call' && found.now.code === null ? EXIT.unreachable : EXIT.no;
}

interface Difference {
  readonly at: number;
  readonly kept: string;
  readonly now: string;
}

const sentenceOf = (difference: Difference | null, calls: number): string =>
  difference === null
    ? `the same ${calls} port calls as in the trace`
    : `differs at port call ${difference.at + 1}\n  kept  ${difference.kept}\n  now   ${difference.now}`;

/** Where a trace first leaves the one that was kept; null where they are the same. */
function firstDifference(kept: readonly unknown[], now: readonly unknown[]): Difference | null {
  for (let at = 0; at < Math.max(kept.length, now.length); at += 1) {
    const [before, after] = [kept[at], now[at]].map((entry) =>
      entry === undefined ? 'nothing' : JSON.stringify(entry),
    );
    if (before !== undefined && after !== undefined && before !== after) return { at, kept: before, now: after };
  }
  return null;
}

/** A tour must not meet what an earlier one left on the same gateway: it goes as somebody new. */
function freshShopper(options: ShopDriverOptions, named: string | null): ShopDriverOptions {
  return named === null ? { ...options, token: `${options.token}-tour-${randomUUID()}` } : options;
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
