import { productId } from '#core/lib/ids.ts';
import { PAISA_PER_RUPEE } from '#core/lib/money.ts';
import { overTotal } from '#core/product/product.ts';
import { pathOf } from '#core/routes/places.ts';
import { formatRupees } from '#core/text/format.ts';
import { LANGUAGES, type Language } from '#core/text/language.ts';
import { Badge } from '../kit/parts/badge/badge.tsx';
import cardStyles from '../kit/parts/card/card.module.css';
import { Picture } from '../kit/parts/picture/picture.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { PageHead, SandboxFrame } from './sandbox-frame.tsx';
import { sandboxText } from './sandbox-text.ts';
import styles from './shelf.module.css';
import { type CataloguePhone, marksOf, PHONES, picturePath, variantExample, variantsOf } from './workshop-tools.ts';

const text = sandboxText.shelf;

/** The shelf of the app, where shoppers come from: the specification begins at a phone. */
export function Shelf({ language }: { readonly language: Language }) {
  return (
    <SandboxFrame page="shelf">
      <div className={styles.top}>
        <PageHead title={text.title}>{text.text}</PageHead>
        <p className={styles.languages}>
          <span>{text.language}</span>
          {LANGUAGES.map((each) => (
            <a
              href={`/sandbox?language=${each}`}
              lang={each}
              aria-current={each === language ? 'true' : undefined}
              key={each}
            >
              {LANGUAGE_NAMES[each]}
            </a>
          ))}
        </p>
      </div>
      <ul className={styles.shelf}>
        {PHONES.map((phone) => (
          <li className={`${cardStyles.card} ${styles.phone}`} key={phone.id}>
            <PhoneCard phone={phone} />
          </li>
        ))}
      </ul>
    </SandboxFrame>
  );
}

/** Rupees, as the shelf writes them. */
const rupees = (amount: number): string => formatRupees(amount * PAISA_PER_RUPEE, 'en');

/** A phone of the catalogue: the whole card leads to its page. */
function PhoneCard({ phone }: { readonly phone: CataloguePhone }) {
  const [first] = variantsOf(phone.id);
  if (first === undefined) return null;
  const marks = marksOf(phone.id);
  const example = variantExample(first);
  return (
    <>
      <Picture source={picturePath(phone.id, first.color, 'back')} alt="" />
      <p className={styles.brand}>{phone.brandName}</p>
      <h2 className={styles.name}>
        <a href={pathOf({ page: 'product', product: productId(phone.id) })}>{phone.productName}</a>
      </h2>
      <p className={styles.price}>
        {rupees(first.price)} {phone.linePrice === null ? null : <s>{rupees(phone.linePrice)}</s>}
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
        <p className={styles.marks}>
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
