import { useState } from 'react';
import type { SiteScreens } from '#adapters/composition/compose-site.ts';
import type { MessageTexts } from '#core/safety/message-to-forward.ts';
import { Button, ButtonLink } from '../../parts/button/button.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import { useSite } from '../../site/site-context.tsx';
import styles from './forward-card.module.css';

/** One tap makes a text in both languages to forward: by the phone's own sheet, WhatsApp, or the clipboard. */
export function ForwardCard({
  about,
  screens,
  message,
}: {
  readonly about: 'official' | 'unofficial' | 'loan';
  readonly screens: SiteScreens;
  readonly message: (languages: readonly MessageTexts[]) => string;
}) {
  const { share } = useSite().site.safety;
  const [isCopied, setCopied] = useState(false);
  const written = async (): Promise<string> => message(await bothLanguages());
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <section className={styles.card} aria-labelledby="forward">
      <div>
        <h2 id="forward">{share.title[about]}</h2>
        <p>{share.text}</p>
      </div>
      <div className={styles.buttons}>
        {canShare ? (
          <Button
            look="secondary"
            onClick={() => void written().then((text) => navigator.share({ text }).catch(() => undefined))}
          >
            <Icon name="share" /> {share.share}
          </Button>
        ) : null}
        <ButtonLink
          look="secondary"
          href="https://wa.me/"
          rel="noreferrer"
          onClick={(event) => {
            event.preventDefault();
            void written().then((text) => window.location.assign(`https://wa.me/?text=${encodeURIComponent(text)}`));
          }}
        >
          {share.whatsApp}
        </ButtonLink>
        <Button
          look="secondary"
          onClick={() =>
            void written()
              .then((text) => screens.clipboard.copy(text))
              .then(setCopied)
          }
        >
          <Icon name={isCopied ? 'check' : 'copy'} />{' '}
          <span aria-live="polite">{isCopied ? share.copied : share.copy}</span>
        </Button>
      </div>
    </section>
  );
}

/** The other language's texts are loaded when somebody forwards something, and not before. */
async function bothLanguages(): Promise<readonly MessageTexts[]> {
  const [english, urdu] = await Promise.all([import('#core/text/en/site.ts'), import('#core/text/ur/site.ts')]);
  return [english.site, urdu.site];
}
