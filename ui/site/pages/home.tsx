import { wallets } from 'virtual:settings/company';
import { exampleLoan } from '#core/loan/example-loan.ts';
import { sitePath } from '#core/routes/site-pages.ts';
import { walletNames } from '#core/text/company.ts';
import { formatAmount, formatRupees } from '#core/text/format.ts';
import { HomeArt } from '../../kit/parts/art/home-art.tsx';
import { WalletArt } from '../../kit/parts/art/wallet-art.tsx';
import { ButtonLink } from '../../kit/parts/button/button.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from '../frame/site.module.css';
import { useSite } from '../frame/site-context.tsx';
import { AppBadge } from '../frame/site-footer.tsx';

/** The landing page: terms (R1), how it works (R2), who can borrow (R3), a look at the calculator. */
export function HomePage() {
  const { common, site, language, layout } = useSite();
  const text = site.home;
  const loan = exampleLoan();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
          <div className={styles.actions}>
            <ButtonLink href={sitePath('numberCheck', language, layout)}>
              <Icon name="shield" /> {text.check}
            </ButtonLink>
            <ButtonLink look="secondary" href={sitePath('calculator', language, layout)}>
              <Icon name="calculator" /> {text.calculate}
            </ButtonLink>
          </div>
          <AppBadge />
        </div>
        <HomeArt sum={loan === null ? '' : formatAmount(loan.total)} />
      </section>
      <div className={styles.columns}>
        <Card title={text.termsTitle}>
          <DefinitionList>
            {text.terms.map(({ name, value }) => (
              <Definition name={name} key={name}>
                {value}
              </Definition>
            ))}
          </DefinitionList>
        </Card>
        <Card title={text.whoTitle}>
          <ul className={styles.list}>
            {text.who.map((each) => (
              <li key={each}>
                <Icon name="check" /> <span>{each}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Example />
      </div>
      <section className={styles.section}>
        <h2 className={styles.heading}>{text.howTitle}</h2>
        <ol className={styles.steps}>
          {text.how.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                {typeof step.text === 'string' ? (
                  step.text
                ) : (
                  <Fact of="company.wallets" mark={common.sample}>
                    {step.text(walletNames(wallets))}
                  </Fact>
                )}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What a loan at the highest rate costs, calculated by the product's own rule. */
function Example() {
  const { site, language, layout } = useSite();
  const text = site.home.example;
  const loan = exampleLoan();
  if (loan === null) return null;
  return (
    <Card title={text.title}>
      <p>
        {text.text({
          amount: formatRupees(loan.amount, language),
          days: loan.days,
          markup: formatRupees(loan.markup, language),
          total: formatRupees(loan.total, language),
        })}
      </p>
      <a href={sitePath('calculator', language, layout)}>{text.more}</a>
      <WalletArt />
    </Card>
  );
}
