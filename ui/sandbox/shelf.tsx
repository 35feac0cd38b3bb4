import { productId } from '#core/lib/ids.ts';
import { PAISA_PER_RUPEE } from '#core/lib/money.ts';
import { DOCS_ROOT } from '#core/routes/docs-pages.ts';
import { pathOf } from '#core/routes/places.ts';
import { formatRupees } from '#core/text/format.ts';
import { Picture } from '../kit/parts/picture/picture.tsx';
import styles from './sandbox.module.css';
import { sandboxText } from './sandbox-text.ts';
import { PHONES, picturePath } from './workshop-tools.ts';

/** The shelf of the app, where shoppers come from: the specification begins at a phone. */
export function Shelf() {
  return (
    <div className={styles.shelfPage}>
      <header className={styles.shelfHead}>
        <p className={styles.mark}>{sandboxText.mark}</p>
        <h1 className={styles.shelfTitle}>{sandboxText.shelf.title}</h1>
        <p>{sandboxText.shelf.text}</p>
        <p>
          <a href="/sandbox/simulator">{sandboxText.simulator.title}</a> ·{' '}
          <a href="/sandbox/states">{sandboxText.states.title}</a> ·{' '}
          <a href="/bridge-check">{sandboxText.bridgeCheck}</a> · <a href={DOCS_ROOT}>{sandboxText.documentation}</a>
        </p>
      </header>
      <main>
        <ul className={styles.shelf}>
          {PHONES.map((phone) => (
            <li key={phone.id}>
              <a className={styles.phone} href={pathOf({ page: 'product', product: productId(phone.id) })}>
                <Picture source={picturePath(phone.id, phone.colors[0]?.[0] ?? '', 'back')} alt="" />
                <span className={styles.brand}>{phone.brandName}</span>
                <span className={styles.name}>{phone.productName}</span>
                <span className={styles.price}>
                  {formatRupees((phone.versions[0]?.price ?? 0) * PAISA_PER_RUPEE, 'en')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
