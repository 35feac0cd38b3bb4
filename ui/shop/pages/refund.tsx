import type { ReactNode } from 'react';
import { REFUND_BUSINESS_DAYS } from '#core/refund/refund.ts';
import { refundRows } from '#core/refund/refund-rows.ts';
import type { Place } from '#core/routes/places.ts';
import { isRequested, type RefundScreen, type RefundState } from '#core/screens/refund.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Columns, useIsWide } from '../../kit/parts/columns/columns.tsx';
import { Modal } from '../../kit/parts/modal/modal.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import shared from '../../kit/styles/shared.module.css';
import { NoOrder, RefundOver } from '../chunks.ts';
import styles from '../parts/order-cards.module.css';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd, Waiting } from '../parts/page-parts.tsx';
import { FactRows } from '../payments/facts.tsx';
import { Letterhead } from '../payments/paper.tsx';

/** The cooling-off page (R67, R68). */
export default function RefundPage({ place }: { readonly place: Extract<Place, { page: 'refund' }> }) {
  const screens = useScreens();
  const text = useText().shop.refund;
  const [state, screen] = useScreen(() => screens.refund(place.order));
  const isWide = useIsWide();
  const confirm = state.kind === 'ready' ? <Confirm ready={state} screen={screen} /> : null;
  return (
    <PageFrame
      title={text.title}
      onBack={screen.back}
      action={<BarEnd>{state.kind === 'ready' ? <Letterhead order={place.order} /> : null}</BarEnd>}
      footer={isWide ? null : confirm}
    >
      {state.kind === 'loading' ? <Waiting /> : null}
      {state.kind === 'missing' ? <NoOrder isNamed onBack={screen.back} /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'over' ? <RefundOver over={state} screen={screen} /> : null}
      {state.kind === 'ready' ? <Amounts ready={state} screen={screen} confirm={isWide ? confirm : null} /> : null}
    </PageFrame>
  );
}

interface Part {
  readonly ready: Extract<RefundState, { kind: 'ready' }>;
  readonly screen: RefundScreen;
}

/** The amounts, and the conditions beside them; `confirm` stands there on a wide screen. */
function Amounts({ ready: { refund, request }, screen, confirm }: Part & { readonly confirm: ReactNode }) {
  const money = useMoney();
  const language = useLanguage();
  const texts = useText();
  const text = texts.shop.refund;
  return (
    <>
      <Columns
        lead={
          <>
            <section className={shared.total}>
              <p>{text.refundAmount}</p>
              <p className={`${shared.strong} ${styles.amount}`}>
                <bdi>{money(refund.refundAmount)}</bdi>
              </p>
            </section>
            <Card>
              <FactRows rows={refundRows(refund, language, texts)} />
            </Card>
          </>
        }
        side={
          <Card>
            <div className={shared.close}>
              <p>{text.note}</p>
              <p>{text.tips.text({ days: REFUND_BUSINESS_DAYS })}</p>
              {isRequested(request) ? <p className={`${shared.onPaper} ${shared.strong}`}>{text.requested}</p> : null}
              {confirm}
            </div>
          </Card>
        }
      />
      {request === 'tips' ? (
        <Modal title={text.tips.title} onDismiss={screen.closeTips}>
          <p>
            {text.refundAmount}: <bdi>{money(refund.refundAmount)}</bdi>
          </p>
          <p>{text.tips.text({ days: REFUND_BUSINESS_DAYS })}</p>
          <Button onClick={screen.closeTips}>{texts.common.ok}</Button>
        </Modal>
      ) : null}
    </>
  );
}

function Confirm({ ready, screen }: Part) {
  const text = useText().shop.refund;
  const isOver = isRequested(ready.request);
  return (
    <div className={shared.tight}>
      <Button disabled={isOver} isBusy={ready.request === 'sending'} onClick={() => void screen.confirm()}>
        {isOver ? text.requested : text.confirm}
      </Button>
    </div>
  );
}
