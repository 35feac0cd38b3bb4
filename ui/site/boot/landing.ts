/*
 * Inlined into the landing page. The number of a caller is handed on to the number check, and a loan follows its sliders by the
 * calculator's own rule (R1, R27); either calculator goes on with the other's loan.
 */
import { createWebSession } from '#adapters/browser/web-session.ts';
import { EXAMPLE_INPUT, loanAtHighestRate } from '#core/loan/example-loan.ts';
import { LOAN_FIELDS, type LoanInput } from '#core/loan/loan-input.ts';
import { keepDraft, readDraft } from '#core/session/drafts.ts';
import { formatRupees } from '#core/text/format.ts';
import { parseLanguage } from '#core/text/language.ts';
import { afterPaint } from '../frame/after-paint.ts';

const language = parseLanguage(document.documentElement.lang) ?? 'en';
const session = createWebSession(() => window.sessionStorage);
const ask = document.querySelector<HTMLFormElement>('form[data-ask]');
const card = document.querySelector<HTMLFormElement>('form[data-loan]');
if (ask !== null) handOn(ask);
// Nothing of this is to be seen in the first paint.
if (card !== null) afterPaint(() => follow(card));

/** The number goes along in the session, never in the address; the number check judges it at once. */
function handOn(form: HTMLFormElement): void {
  const field = form.querySelector('input');
  if (field === null) return;
  const keep = (checked: '' | 'yes'): void =>
    keepDraft(session, 'draft:numberCheck', { digits: field.value, checked: field.value && checked }, Date.now());
  const goOn = (): void => {
    field.value = readDraft(session, 'draft:numberCheck', ['digits'], Date.now())?.digits ?? '';
  };
  // On a slow line somebody types before the page is whole.
  if (field.value === '') goOn();
  else keep('');
  window.addEventListener('pageshow', goOn);
  form.addEventListener('input', () => keep(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Spaces and dashes alone are no number: the field is asked for as where it is empty.
    if (!/[\p{L}\p{N}]/u.test(field.value)) field.value = '';
    if (!form.reportValidity()) return;
    keep('yes');
    window.location.assign(form.action);
  });
}

function follow(form: HTMLFormElement): void {
  const sliders = [...form.querySelectorAll('input')];
  const readKept = () => readDraft(session, 'draft:calculator', LOAN_FIELDS, Date.now());
  for (const slider of sliders) slider.disabled = false;

  const chosen = (): readonly [amount: string, days: string] => {
    const [amount = '', days = ''] = sliders.map(({ value }) => value);
    return [amount, days];
  };
  // What was typed there of rates and of lateness stays.
  const keep = (): void => {
    const [loanAmount, loanDay] = chosen();
    keepDraft(session, 'draft:calculator', { ...(readKept() ?? EXAMPLE_INPUT), loanAmount, loanDay }, Date.now());
  };
  const show = (): void => {
    const loan = loanAtHighestRate(...chosen());
    if (loan === null) return;
    const { days, ...money } = loan;
    const shown: Record<string, string> = { days: String(days) };
    for (const [name, sum] of Object.entries(money)) shown[name] = formatRupees(sum, language);
    for (const place of form.querySelectorAll<HTMLElement>('[data-figure]')) {
      place.textContent = shown[place.dataset['figure'] ?? ''] ?? '';
    }
  };
  const goOn = (): void => {
    const kept = readKept();
    const isTaken = kept !== null && sliders.every((slider) => takes(slider, kept[slider.name as keyof LoanInput]));
    // Not by the form's reset: it empties an output, and what stands in it, in Firefox.
    if (!isTaken) for (const slider of sliders) slider.value = slider.defaultValue;
    show();
  };
  goOn();
  // In its cache WebKit empties a form that is not to be remembered.
  window.addEventListener('pagehide', () => form.setAttribute('autocomplete', 'on'));
  window.addEventListener('pageshow', ({ persisted }) => {
    form.setAttribute('autocomplete', 'off');
    // The calculator may have changed them meanwhile.
    if (persisted) goOn();
  });
  form.addEventListener('input', () => {
    keep();
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Whether a slider can stand at a value: it holds no loan that is not on offer. */
function takes(slider: HTMLInputElement, value: string): boolean {
  slider.value = value;
  return slider.value === value;
}
