import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useLaterText } from './later-text.ts';
import { PageMessage } from './page-message.tsx';

/** A list of cities that has none of such a name, with the way back to all of them (Q41). */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { shop } = useText();
  const { cases } = useLaterText();
  return (
    <PageMessage of="nothingFound" title={shop.address.nothingFound} text={cases.noSuchCity}>
      <Button onClick={onShowAll}>{cases.allCities}</Button>
    </PageMessage>
  );
}
