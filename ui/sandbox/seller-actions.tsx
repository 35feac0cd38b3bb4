import type { ReactNode } from 'react';
import { Press } from './controls.tsx';
import { type SellerAction, sandboxText, sellerActions } from './sandbox-text.ts';
import styles from './seller-actions.module.css';

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
