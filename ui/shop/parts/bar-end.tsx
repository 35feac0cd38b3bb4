import type { OrderId } from '#core/lib/ids.ts';
import { useLater } from '../../kit/binding/later.tsx';
import { CHUNKS } from '../chunks.ts';

/** The end of a page's title bar: the way to the staff (Q50), and the head of the page on paper. */
export function BarEnd({
  order,
}: {
  /** The order that the page prints, null for none of its own; without it nothing is printed yet. */
  readonly order?: OrderId | null | undefined;
}) {
  const Help = useLater(CHUNKS.help);
  const payments = useLater(CHUNKS.payments, order !== undefined);
  return (
    <>
      {/* oxlint-disable-next-line react/static-components -- the component is loaded once and stays the same */}
      {Help === null ? null : <Help />}
      {order === undefined || payments === null ? null : <payments.Letterhead order={order} />}
    </>
  );
}
