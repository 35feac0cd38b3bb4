import { visitorLanguage } from '#adapters/composition/sandbox-browser.ts';
import { type CataloguePhone, PHONES } from '#adapters/sandbox/catalogue/phones.ts';
import { marksOf, variantsOf } from '#adapters/sandbox/catalogue/variants.ts';
import { variantExample } from '#adapters/sandbox/lending/tariff.ts';
import { productId } from '#core/lib/ids.ts';
import { PAISA_PER_RUPEE } from '#core/lib/money.ts';
import { overTotal } from '#core/product/product.ts';
import { pathOf } from '#core/routes/places.ts';
import { formatRupees } from '#core/text/format.ts';
import type { Language } from '#core/text/language.ts';
import { BridgeCheck } from '../bridge-check/bridge-check.tsx';
import { Name } from '../kit/binding/text.tsx';
import { Badge } from '../kit/parts/badge/badge.tsx';
import cardStyles from '../kit/parts/card/card.module.css';
import { PageHead } from '../kit/parts/page-head/page-head.tsx';
import { Picture } from '../kit/parts/picture/picture.tsx';
import shared from '../kit/styles/shared.module.css';
import controls from './controls.module.css';
import { Playground } from './playground.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import styles from './sandbox-page.module.css';
import { SANDBOX_TEXT } from './sandbox-text.ts';
import { Simulator } from './simulator.tsx';

/** The sandbox's own pages, by the address: the shelf, the app's side of the shop, the rules to play with, the bridge check. */
export function SandboxPage() {
  const { pathname } = window.location;
  if (pathname.startsWith('/sandbox/simulator')) return <Simulator />;
  if (pathname.startsWith('/sandbox/playground'))
    return <Playground language={/\/urdo\/?$/.test(pathname) ? 'ur' : 'en'} />;
  if (pathname.startsWith('/sandbox')) return <Shelf language={visitorLanguage()} />;
  return (
    <SandboxFrame page="bridgeCheck">
      <BridgeCheck isFramed />
    </SandboxFrame>
  );
}

/** The shelf of the app, where shoppers come from: the specification begins at a phone. It speaks as the shop will. */
function Shelf({ language }: { readonly language: Language }) {
  const { title, text } = SANDBOX_TEXT[language].shelf;
  return (
    <SandboxFrame page="shelf" language={language}>
      <PageHead title={title}>{text}</PageHead>
      <ul className={styles.shelf}>
        {PHONES.map((phone) => (
          <li className={`${cardStyles.card} ${shared.tight} ${styles.phone}`} key={phone.id}>
            <PhoneCard phone={phone} language={language} />
          </li>
        ))}
      </ul>
    </SandboxFrame>
  );
}

/** A phone of the catalogue: the whole card leads to its page. */
function PhoneCard({ phone, language }: { readonly phone: CataloguePhone; readonly language: Language }) {
  const text = SANDBOX_TEXT[language].shelf;
  const rupees = (amount: number): string => formatRupees(amount * PAISA_PER_RUPEE, language);
  const [first] = variantsOf(phone.id);
  if (first === undefined) return null;
  const marks = marksOf(phone.id);
  const example = variantExample(first);
  return (
    <>
      <Picture source={first.picture} alt="" />
      <p className={shared.muted}>
        <Name of={phone.brandName} />
      </p>
      <h2 className={controls.title}>
        <a href={pathOf({ page: 'product', product: productId(phone.id) })}>
          <Name of={phone.productName} />
        </a>
      </h2>
      <p className={shared.strong}>
        <bdi>{rupees(first.price)}</bdi>{' '}
        {phone.linePrice === null ? null : (
          <s className={shared.muted}>
            <bdi>{rupees(phone.linePrice)}</bdi>
          </s>
        )}
      </p>
      <p className={styles.plan}>
        {example === null
          ? text.fullOnly
          : text.plan({
              today: rupees(example.downPayment),
              each: rupees(example.perPeriod),
              periods: example.periods,
              isExact: overTotal(example) === 0,
            })}
      </p>
      {marks.length === 0 ? null : (
        <p className={shared.row}>
          {marks.map((mark) => (
            <Badge tone="brand" key={mark}>
              {text.marks[mark]}
            </Badge>
          ))}
        </p>
      )}
    </>
  );
}
