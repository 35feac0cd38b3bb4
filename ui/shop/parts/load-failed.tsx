import type { Failed } from '#core/screens/failure.ts';
import { FAILURE_ACTIONS, isMissing } from '#core/screens/failure.ts';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { PageMessage } from './page-message.tsx';

/** A page whose data did not come, with what solves it first: to ask again, to go back, to log in (Q71, Q72). */
export function LoadFailed({
  failed: { cause },
  screen,
}: {
  readonly failed: Pick<Failed, 'cause'>;
  /** `back` is missing for what lies over a page: it speaks of a login alone, which needs none. */
  readonly screen: { retry(): void; back?(): void };
}) {
  const { common, shop } = useText();
  const { logIn } = useShop();
  const { title, text } =
    cause === 'login'
      ? shop.login
      : {
          title: isMissing(cause) ? common.missing[cause] : common.loadFailed.title,
          text: common.loadFailed[cause],
        };
  const acts = { ...screen, logIn };
  return (
    <PageMessage of={cause} title={title} text={text}>
      {FAILURE_ACTIONS[cause].map((action, at) => (
        <Button key={action} look={at === 0 ? 'primary' : 'secondary'} onClick={acts[action]}>
          {action === 'logIn' ? shop.login.open : common[action]}
        </Button>
      ))}
    </PageMessage>
  );
}
