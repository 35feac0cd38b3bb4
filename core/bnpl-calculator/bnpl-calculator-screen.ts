import { orderInHand } from '../cart/order-in-hand.ts';
import { digitsOf } from '../lib/digits.ts';
import type { Paisa } from '../lib/money.ts';
import { createStore, type Screen } from '../lib/store.ts';
import { createVisit } from '../lib/visit.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { LoanProductId, OrderId } from '../ports/ids.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { type Calculation, type LoanDaysOption, OVERDUE_MAX_CHARACTERS } from './calculation.ts';

/** What the instalment calculator shows. */
export type BnplCalculatorState =
  | { readonly kind: 'missing' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly calculation: Calculation;
      /** The chosen period, null where the server offers none. */
      readonly option: LoanDaysOption | null;
      /** Days after the due date, as typed; starts at 0 (Q42). */
      readonly overdueDays: string;
      readonly isCalculating: boolean;
      /** True while the inputs differ from what the figures are about. */
      readonly isStale: boolean;
    };

/** The instalment calculator: choose a period, name the overdue days, confirm. */
export interface BnplCalculatorScreen extends Screen<BnplCalculatorState> {
  retry(): void;
  chooseOption(id: LoanProductId): void;
  typeOverdueDays(text: string): void;
  calculate(): Promise<void>;
  back(): void;
}

/** Hints of the address: for the first question only, since the server's figures win (Q54). */
export interface CalculatorHints {
  readonly order: OrderId | null;
  readonly productAmount: Paisa | null;
  /** Days. */
  readonly loanDays: number | null;
}

/** What the instalment calculator needs from outside. */
export interface BnplCalculatorPorts {
  readonly gateway: Pick<Gateway, 'readCalculation'>;
  readonly session: SessionMemory;
  readonly navigation: Navigation;
}

/** Makes the instalment calculator (R60, R61). */
export function createBnplCalculatorScreen(ports: BnplCalculatorPorts, hints: CalculatorHints): BnplCalculatorScreen {
  const { gateway, session, navigation } = ports;
  const order = hints.order ?? orderInHand(session);
  const state = createStore<BnplCalculatorState>(order === null ? { kind: 'missing' } : { kind: 'loading' });
  const visit = createVisit();

  /** Asks with what is chosen now; an answer that a newer question overtook is dropped. */
  async function ask(): Promise<void> {
    if (order === null) return;
    const now = state.getSnapshot();
    const chosen = now.kind === 'ready' ? now.option : null;
    const overdueDays = now.kind === 'ready' ? now.overdueDays : '0';
    const isWanted = visit.ask();
    const answer = await gateway.readCalculation({
      productOrderId: order,
      productAmount: now.kind === 'ready' ? now.calculation.productAmount : (hints.productAmount ?? 0),
      overdueDays: Number(overdueDays === '' ? '0' : overdueDays),
      loanDays: chosen?.days ?? hints.loanDays ?? 0,
      originalProductId: chosen?.originalProductId ?? null,
    });
    if (!isWanted()) return;
    const latest = state.getSnapshot();
    if (answer.kind !== 'done') {
      state.set(latest.kind === 'ready' ? { ...latest, isCalculating: false } : { kind: 'failed' });
      return;
    }
    const options = answer.data.loanDays;
    const asked =
      options.find((each) => each.originalProductId === chosen?.originalProductId) ??
      options.find((each) => each.days === hints.loanDays) ??
      options[0] ??
      null;
    // What was chosen or typed while the question was open stays; the figures are then about something older.
    const typed = latest.kind === 'ready' ? latest.overdueDays : overdueDays;
    const option = latest.kind === 'ready' && latest.option !== chosen ? latest.option : asked;
    state.set({
      kind: 'ready',
      calculation: answer.data,
      option,
      overdueDays: typed,
      isCalculating: false,
      isStale: typed !== overdueDays || option?.originalProductId !== asked?.originalProductId,
    });
  }

  return {
    state,
    open() {
      const end = visit.begin();
      void ask();
      return end;
    },
    retry() {
      state.set({ kind: 'loading' });
      void ask();
    },
    chooseOption(id) {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      const option = now.calculation.loanDays.find((each) => each.originalProductId === id);
      if (option !== undefined && option !== now.option) state.set({ ...now, option, isStale: true });
    },
    typeOverdueDays(text) {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      const overdueDays = digitsOf(text)
        .replace(/^0+(?=\d)/, '')
        .slice(0, OVERDUE_MAX_CHARACTERS);
      if (overdueDays !== now.overdueDays) state.set({ ...now, overdueDays, isStale: true });
    },
    async calculate() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      state.set({ ...now, isCalculating: true });
      await ask();
    },
    back: () => navigation.back(),
  };
}
