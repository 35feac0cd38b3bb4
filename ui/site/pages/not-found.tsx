import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { Art } from '../../kit/parts/art/art.tsx';
import lens from '../../kit/parts/art/lens.svg?raw';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

const OFFERED: readonly SitePage[] = ['numberCheck', 'calculator', 'faq', 'complaints'];

/** An address that names nothing, with the way home, and the others that exist. `isSecond`: below the same words in another language. */
export function NotFoundPage({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { common, site, language } = useSite();
  const Title = isSecond ? 'h2' : 'h1';
  return (
    <section className={`${shared.stack} ${styles.column}`}>
      <Art drawing={lens} />
      <Title className={styles.title}>{common.notFound.title}</Title>
      <p className={styles.lead}>{common.notFound.text}</p>
      <p className={styles.action}>
        <ButtonLink href={sitePath('home', language)}>{site.frame.menu.home}</ButtonLink>
      </p>
      <ul className={`${shared.row} ${shared.links} ${styles.ways}`}>
        {OFFERED.map((page) => (
          <li key={page}>
            <a href={sitePath(page, language)}>{site.frame.menu[page]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
