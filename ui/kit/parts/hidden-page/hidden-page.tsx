import type { Catalogue } from '#core/text/catalogue.ts';
import { Button } from '../button/button.tsx';
import { Message } from '../message/message.tsx';

/** Instead of a page, or a form, of which it is not known yet whose it is, with the way to ask again (Q71). */
export function HiddenPage({
  common,
  onRetry,
}: {
  readonly common: Pick<Catalogue['common'], 'hidden' | 'retry'>;
  readonly onRetry: () => void;
}) {
  return (
    <Message icon="question" title={common.hidden.title} text={common.hidden.text}>
      <Button look="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
    </Message>
  );
}
