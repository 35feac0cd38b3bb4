import { SITE_PATHS } from '#core/routes/site-pages.ts';
import { useText } from '../../binding/text.tsx';
import { ButtonLink } from '../../parts/button/button.tsx';
import styles from './site.module.css';

/** An address that names nothing. */
export function NotFoundPage() {
  const text = useText().common.notFound;
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.lead}>{text.text}</p>
      <ButtonLink look="secondary" href={SITE_PATHS.numberCheck}>
        {text.home}
      </ButtonLink>
    </section>
  );
}
