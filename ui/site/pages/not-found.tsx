import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { CounterArt } from '../../kit/parts/art/counter-art.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

const OFFERED: readonly SitePage[] = ['home', 'numberCheck', 'calculator', 'faq', 'complaints'];

/** An address that names nothing, with the ways that exist. `isSecond`: below the same words in another language. */
export function NotFoundPage({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { common, site, language } = useSite();
  const Title = isSecond ? 'h2' : 'h1';
  return (
    <section className={styles.hero}>
      <div className={styles.prose}>
        <Title className={styles.title}>{common.notFound.title}</Title>
        <p className={styles.lead}>{common.notFound.text}</p>
        <ul className={styles.list}>
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
