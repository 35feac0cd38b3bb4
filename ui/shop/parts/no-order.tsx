import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { useLaterText } from './later-text.ts';
import { PageMessage } from './page-message.tsx';

/** A page that needs an order and has none, with the way back. `isNamed`: only its address can name one. */
export function NoOrder({ isNamed = false, onBack }: { readonly isNamed?: boolean; readonly onBack: () => void }) {
  const { common } = useText();
  const { cases } = useLaterText();
  return (
    <PageMessage of="noOrder" {...(isNamed ? cases.noOrderNamed : cases.noOrder)}>
      <Button onClick={onBack}>{common.back}</Button>
    </PageMessage>
  );
}
