import { licence } from 'virtual:settings/company';
import { Fragment, type ReactNode } from 'react';
import { shownDay } from '#core/text/dates.ts';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { Seal } from '../../kit/parts/seal/seal.tsx';
import { HotlineLink } from '../frame/contact.tsx';
import { useSite } from '../frame/site-context.tsx';
import styles from './trust.module.css';

/** Why a borrower may trust this lender, in one strip: licence, supervisor, hotline (R5, R7). */
export function Trust() {
  const { common, site } = useSite();
  const { trust } = site.home;
  return (
    <dl className={styles.strip}>
      <Reason name={site.about.disclosure.licenceNumber}>
        <Seal />
        <Fact of="company.licence.number" mark={common.sample}>
          <bdi dir="ltr">
            {licence.number.split(/(?<=\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </Fact>
        <small>
          <Fact of="company.licence.date" mark={common.sample}>
            {trust.issued({ date: shownDay(licence.date, common) })}
          </Fact>
        </small>
      </Reason>
      <Reason name={trust.supervisor}>{trust.secp}</Reason>
      <Reason name={site.frame.hotline}>
        <HotlineLink />
      </Reason>
    </dl>
  );
}

function Reason({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
