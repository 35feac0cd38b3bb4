import type { Paisa } from '../lib/money.ts';
import { formatAmount, formatRupees, isolated } from './format.ts';
import type { Language } from './language.ts';

/** What is taken off: `−Rs. 500`, in Urdu `−500 روپے`, the sign kept before its number; nothing has none. */
export function formatMinus(amount: Paisa, language: Language): string {
  if (amount === 0) return formatRupees(amount, language);
  return language === 'ur' ? `${isolated(`−${formatAmount(amount)}`)}\u00A0روپے` : `−${formatRupees(amount, language)}`;
}
