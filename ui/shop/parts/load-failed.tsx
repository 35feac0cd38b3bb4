import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Message } from '../../kit/parts/message/message.tsx';

/** A page whose data did not come, with the way to ask again; without a shopper, first of all with the way to log in (Q71). */
export function LoadFailed({
  failed: { needsLogin },
  onRetry,
  title,
  text,
}: {
  readonly failed: { readonly needsLogin: boolean };
  readonly onRetry: () => void;
  readonly title?: string;
  readonly text?: string;
}) {
  const { common } = useText();
  if (needsLogin) return <LoginNeeded onRetry={onRetry} />;
  return (
    <Message icon="question" title={title ?? common.loadFailed.title} text={text ?? common.loadFailed.text}>
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
