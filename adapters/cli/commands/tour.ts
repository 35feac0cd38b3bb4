import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { withDriver } from '../../composition/cli-driver.ts';
import { createShopper, type Step } from '../../sandbox/scenarios/shopper.ts';
import { SCENARIOS, type Scenario, walk } from '../../sandbox/scenarios/tours.ts';
import { addCommand, type Cli, EXIT, type Exit, flag, type JsonFlag, show, UsageError } from '../command.ts';
import { driverOptions, exitOf, type GatewayFlags, gatewayFlags } from '../gateway-flags.ts';

type TourFlags = GatewayFlags & { readonly scenario: string };

/** `shop tour`: walks a whole journey and prints its trace. */
export function addTour(group: Command, cli: Cli): void {
  const scenario = flag('--scenario <name>', 'which journey, or into which state of the shop; list names all');
  const takes = [scenario.default('buy-and-refund'), ...gatewayFlags()];
  const says = 'Walk a whole journey, from product to refund, and print its trace.';
  addCommand(cli, group, 'tour', says, takes, (flags: TourFlags, command: Command) => {
    if (flags.scenario === 'list') return listScenarios(cli, flags);
    // A new shopper each time, where none is named: an earlier tour on the same gateway must not stop this one.
    const isNamed = command.getOptionValueSource('token') === 'cli';
    return walkTour(cli, isNamed ? flags : { ...flags, token: `${flags.token}-tour-${randomUUID()}` });
  });
}

/** `--scenario list`: every scenario by its name. */
export function listScenarios(cli: Cli, flags: JsonFlag): Exit {
  const lines = SCENARIOS.map(({ name, title }) => `${name.padEnd(22)}${title}`);
  const listed = SCENARIOS.map(({ name, title }) => ({ name, title }));
  show(cli, flags, listed, lines);
  return EXIT.done;
}

/** The scenario of a name. */
export function scenarioNamed(name: string): Scenario {
  const scenario = SCENARIOS.find((each) => each.name === name);
  if (scenario === undefined) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
  return scenario;
}

function walkTour(cli: Cli, flags: TourFlags): Promise<Exit> {
  const scenario = scenarioNamed(flags.scenario);
  return withDriver<Exit>(driverOptions(flags), async (driver) => {
    const { steps, stopped } = await walk(createShopper(driver), scenario, (step) => {
      if (!flags.json) cli.print(lineOf(step));
    });
    const trace = driver.trace.entries;
    const calls = trace.map(({ port, call, got }) => `  ${port}.${call} ${JSON.stringify(got) ?? ''}`.trimEnd());
    const result = stopped === null ? 'done' : 'stopped';
    show(cli, flags, { scenario: scenario.name, result, reason: stopped, steps, trace }, [
      ...calls,
      stopped ?? `tour '${scenario.name}' done, ${trace.length} port calls`,
    ]);
    return stopped === null ? EXIT.done : exitOf(cli, driver, EXIT.no);
  });
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
