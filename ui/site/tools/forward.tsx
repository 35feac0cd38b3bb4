import { hotline, legalName, name } from 'virtual:settings/company';
import { listedOn } from 'virtual:settings/numbers';
import { site as origin } from 'virtual:settings/site';
import { useEffect, useState } from 'react';
import { statedTime } from '#core/lib/time.ts';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import {
  type MessageCard,
  type MessageContext,
  type MessageTexts,
  messageText,
} from '#core/safety/message-to-forward.ts';
import { forwardStateFor, whatsAppLink } from '#core/screens/forward.ts';
import { inEachLanguage } from '#core/text/language.ts';
import { useScreen } from '../../kit/binding/use-screen.ts';
import { Button, ButtonLink } from '../../kit/parts/button/button.tsx';
import cardStyles from '../../kit/parts/card/card.module.css';
import { HAS_SAMPLES } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import shared from '../../kit/styles/shared.module.css';
import { useSite, useSiteTools } from '../frame/site-context.tsx';
import styles from './forward.module.css';

const linksTo = (page: SitePage) => inEachLanguage((language) => origin + sitePath(page, language));
const COMPANY = { name, legalName, hotline };
/** Where the reader of a message can see for himself. */
const LINKS = { numberCheck: linksTo('numberCheck'), calculator: linksTo('calculator') };

/** One tap hands a result on, in both languages: by the phone's own sheet, WhatsApp, or the clipboard. */
export function ForwardCard({
  about,
  result,
  cards,
}: {
  readonly about: 'official' | 'unofficial' | 'loan';
  /** What was checked or calculated: another one is dated anew. */
  readonly result: string;
  /** What to hand on. */
  readonly cards: (context: MessageContext) => readonly MessageCard[];
}) {
  const { common, site, language } = useSite();
  const { share } = site.safety;
  const { screens, clock } = useSiteTools();
  const [dated, setDated] = useState(() => ({ result, at: statedTime(clock) }));
  if (dated.result !== result) setDated({ result, at: statedTime(clock) });
  const [latest, screen] = useScreen(screens.forward);
  const languages = useBothLanguages();
  const drawn = cards({ now: dated.at, company: COMPANY, links: LINKS, listedOn, hasSamples: HAS_SAMPLES, languages });
  const text = messageText(drawn);
  const state = forwardStateFor(text, latest);
  useEffect(() => {
    // Its program and its font are there when the sheet is to open: a browser opens it only soon after the press.
    if (screen.takesPictures)
      void import('./forward-picture.ts').then((drawing) => drawing.preparePicture()).catch(() => undefined);
  }, [screen]);
  const draw = async () => (await import('./forward-picture.ts')).drawPicture(drawn, name[language], name.en);
  return (
    <section className={`${cardStyles.card} ${shared.row} ${styles.card}`} aria-labelledby="forward">
      <div>
        <h2 id="forward">{share.title[about]}</h2>
        <p className={shared.muted}>{share.text}</p>
      </div>
      <div className={shared.row}>
        {screen.canShare ? (
          <Button look="secondary" onClick={() => void screen.share(text, draw)}>
            <Icon name="share" /> {share.share}
          </Button>
        ) : null}
        <ButtonLink look="secondary" href={whatsAppLink(text)} rel="noreferrer">
          {common.whatsApp}
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
  const [languages, setLanguages] = useState<readonly MessageTexts[]>([useSite()]);
  useEffect(() => {
    Promise.all([textsIn.en(), textsIn.ur()]).then(setLanguages, () => undefined);
  }, []);
  return languages;
}

const textsIn = {
  en: async (): Promise<MessageTexts> => {
    const [{ site }, { common }] = await Promise.all([
      import('#core/text/en/site.ts'),
      import('#core/text/en/common.ts'),
    ]);
    return { language: 'en', site, common };
  },
  ur: async (): Promise<MessageTexts> => {
    const [{ site }, { common }] = await Promise.all([
      import('#core/text/ur/site.ts'),
      import('#core/text/ur/common.ts'),
    ]);
    return { language: 'ur', site, common };
  },
};
