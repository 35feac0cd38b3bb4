import type { CartReady, CartScreen, Language } from 'asaan/core';
import {
  Button,
  Card,
  Choice,
  ChoiceGroup,
  Definition,
  DefinitionList,
  LocaleProvider,
  localeOf,
  Money,
  Status,
  useMoney,
  useScreen,
  useText,
} from 'asaan/react';

const LOCALES = { en: localeOf('en'), ur: localeOf('ur') };

/** The cart, in a language. `makeScreen` is `shop.screens.cart`. */
export function CartPage({ language, makeScreen }: { language: Language; makeScreen: () => CartScreen }) {
  return (
    <LocaleProvider value={LOCALES[language]}>
      <main lang={language} dir={language === 'ur' ? 'rtl' : 'ltr'}>
        <Cart makeScreen={makeScreen} />
      </main>
    </LocaleProvider>
  );
}

function Cart({ makeScreen }: { makeScreen: () => CartScreen }) {
  const { common, shop } = useText();
  const [state, screen] = useScreen(makeScreen);
  switch (state.kind) {
    case 'loading':
      return <Status>{common.loading}</Status>;
    case 'elsewhere':
    case 'failed':
      return <Button onClick={screen.retry}>{common.retry}</Button>;
    case 'over':
      return <Button onClick={screen.openOrder}>{shop.order.title}</Button>;
    case 'ready':
      return <Ready cart={state} screen={screen} />;
  }
}

function Ready({ cart, screen }: { cart: CartReady; screen: CartScreen }) {
  const { common, shop } = useText();
  const money = useMoney();
  const { product, plans } = cart.purchase;
  return (
    <>
      <Card title={shop.cart.title}>
        <DefinitionList>
          <Definition name={product.name}>{money(product.price)}</Definition>
          <Definition name={shop.cart.total} isStrong>
            {money(product.totalPrice)}
          </Definition>
        </DefinitionList>
      </Card>
      <ChoiceGroup label={shop.cart.payment} layout="column">
        <Choice
          group="payment"
          isChosen={cart.paymentType === 'full'}
          onChoose={() => void screen.choosePayment('full')}
        >
          {shop.cart.full}
        </Choice>
        <Choice
          group="payment"
          isChosen={cart.paymentType === 'bnpl'}
          onChoose={() => void screen.choosePayment('bnpl')}
        >
          {shop.cart.bnpl}
        </Choice>
      </ChoiceGroup>
      {cart.paymentType === 'bnpl' ? (
        <ChoiceGroup label={shop.cart.bnpl}>
          {plans.map((plan) => (
            <Choice
              key={plan.originalProductId}
              group="plan"
              isChosen={plan.originalProductId === cart.plan?.originalProductId}
              onChoose={() => screen.choosePlan(plan.originalProductId)}
            >
              {shop.cart.terms({ periods: plan.periods })} <Money amount={plan.total} />
            </Choice>
          ))}
        </ChoiceGroup>
      ) : null}
      <Button disabled={cart.task !== null} onClick={() => void screen.proceed()}>
        {common.continue}
      </Button>
    </>
  );
}
