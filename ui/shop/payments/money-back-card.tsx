import { moneyBackOf } from '#core/order/money-back.ts';
import type { Order } from '#core/order/order.ts';
import { REFUND_BUSINESS_DAYS } from '#core/refund/refund.ts';
import { writtenDate } from '#core/text/dates.ts';
import { useMoney, useText } from '../../kit/binding/text.tsx';
import { Card } from '../../kit/parts/card/card.tsx';
import { Definition, DefinitionList } from '../../kit/parts/definition-list/definition-list.tsx';

/** What comes back of an order that ended early, how much of it, and by when. */
export function MoneyBackCard({ order }: { readonly order: Order }) {
  const money = useMoney();
  const { shop, common } = useText();
  const text = shop.order.moneyBack;
  const back = moneyBackOf(order);
  if (back === null) return null;
  if (back.kind !== 'known') {
    return (
      <Card title={text.title}>
        <p>{text[back.kind]}</p>
      </Card>
    );
  }
  const [asked, by] = [back.askedAt, back.by].map((at) => (at === null ? null : writtenDate(at, common)));
  return (
    <Card title={text.title}>
      <DefinitionList>
        {asked == null ? null : <Definition name={text.asked}>{asked}</Definition>}
        {by == null ? null : (
          <Definition name={text.by}>{text.byDate({ date: by, days: REFUND_BUSINESS_DAYS })}</Definition>
        )}
        {back.amount === null ? null : (
          <Definition name={text.amount} isStrong>
            {money(back.amount)}
          </Definition>
        )}
      </DefinitionList>
    </Card>
  );
}
