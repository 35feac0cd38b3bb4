import type { Paisa } from '#core/lib/money.ts';
import { useMoney } from '../../binding/text.tsx';

/** An amount among other words, as the present language writes it, in a direction of its own (Q66). */
export function Money({ amount }: { readonly amount: Paisa }) {
  const money = useMoney();
  return <bdi>{money(amount)}</bdi>;
}
