import { hotline, hours, mailbox, shownHotline, wallets } from 'virtual:settings/company';
import type { ReactNode } from 'react';
import { type SitePage, sitePath } from '#core/routes/site-pages.ts';
import { type Wallets, walletNames } from '#core/text/company.ts';
import { hoursIn } from '#core/text/dates.ts';
import { kafOf } from '../../kit/parts/card/card.tsx';
import { type CompanyFact, Fact, isSample, Mark } from '../../kit/parts/fact/fact.tsx';
import shared from '../../kit/styles/shared.module.css';
import styles from './site.module.css';
import { useSite } from './site-context.tsx';
import frame from './site-frame.module.css';

/** Hotline, mailbox and hours (R5). */
export function Contact() {
  const { common, site, language } = useSite();
  const text = site.frame;
  return (
    <dl className={`${shared.row} ${shared.facts} ${frame.contact}`}>
      <Row name={text.hotline}>
        <HotlineLink />
      </Row>
      <Row name={text.mailbox}>
        <Fact of="company.mailbox" mark={common.sample}>
          <a href={`mailto:${mailbox}`}>
            <bdi dir="ltr">{mailbox}</bdi>
          </a>
        </Fact>
      </Row>
      <Row name={text.hoursLabel}>
        <Fact of="company.hours" mark={common.sample}>
          {text.hours(hoursIn(language, hours, common))}
        </Fact>
      </Row>
    </dl>
  );
}

/** A fact under its name. `of`: a fact that fills the row; where it is a sample its mark stands at the row's name. */
export function Row({
  name,
  of,
  children,
}: {
  readonly name: string;
  readonly of?: CompanyFact;
  readonly children: ReactNode;
}) {
  const { common } = useSite();
  const marked = of !== undefined && isSample(of) ? of : undefined;
  return (
    <div data-fact={marked}>
      <dt>
        {name} {marked === undefined ? null : <Mark word={common.sample} />}
      </dt>
      <dd>{children}</dd>
    </div>
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
