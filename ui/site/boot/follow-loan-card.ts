import { loanAtHighestRate } from '#core/loan/example-loan.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';

/** The landing page's calculator follows its sliders, by the calculator's own rule (R1, R27). */
export function followLoanCard(form: HTMLFormElement, language: Language): void {
  const sliders = [...form.querySelectorAll('input')];
  for (const slider of sliders) slider.disabled = false;

  form.addEventListener('input', () => {
    const [loanAmount = '', loanDay = ''] = sliders.map(({ value }) => value);
    const loan = loanAtHighestRate(loanAmount, loanDay);
    if (loan === null) return;
    const { days, ...money } = loan;
    const shown: Record<string, string> = { days: String(days) };
    for (const [name, sum] of Object.entries(money)) shown[name] = formatRupees(sum, language);
    for (const place of form.querySelectorAll<HTMLElement>('[data-figure]')) {
      place.textContent = shown[place.dataset['figure'] ?? ''] ?? '';
    }
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
