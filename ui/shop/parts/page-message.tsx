import type { ComponentProps } from 'react';
import type { Failed } from '#core/screens/failure.ts';
import { FAILURE_ACTIONS, isMissing } from '#core/screens/failure.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { useShop } from '../../kit/binding/shop-context.tsx';
import { useText } from '../../kit/binding/text.tsx';
import type { PageState } from '../../kit/parts/art/state-art.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Message } from '../../kit/parts/message/message.tsx';

/** Loads the drawings. They are fetched ahead: a page needs them when the network is gone. */
export const loadStateArt = () => import('../../kit/parts/art/state-art.tsx');

/** The drawing of a page that has nothing to show, once its code is there. */
export function Drawing({ of }: { readonly of: PageState }) {
  const art = useLater(loadStateArt);
  return art === null ? null : <art.StateArt of={of} />;
}

/** Such a page: its drawing, its words, its one action. */
export function PageMessage({
  of,
  ...words
}: { readonly of: PageState } & Pick<ComponentProps<typeof Message>, 'title' | 'text' | 'children'>) {
  return <Message {...words} icon="question" drawing={<Drawing of={of} />} />;
}

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
