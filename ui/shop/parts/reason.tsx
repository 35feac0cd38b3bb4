import type { ReactNode } from 'react';
import { type OrderNow, overAction } from '#core/gateway/order-now.ts';
import type { Catalogue, NoticeKey } from '#core/text/catalogue.ts';
import { cases as english } from '#core/text/en/cases.ts';
import { cases as urdu } from '#core/text/ur/cases.ts';
import { createTextHook, useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Status } from '../../kit/parts/status/status.tsx';
import shared from '../../kit/styles/shared.module.css';
import { PageMessage } from './page-message.tsx';
import styles from './reason.module.css';

/** The texts of special cases, in the present language. */
export const useLaterText = createTextHook<Pick<Catalogue, 'cases'>>({ cases: english }, { cases: urdu });

/** Why something cannot be had, beside it, with the one action that solves it. It stays for as long as it is true. */
export function Reason({
  text,
  isLate = false,
  isBroughtIntoSight = false,
  children = null,
}: {
  readonly text: string;
  readonly isLate?: boolean;
  readonly isBroughtIntoSight?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <Status
      className={`${shared.tight} ${styles.reason}`}
      data-reason={isLate ? 'late' : 'neutral'}
      ref={isBroughtIntoSight ? bringIntoSight : undefined}
    >
      <p>{text}</p>
      {children}
    </Status>
  );
}

function bringIntoSight(reason: HTMLElement | null): void {
  reason?.scrollIntoView({ block: 'center' });
}

/** What has become of an order, beside what it refuses, with the way to the order. */
export function OrderReason({ text, onOpenOrder }: { readonly text: string; readonly onOpenOrder: () => void }) {
  const { cases } = useLaterText();
  return (
    <Reason text={text}>
      <Button look="secondary" onClick={onOpenOrder}>
        {cases.openOrder}
      </Button>
    </Reason>
  );
}

/** What has become of an order, in place of a page that is not its any more; an order that is missing leads back. */
export function OrderOver({
  title,
  truth,
  said = null,
  onOpenOrder,
  onBack,
}: {
  readonly title: string;
  readonly truth: OrderNow;
  /** What the gateway answered before. */
  readonly said?: NoticeKey | null;
  readonly onOpenOrder: () => void;
  readonly onBack: () => void;
}) {
  const { common, notices } = useText();
  const { cases } = useLaterText();
  return (
    <PageMessage of={truth} title={title} text={cases.truth[truth]}>
      {said === null ? null : <p>{notices[said]}</p>}
      {overAction(truth) === 'back' ? (
        <Button onClick={onBack}>{common.back}</Button>
      ) : (
        <Button onClick={onOpenOrder}>{cases.openOrder}</Button>
      )}
    </PageMessage>
  );
}
