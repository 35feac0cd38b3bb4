import type { ComponentProps } from 'react';
import type { PageState } from '#core/errors/state-drawings.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { Message } from '../../kit/parts/message/message.tsx';

/** The drawings: fetched before the network may fail. Here, since parts that are loaded later show them too. */
export const loadStateArt = async () => (await import('../../kit/parts/art/state-art.tsx')).StateArt;

/** The drawing of a page that has nothing to show; nothing until its code is there. */
export function Drawing({ of }: { readonly of: PageState }) {
  const StateArt = useLater(loadStateArt);
  // oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same
  return StateArt === null ? null : <StateArt of={of} />;
}

/** Such a page: its drawing, its words, its one action. */
export function PageMessage({
  of,
  ...words
}: { readonly of: PageState } & Pick<ComponentProps<typeof Message>, 'title' | 'text' | 'children'>) {
  return <Message {...words} icon="question" drawing={<Drawing of={of} />} />;
}
