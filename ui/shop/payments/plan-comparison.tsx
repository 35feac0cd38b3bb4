import { type CSSProperties, useState } from 'react';
import type { Paisa } from '#core/lib/money.ts';
import { comparePlans, LATE_DAYS, type PlanRow } from '#core/purchase/plan-comparison.ts';
import type { CartReady } from '#core/screens/cart-state.ts';
import { formatAmount } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import shared from '../../kit/styles/shared.module.css';
import { usePaymentTexts } from './facts.tsx';
import styles from './plan-comparison.module.css';

/** Opens the plans side by side. */
export function ComparePlans({ cart }: { readonly cart: CartReady }) {
  const { compare } = usePaymentTexts().payments;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {compare.open}
      </Button>
      {isOpen ? <PlanComparison cart={cart} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Full payment and every plan side by side: what each takes now, later, in all, and when somebody is late. */
function PlanComparison({ cart, onClose }: { readonly cart: CartReady; readonly onClose: () => void }) {
  const { common } = useText();
  const text = usePaymentTexts().payments.compare;
  return (
    <Modal title={text.title} look="sheet" onDismiss={onClose}>
      <Deferred>
        <div className={styles.frame}>
          <PlanTable cart={cart} />
        </div>
        <p className={shared.muted}>{text.note}</p>
      </Deferred>
      <Button look="secondary" onClick={onClose}>
        {common.close}
      </Button>
    </Modal>
  );
}

function PlanTable({ cart }: { readonly cart: CartReady }) {
  const screens = useScreens();
  const [charges] = useScreen(() => screens.planComparison(cart, LATE_DAYS));
  const rows = comparePlans(cart.purchase, charges);
  const { common, shop } = useText();
  const { full, payment, term, terms } = shop.cart;
  const { compare } = usePaymentTexts().payments;
  const amount = (value: Paisa | null): string => (value === null ? common.dash : formatAmount(value));
  const late = ({ lateCharge }: PlanRow): string => {
    if (typeof lateCharge === 'number') return amount(lateCharge);
    return lateCharge === 'none' ? common.dash : compare.lateness[lateCharge];
  };
  const lines: readonly (readonly [name: string, value: (row: PlanRow) => string])[] = [
    [compare.firstPayment, (row) => amount(row.firstPayment)],
    [compare.laterPayment, (row) => amount(row.laterPayment)],
    [term.total, (row) => amount(row.total)],
    [compare.extra, (row) => amount(row.extra)],
    [compare.late({ days: LATE_DAYS }), late],
  ];
  const wayOf = ({ periods }: PlanRow): string => (periods === null ? full : terms({ periods }));
  return (
    <table className={styles.table} style={{ '--ways': rows.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col">{payment}</th>
          {rows.map((row) => (
            <th scope="col" key={keyOf(row)}>
              {wayOf(row)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, value]) => (
          <tr key={name} data-total={name === term.total || undefined}>
            <th scope="row">{name}</th>
            {rows.map((row) => (
              <td key={keyOf(row)}>
                <bdi>{value(row)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyOf = ({ periods, total }: PlanRow): string => `${periods} ${total}`;
