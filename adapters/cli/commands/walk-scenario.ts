import type { ShopDriver } from '../../composition/cli-driver.ts';
import { SCENARIOS, type Scenario, scenarioOf } from '../../sandbox/scenarios/catalogue.ts';
import { createShopper } from '../../sandbox/scenarios/shopper.ts';
import type { Step } from '../../sandbox/scenarios/shopper-driver.ts';
import { type TourContext, TourStopped } from '../../sandbox/scenarios/tour.ts';
import { type Arguments, EXIT, type Exit, UsageError } from './command.ts';

/** What became of a scenario. */
export interface Walked {
  readonly steps: readonly Step[];
  /** Why it stopped; null where it came to its end. */
  readonly stopped: string | null;
}

/** `--scenario list`: every scenario by its name. */
export function listScenarios(call: Arguments): Exit {
  call.show(
    SCENARIOS,
    SCENARIOS.map(({ name, title }) => `${name.padEnd(22)}${title}`),
  );
  return EXIT.done;
}

/** The scenario of a name. */
export function scenarioNamed(name: string): Scenario {
  const scenario = scenarioOf(name);
  if (scenario === null) throw new UsageError(`no scenario '${name}'; --scenario list names all`);
  return scenario;
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
  const walk =
    scenario.kind === 'tour'
      ? scenario.tour.walk(context)
      : context.expect(shopper.reach(scenario.name, scenario.state), 'reached');
  try {
    await walk;
    return { steps, stopped: null };
  } catch (error) {
    if (error instanceof TourStopped) return { steps, stopped: error.message };
    throw error;
  }
}
