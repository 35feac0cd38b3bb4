import { sitePath } from '#core/routes/site-pages.ts';
import { useText } from '../../binding/text.tsx';
import { ButtonLink } from '../../parts/button/button.tsx';
import styles from './site.module.css';

/** An address that names nothing. */
export function NotFoundPage() {
  const { common, site } = useText();
  const text = common.notFound;
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.lead}>{text.text}</p>
      <ButtonLink look="secondary" href={sitePath('numberCheck', 'en')}>
        {site.home.check}
      </ButtonLink>
    </section>
  );
}
