import type { Paisa } from '#core/lib/money.ts';
import { LATE_DAYS, type PlanRow } from '#core/purchase/plan-comparison.ts';
import type { ComparedCart } from '#core/screens/plan-comparison.ts';
import { formatAmount } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import styles from './plan-comparison.module.css';

/** Full payment and every plan side by side: what each takes now, later, in all, and when somebody is late. */
export function PlanComparison({ cart, onClose }: { readonly cart: ComparedCart; readonly onClose: () => void }) {
  const screens = useScreens();
  const [{ rows }] = useScreen(() => screens.planComparison(cart));
  const { common, shop } = useText();
  const { compare, full, terms } = shop.cart;
  const amount = (value: Paisa | null): string => (value === null ? common.dash : formatAmount(value));
  const lines: readonly (readonly [name: string, value: (row: PlanRow) => string])[] = [
    [compare.firstPayment, (row) => amount(row.firstPayment)],
    [compare.laterPayment, (row) => amount(row.laterPayment)],
    [compare.total, (row) => amount(row.total)],
    [compare.extra, (row) => amount(row.extra)],
    [compare.late({ days: LATE_DAYS }), (row) => amount(row.lateCharge)],
  ];
  return (
    <Modal title={compare.title} look="sheet" onDismiss={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            {rows.map(({ periods }) => (
              <th scope="col" key={periods}>
                {periods === null ? full : terms({ periods })}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map(([name, value]) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={rows.length}>
                {name}
              </th>
            </tr>
            <tr>
              {rows.map((row) => (
                <td key={row.periods}>
                  <bdi>{value(row)}</bdi>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className={styles.note}>{compare.note}</p>
      <Button look="secondary" onClick={onClose}>
        {common.close}
      </Button>
    </Modal>
  );
}
