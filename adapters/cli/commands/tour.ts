import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { composeReplay } from '../../composition/cli-driver.ts';
import { parseJson } from '../../gateway/json.ts';
import { WIRE_FORMATS } from '../../gateway/wire-format.ts';
import type { Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { replayWire } from '../../sandbox/trace/replay.ts';
import { readWireTrace, type WireEntry } from '../../sandbox/trace/wire-trace.ts';
import { type Arguments, type Command, EXIT, type Exit, orUsage, type Terminal, UsageError } from './command.ts';
import { driverOptions, exitOf, SHOP_FLAGS, withDriver } from './shop-driver.ts';
import { listScenarios, scenarioNamed, walkScenario } from './walk-scenario.ts';

/** `shop tour`: walks a whole journey and prints its trace; `--replay` compares it with one that was kept. */
export const tour: Command = {
  usage: `shop tour [--scenario NAME|list | --replay FILE] [--gateway URL [--transport ${WIRE_FORMATS.join('|')}]] [--json]`,
  flags: ['scenario', 'replay', ...SHOP_FLAGS],
  async run(call, terminal) {
    const [asked, file] = [call.flag('scenario'), call.flag('replay')];
    if (file === null) return asked === 'list' ? listScenarios(call) : walkTour(call, terminal, asked);
    if (asked !== null) throw new UsageError('--scenario is in the trace: give --replay alone');
    const text = orUsage(
      () => readFileSync(file, 'utf8'),
      () => `--replay: '${file}' cannot be read`,
    );
    const session = readWireTrace(text);
    if (session !== null) return walkAgain(session, call, terminal);
    const read = v.safeParse(traceFile, parseJson(text));
    if (read.success) return walkTour(call, terminal, read.output.scenario, read.output.trace);
    throw new UsageError(
      `--replay: '${file}' is no trace, or one that another version kept; make one with shop tour --json, or with TRACE=FILE npm start`,
    );
  },
};

/** A tour's trace, as `shop tour --json` wrote it. */
const traceFile = v.object({ scenario: v.string(), trace: v.array(v.record(v.string(), v.unknown())) });

/** Walks a tour; with a kept trace, up to where it first leaves that. */
function walkTour(
  call: Arguments,
  terminal: Terminal,
  asked: string | null,
  kept: readonly unknown[] | null = null,
): Promise<Exit> {
  const scenario = scenarioNamed(asked ?? 'buy-and-refund');
  const isJson = call.has('json');
  return withDriver(freshOptions(call, terminal), async (driver) => {
    const { steps, stopped } = await walkScenario(driver, scenario, (step) => {
      if (!isJson) terminal.print(lineOf(step));
    });
    const trace = driver.trace.entries;
    const difference = kept === null ? null : firstDifference(kept, trace);
    const result = stopped === null ? 'done' : 'stopped';
    const compared = kept === null ? {} : { difference };
    call.show(
      { scenario: scenario.name, result, reason: stopped, steps, ...compared, trace },
      kept === null
        ? [
            ...trace.map(({ port, call: made, got }) =>
              `  ${port}.${made} ${got === undefined ? '' : JSON.stringify(got)}`.trimEnd(),
            ),
            stopped ?? `tour '${scenario.name}' done, ${trace.length} port calls`,
          ]
        : sentenceOf(difference, kept.length),
    );
    return stopped === null && difference === null ? EXIT.done : exitOf(driver, EXIT.no);
  });
}

/** Walks a session of the sandbox again, on the fake or on any gateway, up to where it first goes otherwise. */
async function walkAgain(session: readonly WireEntry[], call: Arguments, terminal: Terminal): Promise<Exit> {
  const found = await replayWire(session, composeReplay(freshOptions(call, terminal)));
  const shown = (entry: WireEntry): string => JSON.stringify(entry);
  const difference = found === null ? null : { at: found.at, kept: shown(found.kept), now: shown(found.now) };
  call.show(
    { result: found === null ? 'done' : 'stopped', calls: session.length, difference },
    sentenceOf(difference, session.length),
  );
  if (found === null) return EXIT.done;
  return found.now.kind === 'call' && found.now.code === null ? EXIT.unreachable : EXIT.no;
}

/** Where a trace first leaves the one that was kept. */
interface Difference {
  readonly at: number;
  readonly kept: string;
  readonly now: string;
}

const sentenceOf = (difference: Difference | null, calls: number): string =>
  difference === null
    ? `the same ${calls} port calls as in the trace`
    : `differs at port call ${difference.at + 1}\n  kept  ${difference.kept}\n  now   ${difference.now}`;

function firstDifference(kept: readonly unknown[], now: readonly unknown[]): Difference | null {
  const shown = (entry: unknown): string => (entry === undefined ? 'nothing' : JSON.stringify(entry));
  for (let at = 0; at < Math.max(kept.length, now.length); at += 1) {
    const [before, after] = [shown(kept[at]), shown(now[at])];
    if (before !== after) return { at, kept: before, now: after };
  }
  return null;
}

/** Each tour goes as a new shopper: an earlier one on the same gateway must not stop it. */
function freshOptions(call: Arguments, terminal: Terminal) {
  const options = driverOptions(call, terminal);
  return call.flag('token') === null ? { ...options, token: `${options.token}-tour-${randomUUID()}` } : options;
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
