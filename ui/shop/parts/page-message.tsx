import type { ComponentProps } from 'react';
import { useLater } from '../../kit/binding/later.tsx';
import type { PageState } from '../../kit/parts/art/state-art.tsx';
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
