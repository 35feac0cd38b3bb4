import type { ShopDriver } from '../../composition/cli-driver.ts';
import { SCENARIOS, type Scenario } from '../../sandbox/scenarios/catalogue.ts';
import { createShopper } from '../../sandbox/scenarios/shopper.ts';
import type { Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { type TourContext, TourStopped } from '../../sandbox/scenarios/tour.ts';
import type { Arguments, Terminal } from './command.ts';

/** What became of a scenario. */
export interface Walked {
  readonly steps: readonly Step[];
  /** Why it stopped; null where it came to its end. */
  readonly stopped: string | null;
}

/** `--scenario list`: every scenario by its name. */
export function listScenarios(call: Pick<Arguments, 'has'>, terminal: Pick<Terminal, 'print'>): void {
  if (call.has('json')) terminal.print(JSON.stringify(SCENARIOS));
  else for (const each of SCENARIOS) terminal.print(`${each.name.padEnd(22)}${each.title}`);
}

/** Walks a tour, or into a state of the shop. `heard` is told of each step. */
export async function walkScenario(
  driver: ShopDriver,
  scenario: Scenario,
  heard: (step: Step) => void = () => undefined,
): Promise<Walked> {
  const shopper = createShopper(driver);
  const steps: Step[] = [];
  const context: TourContext = {
    shopper,
    token: driver.token,
    async expect(promised, outcome) {
      const step = await promised;
      steps.push(step);
      heard(step);
      if (step.outcome !== outcome)
        throw new TourStopped(`'${step.step}' ended as '${step.outcome}', not '${outcome}'`);
    },
    order() {
      const order = shopper.order();
      if (order === null) throw new TourStopped('there is no order');
      return order;
    },
  };
  try {
    await walk(scenario, context);
    return { steps, stopped: null };
  } catch (error) {
    if (error instanceof TourStopped) return { steps, stopped: error.message };
    throw error;
  }
}

function walk(scenario: Scenario, context: TourContext): Promise<void> {
  switch (scenario.kind) {
    case 'tour':
      return scenario.tour.walk(context);
    case 'state':
      return context.expect(context.shopper.reach(scenario.name, scenario.state), 'reached');
  }
}
