import { createStore, type Screen } from '../lib/store.ts';
import { judgeNumber, type NumberVerdict } from '../number-check/judge-number.ts';
import type { NumberTable } from '../number-check/official-numbers.ts';
import { canCheck, NUMBER_MAX_DIGITS, readNumber } from '../number-check/read-number.ts';
import type { Analytics } from '../ports/analytics.ts';

/** What the number check shows. `digits` is what stands in the field, and what a verdict is about. */
export interface NumberCheckState {
  readonly digits: string;
  readonly verdict: NumberVerdict;
  /** False while the field is empty: the button is disabled (R20). */
  readonly canCheck: boolean;
}

/** The number check: type, check, read the verdict. */
export interface NumberCheckScreen extends Screen<NumberCheckState> {
  /** Takes the field's whole new text. Typing stops at 12 digits; a paste is kept whole (Q12). */
  type(text: string): void;
  check(): void;
  /** Takes up the offered 0… form and checks it (Q61). */
  acceptOffer(): void;
}

const UNCHECKED: NumberVerdict = { digits: '', status: 'unchecked', nationalOffer: null };
const EMPTY: NumberCheckState = { digits: '', verdict: UNCHECKED, canCheck: false };

/** What the number check needs from outside: the lender's numbers are a deployment's to say. */
export interface NumberCheckPorts {
  readonly analytics: Analytics;
  readonly numbers: NumberTable;
}

/** Makes the number check (R19–R25). Counts the page and the button, never the number (Q55). */
export function createNumberCheckScreen({ analytics, numbers }: NumberCheckPorts): NumberCheckScreen {
  const state = createStore(EMPTY);

  function judge(input: string): void {
    const verdict = judgeNumber(input, numbers);
    state.set({ digits: verdict.digits, verdict, canCheck: canCheck(verdict.digits) });
  }

  return {
    state,
    open() {
      analytics.track({ name: 'pageView', page: 'notify' });
      return () => undefined;
    },
    type(text) {
      const shown = state.getSnapshot().digits;
      const { digits } = readNumber(text);
      const isOneMore =
        shown.length === NUMBER_MAX_DIGITS && digits.length === shown.length + 1 && digits.startsWith(shown);
      const next = unfinishedPrefix(text, digits) ?? digits;
      if (isOneMore || next === shown) return;
      state.set({ digits: next, verdict: UNCHECKED, canCheck: canCheck(next) });
    },
    check() {
      if (!state.getSnapshot().canCheck) return;
      analytics.track({ name: 'button', page: 'notify', button: 'check' });
      judge(state.getSnapshot().digits);
    },
    acceptOffer() {
      const { nationalOffer } = state.getSnapshot().verdict;
      if (nationalOffer !== null) judge(nationalOffer);
    },
  };
}

/** `+` and `+9` stay as typed, since the next digit decides whether they begin +92; null for all else (Q61). */
function unfinishedPrefix(text: string, digits: string): string | null {
  return /^\s*\+/.test(text) && (digits === '' || digits === '9') ? `+${digits}` : null;
}
