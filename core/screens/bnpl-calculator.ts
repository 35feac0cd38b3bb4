import { BNPL_CREDIT_FAILED } from '../gateway/codes.ts';
import type { CalculationRequest } from '../instalments/calculation.ts';
import { type CountText, withKey } from '../lib/count-text.ts';
import { type LoanProductId, loanProductId, type OrderId } from '../lib/ids.ts';
import { type Answer, done } from '../lib/outcome.ts';
import { createStore, type Screen, type Store, type Updater, updateWhen } from '../lib/store.ts';
import { createVisit, type Visit } from '../lib/visit.ts';
import type { Clock } from '../ports/device.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Navigation } from '../ports/page.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import {
  type AnsweredPlan,
  askedPlan,
  type BnplCalculatorState,
  type CalculatorHints,
  fitOverdueDays,
  type KeptDraft,
  type ReadyCalculator,
  requestFor,
  withFigures,
} from './bnpl-calculator-state.ts';
import { failedBy } from './failure.ts';
import { readInto } from './read-into.ts';

export type { BnplCalculatorState, CalculatorHints } from './bnpl-calculator-state.ts';

/** The instalment calculator: choose a period, name the overdue days, confirm. */
export interface BnplCalculatorScreen extends Screen<BnplCalculatorState> {
  retry(): void;
  chooseOption(id: LoanProductId): void;
  /** Takes the field's whole new text. `isOneKey`: where one key alone was typed. */
  typeOverdueDays(text: string, isOneKey?: boolean): void;
  calculate(): Promise<void>;
  /** Forgets what was chosen and typed, and asks as at the start. */
  erase(): void;
  back(): void;
}

/** What the instalment calculator needs from outside. */
export interface BnplCalculatorPorts {
  readonly gateway: Pick<Gateway, 'readCalculation'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
  readonly clock: Pick<Clock, 'now'>;
}

/** What the actions of the calculator share. */
interface Calculator {
  readonly ports: BnplCalculatorPorts;
  readonly hints: CalculatorHints;
  readonly order: OrderId | null;
  readonly state: Store<BnplCalculatorState>;
  readonly change: Updater<BnplCalculatorState, 'ready'>;
  readonly visit: Visit;
}

/** Makes the instalment calculator (R60, R61). */
export function createBnplCalculatorScreen(ports: BnplCalculatorPorts, hints: CalculatorHints): BnplCalculatorScreen {
  const order = hints.order ?? orderInHand(ports.session);
  const state = createStore<BnplCalculatorState>(order === null ? { kind: 'missing' } : { kind: 'loading' });
  const calculator: Calculator = {
    ports,
    hints,
    order,
    state,
    change: updateWhen(state, 'ready'),
    visit: createVisit(),
  };

  return {
    state,
    open() {
      const end = calculator.visit.begin();
      void ask(calculator);
      return end;
    },
    retry() {
      if (state.getSnapshot().kind !== 'failed') return;
      state.set({ kind: 'loading' });
      void ask(calculator);
    },
    ...editing(calculator),
    async calculate() {
      if (state.getSnapshot().kind !== 'ready') return;
      calculator.change((ready) => ({ ...ready, isCalculating: true }));
      await ask(calculator);
    },
    erase() {
      ports.session.remove('draft:bnplCalculator');
      if (order === null) return;
      state.set({ kind: 'loading' });
      void ask(calculator);
    },
    back: () => ports.navigation.back(),
  };
}

/** Asks with what is chosen now. */
async function ask({ ports, hints, order, state, visit }: Calculator): Promise<void> {
  if (order === null) return;
  const asked = askedPlan(state.getSnapshot(), keptDraft(ports, order), hints);
  await readInto(state, visit, {
    ask: () => calculation(ports, requestFor(order, asked)),
    show: (answer, latest) => withFigures(answer, asked, latest),
    fail: (latest, outcome) => (latest.kind === 'ready' ? { ...latest, isCalculating: false } : failedBy(outcome)),
  });
}

/** What a plan costs; where the lender has that plan no more, what the first one of that many days does. */
async function calculation(
  { gateway }: BnplCalculatorPorts,
  request: CalculationRequest,
): Promise<Answer<AnsweredPlan>> {
  const first = await gateway.readCalculation(request);
  const isPlanGone =
    first.kind === 'refused' && first.code === BNPL_CREDIT_FAILED && request.originalProductId !== null;
  const answer = isPlanGone ? await gateway.readCalculation({ ...request, originalProductId: null }) : first;
  return answer.kind === 'done' ? done({ calculation: answer.data, isPlanGone }) : answer;
}

/** What is chosen and typed. */
function editing({ ports, order, state, change }: Calculator) {
  /** What the field kept of its last text. */
  let fitted: CountText | null = null;

  /** Takes a choice, and keeps it for the session. */
  function edit(next: Pick<ReadyCalculator, 'option' | 'overdueDays'>): void {
    change((ready) => ({ ...ready, ...next, isPlanGone: false, isStale: true, isDraft: true }));
    if (order === null || next.option === null) return;
    const { originalProductId: option, days } = next.option;
    const draft = { order, option, days: String(days), overdueDays: next.overdueDays };
    keepDraft(ports.session, 'draft:bnplCalculator', draft, ports.clock.now());
  }

  return {
    chooseOption(id) {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      const option = now.calculation.loanDays.find((each) => each.originalProductId === id);
      if (option !== undefined && option !== now.option) edit({ option, overdueDays: now.overdueDays });
    },
    typeOverdueDays(text, isOneKey = false) {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      const before = fitted?.text === now.overdueDays ? fitted : fitOverdueDays(now.overdueDays);
      fitted = withKey(before, text, isOneKey, fitOverdueDays);
      const { text: overdueDays, isTruncated } = fitted;
      if (overdueDays !== now.overdueDays) edit({ option: now.option, overdueDays });
      change((ready) => ({ ...ready, isTruncated }));
    },
  } satisfies Partial<BnplCalculatorScreen>;
}

/** What was chosen and typed for this order earlier in the session. */
function keptDraft({ session, clock }: BnplCalculatorPorts, wanted: OrderId): KeptDraft | null {
  const kept = readDraft(session, 'draft:bnplCalculator', ['order', 'option', 'days', 'overdueDays'], clock.now());
  if (kept === null || kept.order !== wanted || !/^[1-9]\d{0,3}$/.test(kept.days)) return null;
  const { option, days, overdueDays } = kept;
  return { option: loanProductId(option), days: Number(days), overdueDays: fitOverdueDays(overdueDays).text };
}
