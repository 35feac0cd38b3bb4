import { legalName, licence } from 'virtual:settings/company';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { statedTime } from '#core/lib/time.ts';
import { shownDay, writtenTime } from '#core/text/dates.ts';
import { directionOf } from '#core/text/language.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useLanguage, useText } from '../../kit/binding/text.tsx';
import { openForPaper } from '../../kit/open-for-paper.ts';
import { Button } from '../../kit/parts/button/button.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Seal } from '../../kit/parts/icon/icon.tsx';
import { Answers, Deferred, Modal } from '../../kit/parts/modal/modal.tsx';
import shared from '../../kit/styles/shared.module.css';
import { usePaymentTexts } from './facts.tsx';
import styles from './paper.module.css';

/** The head of a printed page, seen on paper alone: who gives it, under the seal of what is verified, of which order it is, and when it was printed. */
export function Letterhead({ order }: { readonly order: string | null }) {
  const { common, shop } = useText();
  const { paper } = usePaymentTexts().payments;
  const language = useLanguage();
  const { number, date } = licence;
  const time = writtenTime(usePrintTime(), common);
  return (
    <div className={`${shared.onPaper} ${styles.letterhead}`} data-letterhead="">
      <div className={shared.beside}>
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
      <div>
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
  const [now, setNow] = useState(() => statedTime(clock));
  useEffect(openForPaper, []);
  useEffect(() => {
    // Drawn before the paper is.
    const print = (): void => flushSync(() => setNow(statedTime(clock)));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [clock]);
  return now;
}

/** A sheet over the page that is printed alone, without the page and its own buttons. */
export function PrintedSheet({
  title,
  look,
  order,
  onClose,
  before = null,
  action = null,
  children,
}: {
  readonly title: string;
  readonly look: 'sheet' | 'full';
  /** The order that it is of. */
  readonly order: string;
  readonly onClose: () => void;
  /** Buttons before what is printed. */
  readonly before?: ReactNode;
  /** A button after it, beside Close. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const { common } = useText();
  return createPortal(
    <Modal title={title} look={look} onDismiss={onClose}>
      <Deferred>
        <Letterhead order={order} />
      </Deferred>
      {before}
      <div className={`${shared.stack} ${styles.printed}`} data-printed="">
        <Deferred>
          {children}
          <PrintsAlone />
        </Deferred>
      </div>
      <div data-unprinted="">
        <Answers>
          {action}
          <Button look="secondary" onClick={onClose}>
            {common.close}
          </Button>
        </Answers>
      </div>
    </Modal>,
    document.body,
  );
}

/** Lets the sheet be printed alone, once it is drawn. */
function PrintsAlone() {
  useEffect(() => {
    document.documentElement.dataset['printsAlone'] = '';
    return () => void delete document.documentElement.dataset['printsAlone'];
  }, []);
  return null;
}
