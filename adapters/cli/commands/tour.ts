import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { type ShopDriver, withDriver } from '../../composition/cli-driver.ts';
import { SCENARIOS, type Scenario, scenarioOf } from '../../sandbox/scenarios/catalogue.ts';
import { createShopper } from '../../sandbox/scenarios/shopper.ts';
import type { Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { TourStopped } from '../../sandbox/scenarios/tour.ts';
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
  show(cli, flags, SCENARIOS, lines);
  return EXIT.done;
}

/** The scenario of a name. */
export function scenarioNamed(name: string): Scenario {
  const scenario = scenarioOf(name);
  if (scenario === null) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
  return scenario;
}

/** Walks a tour, or into a state of the shop. `heard` is told of each step. Returns why it stopped; null where it came to its end. */
export async function walkScenario(
  driver: ShopDriver,
  scenario: Scenario,
  heard: (step: Step) => void = () => undefined,
): Promise<string | null> {
  const shopper = createShopper(driver);
  const expect = async (promised: Promise<Step>, outcome: string): Promise<void> => {
    const step = await promised;
    heard(step);
    if (step.outcome !== outcome) throw new TourStopped(`'${step.step}' ended as '${step.outcome}', not '${outcome}'`);
  };
  const order = () => {
    const id = shopper.order();
    if (id === null) throw new TourStopped('there is no order');
    return id;
  };
  try {
    if (scenario.kind === 'state') await expect(shopper.reach(scenario.name, scenario.state), 'reached');
    else await scenario.tour.walk({ shopper, token: driver.token, expect, order });
    return null;
  } catch (error) {
    if (error instanceof TourStopped) return error.message;
    throw error;
  }
}

function walkTour(cli: Cli, flags: TourFlags): Promise<Exit> {
  const scenario = scenarioNamed(flags.scenario);
  return withDriver<Exit>(driverOptions(flags), async (driver) => {
    const steps: Step[] = [];
    const stopped = await walkScenario(driver, scenario, (step) => {
      steps.push(step);
      if (!flags.json) cli.print(lineOf(step));
    });
    const trace = driver.trace.entries;
    const calls = trace.map(({ port, call, got }) => `  ${port}.${call} ${JSON.stringify(got) ?? ''}`.trimEnd());
    const result = stopped === null ? 'done' : 'stopped';
    show(cli, flags, { scenario: scenario.name, result, reason: stopped, steps, trace }, [
      ...calls,
      stopped ?? `tour '${scenario.name}' done, ${trace.length} port calls`,
    ]);
    return stopped === null ? EXIT.done : exitOf(driver, EXIT.no);
  });
}

function lineOf({ step, outcome, ...facts }: Step): string {
  const shown = Object.entries(facts).filter(([, value]) => value !== null);
  return `${step.padEnd(10)}${outcome.padEnd(18)}${shown.map(([key, value]) => `${key} ${String(value)}`).join(', ')}`.trimEnd();
}
