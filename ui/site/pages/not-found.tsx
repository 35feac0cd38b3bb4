import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { CounterArt } from '../../kit/parts/art/counter-art.tsx';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

const OFFERED: readonly SitePage[] = ['numberCheck', 'calculator', 'faq', 'complaints'];

/** An address that names nothing, with the way home, and the others that exist. `isSecond`: below the same words in another language. */
export function NotFoundPage({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { common, site, language } = useSite();
  const Title = isSecond ? 'h2' : 'h1';
  return (
    <section className={styles.hero}>
      <div className={styles.prose}>
        <Title className={styles.title}>{common.notFound.title}</Title>
        <p className={styles.lead}>{common.notFound.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={sitePath('home', language)}>{site.frame.menu.home}</ButtonLink>
        </div>
        <ul className={styles.ways}>
          {OFFERED.map((page) => (
            <li key={page}>
              <a href={sitePath(page, language)}>{site.frame.menu[page]}</a>
            </li>
          ))}
        </ul>
      </div>
      <CounterArt isEmpty />
    </section>
  );
}
