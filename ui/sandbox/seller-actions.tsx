import type { ReactNode } from 'react';
import { Press } from './controls.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './seller-actions.module.css';

const { bar } = sandboxText;

/** What the seller then asks for a phone, rupees. */
const OTHER_PRICE = 57_499;

type StepOnOrder = keyof typeof bar.actions;
type ActionGroup = keyof typeof bar.groups;

/** What happens to an order besides the shopper's own doing, in groups by who does it. */
const GROUPS: Readonly<Record<Exclude<ActionGroup, 'time'>, readonly (StepOnOrder | 'reprice')[]>> = {
  money: ['pay', 'repay', 'settle'],
  seller: ['confirm', 'ship', 'reprice', 'cancel'],
  courier: ['deliver', 'return'],
  lender: ['refuse'],
};

/** One button of the seller's side. */
interface SellerAction {
  readonly name: string;
  readonly action: { readonly action: StepOnOrder; readonly order: string } | Reprice;
}
interface Reprice {
  readonly action: 'reprice';
  readonly order: string;
  readonly price: number;
}

/** The actions on an order, group by group. */
function sellerActions(order: string): readonly { readonly name: string; readonly actions: readonly SellerAction[] }[] {
  return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => ({
    name: bar.groups[group],
    actions: GROUPS[group].map((action) =>
      action === 'reprice'
        ? { name: bar.reprice({ price: OTHER_PRICE }), action: { action, order, price: OTHER_PRICE } }
        : { name: bar.actions[action], action: { action, order } },
    ),
  }));
}

/**
 * What others do with an order, in groups by who does it. `whyNot` says why an action is not possible now, where that is known:
 * it cannot be pressed then. `time` is what is said of days that pass.
 */
export function SellerActions({
  order,
  whyNot,
  onAction,
  time,
}: {
  readonly order: string;
  readonly whyNot?: ((action: SellerAction['action']) => string | null) | undefined;
  readonly onAction: (action: SellerAction['action']) => void;
  readonly time: ReactNode;
}) {
  return (
    <>
      {sellerActions(order).map(({ name, actions }) => (
        <ActionGroup name={name} key={name}>
          {actions.map((each) => (
            <Press
              name={each.name}
              whyNot={whyNot?.(each.action) ?? null}
              onPress={() => onAction(each.action)}
              key={each.action.action}
            />
          ))}
        </ActionGroup>
      ))}
      <ActionGroup name={sandboxText.bar.groups.time}>{time}</ActionGroup>
    </>
  );
}

function ActionGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.actions}>{children}</div>
    </fieldset>
  );
}
