import { hotline, hours, mailbox, shownHotline, wallets } from 'virtual:settings/company';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { type Wallets, walletNames } from '#core/text/company.ts';
import { hoursIn } from '#core/text/dates.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import shared from '../../kit/styles/shared.module.css';
import { kafOf } from '../../kit/texts/kaf.ts';
import styles from './site.module.css';
import { useSite } from './site-context.tsx';
import frame from './site-frame.module.css';

/** Hotline, mailbox and hours (R5). */
export function Contact() {
  const { common, site, language } = useSite();
  const text = site.frame;
  return (
    <dl className={`${shared.row} ${shared.facts} ${frame.contact}`}>
      <div>
        <dt>{text.hotline}</dt>
        <dd>
          <HotlineLink />
        </dd>
      </div>
      <div>
        <dt>{text.mailbox}</dt>
        <dd>
          <Fact of="company.mailbox" mark={common.sample}>
            <a href={`mailto:${mailbox}`}>
              <bdi dir="ltr">{mailbox}</bdi>
            </a>
          </Fact>
        </dd>
      </div>
      <div>
        <dt>{text.hoursLabel}</dt>
        <dd>
          <Fact of="company.hours" mark={common.sample}>
            {text.hours(hoursIn(language, hours, common))}
          </Fact>
        </dd>
      </div>
    </dl>
  );
}

/** The hotline's number, ready to be called. */
export function HotlineLink() {
  const { common } = useSite();
  return (
    <Fact of="company.hotline" mark={common.sample}>
      <a href={`tel:${hotline}`}>
        <bdi dir="ltr">{shownHotline}</bdi>
      </a>
    </Fact>
  );
}

/** A text, with the wallets that money is repaid through where it names them. */
export function WithWallets({ text }: { readonly text: string | ((need: Wallets) => string) }) {
  const { common } = useSite();
  if (typeof text === 'string') return text;
  return (
    <Fact of="company.wallets" mark={common.sample}>
      {text(walletNames(wallets))}
    </Fact>
  );
}

/** The title of a public page. */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <h1 className={styles.title} data-kaf={kafOf(children)}>
      {children}
    </h1>
  );
}

/** A link to a page in the present language and layout, named as in the menu. */
export function PageLink({ page }: { readonly page: SitePage }) {
  const { site, page: current, language, layout } = useSite();
  return (
    <a href={sitePath(page, language, layout)} aria-current={page === current ? 'page' : undefined}>
      {site.frame.menu[page]}
    </a>
  );
}
