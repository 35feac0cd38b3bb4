import { store } from 'virtual:settings/company';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button, ButtonLink } from '../../kit/parts/button/button.tsx';
import { Fact } from '../../kit/parts/fact/fact.tsx';
import { useLaterText } from './later-text.ts';
import { PageMessage } from './page-message.tsx';

/** Where no page of the shop is: without the app around it, with the way to the app (Q67), or at an address that names none, with the way back (Q44). */
export function Outside({ isInApp }: { readonly isInApp: boolean }) {
  const { hostApp } = useShop();
  const { common } = useText();
  const { cases } = useLaterText();
  if (isInApp)
    return (
      <PageMessage of="noPhone" {...cases.noPage}>
        <Button onClick={hostApp.back}>{common.back}</Button>
      </PageMessage>
    );
  return (
    <PageMessage of="opensInApp" {...cases.opensInApp}>
      <Fact of="company.store" mark={common.sample}>
        <ButtonLink href={store} rel="noreferrer">
          {cases.getApp}
        </ButtonLink>
      </Fact>
    </PageMessage>
  );
}
