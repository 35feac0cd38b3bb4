import { useState } from 'react';
import type { BuyButton } from '#core/product/buy-button.ts';
import {
  ATTRIBUTE_GROUPS,
  ATTRIBUTE_ROWS,
  type Product,
  planNote,
  priceTag,
  type Sku,
  versionOf,
} from '#core/product/product.ts';
import type { Place } from '#core/routes/places.ts';
import type { ProductReady, ProductScreen } from '#core/screens/product.ts';
import { presaleText } from '#core/text/presale.ts';
import { later, useLater } from '../../kit/binding/later.tsx';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { type ShopTexts, useMoney, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { Message } from '../../kit/parts/message/message.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import { LATER_PARTS } from '../later-parts.ts';
import { HelpButton } from '../parts/help-button.tsx';
import { LoadFailed } from '../parts/load-failed.tsx';
import { Carousel, Variants } from '../parts/product-variants.tsx';
import styles from './product.module.css';

/** The product page (R37–R44). */
export default function ProductPage({ place }: { readonly place: Extract<Place, { page: 'product' }> }) {
  const { screens, buyWhenReady } = useShop();
  const text = useText();
  const [state, screen] = useScreen(() => screens.product(place.product, { buyWhenReady }));
  const isReady = state.kind === 'ready';
  return (
    <PageFrame
      title={isReady ? state.product.name : text.shop.product.title}
      isSent={isReady}
      onBack={screen.back}
      action={<HelpButton />}
      footer={isReady ? <BuyBar ready={state} screen={screen} /> : null}
    >
      {state.kind === 'missing' ? (
        <Message icon="phone" title={text.shop.product.missing.title} text={text.shop.product.missing.text}>
          <Button onClick={screen.back}>{text.common.back}</Button>
        </Message>
      ) : null}
      {state.kind === 'loading' ? <Skeleton shapes={['picture', 'line', 'short', 'card', 'card']} /> : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} onRetry={screen.retry} /> : null}
      {isReady ? <Details ready={state} screen={screen} /> : null}
    </PageFrame>
  );
}

function Details({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const { duration } = useSellerWords();
  const { product, sku } = ready;
  return (
    <>
      <Carousel ready={ready} screen={screen} />
      <section className={styles.heading}>
        <p className={styles.brand}>
          <bdi>{product.brand}</bdi>
        </p>
        <h2 className={styles.name}>
          <bdi>{product.name}</bdi>
        </h2>
        <Price product={product} sku={sku} />
        <PlanNote product={product} sku={sku} />
      </section>
      <Variants ready={ready} screen={screen} />
      <Card>
        <DefinitionList>
          <Definition name={text.shop.product.brand}>{product.brand || text.common.dash}</Definition>
          <Definition name={text.shop.product.version}>{versionOf(product, sku) ?? text.common.dash}</Definition>
          <Definition name={text.shop.product.deliveryTime}>
            {product.deliveryTime === null ? text.common.dash : duration(product.deliveryTime)}
          </Definition>
          <Definition name={text.shop.product.availability}>
            {sku?.isInStock ? (
              <Badge tone="good">{text.shop.product.inStock}</Badge>
            ) : (
              <Badge tone="bad">{text.shop.product.soldOut}</Badge>
            )}
          </Definition>
        </DefinitionList>
      </Card>
      {product.description.text === null ? null : <Description content={product.description.text} />}
      <Specifications product={product} />
      {ready.buying.kind === 'pendingOrder' || ready.buying.kind === 'cancelling' ? (
        <PendingOrder pending={screen.pending} buying={ready.buying} />
      ) : null}
    </>
  );
}

function Price({ product, sku }: { readonly product: Product; readonly sku: Sku | null }) {
  const money = useMoney();
  const text = useText();
  const { price, before, discountRate } = priceTag(product, sku);
  return (
    <p className={styles.price}>
      <bdi className={styles.amount}>{money(price)}</bdi>
      {before === null ? null : (
        <s className={styles.old}>
          <bdi>{money(before)}</bdi>
        </s>
      )}
      {discountRate === null ? null : <Badge tone="caution">{text.shop.product.off({ rate: discountRate })}</Badge>}
    </p>
  );
}

/** What the phone costs by instalments: the gateway's example, else its note. */
function PlanNote({ product, sku }: { readonly product: Product; readonly sku: Sku | null }) {
  const text = useText().shop.product;
  const money = useMoney();
  const { example, note } = planNote(product, sku);
  if (example === null && note === null) return null;
  return (
    <p className={styles.plan}>
      <Icon name="calculator" />{' '}
      {example === null ? (
        <bdi>{note}</bdi>
      ) : (
        <span>
          {text.example({
            today: money(example.downPayment),
            each: money(example.perPeriod),
            periods: example.periods,
            total: money(example.total),
            isExact: example.downPayment + example.periods * example.perPeriod === example.total,
          })}
        </span>
      )}
    </p>
  );
}

function Description({ content }: { readonly content: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={text.shop.product.description}>
      <p className={styles.description} data-open={isOpen || undefined} dir="auto">
        {content}
      </p>
      <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.shop.product.showLess : text.shop.product.showMore}
      </Button>
    </Card>
  );
}

function Specifications({ product }: { readonly product: Product }) {
  const text = useText();
  const { groups, rows } = text.shop.product;
  return (
    <Card title={text.shop.product.specifications}>
      {ATTRIBUTE_GROUPS.map((group, at) => {
        const names = rows[group] as Readonly<Record<string, string>>;
        const values = product.description.attribute[group] as Readonly<Record<string, string | null>>;
        return (
          <details className={styles.group} key={group} open={at === 0}>
            <summary className={styles.summary}>
              {groups[group]} <Icon name="down" />
            </summary>
            <DefinitionList>
              {ATTRIBUTE_ROWS[group].map((row) => (
                <Definition name={names[row] ?? row} key={row}>
                  {values[row] ?? text.common.dash}
                </Definition>
              ))}
            </DefinitionList>
          </details>
        );
      })}
    </Card>
  );
}

function BuyBar({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const text = useText();
  const { kind } = ready.buying;
  const isAsking = kind === 'pendingOrder' || kind === 'cancelling';
  const dialog = useLater(LATER_PARTS.pendingOrder, isAsking);
  return (
    <div className={styles.bar}>
      <Button
        data-buy=""
        disabled={ready.button.kind !== 'buyNow'}
        isBusy={kind === 'sending' || (isAsking && dialog === null)}
        onClick={() => void screen.buy()}
      >
        <bdi>{buttonText(ready.button, text)}</bdi>
      </Button>
    </div>
  );
}

function buttonText(button: BuyButton, text: ShopTexts): string {
  if (button.kind === 'buyNow') return text.shop.product.buyNow;
  if (button.kind === 'soldOut') return text.shop.product.soldOut;
  return presaleText(button.startsAt, text);
}

/** An order that waits (R44). Until its dialog's code is there, BUY NOW stays busy. */
const PendingOrder = later(LATER_PARTS.pendingOrder);
