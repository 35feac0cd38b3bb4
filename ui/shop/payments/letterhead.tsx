import { legalName, licence } from 'virtual:settings/company';
import { useEffect, useState } from 'react';
import { createStore } from '#core/lib/store.ts';
import { statedTime } from '#core/lib/time.ts';
import { shownDay, writtenTime } from '#core/text/dates.ts';
import { directionOf } from '#core/text/language.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { useStore } from '../../kit/binding/use-screen.ts';
import { openForPaper } from '../../kit/open-for-paper.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Seal } from '../../kit/parts/icon/icon.tsx';
import styles from './letterhead.module.css';
import { usePaymentTexts } from './payment-texts.ts';

/** Who gives a paper, under the seal of what is verified. */
export function Issuer() {
  const { common } = useText();
  const { paper } = usePaymentTexts().payments;
  const language = useLanguage();
  const { number, date } = licence;
  return (
    <div className={styles.issuer}>
      <span className={styles.seal}>
        <Seal />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <Fact of="company.legalName" mark={common.sample}>
            {legalName[language]}
          </Fact>
        </p>
        <p className={styles.licence}>
          {paper.licence}:{' '}
          <Fact of="company.licence" mark={common.sample}>
            <bdi dir={directionOf(language)}>{paper.licenceOf({ number, date: shownDay(date, common) })}</bdi>
          </Fact>
        </p>
      </div>
    </div>
  );
}

/** The head of a printed page, seen on paper alone: who gives it, of which order it is, and when it was printed. */
export function Letterhead({ order }: { readonly order: string | null }) {
  const { common, shop } = useText();
  const { paper } = usePaymentTexts().payments;
  const time = writtenTime(usePrintTime(), common);
  return (
    <div className={styles.letterhead} data-letterhead="">
      <Issuer />
      <div className={styles.about}>
        {order === null ? null : (
          <p>
            {shop.order.orderId}: <bdi dir="ltr">{order}</bdi>
          </p>
        )}
        {time === null ? null : (
          <p>
            {paper.printed}: <bdi>{time}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** When the page is printed, ms since 1970; 0 where the device does not know. */
function usePrintTime(): number {
  const { clock } = useShop();
  // A store’s change is drawn before the paper is.
  const [now] = useState(() => createStore(statedTime(clock)));
  useEffect(openForPaper, []);
  useEffect(() => {
    const print = (): void => now.set(statedTime(clock));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [clock, now]);
  return useStore(now);
}
