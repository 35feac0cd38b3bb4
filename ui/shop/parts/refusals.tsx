import { store } from 'virtual:settings/company';
import { isSentAlready, type OrderNow } from '#core/gateway/order-now.ts';
import type { OrderStatus } from '#core/order/order.ts';
import type { AddressScreen } from '#core/screens/address.ts';
import type { RefundScreen, RefundState } from '#core/screens/refund.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button, ButtonLink } from '../../kit/parts/button/button.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { PageMessage } from './page-message.tsx';
import { OrderOver, OrderReason, Reason, useLaterText } from './reason.tsx';

/* Where no page is to be shown, and what an order has become where a command was refused. */

/** Where no page of the shop is: without the app around it, with the way to the app (Q67), or at an address that names none, with the way back (Q44). */
export function Outside({ isInApp }: { readonly isInApp: boolean }) {
  const { hostApp } = useShop();
  const { common } = useText();
  const { cases } = useLaterText();
  if (isInApp)
    return (
      <PageMessage of="noPhone" {...cases.noPage}>
        <Button onClick={hostApp.back}>{common.back}</Button>
      </PageMessage>
    );
  return (
    <PageMessage of="opensInApp" {...cases.opensInApp}>
      <Fact of="company.store" mark={common.sample}>
        <ButtonLink href={store} rel="noreferrer">
          {common.getApp}
        </ButtonLink>
      </Fact>
    </PageMessage>
  );
}

/** A page that needs an order and has none, with the way back. `isNamed`: only its address can name one. */
export function NoOrder({ isNamed = false, onBack }: { readonly isNamed?: boolean; readonly onBack: () => void }) {
  const { common } = useText();
  const { cases } = useLaterText();
  return (
    <PageMessage of="noOrder" {...(isNamed ? cases.noOrderNamed : cases.noOrder)}>
      <Button onClick={onBack}>{common.back}</Button>
    </PageMessage>
  );
}

/** What the order has become where it takes no address any more: mostly the seller has it (Q72, Q73). */
export function SaveRefused({ refusal, screen }: { readonly refusal: OrderNow; readonly screen: AddressScreen }) {
  return <OrderReason text={useRefusal(refusal)} onOpenOrder={screen.openOrder} />;
}

/** The same in place of the form, which would refuse only once it is filled in. */
export function AddressOver({ truth, screen }: { readonly truth: OrderStatus; readonly screen: AddressScreen }) {
  const { status } = useText().shop.order;
  const { cases } = useLaterText();
  return (
    <PageMessage of={truth} title={status[truth]} text={useRefusal(truth)}>
      <Button onClick={screen.openOrder}>{cases.openOrder}</Button>
    </PageMessage>
  );
}

function useRefusal(truth: OrderNow): string {
  const { cases } = useLaterText();
  return isSentAlready(truth) ? `${cases.addressClosed} ${cases.truth[truth]}` : cases.truth[truth];
}

/** Why the receipt was not confirmed: what the order has become since (Q72). */
export function ReceiptRefused({ refusal }: { readonly refusal: OrderNow }) {
  const { cases } = useLaterText();
  return <Reason text={cases.truth[refusal]} />;
}

/** The receipt was confirmed, and the order does not say so yet, or could not be read since. */
export function ReceiptConfirmed({ onRefresh }: { readonly onRefresh: () => void }) {
  const { common } = useText();
  const { cases } = useLaterText();
  return (
    <>
      <Reason text={cases.receiptConfirmed} />
      <Button look="secondary" onClick={onRefresh}>
        {common.retry}
      </Button>
    </>
  );
}

/** There is no refund for what has become of the order, or it was asked for already (R68, Q72). */
export function RefundOver({
  over,
  screen,
}: {
  readonly over: Extract<RefundState, { kind: 'over' }>;
  readonly screen: RefundScreen;
}) {
  const { order, refund } = useText().shop;
  const { truth } = over;
  const ended = truth === 'cancelled' ? order.status.cancelled : refund.unavailable;
  return (
    <OrderOver
      title={truth === 'returns' ? refund.requested : ended}
      truth={truth}
      onOpenOrder={screen.openOrder}
      onBack={screen.back}
    />
  );
}

/** A list of cities that has none of such a name, with the way back to all of them (Q41). */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { shop } = useText();
  const { cases } = useLaterText();
  return (
    <PageMessage of="nothingFound" title={shop.address.nothingFound} text={cases.noSuchCity}>
      <Button onClick={onShowAll}>{cases.allCities}</Button>
    </PageMessage>
  );
}
