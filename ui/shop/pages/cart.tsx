import { useState } from 'react';
import { struckPrice } from '#core/product/product.ts';
import { discountOf, receiptTypesOf } from '#core/purchase/purchase.ts';
import type { CartScreen } from '#core/screens/cart.ts';
import { type CartReady, canContinue, cartDue, isDeliverySettled } from '#core/screens/cart-state.ts';
import { asOf } from '#core/screens/page.ts';
import { formatMinus } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { Money, useLanguage, useMoney, usePlaceName, useText } from '../../kit/binding/text.tsx';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Columns, useIsWide } from '../../kit/parts/columns/columns.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CartElsewhere, CartOver, CartReasons, PayQuestion, Policy } from '../chunks.ts';
import { AddressLines, PhoneCard } from '../parts/bought.tsx';
import { Payment } from '../parts/cart-payment.tsx';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd, LargeText, Waiting } from '../parts/page-parts.tsx';
import { useLaterPayments } from '../parts/plan-line.tsx';
import { BeforeContinue } from '../payments/key-facts.tsx';
import { Letterhead } from '../payments/paper.tsx';
import styles from './cart.module.css';

/** The cart (R45–R55). */
export default function CartPage() {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.cart());
  const isRefreshing = usePullToRefresh(screen.reopen);
  const isWide = useIsWide();
  return (
    <PageFrame
      title={text.shop.cart.title}
      onBack={screen.back}
      action={<BarEnd>{state.kind === 'ready' ? <Letterhead order={state.order} /> : null}</BarEnd>}
      isRefreshing={isRefreshing}
      note={asOf(state, text)}
      footer={state.kind === 'ready' && !isWide ? <Foot cart={state} screen={screen} /> : null}
    >
      {state.kind === 'loading' ? <Waiting /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {state.kind === 'elsewhere' ? <CartElsewhere screen={screen} /> : null}
      {state.kind === 'over' ? <CartOver over={state} screen={screen} /> : null}
      {state.kind === 'ready' ? <Content cart={state} screen={screen} isWide={isWide} /> : null}
    </PageFrame>
  );
}

interface Part {
  readonly cart: CartReady;
  readonly screen: CartScreen;
}

/** What is chosen, and what it comes to: below it, or beside it and below the phone where the screen is wide. */
function Content({ cart, screen, isWide }: Part & { readonly isWide: boolean }) {
  const { product } = cart.purchase;
  const phone = (
    <Card>
      <PhoneCard product={product} struck={struckPrice(product.price, product.linePrice)} />
    </Card>
  );
  return (
    <>
      <Columns
        lead={
          <>
            {isWide ? null : phone}
            <Delivery cart={cart} screen={screen} />
            <Payment cart={cart} screen={screen} />
          </>
        }
        side={
          <>
            {isWide ? phone : null}
            <BeforeContinue cart={cart} />
            {isWide ? (
              <div className={styles.today}>
                <Card>
                  <Foot cart={cart} screen={screen} />
                </Card>
              </div>
            ) : null}
            <LargeText />
          </>
        }
      />
      {cart.policy === null ? null : <Policy cart={cart} screen={screen} />}
      <PayQuestion cart={cart} screen={screen} />
    </>
  );
}

/** Where the phone goes to: one line with what was chosen, which opens to choose anew; open as long as that is not settled (R46, R47). */
function Delivery({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const placeName = usePlaceName();
  const { address, receiptType, purchase } = cart;
  const isSettled = isDeliverySettled(cart);
  const [isOpen, setOpen] = useState(!isSettled);
  const isExpress = receiptType === 'express';
  return (
    <Card>
      <details
        className={styles.delivery}
        open={isOpen || !isSettled}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={shared.row} onClick={(event) => !isSettled && event.preventDefault()}>
          <Icon name={receiptType === 'pickUp' ? 'store' : 'truck'} />
          <span className={`${shared.strong} ${styles.chosen}`}>
            {receiptType === null || !isSettled ? text.delivery : text[receiptType]}
          </span>
          {isSettled ? <span className={styles.change}>{text.change}</span> : null}
          {receiptType === 'pickUp' ? (
            <span className={`${shared.muted} ${styles.where}`}>{text.pickUpNote}</span>
          ) : null}
          {isExpress && address !== null && !isOpen ? (
            <span className={`${shared.muted} ${styles.where}`}>
              <bdi>{address.street}</bdi> · <bdi>{placeName(address)}</bdi>
            </span>
          ) : null}
        </summary>
        <div className={`${shared.close} ${styles.choices}`}>
          <ChoiceGroup label={text.delivery} isLabelHidden>
            {receiptTypesOf(purchase).map((type) => (
              <Choice
                key={type}
                group="receipt"
                look="tab"
                isChosen={type === receiptType}
                onChoose={() => screen.chooseReceipt(type)}
              >
                <span>{text[type]}</span>
              </Choice>
            ))}
          </ChoiceGroup>
          <CartReasons cart={cart} screen={screen} at="delivery" />
          {isExpress && address === null ? (
            <Button look="secondary" onClick={screen.editAddress}>
              <Icon name="pin" /> {text.addAddress}
            </Button>
          ) : null}
          {isExpress && address !== null ? (
            <div className={styles.address}>
              <div>
                <AddressLines address={address} />
                <p className={shared.muted}>
                  <bdi dir="ltr">{address.email}</bdi>
                </p>
              </div>
              <IconButton label={text.editAddress} onClick={screen.editAddress}>
                <Icon name="edit" />
              </IconButton>
            </div>
          ) : null}
        </div>
      </details>
    </Card>
  );
}

/** What is asked for now, why Continue did not go on, and Continue (R48, R55): at the foot of a phone's screen, at that of the side of a wide one. */
function Foot({ cart, screen }: Part) {
  const language = useLanguage();
  const text = useText();
  const discount = discountOf(cart.purchase.product);
  return (
    <div className={`${shared.row} ${styles.foot}`}>
      <div className={styles.why}>
        <CartReasons cart={cart} screen={screen} at="continue" />
      </div>
      <div className={styles.asked}>
        <DueNow cart={cart} />
        {discount === null ? null : (
          <p className={styles.later}>{text.shop.cart.totalDiscount({ amount: formatMinus(discount, language) })}</p>
        )}
      </div>
      <Button
        isBusy={cart.task === 'continuing'}
        disabled={cart.task !== null || !canContinue(cart)}
        onClick={() => void screen.proceed()}
      >
        {text.common.continue}
      </Button>
      <p className={`${shared.beside} ${styles.later} ${styles.safety}`}>
        <Icon name="shield" /> <span>{text.shop.cart.safety}</span>
      </p>
    </div>
  );
}

/**
 * What is asked for now: with a plan today's payment and the later ones, below the plan's bottom price where that is another
 * amount (R48, Q35, Q69).
 */
function DueNow({ cart }: Pick<Part, 'cart'>) {
  const { cart: text } = useText().shop;
  const money = useMoney();
  const due = cartDue(cart);
  const later = useLaterPayments()(due);
  const { bottomPrice, today } = due;
  const payNow = <span className={styles.later}>{text.payNow}</span>;
  return (
    <>
      {bottomPrice === null ? null : (
        <p className={shared.line}>
          {payNow}{' '}
          <span className={styles.amount}>
            <Money amount={bottomPrice} />
          </span>
        </p>
      )}
      <p className={shared.line}>
        {cart.plan === null && today !== null ? payNow : null}{' '}
        {today === null ? null : (
          <bdi className={styles.amount}>
            {cart.plan === null ? money(today) : text.plan.today({ amount: money(today) })}
          </bdi>
        )}{' '}
        {later === null ? null : <span className={today === null ? styles.amount : styles.later}>{later}</span>}
      </p>
    </>
  );
}
