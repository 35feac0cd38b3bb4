import { useText } from '../../kit/binding/text.tsx';
import { Button } from '../../kit/parts/button/button.tsx';
import { Message } from '../../kit/parts/message/message.tsx';

/** A page whose data did not come, with the way to ask again. */
export function LoadFailed({
  onRetry,
  title,
  text,
}: {
  readonly onRetry: () => void;
  readonly title?: string;
  readonly text?: string;
}) {
  const { common } = useText();
  return (
    <Message icon="question" title={title ?? common.loadFailed.title} text={text ?? common.loadFailed.text}>
      <Button look="secondary" onClick={onRetry}>
        {common.retry}
      </Button>
    </Message>
  );
}
