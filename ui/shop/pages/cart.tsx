import type { Address } from '#core/address/address.ts';
import { struckPrice } from '#core/product/product.ts';
import { discountOf, receiptTypesOf } from '#core/purchase/purchase-facts.ts';
import { type CartReady, type CartScreen, canContinue, offersAddress } from '#core/screens/cart.ts';
import { asOf } from '#core/screens/read-into.ts';
import { formatMinus } from '#core/text/format.ts';
import { useScreens } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useMoney, useText } from '../../kit/binding/text.tsx';
import { useIsWide } from '../../kit/binding/use-is-wide.ts';
import { usePullToRefresh } from '../../kit/binding/use-pull-to-refresh.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Choice, ChoiceGroup } from '../../kit/parts/choice/choice.tsx';
import { Columns } from '../../kit/parts/columns/columns.tsx';
import { CountedAmount } from '../../kit/parts/counted-amount/counted-amount.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CartElsewhere, CartOver, CartReasons, PayQuestion, Policy } from '../chunks.ts';
import { AddressLines, PhoneCard } from '../parts/bought.tsx';
import { Payment } from '../parts/cart-payment.tsx';
import { LoadFailed } from '../parts/page-message.tsx';
import { BarEnd } from '../parts/page-parts.tsx';
import { LargeText, Listen } from '../parts/reading-aids.tsx';
import { BeforeContinue } from '../payments/key-facts.tsx';
import { Letterhead } from '../payments/paper.tsx';
import { DueNow } from '../payments/plan-parts.tsx';
import styles from './cart.module.css';

/** Where the phone goes to, and the phone, as they come. */
const DELIVERY = ['plan', 'line', 'line', 'short'] as const;
const PHONE = ['short', 'line', 'short'] as const;

/** The cart (R45–R55). */
export default function CartPage() {
  const screens = useScreens();
  const text = useText();
  const [state, screen] = useScreen(() => screens.cart());
  const isRefreshing = usePullToRefresh(screen.refresh);
  const isWide = useIsWide();
  return (
    <PageFrame
      title={text.shop.cart.title}
      onBack={screen.back}
      action={<BarEnd>{state.kind === 'ready' ? <Letterhead order={state.order} /> : null}</BarEnd>}
      isRefreshing={isRefreshing}
      note={asOf(state, text)}
      isInColumns
      footer={state.kind === 'ready' && !isWide ? <Foot cart={state} screen={screen} /> : null}
    >
      {state.kind === 'loading' ? (
        <Columns
          look="8-4"
          lead={<Skeleton shapes={[DELIVERY, ...(isWide ? [] : [PHONE]), ['short', 'plan', 'plan']]} />}
          side={<Skeleton shapes={[...(isWide ? [PHONE] : []), ['line', 'line', 'line', 'title']]} />}
        />
      ) : null}
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
  const text = useText().shop.cart;
  const { product } = cart.purchase;
  const phone = (
    <Card>
      <PhoneCard product={product} quantity={text.quantity} struck={struckPrice(product.price, product.linePrice)} />
    </Card>
  );
  return (
    <>
      <Columns
        look="8-4"
        lead={
          <>
            <Delivery cart={cart} screen={screen} />
            {isWide ? null : phone}
            <Payment cart={cart} screen={screen} />
          </>
        }
        side={
          <>
            {isWide ? phone : null}
            <Summary cart={cart} isWide={isWide} />
            {isWide ? (
              <div className={styles.today}>
                <Card>
                  <Foot cart={cart} screen={screen} />
                </Card>
              </div>
            ) : null}
            <BeforeContinue about={cart} />
            <p className={`${shared.beside} ${shared.muted}`}>
              <Icon name="shield" /> {text.safety}
            </p>
            <LargeText />
          </>
        }
      />
      {cart.policy === null ? null : <Policy cart={cart} screen={screen} />}
      <PayQuestion cart={cart} screen={screen} />
    </>
  );
}

/** The amounts (R48); where the screen is wide also what the plan comes to. */
function Summary({ cart, isWide }: Pick<Part, 'cart'> & { readonly isWide: boolean }) {
  const money = useMoney();
  const language = useLanguage();
  const { common, shop: texts } = useText();
  const text = texts.cart;
  const { product } = cart.purchase;
  const { deliveryCharges } = product;
  const struckDelivery = deliveryCharges === null ? null : struckPrice(deliveryCharges, product.lineDeliveryCharges);
  return (
    <Card>
      <div className={shared.close} data-spoken="">
        <DefinitionList>
          <Definition name={text.productPrice}>{money(product.price)}</Definition>
          <Definition name={text.deliveryCharges} struck={struckDelivery === null ? null : money(struckDelivery)}>
            {deliveryCharges === null ? common.dash : money(deliveryCharges)}
          </Definition>
          <Definition name={text.discount}>
            {product.discount === null ? common.dash : formatMinus(product.discount, language)}
          </Definition>
          <Definition name={cart.plan === null ? text.term.total : text.total} isStrong>
            {money(product.totalPrice)}
          </Definition>
          {isWide && cart.plan !== null ? (
            <Definition name={text.term.total} isStrong>
              <CountedAmount amount={cart.plan.total} write={money} />
            </Definition>
          ) : null}
        </DefinitionList>
        <Listen />
      </div>
    </Card>
  );
}

function Delivery({ cart, screen }: Part) {
  const text = useText().shop.cart;
  const { address, receiptType, purchase } = cart;
  return (
    <Card>
      <div className={`${shared.stack} ${styles.delivery}`}>
        <ChoiceGroup label={text.delivery} isLabelHidden>
          {receiptTypesOf(purchase).map((type) => (
            <Choice
              key={type}
              group="receipt"
              look="tab"
              isChosen={type === receiptType}
              onChoose={() => screen.chooseReceipt(type)}
            >
              <Icon name={type === 'express' ? 'truck' : 'store'} />
              <span>{text[type]}</span>
            </Choice>
          ))}
        </ChoiceGroup>
        <CartReasons cart={cart} screen={screen} at="delivery" />
        {receiptType === 'pickUp' ? <p className={styles.note}>{text.pickUpNote}</p> : null}
        {offersAddress(cart) ? (
          <Button look="secondary" onClick={screen.editAddress}>
            <Icon name="pin" /> {text.addAddress}
          </Button>
        ) : null}
        {receiptType === 'express' && address !== null ? (
          <DeliveryAddress address={address} onEdit={screen.editAddress} />
        ) : null}
      </div>
    </Card>
  );
}

function DeliveryAddress({ address, onEdit }: { readonly address: Address; readonly onEdit: () => void }) {
  const text = useText().shop.cart;
  return (
    <div className={styles.address}>
      <div>
        <AddressLines address={address} />
        <p className={shared.muted}>
          <bdi dir="ltr">{address.email}</bdi>
        </p>
      </div>
      <IconButton label={text.editAddress} onClick={onEdit}>
        <Icon name="edit" />
      </IconButton>
    </div>
  );
}

/** What is asked for now, why Continue did not go on, and Continue (R48, R55): at the foot of a phone's screen, at that of the side of a wide one. */
function Foot({ cart, screen }: Part) {
  const language = useLanguage();
  const text = useText();
  const discount = discountOf(cart.purchase.product);
  return (
    <div className={styles.foot}>
      <div className={styles.why}>
        <CartReasons cart={cart} screen={screen} at="continue" />
      </div>
      <div className={styles.asked}>
        <DueNow cart={cart} />
        {discount === null ? null : (
          <p className={shared.muted}>{text.shop.cart.totalDiscount({ amount: formatMinus(discount, language) })}</p>
        )}
      </div>
      <Button
        isBusy={cart.task === 'continuing'}
        disabled={cart.task !== null || !canContinue(cart)}
        onClick={() => void screen.proceed()}
      >
        {text.common.continue}
      </Button>
    </div>
  );
}
