import { BNPL_CREDIT_FAILED } from '../gateway/codes.ts';
import type { Calculation, CalculationRequest, LoanDaysOption } from '../instalments/calculation.ts';
import { type CountText, readCount, withKey } from '../lib/count-text.ts';
import type { LoanProductId, OrderId } from '../lib/ids.ts';
import { type Answer, done } from '../lib/outcome.ts';
import { OVERDUE_MAX_CHARACTERS } from '../loan/terms.ts';
import type { Uses } from '../ports/ports.ts';
import type { Place } from '../routes/places.ts';
import { orderInHand } from '../session/order-in-hand.ts';
import { type Failed, failedBy } from './failure.ts';
import { createPage, type Page, readInto, reading } from './page.ts';

/** The calculator with its figures. */
export interface ReadyCalculator {
  readonly kind: 'ready';
  readonly calculation: Calculation;
  /** The chosen period, null where the server offers none. */
  readonly option: LoanDaysOption | null;
  /** Days after the due date, as typed; starts at 0 (Q42). */
  readonly overdueDays: string;
  /** True where the days that were typed did not fit whole (Q64). */
  readonly isTruncated: boolean;
  /** True while the figures are those of another plan of as many days. */
  readonly isPlanGone: boolean;
  readonly isCalculating: boolean;
  /** True while the inputs differ from what the figures are about. */
  readonly isStale: boolean;
}

/** What the instalment calculator shows. */
export type BnplCalculatorState = { readonly kind: 'missing' | 'loading' } | Failed | ReadyCalculator;

/** What the instalment calculator needs from outside. */
export type BnplCalculatorPorts = Uses<'readCalculation', 'session' | 'navigation'>;

/** Hints of the address: for the first question only, since the server's figures win (Q54). */
export type CalculatorHints = Omit<Extract<Place, { readonly page: 'bnplCalculator' }>, 'page'>;

/** The instalment calculator: choose a period, name the overdue days, confirm. */
export type BnplCalculatorScreen = ReturnType<typeof createBnplCalculatorScreen>;

/** Makes the instalment calculator (R60, R61). */
export function createBnplCalculatorScreen(ports: BnplCalculatorPorts, hints: CalculatorHints) {
  const { gateway, session, navigation } = ports;
  const order = hints.order ?? orderInHand(session);
  const page: Page<BnplCalculatorPorts, BnplCalculatorState, 'ready'> = createPage(
    ports,
    { kind: order === null ? 'missing' : 'loading' },
    'ready',
  );
  const { state, change, visit } = page;
  /** What the field kept of its last text. */
  let fitted = fitOverdueDays('0');

  async function ask(): Promise<void> {
    if (order === null) return;
    const request = requestFor(order, state.getSnapshot(), hints);
    await readInto(state, visit, {
      ask: () => askFor(gateway, request),
      show: (answer, latest) => withFigures(answer, request, latest),
      fail: (latest, outcome) => (latest.kind === 'ready' ? { ...latest, isCalculating: false } : failedBy(outcome)),
    });
  }

  return {
    ...reading(page, ask),
    chooseOption: (id: LoanProductId) =>
      change((now) => {
        const option = now.calculation.loanDays.find((each) => each.originalProductId === id);
        return option === undefined || option === now.option ? now : { ...now, option, isStale: true };
      }),
    /** Takes the field's whole new text. `isOneKey`: where one key alone was typed. */
    typeOverdueDays(text: string, isOneKey = false) {
      if (state.getSnapshot().kind !== 'ready') return;
      fitted = withKey(fitted, text, isOneKey, fitOverdueDays);
      const { text: overdueDays, isTruncated } = fitted;
      change((now) => {
        const isStale = now.isStale || overdueDays !== now.overdueDays;
        return { ...now, overdueDays, isTruncated, isStale };
      });
    },
    async calculate(): Promise<void> {
      if (state.getSnapshot().kind !== 'ready') return;
      change((now) => ({ ...now, isCalculating: true }));
      await ask();
    },
    back: () => navigation.back(),
  };
}

/** What is asked now: what is chosen and typed, else what the address hints at (R61). */
function requestFor(productOrderId: OrderId, now: BnplCalculatorState, hints: CalculatorHints): CalculationRequest {
  const ready = now.kind === 'ready' ? now : null;
  return {
    productOrderId,
    productAmount: ready?.calculation.productAmount ?? hints.productAmount ?? 0,
    overdueDays: Number(ready?.overdueDays ?? 0),
    loanDays: ready?.option?.days ?? hints.loanDays ?? 0,
    originalProductId: ready === null ? hints.plan : (ready.option?.originalProductId ?? null),
  };
}

/** What a plan costs. `isPlanGone`: the figures are those of the first plan of as many days. */
interface Figures {
  readonly calculation: Calculation;
  readonly isPlanGone: boolean;
}

/** Asks what a plan costs; where the lender has that plan no more, what the first one of that many days does (Q54). */
async function askFor(gateway: BnplCalculatorPorts['gateway'], request: CalculationRequest): Promise<Answer<Figures>> {
  const first = await gateway.readCalculation(request);
  const isPlanGone =
    first.kind === 'refused' && first.code === BNPL_CREDIT_FAILED && request.originalProductId !== null;
  const answer = isPlanGone ? await gateway.readCalculation({ ...request, originalProductId: null }) : first;
  return answer.kind === 'done' ? done({ calculation: answer.data, isPlanGone }) : answer;
}

/**
 * The page with its figures. What was chosen or typed while the question was open stays; the figures are then stale, as where
 * they were asked for days that the server does not offer.
 */
function withFigures(
  { calculation, isPlanGone }: Figures,
  asked: CalculationRequest,
  now: BnplCalculatorState,
): ReadyCalculator {
  const { loanDays } = calculation;
  const wanted =
    loanDays.find((each) => each.originalProductId === asked.originalProductId) ??
    loanDays.find(({ days }) => days === asked.loanDays);
  const answered = wanted ?? loanDays[0] ?? null;
  const isOther = wanted === undefined && answered !== null && asked.loanDays > 0;
  const { option, overdueDays, isTruncated } = now.kind === 'ready' ? now : FRESH;
  // While the question was open another period was chosen.
  const isChosen = option !== null && option.originalProductId !== asked.originalProductId;
  return {
    kind: 'ready',
    calculation,
    option: isChosen ? option : answered,
    overdueDays,
    isTruncated,
    isPlanGone,
    isCalculating: false,
    isStale: isOther || isChosen || Number(overdueDays) !== asked.overdueDays,
  };
}

const FRESH = { option: null, overdueDays: '0', isTruncated: false } as const;

/** The line under the total: what the figures are about, or why they are not what is chosen. Null where there is no period. */
export type FiguresNote =
  | { readonly kind: 'stale' | 'calculating' | 'planGone' }
  | { readonly kind: 'about'; readonly days: number; readonly overdueDays: number };

/** What the line under the total says (R61). */
export function figuresNote({
  isCalculating,
  isStale,
  isPlanGone,
  option,
  overdueDays,
}: ReadyCalculator): FiguresNote | null {
  if (isCalculating) return { kind: 'calculating' };
  if (isStale) return { kind: 'stale' };
  if (isPlanGone) return { kind: 'planGone' };
  return option && { kind: 'about', days: option.days, overdueDays: Number(overdueDays) };
}

/** Digits without leading zeros, as many as the field takes. */
function fitOverdueDays(text: string): CountText {
  return readCount(text, OVERDUE_MAX_CHARACTERS, true);
}
