import type { Failed } from '#core/errors/gateway-codes.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Message } from '../../kit/parts/message/message.tsx';

/** A page whose data did not come, with the way to ask again; without a shopper, first of all with the way to log in (Q71). */
export function LoadFailed({
  failed: { cause },
  onRetry,
  refused,
}: {
  readonly failed: Pick<Failed, 'cause'>;
  readonly onRetry: () => void;
  /** What a refusal means on this page, where it means something of its own. */
  readonly refused?: { readonly title: string; readonly text: string };
}) {
  const { common } = useText();
  if (cause === 'login') return <LoginNeeded onRetry={onRetry} />;
  const own = cause === 'refused' ? refused : undefined;
  const said = own ?? { title: common.loadFailed.title, text: common.loadFailed[cause] };
  return (
    <Message icon="question" title={said.title} text={said.text}>
      <Button look="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
    </Message>
  );
}

/** Nobody is logged in, or the token is not taken. */
export function LoginNeeded({ onRetry }: { readonly onRetry: () => void }) {
  const { common, shop } = useText();
  const { logIn } = useShop();
  return (
    <Message icon="question" title={shop.login.title} text={shop.login.text}>
      <Button onClick={logIn}>{shop.login.open}</Button>
      <Button look="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
    </Message>
  );
}
