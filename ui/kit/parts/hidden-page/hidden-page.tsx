import type { ReactNode } from 'react';
import type { Catalogue } from '#core/text/catalogue.ts';
import { Button } from '../button/button.tsx';
import { Message } from '../message/message.tsx';

/** Instead of a page, or a form, of which it is not known yet whose it is, with the way to ask again (Q71). */
export function HiddenPage({
  common,
  drawing,
  onRetry,
}: {
  readonly common: Pick<Catalogue['common'], 'hidden' | 'retry'>;
  readonly drawing?: ReactNode;
  readonly onRetry: () => void;
}) {
  return (
    <Message icon="question" drawing={drawing} title={common.hidden.title} text={common.hidden.text}>
      <Button onClick={onRetry}>{common.retry}</Button>
    </Message>
  );
}
