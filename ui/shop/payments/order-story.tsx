import type { Order } from '#core/order/order.ts';
import { isEarlyEnd, orderStory } from '#core/order/order-story.ts';
import { shownTime } from '#core/text/dates.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import { usePaymentTexts } from './facts.tsx';
import styles from './order-story.module.css';

/** What has happened to an order, what is waited for, and what comes then. */
export function OrderStory({ order, isLate }: { readonly order: Order; readonly isLate: boolean }) {
  const { common } = useText();
  const text = usePaymentTexts().payments.story;
  const story = orderStory(order);
  if (story.length === 0) return null;
  return (
    <ol className={styles.story} aria-label={text.title} data-late={isLate || undefined}>
      {story.map(({ step, state, at }) => {
        const time = at === null ? null : shownTime(at, common);
        return (
          <li
            className={styles.step}
            key={step}
            data-state={state}
            data-end={isEarlyEnd(step) || undefined}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'done' ? <Icon name={isEarlyEnd(step) ? 'cross' : 'check'} /> : null}
            </span>
            <span className={styles.told}>
              <span className={styles.name}>{state === 'done' ? text.done[step] : text.ahead[step]}</span>
              {time === null ? null : <bdi className={styles.time}>{time}</bdi>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
