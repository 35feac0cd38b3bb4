import type { ReactNode } from 'react';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { Art } from '../../kit/parts/art/art.tsx';
import lens from '../../kit/parts/art/lens.svg?raw';
import silentMast from '../../kit/parts/art/silent-mast.svg?raw';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import shared from '../../kit/styles/shared.module.css';
import { HotlineLink } from '../frame/page-parts.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';

/** An address that names nothing, with the way home, and the others that exist. `isSecond`: below the same words in another language. */
export function NotFoundPage({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { common, site, language } = useSite();
  return (
    <WaysOut
      drawing={lens}
      {...common.notFound}
      isSecond={isSecond}
      action={<ButtonLink href={sitePath('home', language)}>{site.frame.menu.home}</ButtonLink>}
      ways={['numberCheck', 'calculator', 'faq', 'complaints']}
    />
  );
}

/** What the worker shows where neither network nor store has a public page: what works without a network, and the hotline. */
export function OfflinePage() {
  const { common, site } = useSite();
  const { works, ...words } = site.frame.offline;
  return (
    <WaysOut
      drawing={silentMast}
      {...words}
      action={<ButtonLink href="">{common.broken.reload}</ButtonLink>}
      ways={['numberCheck', 'calculator']}
    >
      <p className={shared.links}>
        <HotlineLink />
      </p>
      <p>{works}</p>
    </WaysOut>
  );
}

interface Parts {
  readonly drawing: string;
  readonly title: string;
  readonly text: string;
  /** What can be done here. */
  readonly action: ReactNode;
  readonly ways: readonly SitePage[];
  readonly isSecond?: boolean;
  readonly children?: ReactNode;
}

function WaysOut({ drawing, title, text, action, ways, isSecond = false, children }: Parts) {
  const { site, language } = useSite();
  const Title = isSecond ? 'h2' : 'h1';
  return (
    <section className={`${shared.stack} ${styles.column}`}>
      <Art drawing={drawing} />
      <Title className={styles.title}>{title}</Title>
      <p className={styles.lead}>{text}</p>
      <p className={styles.action}>{action}</p>
      {children}
      <ul className={`${shared.row} ${shared.links} ${styles.ways}`}>
        {ways.map((page) => (
          <li key={page}>
            <a href={sitePath(page, language)}>{site.frame.menu[page]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
