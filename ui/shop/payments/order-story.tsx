import { isLate, type Order } from '#core/order/order.ts';
import { orderStory } from '#core/order/order-story.ts';
import { writtenTime } from '#core/text/dates.ts';
import { useText } from '../../kit/binding/text.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Icon } from '../../kit/parts/icon/icon.tsx';
import styles from './order-story.module.css';

/** What has happened to an order, what is waited for, and what comes then. */
export function OrderStory({ order }: { readonly order: Order }) {
  const { shop, common } = useText();
  const text = shop.order.story;
  const story = orderStory(order);
  if (story.length === 0) return null;
  return (
    <Card title={text.title}>
      <ol className={styles.story} data-late={isLate(order) || undefined}>
        {story.map(({ step, state, at }) => {
          const time = at === null ? null : writtenTime(at, common);
          return (
            <li
              className={styles.step}
              key={step}
              data-state={state}
              data-end={step === 'cancelled' || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                {state === 'done' && !isLate(order) ? <Icon name={step === 'cancelled' ? 'cross' : 'check'} /> : null}
              </span>
              <span className={styles.name}>{state === 'done' ? text.done[step] : text.ahead[step]}</span>
              {time === null ? null : <bdi className={styles.time}>{time}</bdi>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
