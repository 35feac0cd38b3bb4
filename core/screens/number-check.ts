import { createStore, type Readable } from '../lib/store.ts';
import { NO_NUMBER, type NumberText, withEntered } from '../number-check/field-text.ts';
import { judgeNumber, type NumberVerdict } from '../number-check/judge-number.ts';
import type { NumberTable } from '../number-check/official-numbers.ts';
import { canCheck } from '../number-check/read-number.ts';
import type { SitePorts } from '../ports/ports.ts';
import { keepDraft, readDraft } from '../session/drafts.ts';

/** What the number check shows. */
export interface NumberCheckState {
  /** What stands in the field, and what a verdict is about. */
  readonly digits: string;
  readonly verdict: NumberVerdict;
  /** False while the field is empty (R20). */
  readonly canCheck: boolean;
  /** Digits typed behind those in the field: it says that a check judges them too, for a verdict is never about less (Q12, Q64). */
  readonly rest: string;
  /** Words before those in the field, which no check judges: it says so (Q61). */
  readonly lead: string;
}

const UNCHECKED: NumberVerdict = { digits: '', status: 'unchecked', nationalOffer: null, isPartial: false };

/** What the number check needs from outside: the lender's numbers are a deployment's to say. */
export type NumberCheckPorts = Pick<SitePorts, 'analytics' | 'session' | 'clock'> & { readonly numbers: NumberTable };

/**
 * Makes the number check (R19–R25). Counts the page and the button, never the number (Q55). The session keeps the number for as
 * long as it stands in the field, and whether it was checked: another page, or the same one loaded anew, gives the verdict again (Q3).
 */
export function createNumberCheckScreen({ analytics, numbers, session, clock }: NumberCheckPorts) {
  let field = NO_NUMBER;
  const state = createStore(shown(field, UNCHECKED));

  /** Goes on with what an earlier page left, unless something stands in the field already. */
  function takeUp(): void {
    const kept = readDraft(session, 'draft:numberCheck', ['digits', 'checked'], clock.now());
    if (kept === null || field !== NO_NUMBER) return;
    field = withEntered(field, kept.digits, false);
    if (kept.checked !== '') return judge(kept.digits);
    state.set(shown(field, UNCHECKED));
  }

  function keep(checked: '' | 'yes'): void {
    const digits = field.lead + field.text + field.rest;
    keepDraft(session, 'draft:numberCheck', { digits, checked }, clock.now());
  }

  function judge(input: string): void {
    const verdict = judgeNumber(input, numbers);
    field = { ...field, text: verdict.digits, rest: '' };
    state.set(shown(field, verdict));
  }

  return {
    state: state as Readable<NumberCheckState>,
    open() {
      takeUp();
      analytics.track({ name: 'pageView', page: 'notify' });
      return () => undefined;
    },
    /**
     * Takes the field's whole new text; any change of it takes the verdict back. Typing stops at 12 digits, all else is kept
     * whole (Q12). `isOneKey`: where one key alone was typed, or deleted.
     */
    type(text: string, isOneKey = false): void {
      if (text === field.text && (isOneKey || field.rest === '')) return;
      field = withEntered(field, text, isOneKey);
      keep('');
      state.set(shown(field, UNCHECKED));
    },
    /** Judges all that was entered; the field then shows what was judged (Q12, Q61). `isPressed`: false where a verdict is given again. */
    check(isPressed = true): void {
      if (!state.getSnapshot().canCheck) return;
      if (isPressed) analytics.track({ name: 'button', page: 'notify', button: 'check' });
      judge(field.lead + field.text + field.rest);
      keep('yes');
    },
    /** Takes up the offered 0… form and checks it (Q61). */
    acceptOffer(): void {
      const { nationalOffer } = state.getSnapshot().verdict;
      if (nationalOffer === null) return;
      field = NO_NUMBER;
      judge(nationalOffer);
      keep('yes');
    },
  };
}

function shown({ text, rest, lead }: NumberText, verdict: NumberVerdict): NumberCheckState {
  return { digits: text, verdict, canCheck: canCheck(text), rest, lead };
}
