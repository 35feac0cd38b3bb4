import type { Paisa } from '#core/lib/money.ts';
import { formatMinus } from '#core/text/format.ts';
import { useLanguage } from '../../kit/binding/text.tsx';

/** How the present language writes what is taken off. */
export function useMinus(): (amount: Paisa) => string {
  const language = useLanguage();
  return (amount) => formatMinus(amount, language);
}
