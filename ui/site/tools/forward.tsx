import { useEffect, useState } from 'react';
import type { MessageTexts } from '#core/safety/message-to-forward.ts';
import { forwardStateFor, whatsAppLink } from '#core/screens/forward.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button, ButtonLink } from '../../kit/parts/button/button.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { useSite, useSiteTools } from '../frame/site-context.tsx';
import styles from './forward.module.css';

/** One tap hands a result on, in both languages: by the phone's own sheet, WhatsApp, or the clipboard. */
export function ForwardCard({
  about,
  result,
  message,
}: {
  readonly about: 'official' | 'unofficial' | 'loan';
  /** What was checked or calculated: another one is dated anew. */
  readonly result: string;
  /** The text to hand on, of a result that came at `now` (epoch ms). */
  readonly message: (languages: readonly MessageTexts[], now: number) => string;
}) {
  const { share } = useSite().site.safety;
  const { screens, clock } = useSiteTools();
  const [dated, setDated] = useState(() => ({ result, at: clock.now() }));
  if (dated.result !== result) setDated({ result, at: clock.now() });
  const [latest, screen] = useScreen(screens.forward);
  const text = message(useBothLanguages(), dated.at);
  const state = forwardStateFor(text, latest);
  return (
    <section className={styles.card} aria-labelledby="forward">
      <div>
        <h2 id="forward">{share.title[about]}</h2>
        <p>{share.text}</p>
      </div>
      <div className={styles.buttons}>
        {screen.canShare ? (
          <Button look="secondary" onClick={() => void screen.share(text)}>
            <Icon name="share" /> {share.share}
          </Button>
        ) : null}
        <ButtonLink look="secondary" href={whatsAppLink(text)} rel="noreferrer">
          {share.whatsApp}
        </ButtonLink>
        <Button look="secondary" onClick={() => void screen.copy(text)}>
          <Icon name={state.kind === 'copied' ? 'check' : 'copy'} />{' '}
          <span aria-live="polite">{state.kind === 'copied' ? share.copied : share.copy}</span>
        </Button>
      </div>
      {state.kind === 'byHand' ? (
        <div role="alert">
          <p>{share.byHand}</p>
          <p className={styles.text}>{state.text}</p>
        </div>
      ) : null}
    </section>
  );
}

/** The other language's texts are loaded once there is a result; where they do not come, the page's own must do. */
function useBothLanguages(): readonly MessageTexts[] {
  const [languages, setLanguages] = useState<readonly MessageTexts[]>([useSite().site]);
  useEffect(() => {
    Promise.all([import('#core/text/en/site.ts'), import('#core/text/ur/site.ts')]).then(
      ([english, urdu]) => setLanguages([english.site, urdu.site]),
      () => undefined,
    );
  }, []);
  return languages;
}
