import { inputAtHighestRate, loanAtHighestRate } from '#core/loan/example-loan.ts';
import type { SessionMemory } from '#core/ports/session-memory.ts';
import { keepDraft } from '#core/session/drafts.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';

/** The landing page's calculator follows its sliders, by the calculator's own rule (R1, R27); the calculator goes on with what it shows. */
export function followLoanCard(form: HTMLFormElement, language: Language, session: SessionMemory): void {
  const sliders = [...form.querySelectorAll('input')];
  for (const slider of sliders) slider.disabled = false;

  form.addEventListener('input', () => {
    const [loanAmount = '', loanDay = ''] = sliders.map(({ value }) => value);
    const loan = loanAtHighestRate(loanAmount, loanDay);
    if (loan === null) return;
    keepDraft(session, 'draft:calculator', { ...inputAtHighestRate(loanAmount, loanDay) }, Date.now());
    const { days, ...money } = loan;
    const shown: Record<string, string> = { days: String(days) };
    for (const [name, sum] of Object.entries(money)) shown[name] = formatRupees(sum, language);
    for (const place of form.querySelectorAll<HTMLElement>('[data-figure]')) {
      place.textContent = shown[place.dataset['figure'] ?? ''] ?? '';
    }
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
