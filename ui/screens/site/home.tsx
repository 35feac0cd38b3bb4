import { sitePath } from '#core/routes/site-pages.ts';
import { useText } from '../../binding/text.tsx';
import { ButtonLink } from '../../parts/button/button.tsx';
import { Card } from '../../parts/card/card.tsx';
import { Definition, DefinitionList } from '../../parts/definition-list/definition-list.tsx';
import { Icon } from '../../parts/icon/icon.tsx';
import styles from './site.module.css';

/** The landing page: terms (R1), how it works (R2), who can borrow (R3). */
export function HomePage() {
  const text = useText().site.home;
  return (
    <>
      <section className={styles.hero}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
        <ButtonLink look="secondary" href={sitePath('numberCheck', 'en')}>
          <Icon name="shield" /> {text.check}
        </ButtonLink>
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
        <Card title={text.howTitle}>
          <ol className={styles.steps}>
            {text.how.map((step) => (
              <li key={step.title}>{step.text}</li>
            ))}
          </ol>
        </Card>
        <Card title={text.whoTitle}>
          <ul className={styles.list}>
            {text.who.map((each) => (
              <li key={each}>
                <Icon name="check" /> {each}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
