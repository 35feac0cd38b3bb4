import type { BuyButton } from '#core/product/buy-button.ts';
import { overTotal, type Product, planNote, priceTag, type Sku } from '#core/product/product.ts';
import type { Place } from '#core/routes/places.ts';
import type { ProductReady, ProductScreen } from '#core/screens/product.ts';
import { unbroken } from '#core/text/format.ts';
import { presaleText } from '#core/text/sentences.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { Name, type ShopTexts, Struck, useMoney, useSellerWords, useText } from '../../kit/binding/text.tsx';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Badge } from '../../kit/parts/badge/badge.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useIsWide } from '../../kit/parts/columns/columns.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { PageFrame } from '../../kit/parts/page-frame/page-frame.tsx';
import { Skeleton } from '../../kit/parts/skeleton/skeleton.tsx';
import shared from '../../kit/styles/shared.module.css';
import { CHUNKS, PendingOrder } from '../chunks.ts';
import { LoadFailed, PageMessage } from '../parts/page-message.tsx';
import { BarEnd } from '../parts/page-parts.tsx';
import { Carousel, Variants } from '../parts/product-variants.tsx';
import styles from './product.module.css';

/** The product page (R37–R44). */
export default function ProductPage({ place }: { readonly place: Extract<Place, { page: 'product' }> }) {
  const { screens, buyWhenReady } = useShop();
  const text = useText();
  const [state, screen] = useScreen(() => screens.product(place.product, buyWhenReady));
  const isWide = useIsWide();
  const ready = state.kind === 'ready' ? state : null;
  const About = useLater(CHUNKS.phoneAbout);
  const isComing = ready !== null || state.kind === 'loading';
  const bar = isComing ? <BuyBar ready={ready} screen={screen} /> : null;
  return (
    <PageFrame
      title={ready?.product.name || text.shop.product.title}
      onBack={screen.back}
      action={<BarEnd />}
      footer={isWide ? null : bar}
    >
      {state.kind === 'missing' ? (
        <PageMessage of="noPhone" {...text.shop.product.missing}>
          <Button onClick={screen.back}>{text.common.back}</Button>
        </PageMessage>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed failed={state} screen={screen} /> : null}
      {isComing ? (
        <div className={`${shared.stack} ${styles.page}`}>
          {ready === null ? <Skeleton shapes={['picture']} /> : <Carousel ready={ready} screen={screen} />}
          <div className={`${shared.stack} ${styles.box}`}>
            {ready === null ? <Skeleton shapes={WAITING} /> : <Offer ready={ready} screen={screen} />}
            {isWide ? bar : null}
            {ready === null ? null : <Facts ready={ready} />}
          </div>
          {ready === null || About === null ? null : (
            // oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same
            <About ready={ready} />
          )}
        </div>
      ) : null}
      {ready?.buying.kind === 'pendingOrder' || ready?.buying.kind === 'cancelling' ? (
        <PendingOrder screen={screen} buying={ready.buying} />
      ) : null}
    </PageFrame>
  );
}

/** Brand, name, price, plan, colours and versions, as they come. */
const WAITING = ['short', 'line', 'short', 'plan', 'short', 'swatch', 'short', 'chip'] as const;

/** What is bought, for how much, and in which variants. The discount stands where it moves nothing when it comes. */
function Offer({ ready, screen }: { readonly ready: ProductReady; readonly screen: ProductScreen }) {
  const { product, sku } = ready;
  const money = useMoney();
  const text = useText().shop.product;
  const { price, before, discountRate } = priceTag(product, sku);
  return (
    <>
      <section className={shared.packed}>
        <p className={`${shared.apart} ${styles.brand}`}>
          <Name of={product.brand} />{' '}
          {discountRate === null ? null : <Badge tone="caution">{text.off({ rate: discountRate })}</Badge>}
        </p>
        <h2 className={styles.name}>
          <Name of={product.name} />
        </h2>
        <p className={`${shared.line} ${styles.price}`}>
          <bdi className={styles.amount}>{money(price)}</bdi>
          {before === null ? null : <Struck className={styles.before}>{money(before)}</Struck>}
        </p>
        <PlanNote product={product} sku={sku} />
      </section>
      <Variants ready={ready} screen={screen} />
    </>
  );
}

const STOCK_TONES = { buyNow: 'good', presale: 'caution', soldOut: 'bad' } as const satisfies Record<
  BuyButton['kind'],
  string
>;

/** Availability, which is what the button says, and delivery time of the variant. */
function Facts({ ready: { product, button } }: { readonly ready: ProductReady }) {
  const { common, shop } = useText();
  const words = shop.product;
  const { duration } = useSellerWords();
  return (
    <DefinitionList>
      <Definition name={words.availability}>
        <Badge tone={STOCK_TONES[button.kind]}>{words.stock[button.kind]}</Badge>
      </Definition>
      <Definition name={words.deliveryTime}>
        {product.deliveryTime === null ? common.dash : unbroken(duration(product.deliveryTime))}
      </Definition>
    </DefinitionList>
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
      {example === null ? (
        <bdi className={styles.monthly}>{unbroken(note ?? '')}</bdi>
      ) : (
        <>
          <b className={styles.monthly}>
            {text.monthly({
              each: money(example.perPeriod),
              periods: example.periods,
              isExact: overTotal(example) === 0,
            })}
          </b>{' '}
          {text.besideMonthly({ today: money(example.downPayment), total: money(example.total) })}
        </>
      )}
    </p>
  );
}

/** BUY NOW, asleep until the phone is there. */
function BuyBar({ ready, screen }: { readonly ready: ProductReady | null; readonly screen: ProductScreen }) {
  const text = useText();
  const kind = ready?.buying.kind;
  const isAsking = kind === 'pendingOrder' || kind === 'cancelling';
  const dialog = useLater(CHUNKS.pendingOrder, isAsking);
  return (
    <div className={`${shared.stack} ${styles.bar}`}>
      <Button
        data-buy={ready?.button.kind}
        disabled={ready?.button.kind !== 'buyNow'}
        isBusy={kind === 'sending' || (isAsking && dialog === null)}
        onClick={() => void screen.buy()}
      >
        <bdi>{buttonText(ready?.button, text)}</bdi>
      </Button>
    </div>
  );
}

function buttonText(button: BuyButton | undefined, text: ShopTexts): string {
  if (button === undefined || button.kind === 'buyNow') return text.shop.product.buyNow;
  if (button.kind === 'soldOut') return text.shop.product.stock.soldOut;
  return presaleText(button.startsAt, text);
}
