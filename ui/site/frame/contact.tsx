import { hotline, hours, mailbox } from 'virtual:settings/company';
import { isDemo } from 'virtual:settings/site';
import { hoursIn } from '#core/text/opening-hours.ts';
import styles from './contact.module.css';
import { useSite } from './site-context.tsx';

/** Hotline, mailbox and hours (R5). */
export function Contact() {
  const { site, language } = useSite();
  const text = site.frame;
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{text.hotline}</dt>
        <dd>
          <HotlineLink />
        </dd>
      </div>
      <div>
        <dt>{text.mailbox}</dt>
        <dd>
          <a href={`mailto:${mailbox}`}>
            <bdi dir="ltr">{mailbox}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{text.hoursLabel}</dt>
        <dd>{text.hours(hoursIn(language, hours))}</dd>
        {isDemo ? <dd className={styles.sample}>{text.sample}</dd> : null}
      </div>
    </dl>
  );
}

/** The hotline's number, ready to be called. */
export function HotlineLink() {
  return (
    <a href={`tel:${hotline}`}>
      <bdi dir="ltr">{hotline}</bdi>
    </a>
  );
}
