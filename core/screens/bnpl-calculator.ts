import type { Calculation, LoanDaysOption } from '../instalments/calculation.ts';
import { digitsOf } from '../lib/digits.ts';
import { type LoanProductId, loanProductId, type OrderId } from '../lib/ids.ts';
import type { Paisa } from '../lib/money.ts';
import { createStore, type Screen, updateWhen } from '../lib/store.ts';
import { type Truncated, truncateNumber } from '../lib/truncate.ts';
import { createVisit } from '../lib/visit.ts';
import { OVERDUE_MAX_CHARACTERS } from '../loan/terms.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Navigation } from '../ports/navigation.ts';
import type { SessionMemory } from '../ports/session-memory.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { keepDraft, readDraft } from '../session/session.ts';

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
      /** True where the days that were typed did not fit whole (Q64). */
      readonly isTruncated: boolean;
      readonly isCalculating: boolean;
      /** True while the inputs differ from what the figures are about. */
      readonly isStale: boolean;
      /** True where a period was chosen or days were typed: they are kept for the session until they are erased. */
      readonly isDraft: boolean;
    };

/** The calculator with its figures. */
type ReadyCalculator = Extract<BnplCalculatorState, { readonly kind: 'ready' }>;

/** What lies in the session of an earlier look. */
interface KeptDraft {
  readonly option: LoanProductId;
  readonly days: number;
  readonly overdueDays: string;
}

/** The instalment calculator: choose a period, name the overdue days, confirm. */
export interface BnplCalculatorScreen extends Screen<BnplCalculatorState> {
  retry(): void;
  chooseOption(id: LoanProductId): void;
  typeOverdueDays(text: string): void;
  calculate(): Promise<void>;
  /** Forgets what was chosen and typed, and asks as at the start. */
  erase(): void;
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
  const change = updateWhen(state, 'ready');
  const visit = createVisit();

  /** Asks with what is chosen now; an answer that a newer question overtook is dropped. */
  async function ask(): Promise<void> {
    if (order === null) return;
    const now = state.getSnapshot();
    const kept = now.kind === 'ready' ? null : keptDraft(order);
    const chosen = now.kind === 'ready' ? now.option : null;
    const overdueDays = now.kind === 'ready' ? now.overdueDays : (kept?.overdueDays ?? '0');
    const isWanted = visit.ask();
    const answer = await gateway.readCalculation({
      productOrderId: order,
      productAmount: now.kind === 'ready' ? now.calculation.productAmount : (hints.productAmount ?? 0),
      overdueDays: Number(overdueDays === '' ? '0' : overdueDays),
      loanDays: chosen?.days ?? kept?.days ?? hints.loanDays ?? 0,
      originalProductId: chosen?.originalProductId ?? kept?.option ?? null,
    });
    if (!isWanted()) return;
    const latest = state.getSnapshot();
    if (answer.kind !== 'done') {
      state.set(latest.kind === 'ready' ? { ...latest, isCalculating: false } : { kind: 'failed' });
      return;
    }
    const options = answer.data.loanDays;
    const asked =
      options.find((each) => each.originalProductId === (chosen?.originalProductId ?? kept?.option)) ??
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
      isTruncated: latest.kind === 'ready' && latest.isTruncated,
      isCalculating: false,
      isStale: typed !== overdueDays || option?.originalProductId !== asked?.originalProductId,
      isDraft: latest.kind === 'ready' ? latest.isDraft : kept !== null,
    });
  }

  /** What was chosen and typed for this order earlier in the session. */
  function keptDraft(wanted: OrderId): KeptDraft | null {
    const kept = readDraft(session, 'draft:bnplCalculator', ['order', 'option', 'days', 'overdueDays']);
    if (kept === null || kept.order !== wanted || !/^[1-9]\d{0,3}$/.test(kept.days)) return null;
    const { option, days, overdueDays } = kept;
    return { option: loanProductId(option), days: Number(days), overdueDays: fitOverdueDays(overdueDays).text };
  }

  /** Takes a choice, and keeps it for the session. */
  function edit(next: Pick<ReadyCalculator, 'option' | 'overdueDays'>): void {
    change((ready) => ({ ...ready, ...next, isStale: true, isDraft: true }));
    if (order === null || next.option === null) return;
    const { originalProductId: option, days } = next.option;
    const draft = { order, option, days: String(days), overdueDays: next.overdueDays };
    keepDraft(session, 'draft:bnplCalculator', draft);
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
      if (option !== undefined && option !== now.option) edit({ option, overdueDays: now.overdueDays });
    },
    typeOverdueDays(text) {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      const { text: overdueDays, isTruncated: isCut } = fitOverdueDays(text);
      if (overdueDays !== now.overdueDays) edit({ option: now.option, overdueDays });
      change((ready) => ({ ...ready, isTruncated: isCut }));
    },
    async calculate() {
      const now = state.getSnapshot();
      if (now.kind !== 'ready') return;
      state.set({ ...now, isCalculating: true });
      await ask();
    },
    erase() {
      session.remove('draft:bnplCalculator');
      if (order === null) return;
      state.set({ kind: 'loading' });
      void ask();
    },
    back: () => navigation.back(),
  };
}

/** Digits without leading zeros, as many as the field takes. */
function fitOverdueDays(text: string): Truncated {
  return truncateNumber(digitsOf(text).replace(/^0+(?=\d)/, ''), OVERDUE_MAX_CHARACTERS, text);
}
