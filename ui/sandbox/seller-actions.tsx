import type { ReactNode } from 'react';
import type { Language } from '#core/text/language.ts';
import { Press } from './controls.tsx';
import styles from './seller-actions.module.css';
import { type SellerAction, STRIP_TEXT, sellerActions } from './strip-text.ts';

/**
 * What others do with an order, in groups by who does it. `whyNot` says why an action is not possible now, where that is known:
 * it cannot be pressed then. `time` is what is said of days that pass.
 */
export function SellerActions({
  language,
  order,
  whyNot,
  onAction,
  time,
}: {
  readonly language: Language;
  readonly order: string;
  readonly whyNot?: ((action: SellerAction['action']) => string | null) | undefined;
  readonly onAction: (action: SellerAction['action']) => void;
  readonly time: ReactNode;
}) {
  return (
    <>
      {sellerActions(order, language).map(({ name, actions }) => (
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
      <ActionGroup name={STRIP_TEXT[language].groups.time}>{time}</ActionGroup>
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
