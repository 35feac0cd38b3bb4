import { COMPANY } from '#core/text/company.ts';
import styles from './contact.module.css';
import { useSite } from './site-context.tsx';

/** Hotline, mailbox and hours (R5). */
export function Contact() {
  const { site } = useSite();
  const { hotline, mailbox, hoursLabel, hours } = site.frame;
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{hotline}</dt>
        <dd>
          <HotlineLink />
        </dd>
      </div>
      <div>
        <dt>{mailbox}</dt>
        <dd>
          <a href={`mailto:${COMPANY.mailbox.value}`}>
            <bdi dir="ltr">{COMPANY.mailbox.value}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{hoursLabel}</dt>
        <dd>{hours}</dd>
      </div>
    </dl>
  );
}

/** The hotline's number, ready to be called. */
export function HotlineLink() {
  const number = COMPANY.hotline.value;
  return (
    <a href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
