import { createStore, type Screen } from '../lib/store.ts';
import type { Analytics } from '../ports/analytics.ts';
import { checkNumber, type NumberVerdict } from './check-number.ts';
import { NUMBER_MAX_DIGITS, readNumber } from './read-number.ts';

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

/** Makes the number check (R19–R25). Counts the page and the button, never the number (Q55). */
export function createNumberCheckScreen(analytics: Analytics): NumberCheckScreen {
  const state = createStore(EMPTY);

  function judge(input: string): void {
    const verdict = checkNumber(input);
    state.set({ digits: verdict.digits, verdict, canCheck: verdict.digits !== '' });
  }

  return {
    state,
    open() {
      analytics.track({ name: 'pageView', page: 'notify' });
      return () => undefined;
    },
    type(text) {
      const shown = state.getSnapshot().digits;
      // A lone plus is the start of +92: it stays until the digits say what it was.
      const { digits } = readNumber(text);
      const kept = digits === '' && text.trim() === '+' ? '+' : typedDigits(text, digits);
      if (kept === shown) return;
      const isTypedBeyond = digits.length === NUMBER_MAX_DIGITS + 1 && digits.startsWith(shown) && shown.length === 12;
      if (isTypedBeyond) return;
      state.set({ digits: kept, verdict: UNCHECKED, canCheck: digits !== '' });
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

/** Keeps a leading plus while only `+9` stands there, since the next digit decides whether it means +92. */
function typedDigits(text: string, digits: string): string {
  return digits === '9' && /^\s*\+/.test(text) ? '+9' : digits;
}
