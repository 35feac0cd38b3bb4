import { common as english } from '#core/text/en/common.ts';
import { shop } from '#core/text/en/shop.ts';
import { common as urdu } from '#core/text/ur/common.ts';
import { shop as urduShop } from '#core/text/ur/shop.ts';
import { Button, IconButton } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import frame from '../../kit/parts/page-frame/page-frame.module.css';
import picture from '../../kit/parts/picture/picture.module.css';
import skeleton from '../../kit/parts/skeleton/skeleton.module.css';
import shared from '../../kit/styles/shared.module.css';
import styles from '../pages/product.module.css';
import variants from '../parts/product-variants.module.css';

/**
 * The product page before its program: the same frame and places, filled by the script that is inlined with it. Its buttons
 * can be pressed once that script listens, and its words are in both languages until one is known.
 */
export function ProductShell() {
  return (
    <div className={frame.frame} data-shell="">
      <header className={frame.bar}>
        <IconButton label={english.back} data-back="" data-en={english.back} data-ur={urdu.back} disabled>
          <Icon name="back" />
        </IconButton>
        <p className={frame.title} data-en={shop.product.title} data-ur={urduShop.product.title}>
          {shop.product.title}
        </p>
      </header>
      <main className={`${shared.stack} ${frame.content}`}>
        <div className={`${shared.stack} ${styles.page}`}>
          <div>
            <div className={variants.stage}>
              <div className={picture.picture} data-fill="picture" />
            </div>
            <div className={variants.under} />
          </div>
          <Box />
        </div>
      </main>
    </div>
  );
}

function Box() {
  return (
    <div className={`${shared.stack} ${styles.box}`}>
      <section className={shared.packed}>
        <p className={`${shared.apart} ${styles.brand}`} data-fill="brand">
          <Words />
        </p>
        <p className={styles.name}>
          <bdi lang="en" data-fill="name">
            <Words />
          </bdi>
        </p>
        <p className={`${shared.line} ${styles.price}`}>
          <span className={styles.amount} data-fill="price">
            <Words />
          </span>
          <s className={styles.before} data-fill="old" />
        </p>
        <p className={styles.plan} data-fill="plan">
          <span className={styles.monthly}>
            <Words />
          </span>
          <Words />
        </p>
      </section>
      <div data-comes="choice" />
      <div data-comes="choice" />
      <footer className={frame.footer}>
        <div className={`${shared.stack} ${styles.bar}`} data-asleep="">
          <Button data-buy="" data-en={shop.product.buyNow} data-ur={urduShop.product.buyNow} disabled>
            {shop.product.buyNow}
          </Button>
        </div>
      </footer>
    </div>
  );
}

/** Stands where words come. */
const Words = () => <span data-comes="">{'\u00A0'}</span>;

/** What stands in the other pages of the shop while their program is fetched: a title bar and grey shapes without sides, gone once one is in sight. */
export function ShopWaiting() {
  return (
    <div className={frame.frame} data-waiting="" aria-hidden="true">
      <div className={frame.bar} />
      <div className={`${shared.stack} ${frame.content}`}>
        <div className={shared.close}>
          {(['line', 'card', 'card', 'line'] as const).map((shape, at) => (
            <span className={skeleton.shape} data-shape={shape} key={`${shape}-${at}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
